/** What bans a whole march, however its legs are measured (HOW-MOVE-09, HOW-PERF-04, 05). */
import { does, midway } from '../../../battle';
import type { Refusal, View } from '../../../battle';
import { exceeds, facing, fallsShort, minus, unit } from '../../../geometry';
import type { Path, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { placeLeft, refuse } from '../../common';
import { distanceBetween, leastGapOnWay, nearest } from '../../../tabletop';
import { enemiesOf, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isMarching, unitOf } from './allowance';
import type { Allowance } from './allowance';
import { isGuns, keepsRoad } from './spending';
import { lengthWords, measuredWords } from '../lengths';

export function banOf(view: View, allowance: Allowance, path: Path, after: Troop): Refusal | null {
  const before = unitOf(view, allowance);
  const left = keptIn(view, before, after.box.pose);
  if (left) return left;
  if (isMarching(allowance) && allowance.move === 2) {
    const stopped = marchStopped(view, before, path, after);
    if (stopped) return stopped;
  }
  if (isBoundAway(allowance)) return notAway(view, before, path, after);
  return null;
}

/** The scenario keeps some within a place (HOW-SCEN-11). */
export function keptIn(view: View, troop: Troop, to: Point): Refusal | null {
  const place = placeLeft(view, troop.id, troop.box.pose, to);
  return place === null
    ? null
    : refuse('HOW-SCEN-11', `${does(troop.traits.unit.name, 'stays')} in ${midway(place)}, as the scenario orders.`);
}

/** Poor and feeble commands, and broken brigades, do not advance (HOW-PERF-04, HOW-OPT-02). */
const isBoundAway = ({ performance }: Allowance): boolean =>
  performance === 'Poor' || performance === 'Feeble' || performance === 'Broken';

/** The second move of a march stays far from all enemies; of guns, on the road (HOW-MOVE-09). */
function marchStopped(view: View, before: Troop, path: Path, after: Troop): Refusal | null {
  const far = after.traits.scale.distances.cm60;
  const close = enemiesOf(view, after.side).find((enemy) => !exceeds(nearestOnWay(before, path, enemy), far));
  if (close)
    return refuse(
      'HOW-MOVE-09',
      `A marching column that has moved twice stays more than ${lengthWords(far)} from the enemy. ${close.traits.unit.name} would be nearer.`,
    );
  const offRoad = path.legs.some((leg, i) => {
    const from = startOf(path, i);
    return leg.kind === 'straight'
      ? !keepsRoad(view, troopAt(before, from), unit(minus(leg.to, from)), leg.length)
      : !keepsRoad(view, troopAt(before, leg.to), facing(leg.to), 0);
  });
  return isGuns(after) && offRoad ? refuse('HOW-MOVE-09', 'Limbered guns march twice only on roads.') : null;
}

/** Under Poor a unit only moves away from its nearest enemy (HOW-PERF-04, HOW-PERF-05). */
function notAway(view: View, before: Troop, path: Path, after: Troop): Refusal | null {
  if (isFacingInPlace(path)) return null;
  const enemies = enemiesOf(view, before.side);
  const first = nearest(before, enemies);
  if (!first) return null;
  const near = (troop: Troop): Cm => nearest(troop, [first.body])?.distance ?? Infinity;
  const ends = near(after);
  if (
    !exceeds(ends, first.distance) ||
    fallsShort(Math.min(ends, nearestOnWay(before, path, first.body)), first.distance)
  )
    return refuse(
      'HOW-PERF-05',
      `On a poor performance a unit only moves away. ${does(first.body.traits.unit.name, 'is')} ${measuredWords(first.distance)} off and would be ${measuredWords(ends)}.`,
    );
  const watch = before.traits.scale.distances.cm60;
  for (const enemy of enemies) {
    const was = nearest(before, [enemy])?.distance ?? Infinity;
    if (!exceeds(was, watch) && fallsShort(nearest(after, [enemy])?.distance ?? Infinity, was))
      return refuse('HOW-PERF-05', `On a poor performance no unit ends nearer to ${enemy.traits.unit.name}.`);
  }
  return null;
}

/** Turns about its centre and nothing else. */
const isFacingInPlace = ({ legs }: Path): boolean => legs.length > 0 && legs.every(({ kind }) => kind === 'pivot');

/** The least distance to an enemy on the way, wheels looked at where they end. */
const nearestOnWay = (before: Troop, path: Path, enemy: Troop): Cm =>
  Math.min(
    ...path.legs.flatMap((leg, i) => {
      if (leg.kind !== 'straight') return distanceBetween(troopAt(before, leg.to), enemy);
      const from = startOf(path, i);
      const by = minus(leg.to, from);
      return troopAt(before, from).boxes.flatMap((box) => enemy.boxes.map((other) => leastGapOnWay(box, by, other)));
    }),
  );

const startOf = ({ legs, from }: Path, leg: number): Pose => legs[leg - 1]?.to ?? from;
