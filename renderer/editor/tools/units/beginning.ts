/** What a unit that is put on the table is meant to be, where nobody says: of which brigade, and which way it looks. */
import { centreOf } from '../../../../editing/places';
import { gap, headingOf, minus, type Box, type Point } from '../../../../engine/geometry';
import type { Army, Brigade, Id, Scenario } from '../../../../engine/scenario';

/** Boxes so near are meant to touch, cm. */
const TOUCHING = 0.5;

/** The brigade into whose line it is put: edge to edge with a unit of it, or at the interval. */
export function brigadeBeside(
  { brigades }: Army,
  boxes: ReadonlyMap<Id, Box>,
  box: Box,
  interval: number,
): Brigade | null {
  const away = ({ units }: Brigade): number =>
    Math.min(...units.map(({ id }) => boxes.get(id)).map((other) => (other ? gap(box, other) : Infinity)));
  const [nearest] = brigades.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) <= interval + TOUCHING ? nearest : null;
}

/** From where its side sets up, or else from the place itself, toward the middle of the table: 0, 90, 180 or 270. */
export function headingAcross(scenario: Scenario, side: Id, at: Point): number {
  const { table, armies } = scenario;
  const zones = armies.find(({ id }) => id === side)?.deployment.map(({ id }) => id) ?? [];
  const from = centreOf(scenario, ...zones) ?? at;
  const middle = { x: table.width / 2, y: table.depth / 2 };
  return (Math.round(headingOf(minus(middle, from)) / 90) * 90) % 360;
}
