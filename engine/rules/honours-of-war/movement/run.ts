/**
 * A straight run of a unit, worked out once: what it costs to any length and where it must stop. Moves, charges, evades
 * and pursuits are samples of runs.
 */
import { does } from '../../../battle/sentences';
import type { Id, Refusal, View } from '../../../battle';
import { boxAt, fallsShort, movedBy, times } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { costOfRun, IGNORED, stopOfRun } from '../../../tabletop';
import type { RunCost, RunRule, RunStop } from '../../../tabletop';
import { FREE, groundName, HALF } from '../ground/areas';
import { lineRow } from '../ground/lines';
import { refuse } from '../../common';
import { isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { groundCostOf, roadSlackOf } from './ground-cost';
import { clearOfHouses, passagesOf } from './houses';
import { isBarredByWater, midRiver, touchesImpassable, wadingIn } from './water';

/** Why a run can go no farther: what the table has in its way, or the middle of a river (HOW-TERR-20). */
export type Stop = RunStop<Troop> | { readonly kind: 'mid-river'; readonly at: Cm };

export interface MeasuredRun {
  /** Legal length, cm: to the first stop or as far as was asked. */
  readonly most: Cm;
  readonly stop: Stop | null;
  /** Where its centre is on the middle line of a fordable river and the move ends (HOW-TERR-20); null when it gets to none. */
  readonly midRiver: Cm | null;
  /** Cost in cm of the move to run `s` cm; obstacles met within `slack` cm of the end are not crossed. */
  cost(s: Cm, slack?: Cm): Cm;
  /** How far `budget` cm of the move carry; at most `most`. */
  lengthFor(budget: Cm): Cm;
  /** The longest part of it up to `s` cm at whose end the unit stands clear of houses (HOW-BUA-09). */
  settled(s: Cm): Cm;
  /** Distance at which the last obstacle was crossed by `s`; 0 without. */
  lastObstacle(s: Cm): Cm;
  /** Why it goes no farther, in words; null when nothing stops it. */
  refused(): Refusal | null;
}

export interface MarchRunOptions {
  /** Units the run may touch: the target of a charge. */
  readonly ignore?: readonly Id[];
  /** A block it may enter or fight at. */
  readonly ignoreBlock?: Id;
  /** N of the move, for crossing costs. */
  readonly normal: Cm;
  /** Friends do not stop it (retreats find their own way). */
  readonly throughFriends?: true;
  /** The fordable river in which this normal move began; looked for where the unit stands when left out (HOW-TERR-20). */
  readonly wading?: Id | null;
  /** A forced move: fordable rivers do not stop it (HOW-PERF-06). */
  readonly throughRivers?: true;
  /** It leads to a fight: it goes between houses by the road only (HOW-BUA-19). */
  readonly attacks?: true;
}

/** Units stay 1 cm clear of enemies and may touch friends (HOW-MOVE-12, HOW-PERF-09). */
const MARCHING: RunRule<Troop> = {
  friends: 0,
  enemies: 1,
  takesRoom: (other) => !isDoneFor(other),
  isInWater: isBarredByWater,
  passesBlocks: () => false,
};
const THROUGH_FRIENDS: RunRule<Troop> = { ...MARCHING, friends: IGNORED };

export function runAlong(
  view: View,
  troop: Troop,
  direction: Point,
  length: Cm,
  options: MarchRunOptions,
): MeasuredRun {
  const { ground } = view;
  const passages = passagesOf(view, troop, direction, length, options.attacks === true);
  const wading = options.wading === undefined ? wadingIn(view, troop) : options.wading;
  const cost = costOfRun(ground, groundCostOf(troop), {
    box: troop.box,
    boxes: troop.boxes,
    direction,
    length,
    move: options.normal,
    slowness: wading === null ? FREE : HALF,
    roadSlack: roadSlackOf(troop),
    slower: passages.map(({ slower }) => slower),
  });
  const marching = options.throughFriends ? THROUGH_FRIENDS : MARCHING;
  const passesBlocks: RunRule<Troop>['passesBlocks'] = (_ground, _troop, block) =>
    passages.some((passage) => passage.block === block);
  const rule = { ...marching, passesBlocks };
  const leftOut = { bodies: options.ignore, block: options.ignoreBlock };
  const stopped = stopOfRun(ground, troop, troopsOn(view), { direction, length, cost }, rule, leftOut);
  const reached = stopped?.at ?? length;
  const middle = options.throughRivers ? null : midRiver(view, troop, direction, reached, wading);
  const onTheWay: Stop | null =
    middle !== null && fallsShort(middle, reached) ? { kind: 'mid-river', at: middle } : stopped;
  const most = clearOfHouses(passages, onTheWay?.at ?? length);
  const [among] = passages.filter(({ from, byRoad }) => from === most && !byRoad);
  const stop: Stop | null = among ? { kind: 'block', at: most, block: among.block } : onTheWay;
  return {
    most,
    stop,
    midRiver: middle,
    cost: cost.cost,
    lengthFor: (budget) => clearOfHouses(passages, Math.min(most, cost.lengthFor(budget))),
    settled: (s) => clearOfHouses(passages, s),
    lastObstacle: (s) => lastObstacle(cost, s),
    refused: () => stop && stopRefused(view, troop, direction, stop),
  };
}

/** The friend that stops a run, if it is one. */
export const friendStopping = (troop: Troop, { stop }: MeasuredRun): Troop | null =>
  stop?.kind === 'body' && stop.body.side === troop.side ? stop.body : null;

/** Lines that break a run-in (HOW-CHG-05). */
const lastObstacle = ({ lines }: RunCost, s: Cm): Cm =>
  lines.reduce((last, { line, at }) => (at <= s && lineRow(line).breaksRun ? Math.max(last, at) : last), 0);

function stopRefused(view: View, troop: Troop, direction: Point, stop: Stop): Refusal {
  switch (stop.kind) {
    case 'ground':
      return refuse('HOW-TERR-04', `${troop.traits.unit.name} cannot ${closing(stop.by)}.`);
    case 'table edge':
      return refuse('HOW-MOVE-14', 'The table ends here. A unit leaves it only where the scenario allows.');
    case 'body':
      return stop.body.side === troop.side ? friendInTheWay(stop.body) : enemyInTheWay(stop.body);
    case 'block':
      return refuse(
        'HOW-BUA-09',
        'Houses stop this move. It may not end among them: enter the block to occupy it, or pass through: foot whole, others in march column by the road.',
      );
    case 'water':
      return touchesImpassable(view, after(troop, direction, stop.shore))
        ? refuse(
            'HOW-TERR-18',
            'The river stops this move. It is crossed only at its bridges and fords, in march column.',
          )
        : refuse('HOW-TERR-22', 'The water stops this move. Guns and wagons cross it only at bridges and fords.');
    case 'mid-river':
      return refuse('HOW-TERR-20', 'A move into the river ends in its middle. The next one goes on at half speed.');
  }
}

const after = ({ boxes }: Troop, direction: Point, s: Cm): readonly Box[] =>
  boxes.map((box) => boxAt(box, movedBy(box.pose, times(direction, s))));

const friendInTheWay = ({ traits }: Troop): Refusal =>
  refuse('HOW-INTER-04', `${does(traits.unit.name, 'stands')} in the way, and there is no room to come out beyond.`);
const enemyInTheWay = ({ traits }: Troop): Refusal =>
  refuse(
    'HOW-MOVE-12',
    `${does(traits.unit.name, 'stands')} in the way. A move other than a charge stays clear of the enemy.`,
  );
const closing = (by: Extract<Stop, { kind: 'ground' }>['by']): string =>
  by ? `${'course' in by ? 'cross' : 'enter'} ${groundName(by)}` : 'enter this ground';
