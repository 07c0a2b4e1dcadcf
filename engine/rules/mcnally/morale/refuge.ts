/** Where a unit that routs runs: to the nearest friendly cover that lies away from what it runs from (MCN-ROUT-04). */
import type { Cm, Id, View } from '../../../battle';
import { memo } from '../../../facts';
import { dot, minus, plus, pointInPolygon, times, unit } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import { distanceToEdge } from '../../../tabletop';
import { unitsOfArmy } from '../../../scenario';
import type { Scenario } from '../../../scenario';
import { isWood } from '../ground/kinds';
import { friendsOf, isRouting } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** A way to cover: a unit vector, and how far it takes to have the cover's whole depth behind. */
export interface Refuge {
  readonly direction: Point;
  readonly length: Cm;
}

/** The nearest cover no more than 90 degrees off `away`; null when there is none. */
export function refugeFor(view: View, troop: Troop, away: Point): Refuge | null {
  const at = troop.box.pose;
  const depth = troop.box.depth / 2;
  let best: Refuge | null = null;
  let least = Infinity;
  const offer = (place: Point, behind: Cm): void => {
    const by = minus(place, at);
    const far = Math.sqrt(dot(by, by));
    if (far < depth || far >= least || dot(by, away) < 0) return;
    least = far;
    best = { direction: unit(by), length: far + behind + depth };
  };
  for (const friend of friendsOf(view, troop)) if (!isRouting(friend)) offer(friend.box.pose, reachOf(friend.box));
  for (const area of view.ground.areas)
    if (isWood(area) && !pointInPolygon(at, area.outline))
      offer(area.centre, throughOutline(area.outline, area.centre, at));
  for (const { box } of view.ground.blocks) offer(box.pose, reachOf(box));
  const home = homeward(view.ground.scenario, troop.side);
  const toEdge = distanceToEdge(view.ground, troop.box, home);
  if (dot(home, away) >= 0 && toEdge < least) best = { direction: home, length: toEdge };
  return best;
}

const reachOf = ({ width, depth }: Box): Cm => Math.sqrt(width * width + depth * depth) / 2;

/** From the middle of a wood to its far side as seen from a place. */
function throughOutline(outline: readonly Point[], centre: Point, from: Point): Cm {
  const on = unit(minus(centre, from));
  return outline.reduce((most, point) => Math.max(most, dot(minus(point, centre), on)), 0);
}

/** Toward the edge of the table an army set up on: of the two it lies between, the one farther from the enemy (MCN-SCALE-06). */
const homeward = (scenario: Scenario, side: Id): Point => homes(scenario).get(side) ?? { x: 0, y: -1 };
const homes = memo((scenario: Scenario): ReadonlyMap<Id, Point> => {
  const middles = scenario.armies.map((army) => {
    const places = unitsOfArmy(army).flatMap(({ place }) =>
      'at' in place ? [place.at] : 'arrives' in place ? [place.arrives.at] : [],
    );
    return { id: army.id, at: times(places.reduce(plus, { x: 0, y: 0 }), 1 / Math.max(1, places.length)) };
  });
  return new Map(
    middles.map(({ id, at }) => {
      const other = middles.find((one) => one.id !== id)?.at ?? {
        x: scenario.table.width / 2,
        y: scenario.table.depth / 2,
      };
      const by = minus(at, other);
      const isSide = Math.abs(by.x) > Math.abs(by.y);
      return [id, isSide ? { x: by.x > 0 ? 1 : -1, y: 0 } : { x: 0, y: by.y > 0 ? 1 : -1 }];
    }),
  );
});
