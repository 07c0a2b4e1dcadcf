/** A feeble brigade falls back from the enemy (HOW-PERF-06): a forced move, but no retreat. */
import { does } from '../../../battle';
import type { Field, Id, View } from '../../../battle';
import { isHeld } from '../../common';
import {
  boxAt,
  dot,
  facing,
  length as lengthOf,
  minus,
  pathOf,
  plus,
  poseAt,
  straight,
  times,
  unit,
} from '../../../geometry';
import type { Leg, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { RETREATS, tableOf } from '../morale/retreat-policy';
import { freshAllowance } from '../movement/allowance';
import { exitRefused, leaveBlock } from '../movement/blocks';
import { makeChange, mayChange } from '../movement/formation-change';
import { straighten } from '../movement/irregular-line';
import { runAlong } from '../movement/run';
import { isBarredByWater } from '../movement/water';
import { normalMove } from '../troops/traits';
import { clearingShift, FACES, nearest, obstacleTo, outwardFrom, OVERLAPPING } from '../../../tabletop';
import type { StandingRule } from '../../../tabletop';
import { enemiesOf, hitsOf, isDeployed, isInMelee, isRed, troopAt, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { weatheredLimbering } from '../weather';
import { unitsOf } from '../command/commands';
import { measuredWords } from '../lengths';

/** Half or more of its units have a hit, Done For ones not counted. */
export function mustWithdraw(view: View, command: Id): boolean {
  const units = unitsOf(view, command);
  return units.filter((troop) => hitsOf(troop) > 0).length * 2 >= units.length;
}

/** Every unit that can goes one normal move straight away from its nearest enemy; the rearmost first, to make room. */
export function withdraw(field: Field, command: Id, side: Id): void {
  const view = field.view(side);
  const far = (troop: Troop): Cm => nearest(troop, enemiesOf(view, side))?.distance ?? Infinity;
  const units = unitsOf(view, command).toSorted((a, b) => far(b) - far(a));
  for (const { id } of units) {
    straighten(field, id);
    const troop = troopOf(field.view(side), id);
    const enemy = nearest(troop, enemiesOf(field.view(side), side))?.body;
    if (!enemy || isRed(troop) || isHeld(troop.piece) || isInMelee(field.view(side), troop)) continue;
    if (troop.inside) leaveHouses(field, troop, enemy);
    else fallBack(field, troop, enemy);
  }
}

/** Out by the side that lies most nearly away from the enemy (HOW-BUA-07). */
function leaveHouses(field: Field, troop: Troop, enemy: Troop): void {
  const { inside } = troop;
  if (!inside) return;
  const view = field.view(troop.side);
  const away = unit(minus(troop.box.pose, enemy.box.pose));
  const allowance = freshAllowance(view, troop, { performance: 'Feeble', directed: false });
  const face = FACES.toSorted(
    (a, b) => dot(outwardFrom(inside.box, b), away) - dot(outwardFrom(inside.box, a), away),
  ).find((one) => !exitRefused(view, troop, one));
  if (face === undefined) return;
  leaveBlock(field, allowance, face);
  markMoved(field, troop.id);
}

function fallBack(field: Field, from: Troop, enemy: Troop): void {
  const drawn = limberedUp(field, from);
  if (!drawn) return;
  const { troop, most } = drawn;
  const away = unit(minus(troop.box.pose, enemy.box.pose));
  const end = placeBehind(field.view(troop.side), troop, away, most);
  if (!end) return;
  const gone = minus(end, troop.box.pose);
  const legs: Leg[] = [straight(troop.box.pose, lengthOf(gone), unit(gone))];
  const path = pathOf(
    troop.box.pose,
    legs.map((leg) => ({ ...leg, to: facingRound(field.view(troop.side), troop, leg.to, enemy) })),
  );
  field.emit(
    { do: 'moved', movers: [{ id: troop.id, path }], manner: 'withdraw' },
    {
      text: `${does(troop.traits.unit.name, 'falls')} back ${measuredWords(path.length)}.`,
      reasons: [{ clause: 'HOW-PERF-06', label: 'Feeble command: one move away' }],
    },
  );
  markMoved(field, troop.id);
}

/** Guns limber at their nation's cost and use what is left; everybody else has its whole move, whatever ground and weather; null where guns cannot limber. */
function limberedUp(field: Field, troop: Troop): { readonly troop: Troop; readonly most: Cm } | null {
  if (!isDeployed(troop)) return { troop, most: normalMove(troop.traits, troop.piece.formation) };
  const view = field.view(troop.side);
  const allowance = freshAllowance(view, troop, { performance: 'Feeble', directed: false });
  if (mayChange(view, allowance, troop, 'limbered')) return null;
  const after = makeChange(field, allowance, troop, 'limbered');
  markMoved(field, troop.id);
  const limbered = troopOf(field.view(troop.side), troop.id);
  const spent = after.spent / weatheredLimbering(view, troop.traits);
  return { troop: limbered, most: normalMove(limbered.traits, 'limbered') * (1 - spent) };
}

/** As far as closed ground, enemies and the table edge allow, clear of friends it passes (HOW-INTER-08); null when it cannot stir. */
function placeBehind(view: View, troop: Troop, away: Point, most: Cm): Point | null {
  const normal = normalMove(troop.traits, troop.piece.formation);
  const through = runAlong(view, troop, away, most, { normal, throughFriends: true, throughRivers: true }).most;
  const end = plus(troop.box.pose, times(away, through));
  const box = boxAt(troop.box, poseAt(end, facing(troop.box.pose)));
  const shift = clearingShift(tableOf(view), troop, box, away, [], RETREATS);
  const clear = poseAt(shift ? plus(end, shift) : end, facing(troop.box.pose));
  const isClear = isFree(view, troopAt(troop, clear));
  const length = isClear ? through : runAlong(view, troop, away, most, { normal, throughRivers: true }).most;
  if (length < LEAST) return null;
  return isClear ? clear : plus(troop.box.pose, times(away, length));
}
const LEAST: Cm = 0.5;

/** It ends facing the enemy where there is room to turn. */
function facingRound(view: View, troop: Troop, at: Pose, enemy: Troop): Pose {
  const pose = poseAt(at, unit(minus(enemy.box.pose, at)));
  return isFree(view, troopAt(troop, pose)) ? pose : at;
}

const isFree = (view: View, placed: Troop): boolean =>
  obstacleTo(view.ground, placed, troopsOn(view), FALLING_BACK) === null;

/** It may brush houses and anybody, Done For or not, but stand on nothing (HOW-PERF-06). */
const FALLING_BACK: StandingRule<Troop> = {
  blocks: OVERLAPPING,
  friends: OVERLAPPING,
  enemies: OVERLAPPING,
  takesRoom: (other) => !other.inside,
  isInWater: isBarredByWater,
  isClosed: null,
};

const markMoved = (field: Field, id: Id): void =>
  field.emit(
    { do: 'mark', id, mark: 'moved', value: 1 },
    { reasons: [{ clause: 'HOW-MOVE-10', label: 'Counts as moved' }] },
  );
