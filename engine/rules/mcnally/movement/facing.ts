/** Changes of face: of the firing player in step D, and of those who rally (MCN-FORMCHG-05 to 09, MCN-ROUT-02). */
import { ask, does } from '../../../battle';
import type { Field, Id, Pick, Question, Refusal, Rule, View } from '../../../battle';
import {
  distance,
  facing,
  gap,
  minus,
  pathOf,
  pivot,
  pointGap,
  poseAt,
  TOLERANCE,
  turnBetween,
  turned,
  unit,
} from '../../../geometry';
import type { Pose } from '../../../geometry';
import { nameOf } from '../../common';
import { isLaidAcross } from '../ground/behind';
import { refuse } from '../refusals';
import { isPrevented } from '../sight/hidden';
import { enemiesOf, enemiesTouching, findTroop, isRouting, troopAt, troopOf, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { zoneOf } from '../troops/zones';
import { chargeReach } from './rates';
import { placeRefused } from './standing';

export interface Facing {
  readonly unit: Id;
  readonly why: 'rally' | 'step D';
}

const TURNS = [45, -45, 90, -90, 135, -135, 180] as const;

/** As it stands, toward the nearest enemy, and by eighths of a circle, where there is room. */
function facingsOf(view: View, { unit: id, why }: Facing): readonly Pose[] {
  const troop = troopOf(view, id);
  const { pose } = troop.box;
  const near = nearestTo(view, troop);
  const toward = near ? [poseAt(pose, unit(minus(near.box.pose, pose)))] : [];
  const wanted = [...toward, ...TURNS.map((degrees) => poseAt(pose, turned(facing(pose), degrees)))];
  const found = [pose];
  for (const to of wanted)
    if (!found.some((one) => isSameFacing(one, to)) && !turnRefused(view, troop, why, to)) found.push(to);
  return found;
}

/** There is no room, or an obstacle is in the way of a turn in step D (MCN-FORMCHG-08); who rallies turns as he likes. */
function turnRefused(view: View, troop: Troop, why: Facing['why'], to: Pose): Refusal | null {
  const placed = troopAt(troop, to);
  if (why === 'step D' && isLaidAcross(view, troop.box, placed.box))
    return refuse('MCN-FORMCHG-08', 'An obstacle is in the way of that turn.');
  return placeRefused(view, placed);
}
const isSameFacing = (one: Pose, other: Pose): boolean =>
  Math.abs(one.hx - other.hx) + Math.abs(one.hy - other.hy) < 1e-3;

export const faceQuestion: Question<Facing, { readonly bearing: Pose }> = {
  kind: 'change face',
  form: (view, { unit: id }) => {
    const { pose } = troopOf(view, id).box;
    return {
      form: 'bearing',
      from: pose,
      left: poseAt(pose, turned(facing(pose), -180)),
      right: poseAt(pose, turned(facing(pose), 180)),
    };
  },
  choices: (view, about) => ({ list: facingsOf(view, about).map((bearing) => ({ bearing })) }),
  check: (view, { unit: id, why }, { bearing }) => {
    const troop = troopOf(view, id);
    const { hx, hy } = bearing;
    if (distance(bearing, troop.box.pose) > TOLERANCE) return refuse('MCN-FORMCHG-07', 'It turns about its centre.');
    if (Math.abs(hx * hx + hy * hy - 1) > 1e-6) return refuse('MCN-FORMCHG-07', 'That is no direction.');
    return isSameFacing(bearing, troop.box.pose) ? null : turnRefused(view, troop, why, bearing);
  },
  evaluate: (view, { unit: id }, { bearing }) => {
    const troop = troopOf(view, id);
    return { harm: 0, risk: 0, ready: facingWorth(view, troop, bearing), ends: [] };
  },
  words: (view, { unit: id, why }) => ({
    title: `${nameOf(view, id)} ${why === 'rally' ? 'rallies: its face' : 'changes face'}`,
    clause: why === 'rally' ? 'MCN-ROUT-02' : 'MCN-FORMCHG-05',
  }),
  label: (view, { unit: id }, { bearing }) => {
    const degrees = Math.round(turnBetween(facing(troopOf(view, id).box.pose), facing(bearing)));
    return degrees === 0 ? 'As it stands' : `${Math.abs(degrees)}° to the ${degrees < 0 ? 'left' : 'right'}`;
  },
  idle: (view, { unit: id }) => ({ bearing: troopOf(view, id).box.pose }),
};

/** Who faces the enemy that matters most is ready for him. */
function facingWorth(view: View, troop: Troop, to: Pose): number {
  const near = nearestTo(view, troop);
  if (!near) return 0;
  const at = unit(minus(near.box.pose, to));
  return READY * (at.x * to.hx + at.y * to.hy) * Math.min(1, 40 / Math.max(1, gap(near.box, troop.box)));
}
const READY = 0.1;

function nearestTo(view: View, troop: Troop): Troop | null {
  let best: Troop | null = null;
  let least = Infinity;
  for (const enemy of enemiesOf(view, troop.side)) {
    const apart = pointGap(troop.box.pose, enemy.box);
    if (apart >= least) continue;
    least = apart;
    best = enemy;
  }
  return best;
}

export function turnTo(field: Field, id: Id, to: Pose, clause: Id): void {
  const troop = findTroop(field.whole, id);
  if (!troop || isSameFacing(to, troop.box.pose)) return;
  if (isPrevented(field, troop.side, id, (view) => placeRefused(view, troopAt(troop, to)) !== null)) return;
  const { pose, width, depth } = troop.box;
  const degrees = turnBetween(facing(pose), facing(to));
  const leg = { ...pivot(pose, width, depth, degrees), to: poseAt(pose, facing(to)) };
  field.emit(
    { do: 'moved', movers: [{ id, path: pathOf(pose, [leg]) }], manner: 'turn' },
    {
      text: `${does(nameOf(field, id), 'changes')} face.`,
      reasons: [{ clause, label: `${Math.abs(Math.round(degrees))} degrees` }],
    },
  );
}

/** Has it an enemy in front of it that could charge it from there (MCN-FORMCHG-06)? */
export const isThreatenedInFront = (view: View, troop: Troop): boolean =>
  enemiesOf(view, troop.side).some(
    (enemy) =>
      (enemy.traits.isFoot || enemy.traits.isMounted) &&
      zoneOf(troop.box, enemy.box.pose) === 'front' &&
      gap(enemy.box, troop.box) <= chargeReach(enemy) + TOLERANCE,
  );

/** May it change face in step D (MCN-FORMCHG-05, 06, 09)? */
export const mayChangeFace = (view: View, troop: Troop): boolean =>
  !troop.inside &&
  !isRouting(troop) &&
  troop.piece.marks['immobile'] === undefined &&
  enemiesTouching(view, troop).length === 0 &&
  !isThreatenedInFront(view, troop);

type NextToTurn = { readonly pick: 'turn'; readonly of: Id } | { readonly pick: 'done' };
interface Turning {
  readonly side: Id;
  readonly turned: readonly Id[];
}

export const nextToTurnQuestion: Question<Turning, NextToTurn> = {
  kind: 'next to turn',
  form: () => ({ form: 'pick' }),
  choices: (view, about) => ({
    list: [{ pick: 'done' }, ...mayTurn(view, about).map(({ id }) => ({ pick: 'turn', of: id }) as const)],
  }),
  check: (view, about, choice) => {
    if (choice.pick === 'done') return null;
    const pick: Pick = choice;
    return pick.pick === 'turn' && mayTurn(view, about).some(({ id }) => id === choice.of)
      ? null
      : refuse('MCN-FORMCHG-06', 'That unit may not change face now.');
  },
  evaluate: (view, _about, choice) => {
    if (choice.pick === 'done') return { harm: 0, risk: 0, ready: 0 };
    const troop = troopOf(view, choice.of);
    const facings = facingsOf(view, { unit: choice.of, why: 'step D' });
    const best = Math.max(...facings.map((to) => facingWorth(view, troop, to)));
    return { harm: 0, risk: 0, ready: best - facingWorth(view, troop, troop.box.pose) - LEAST_GAIN };
  },
  words: () => ({ title: 'Change face', clause: 'MCN-FORMCHG-05' }),
  label: (view, _about, choice) => (choice.pick === 'done' ? 'No more' : `Turn ${nameOf(view, choice.of)}`),
  idle: () => ({ pick: 'done' }),
};
/** A turn that gains less is not worth it. */
const LEAST_GAIN = 0.02;

const mayTurn = (view: View, { side, turned: done }: Turning): readonly Troop[] =>
  unitsOf(view, side).filter((troop) => !done.includes(troop.id) && mayChangeFace(view, troop));

/** Step D: each unit of the firing player once, in the order he likes. */
export function* changeFaces(field: Field, side: Id): Rule<void> {
  const done: Id[] = [];
  for (;;) {
    if (mayTurn(field.view(side), { side, turned: done }).length === 0) return;
    const answer = yield* ask(field, nextToTurnQuestion, side, { side, turned: [...done] });
    if (answer.pick === 'done') return;
    const { bearing } = yield* ask(field, faceQuestion, side, { unit: answer.of, why: 'step D' });
    turnTo(field, answer.of, bearing, 'MCN-FORMCHG-05');
    done.push(answer.of);
  }
}
