/** The questions of step D, and of those who rally: which unit changes face, and how it then faces (MCN-FORMCHG-05, MCN-ROUT-02). */
import { ask } from '../../../battle';
import type { Field, Id, Pick, Question, Rule, View } from '../../../battle';
import { factOf } from '../../../facts';
import { distance, facing, gap, minus, poseAt, TOLERANCE, turnBetween, turned, unit } from '../../../geometry';
import type { Pose } from '../../../geometry';
import { nearest } from '../../../tabletop';
import { nameOf, refuse } from '../../common';
import { distanceAhead, mayChargeAtAll } from '../charge/eligibility';
import { fireFrom } from '../fire/estimate';
import { steadyAfterFire } from '../charge/answers';
import { chargeProspect } from '../charge/chances';
import { facingsOf, isSameFacing, mayChangeFace, turnRefused, turnTo } from '../movement/facing';
import type { Facing } from '../movement/facing';
import { enemiesOf, troopAt, troopOf, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { zoneCharged } from '../works/all-front';

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
  evaluate: (view, { unit: id, why }, { bearing }) => {
    const troop = troopOf(view, id);
    return why === 'rally'
      ? { harm: 0, risk: 0, ready: towardEnemy(view, troop, bearing), ends: [] }
      : { ...promisedFacing(view, troop, bearing), ready: 0, ends: [{ id, pose: bearing }] };
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

/** Who rallies faces the enemy. */
function towardEnemy(view: View, troop: Troop, to: Pose): number {
  const near = nearest(troop, enemiesOf(view, troop.side))?.body;
  if (!near) return 0;
  const at = unit(minus(near.box.pose, to));
  return READY * (at.x * to.hx + at.y * to.hy) * Math.min(1, 40 / Math.max(1, gap(near.box, troop.box)));
}
const READY = 0.1;

interface Promised {
  readonly harm: number;
  readonly risk: number;
}

/** A unit turns to fire in the next step, or to receive a charge in those after it (MCN-FORMCHG-05). */
function promisedFacing(view: View, troop: Troop, to: Pose): Promised {
  const there = troopAt(troop, to);
  return { harm: fireFrom(view, there), risk: chargeDrawn(view, there) };
}

/** The worst of the charges that may be declared on it in this move. */
function chargeDrawn(view: View, troop: Troop): number {
  let worst = 0;
  for (const enemy of enemiesOf(view, troop.side)) {
    if (distanceAhead(enemy, troop) === null || !mayChargeAtAll(view, enemy)) continue;
    const zone = zoneCharged(view, troop, enemy);
    const { harm, risk } = chargeProspect(view, enemy, troop, zone);
    worst = Math.max(worst, (harm - risk) * steadyAfterFire(view, enemy, troop, zone));
  }
  return worst;
}

/** The facing that promises most, the first of equals, and what it gains over that which the unit has. */
const bestFacing = factOf(
  ['places', 'figures', 'formations', 'gauges', 'marks', 'ground'],
  (view: View, id: Id): Promised & { readonly pose: Pose } => {
    const troop = troopOf(view, id);
    const now = promisedFacing(view, troop, troop.box.pose);
    let best = { pose: troop.box.pose, harm: 0, risk: 0 };
    for (const pose of facingsOf(view, { unit: id, why: 'step D' })) {
      const there = promisedFacing(view, troop, pose);
      const [harm, risk] = [there.harm - now.harm, there.risk - now.risk];
      if (harm - risk > best.harm - best.risk) best = { pose, harm, risk };
    }
    return best;
  },
);

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
    const { pose, harm, risk } = bestFacing(view, choice.of);
    return { harm, risk, ready: -LEAST_GAIN, ends: [{ id: choice.of, pose }] };
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
