/** What is left of one unit's move in step C, and what a march takes of it (MCN-MOVE). */
import { does, midway } from '../../../battle';
import type { Cm, Id, Refusal, View } from '../../../battle';
import {
  dot,
  exceeds,
  facing,
  fallsShort,
  firstTouch,
  leadingEdge,
  minus,
  movedBy,
  overlaps,
  roundPose,
  times,
  TOLERANCE,
  turnOf,
  unit,
} from '../../../geometry';
import type { Leg, Path, Point } from '../../../geometry';
import {
  bodyInTurn,
  comesWithin,
  isDrawnTrue,
  isOnRoad,
  OVERLAPPING,
  rateOfTurn,
  stopOfRun,
  IGNORED,
} from '../../../tabletop';
import type { RunRule } from '../../../tabletop';
import { isRefusal, placeLeft, refuse } from '../../common';
import { areaKind } from '../ground/kinds';
import { inches, measuredWords } from '../lengths';
import { enemiesOf, friendsOf, isInColumn, troopAt, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { lengthClear, standsClear } from './clear-of-enemy';
import { groundCost, isInWater, moverNow, roadSlack, runCost } from './ground-cost';
import { facingCost, passingCost } from './rates';
import { isFree, placeRefused } from './standing';

export interface Allowance {
  readonly unit: Id;
  /** All of its move, cm. */
  readonly move: Cm;
  readonly spent: Cm;
  /** Degrees turned on the spot. */
  readonly turned: number;
  /** It has paid for keeping its face (MCN-MOVE-06). */
  readonly hasBacked: boolean;
  /** It has changed its formation, left houses or the like. */
  readonly hasChanged: boolean;
}

export const leftOf = ({ move, spent }: Allowance): Cm => move - spent;

/** Turned so far for nothing; more takes the whole move (MCN-MOVE-07). */
export const FREE_TURN = 45;
/** The circle of a wheel has a radius of so many inches (MCN-MOVE-08). */
export const WHEEL_RADIUS = 1.5;
const ROAD_BONUS = 3;
const ROAD_CLEAR = 24;

/** A march leg by leg, or why it is not allowed. */
export function measureMarch(view: View, about: Allowance, path: Path): Allowance | Refusal {
  let troop = troopOf(view, about.unit);
  if (troop.inside) return refuse('MCN-MOVE-03', 'Leave the houses first.');
  if (!isDrawnTrue(troop.box, path, WHEEL_RADIUS * troop.traits.inch))
    return refuse('MCN-MOVE-02', 'A unit cannot go as this march is drawn.');
  let now = about;
  for (const leg of path.legs) {
    const next = leg.kind === 'straight' ? measureRun(view, now, troop, leg) : measureTurn(view, now, troop, leg);
    if (isRefusal(next)) return next;
    now = next;
    troop = troopAt(troop, leg.to);
  }
  if (path.legs.length === 0) return refuse('MCN-MOVE-02', 'That is no march.');
  return keptIn(view, troopOf(view, about.unit), troop.box.pose) ?? now;
}

/** The scenario keeps some within a place. */
export function keptIn(view: View, troop: Troop, to: Point): Refusal | null {
  const place = placeLeft(view, troop.id, troop.box.pose, to);
  return place === null
    ? null
    : refuse('MCN-SEQ-01', `${does(troop.traits.unit.name, 'stays')} in ${midway(place)}, as the scenario orders.`);
}

export function measureTurn(view: View, about: Allowance, troop: Troop, leg: Leg): Allowance | Refusal {
  if (leg.kind !== 'wheel' && leg.kind !== 'pivot')
    return refuse('MCN-MOVE-02', 'A unit marches straight, wheels and turns.');
  const after = troopAt(troop, roundPose(leg.to));
  const met = bodyInTurn(troop, after, leg, troopsOn(view), TURNING);
  if (met) return refuse('MCN-MOVE-08', `${does(met.traits.unit.name, 'is')} in the way of the turn.`);
  const barred = placeRefused(view, after);
  if (barred) return barred;
  if (!standsClear(view, troop, after.box)) return tooNear();
  if (leg.kind === 'pivot') {
    const turned = about.turned + Math.abs(turnOf(troop.box.pose, leg));
    return exceeds(turned, FREE_TURN)
      ? refuse('MCN-MOVE-07', `Turns of more than ${FREE_TURN} degrees take a whole move.`)
      : { ...about, turned };
  }
  const spent =
    about.spent +
    leg.length * rateOfTurn(view.ground, groundCost(moverNow(troop), troop.traits.house), troop.box, after.box, leg);
  return exceeds(spent, about.move) ? tooFar(about) : { ...about, spent };
}
const TURNING = { friends: OVERLAPPING, enemies: OVERLAPPING, takesRoom: ({ inside }: Troop) => !inside };

const tooNear = (): Refusal => refuse('MCN-SEQ-06', 'No unit comes so near to an enemy without charging.');
const tooFar = (about: Allowance): Refusal =>
  refuse('MCN-MOVE-01', `That is too far: ${measuredWords(leftOf(about))} of the move are left.`);

const MARCHING: RunRule<Troop> = {
  friends: IGNORED,
  enemies: 0,
  takesRoom: ({ inside }) => !inside,
  isInWater: (ground, _body, boxes) => isInWater(ground, boxes),
  passesBlocks: (ground, troop, _block, direction, length) =>
    isInColumn(troop) && isOnRoad(ground, troop.box, direction, length, roadSlack(troop.traits.inch)),
};

/** A straight run worked out once, to any of its lengths. */
export interface RunAhead {
  /** As far as table, ground, water and enemy let it. */
  readonly most: Cm;
  /** What is left to spend on it. */
  readonly budget: Cm;
  readonly cost: (length: Cm) => Cm;
  readonly lengthFor: (budget: Cm) => Cm;
}

const isBack = (troop: Troop, direction: Point): boolean => dot(direction, facing(troop.box.pose)) < 0;

/** What is left for a run in a direction; the road lends three inches to a column far from the enemy (MCN-ROAD-01). */
function budgetFor(view: View, about: Allowance, troop: Troop, direction: Point): Cm {
  const left = leftOf(about);
  if (isBack(troop, direction)) return left - (about.hasBacked ? 0 : facingCost(troop));
  if (about.spent > 0 || about.hasChanged || !isInColumn(troop) || view.roster.options['road bonus'] === 'no')
    return left;
  const bonus = inches(view, ROAD_BONUS);
  const length = left + bonus;
  const isRoad = isOnRoad(view.ground, troop.box, direction, length, roadSlack(troop.traits.inch));
  const isFar = !comesWithin(
    troop.box,
    times(direction, length),
    enemiesOf(view, troop.side),
    inches(view, ROAD_CLEAR),
    () => true,
  );
  return isRoad && isFar ? length : left;
}

function runIn(view: View, about: Allowance, troop: Troop, direction: Point, asked = Infinity): RunAhead {
  const budget = budgetFor(view, about, troop, direction);
  const length = Math.max(0, Math.min(asked, budget));
  const cost = runCost(view.ground, troop, troop.box, direction, length, about.move);
  const stop = stopOfRun(view.ground, troop, troopsOn(view), { direction, length, cost }, MARCHING, {});
  const open = cost.closedAt === null ? length : Math.min(length, Math.max(0, cost.closedAt));
  const most = lengthClear(view, troop, troop.box, direction, Math.min(stop?.at ?? length, open));
  return { most, budget, cost: cost.cost, lengthFor: (left) => Math.min(most, cost.lengthFor(left)) };
}

/** `known` is a run of the unit in the direction of the leg, at least as long, where somebody has worked it out. */
function measureRun(view: View, about: Allowance, troop: Troop, leg: Leg, known?: RunAhead): Allowance | Refusal {
  if (leg.length < TOLERANCE) return refuse('MCN-MOVE-02', 'That is no march.');
  const direction = unit(minus(leg.to, troop.box.pose));
  const along = dot(direction, facing(troop.box.pose));
  if (Math.abs(along) < STRAIGHT) return refuse('MCN-MOVE-02', 'A unit marches straight ahead or straight back.');
  const run = known ?? runIn(view, about, troop, direction, leg.length + TOLERANCE);
  if (exceeds(leg.length, run.most)) return exceeds(leg.length, run.budget) ? tooFar(about) : barred();
  const passed = friendsPassed(view, troop, direction, leg.length);
  const price = run.cost(leg.length) + passed * passingCost(troop);
  if (exceeds(price, run.budget)) return tooFar(about);
  // As it will stand: a bank that is missed by less than rounding is not missed.
  if (!isFree(view, troopAt(troop, roundPose(leg.to))))
    return refuse('MCN-MOVE-09', 'It has not the move to get clear of what stands there.');
  if (endsInStream(view, troopAt(troop, leg.to), direction))
    return refuse('MCN-MOVE-04', 'A front edge never halts in a stream.');
  const isBacking = isBack(troop, direction);
  const spent = about.spent + Math.min(leftOf(about), price + (isBacking && !about.hasBacked ? facingCost(troop) : 0));
  return { ...about, spent, hasBacked: about.hasBacked || isBacking };
}
/** The cosine of less than a degree. */
const STRAIGHT = 0.9999;
const barred = (): Refusal => refuse('MCN-MOVE-04', 'The way is barred.');

/** Friends it goes through, and is clear of at the end (MCN-MOVE-09). */
function friendsPassed(view: View, troop: Troop, direction: Point, length: Cm): number {
  const by = times(direction, length);
  return friendsOf(view, troop).filter(({ box, inside }) => {
    if (inside) return false;
    const touch = firstTouch(troop.box, by, box);
    return touch !== null && fallsShort(touch, length);
  }).length;
}

/** Does the edge that leads halt between the banks of a stream that it did not stand in? */
function endsInStream({ ground }: View, { box }: Troop, direction: Point): boolean {
  const streams = ground.areas.filter((area) => areaKind(area) === 'stream');
  if (streams.length === 0) return false;
  const [a, b] = leadingEdge(box, direction);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return [a, middle, b].some((point) => {
    const inner = { x: point.x - direction.x * BANK, y: point.y - direction.y * BANK };
    return (
      ground.areasAt(inner, streams).length > 0 &&
      ground.areasAt(point, streams).length > 0 &&
      !ground.crossings.some((crossing) => overlaps(box, crossing.box))
    );
  });
}
const BANK: Cm = 0.1;

/** The longest run in a direction that may be made, of shares of the longest: before friends it cannot clear, or past them. */
export function runLengths(
  view: View,
  about: Allowance,
  troop: Troop,
  direction: Point,
  shares: readonly number[],
  most: Cm,
): readonly Cm[] {
  const run = runIn(view, about, troop, direction);
  const asked = Math.min(run.budget, most);
  const found: Cm[] = [];
  for (const share of shares) {
    const wanted = Math.min(run.lengthFor(run.budget), asked * share);
    const length = lengthAllowed(view, about, troop, direction, run, wanted);
    if (length >= LEAST * troop.traits.inch && !found.some((one) => Math.abs(one - length) < TOLERANCE))
      found.push(length);
  }
  return found;
}
/** Shorter marches are not worth an order, inches. */
const LEAST = 0.25;

function lengthAllowed(view: View, about: Allowance, troop: Troop, direction: Point, run: RunAhead, wanted: Cm): Cm {
  const passed = friendsPassed(view, troop, direction, wanted);
  const past = passed === 0 ? wanted : Math.min(wanted, run.lengthFor(run.budget - passed * passingCost(troop)));
  const before = firstFriend(view, troop, direction, wanted);
  for (const length of passed === 0 ? [wanted] : [past, before]) {
    for (const at of [length, length - HAIR, nearBank(view, troop, direction, length)]) {
      if (at === null || at <= 0) continue;
      const leg: Leg = { kind: 'straight', to: movedBy(troop.box.pose, times(direction, at)), length: at };
      if (!isRefusal(measureRun(view, about, troop, leg, run))) return at;
    }
  }
  return 0;
}

/** So much less than all of a run keeps clear of what rounding would put it into. */
const HAIR: Cm = 0.02;

function firstFriend(view: View, troop: Troop, direction: Point, length: Cm): Cm {
  const by = times(direction, length);
  return friendsOf(view, troop).reduce((least, { box, inside }) => {
    const touch = inside ? null : firstTouch(troop.box, by, box);
    return touch === null ? least : Math.min(least, touch);
  }, length);
}

/** Back from the middle of a stream to its near bank. */
function nearBank(view: View, troop: Troop, direction: Point, length: Cm): Cm | null {
  const streams = view.ground.areas.filter((area) => areaKind(area) === 'stream');
  if (streams.length === 0) return null;
  const [a, b] = leadingEdge(troop.box, direction);
  const inside = view.ground.swept(a, b, times(direction, length), streams);
  const last = inside.find(({ from, to }) => from < length && !fallsShort(to, length));
  return last ? last.from : null;
}
