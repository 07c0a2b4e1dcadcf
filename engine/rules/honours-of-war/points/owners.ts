/**
 * Whose works they are: those of the side whose troops begin in them, or within a battalion's frontage behind them; where
 * nobody does, of the side in whose deployment zone they lie; else of the defender, for whom works are dug (HOW-POINTS-07).
 */
import { cross, distanceToSegment, minus, pointInPolygon } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Army, Block, Cm, Entrenchment, Id, Redoubt, Scenario } from '../../../scenario';
import { unitsOfArmy } from '../../../scenario';
import { flatCourse, flatOutline } from '../../../terrain';

export function ownerOfBlock(scenario: Scenario, block: Block): Id | null {
  const holder = scenario.armies.find((army) =>
    unitsOfArmy(army).some(({ place }) => 'inside' in place && place.inside === block.id),
  );
  return holder?.id ?? ownerOfPlace(scenario, block.at);
}

export function ownerOfWorks(scenario: Scenario, works: Entrenchment | Redoubt, near: Cm): Id | null {
  const shelter = works.kind === 'redoubt' ? redoubtOf(works) : trenchOf(works);
  let owner: Id | null = null;
  let least = near;
  for (const army of scenario.armies)
    for (const { place } of unitsOfArmy(army)) {
      const gap = 'at' in place ? shelter.gapOf(place.at) : Infinity;
      if (gap >= least) continue;
      least = gap;
      owner = army.id;
    }
  return owner ?? ownerOfPlace(scenario, shelter.middle);
}

/** How far behind or inside a work somebody stands; without end for whoever stands before it. */
interface Shelter {
  readonly middle: Point;
  gapOf(point: Point): Cm;
}

function redoubtOf({ outline }: Redoubt): Shelter {
  const points = flatOutline(outline);
  return { middle: meanOf(points), gapOf: (point) => (pointInPolygon(point, points) ? 0 : Infinity) };
}

/** The enemy is on the left of its course. */
function trenchOf({ course }: Entrenchment): Shelter {
  const points = flatCourse(course);
  return {
    middle: meanOf(points),
    gapOf(point) {
      const gaps = points.slice(1).flatMap((to, i) => {
        const from = points[i] ?? to;
        return cross(minus(to, from), minus(point, from)) <= 0 ? [distanceToSegment(point, from, to)] : [];
      });
      return Math.min(...gaps);
    },
  };
}

function ownerOfPlace({ armies }: Scenario, place: Point): Id | null {
  const deployed = armies.find(({ deployment }) =>
    deployment.some(({ outline }) => pointInPolygon(place, flatOutline(outline))),
  );
  return (deployed ?? defenderOf(armies))?.id ?? null;
}

/** Without an attacker, the second side. */
const defenderOf = (armies: readonly Army[]): Army | undefined =>
  armies.some(({ attacker }) => attacker) ? armies.find(({ attacker }) => !attacker) : armies[1];

const meanOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
