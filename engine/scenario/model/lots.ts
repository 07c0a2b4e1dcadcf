/** Places that a die decides. */
import { facingOf, headingOf, minus, plus, round3, turned } from '../../geometry';
import type { Point } from '../../geometry';
import { unitsOfArmy } from './army';
import type { Army } from './army';
import type { Lots } from './course-of-battle';
import type { Id } from './measures';
import type { Scenario } from './scenario';

/** Where a unit, or with no heading the figure of a brigade, would stand. */
export interface DrawnPlace {
  readonly at: Point;
  readonly heading: number | null;
}

/** Numbers of places between which one die decides evenly; that of the file is one of them. */
export const EVEN_LOTS: readonly number[] = [2, 3, 6];

/** Where the file has everybody: no die decides. */
export const asPlaced = (scenario: Scenario): Scenario => ({
  ...scenario,
  special: scenario.special.filter(({ rule }) => rule !== 'lots'),
});

/** The units of a rule, and the commanders of brigades that belong to it whole, at its place of a number: 0 is that of the file. */
export function drawnPlaces(
  { units, places }: Lots,
  number: number,
  armies: readonly Army[],
): ReadonlyMap<Id, DrawnPlace> {
  const stand = armies
    .flatMap(unitsOfArmy)
    .flatMap(({ id, place }) => (units.includes(id) && 'at' in place ? [{ id, ...place }] : []));
  const led = armies
    .flatMap(({ brigades }) => brigades)
    .filter((brigade) => brigade.units.every(({ id }) => units.includes(id)))
    .map(({ id, commander }) => ({ id, at: commander.at, heading: null }));
  const to = places[number - 1];
  const first = stand.find(({ id }) => id === units[0]) ?? stand[0];
  if (!to || !first) return new Map([...stand, ...led].map(({ id, ...place }) => [id, place]));
  const sum = stand.reduce((all, { at }) => plus(all, at), { x: 0, y: 0 });
  const middle = { x: sum.x / stand.length, y: sum.y / stand.length };
  const by = (to.heading ?? first.heading) - first.heading;
  const moved = (at: Point): Point => {
    const { x, y } = plus(to.at, turned(minus(at, middle), by));
    return { x: round3(x), y: round3(y) };
  };
  const looking = (heading: number | null): number | null =>
    heading === null ? null : round3(headingOf(facingOf(heading + by)));
  return new Map([...stand, ...led].map(({ id, at, heading }) => [id, { at: moved(at), heading: looking(heading) }]));
}
