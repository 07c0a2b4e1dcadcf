/** Passing through friends of one's own will (HOW-INTER-01 to 06, 09): never in a charge, which is no march. */
import { does } from '../../../battle';
import type { Refusal, View } from '../../../battle';
import { exceeds, fallsShort, firstTouch, movedBy, overlaps, times } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { footprint, friendsOf, isDeployed, isMarked, troopAt } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { amended, moveOf } from './allowance';
import type { Allowance } from './allowance';
import { isRefusal, refuse } from '../../common';
import { endedByRiver, measureRun } from './straight-run';
import { nearEnemy } from './near-enemy';
import { runAlong } from './run';
import { lengthWords, shareWords } from '../lengths';

/** A straight march that friends bar: through them, or why not. */
export function measurePassage(
  view: View,
  allowance: Allowance,
  troop: Troop,
  direction: Point,
  length: Cm,
): Allowance | Refusal {
  const friends = friendsOnWay(view, troop, direction, length);
  for (const friend of friends) {
    const barred = passageBarred(view, allowance, troop, friend, times(direction, length));
    if (barred) return barred;
  }
  const normal = moveOf(troop, allowance);
  const run = runAlong(view, troop, direction, length, { normal, throughFriends: true, wading: allowance.wading });
  if (fallsShort(run.most, length)) return run.refused() ?? refuse('HOW-MOVE-01', 'The way is barred.');
  const walked = measureRun(view, allowance, troop, direction, run, length);
  if (isRefusal(walked)) return walked;
  const spent = walked.spent + friends.reduce((sum, friend) => sum + (isFree(troop, friend) ? 0 : normal / 2), 0);
  if (exceeds(spent, normal))
    return refuse('HOW-INTER-01', `Passing friends costs half a move: ${shareWords(spent, normal)}.`);
  const held = friends.filter((friend) => !maySlipBoth(troop, friend)).map(({ id }) => id);
  const passed = amended(walked, {
    spent,
    passed: [...allowance.passed, ...held],
    // A run-in counts from where the last of them is behind it (HOW-CHG-05).
    runIn: Math.min(walked.runIn, ...friends.map((friend) => clearFor(troop, friend, direction, length))),
  });
  return endedByRiver(troop, run, length, passed);
}

/** Friends it would run into before the end, units in houses left out. */
export const friendsOnWay = (view: View, troop: Troop, direction: Point, length: Cm): readonly Troop[] =>
  friendsOf(view, troop).filter(
    (friend) =>
      !friend.inside &&
      friend.boxes.some((box) =>
        troop.boxes.some((own) => fallsShort(firstTouch(own, times(direction, length), box) ?? length, length)),
      ),
  );

function passageBarred(view: View, allowance: Allowance, troop: Troop, friend: Troop, by: Point): Refusal | null {
  const { name } = friend.traits.unit;
  const after = troopAt(troop, movedBy(troop.box.pose, by));
  if (after.boxes.some((own) => friend.boxes.some((box) => overlaps(own, box))))
    return refuse('HOW-INTER-04', `${does(name, 'stands')} in the way, and there is no room to come out beyond.`);
  if (isTooNearToPass(view, allowance, troop, friend))
    return refuse('HOW-INTER-06', `Nobody passes through ${name}: the enemy is within ${lengthWords(nearOf(troop))}.`);
  if (!maySlipBoth(troop, friend) && isMarked(friend, 'moved'))
    return refuse('HOW-INTER-03', `${does(name, 'has')} moved this turn: it is passed only while it stands still.`);
  return null;
}
/** Is the enemy near where the move began, or near the friend (HOW-INTER-06)? */
export function isTooNearToPass(view: View, allowance: Allowance, troop: Troop, friend: Troop): boolean {
  const [start = troop.box] = footprint(troop.traits, allowance.startFormation, allowance.start);
  return nearEnemy(view, troop, start) || nearEnemy(view, friend, friend.box);
}
const nearOf = ({ traits }: Troop): Cm => traits.scale.distances.cm20;

/** Light infantry and deployed guns let others through, and slip through (HOW-INTER-02). */
const maySlip = (troop: Troop): boolean => troop.traits.kind === 'light infantry' || isDeployed(troop);
const isFree = (one: Troop, other: Troop): boolean => maySlip(one) || maySlip(other);
export const maySlipBoth = (one: Troop, other: Troop): boolean => maySlip(one) && maySlip(other);

/** How far it goes on once a friend is behind it. */
function clearFor(troop: Troop, friend: Troop, direction: Point, length: Cm): Cm {
  const by = times(direction, length);
  const ended = troopAt(troop, movedBy(troop.box.pose, by));
  const back = times(direction, -length);
  const touches = ended.boxes.flatMap((own) => friend.boxes.map((box) => firstTouch(own, back, box) ?? length));
  return Math.min(...touches);
}
