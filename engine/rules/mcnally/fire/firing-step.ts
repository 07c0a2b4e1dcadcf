/** Step E: the firing player's units fire, each once, and what it does takes effect before the next (MCN-FIRE-01, 06, 09). */
import { ask, counted, does, roll } from '../../../battle';
import type { Field, Id, Question, Rule } from '../../../battle';
import { nameOf, noteAttack, refuse, scoreReasons, sumOf } from '../../common';
import { measuredWords } from '../lengths';
import { lose, shake } from '../morale/losses';
import { isHidden, reveal, worthOfHiding } from '../sight/hidden';
import { findTroop, pointsOf, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { POINTS } from '../troops/vocabulary';
import { nameOfWork } from '../works/strength';
import { expectedHarm, shotOdds } from './estimate';
import { firerFactors, fireFactors, lossLuck, pointsLostTo, shakes } from './factors';
import { linesAtWork, oddsAtWork, shootAtWork, worksInReach } from './fire-at-works';
import { shotsLeft } from './shots';
import type { Shot } from './shots';

interface Firing {
  readonly side: Id;
}
/** `with` names the unit that fires. */
type FireChoice =
  | { readonly pick: 'fire'; readonly of: Id; readonly with: Id }
  | { readonly pick: 'bombard'; readonly of: Id; readonly with: Id }
  | { readonly pick: 'done' };

export const fireQuestion: Question<Firing, FireChoice> = {
  kind: 'fire',
  isShot: ({ pick }) => pick === 'fire',
  form: () => ({ form: 'pick' }),
  choices: (view, { side }) => ({
    list: [
      { pick: 'done' },
      ...shotsLeft(view, side).map(({ firer, target }) => ({ pick: 'fire', of: target, with: firer }) as const),
      ...worksInReach(view, side).map(({ firer, work }) => ({ pick: 'bombard', of: work, with: firer }) as const),
    ],
  }),
  check: (view, { side }, choice) => {
    if (choice.pick === 'done') return null;
    const isListed =
      choice.pick === 'fire'
        ? shotsLeft(view, side).some(({ firer, target }) => firer === choice.with && target === choice.of)
        : worksInReach(view, side).some(({ firer, work }) => firer === choice.with && work === choice.of);
    return isListed ? null : refuse('MCN-FIRE-03', 'That unit cannot fire there.');
  },
  evaluate: (view, { side }, choice) => {
    if (choice.pick !== 'fire') return { harm: 0, risk: 0, ready: choice.pick === 'done' ? 0 : -0.1 };
    const shot = shotsLeft(view, side).find(({ firer, target }) => firer === choice.with && target === choice.of);
    const firer = troopOf(view, choice.with);
    const risk = isHidden(firer) ? worthOfHiding(view, firer) : 0;
    return { harm: shot ? expectedHarm(view, shot) + PLEASED : 0, risk, ready: 0 };
  },
  odds: (view, { side }, choice) => {
    if (choice.pick === 'done') return { leaf: { lost: 0, shaken: 0 } };
    if (choice.pick === 'bombard') return oddsAtWork(view, choice.with, choice.of);
    const shot = shotsLeft(view, side).find(({ firer, target }) => firer === choice.with && target === choice.of);
    return shot ? shotOdds(view, shot) : { leaf: { lost: 0, shaken: 0 } };
  },
  modifiers: (view, { side }, choice) => {
    if (choice.pick === 'done') return null;
    if (choice.pick === 'bombard') return linesAtWork(view, choice.with, choice.of);
    const shot = shotsLeft(view, side).find(({ firer, target }) => firer === choice.with && target === choice.of);
    return shot ? fireFactors(troopOf(view, shot.firer), shot) : null;
  },
  words: () => ({ title: 'Fire', clause: 'MCN-FIRE-01' }),
  label: (view, _about, choice) => {
    if (choice.pick === 'done') return 'Fire no more';
    return `${nameOf(view, choice.with)} fires at ${choice.pick === 'fire' ? nameOf(view, choice.of) : nameOfWork(view, choice.of)}`;
  },
  idle: () => ({ pick: 'done' }),
};
/** Fire costs nothing: any is better than none. */
const PLEASED = 0.05;

export function* firingStep(field: Field, side: Id): Rule<void> {
  for (;;) {
    const view = field.view(side);
    if (shotsLeft(view, side).length === 0 && worksInReach(view, side).length === 0) return;
    const choice = yield* ask(field, fireQuestion, side, { side });
    if (choice.pick === 'done') return;
    if (choice.pick === 'bombard') {
      yield* shootAtWork(field, choice.with, choice.of);
      continue;
    }
    const shot = shotsLeft(field.view(side), side).find(
      ({ firer, target }) => firer === choice.with && target === choice.of,
    );
    if (shot) yield* volley(field, shot);
  }
}

/** One roll for the loss and for morale (MCN-FIRE-06, MCN-FIREMOR-01). */
export function* volley(field: Field, shot: Shot): Rule<void> {
  reveal(field, shot.firer, 'Fires from its cover');
  const view = field.whole;
  const firer = troopOf(view, shot.firer);
  const target = troopOf(view, shot.target);
  const lines = fireFactors(firer, shot);
  const dice = yield* roll(field, {
    why: `${nameOf(field, firer.id)} fires at ${nameOf(field, target.id)}`,
    who: firer.id,
    at: target.id,
    clause: 'MCN-FIRE-06',
    seat: firer.side,
    count: 2,
  });
  const thrown = dice.reduce((sum, die) => sum + die, 0);
  const score = thrown + sumOf(lines);
  const lost = Math.min(pointsLostTo(score), pointsOf(target));
  const reasons = scoreReasons('MCN-FIRE-06', `2D6 at ${measuredWords(shot.range)}`, thrown, lines);
  const isGuns = firer.traits.class === 'ART';
  const manner = !isGuns ? 'musketry' : shot.isCanister ? 'canister' : 'roundshot';
  field.emit(
    { do: 'fired', by: firer.id, at: [target.id], manner, total: lost },
    {
      text: `${does(nameOf(field, firer.id), 'fires')} at ${nameOf(field, target.id)}: ${score}, ${counted(lost, POINTS)}.`,
      reasons,
      luck: lossLuck(sumOf(lines), pointsOf(target), lost),
    },
  );
  markFired(field, firer);
  noteAttack(field, target.id, 'MCN-FIRE-01');
  if (target.inside && isGuns && !shot.isCanister)
    yield* shootAtWork(field, firer.id, target.inside.id, thrown + sumOf(firerFactors(firer, shot)));
  const isShakenByIt = shakes(score, target);
  yield* lose(field, target.id, lost, 'fire', [{ clause: 'MCN-FIRE-06', label: `A score of ${score}` }]);
  if (isShakenByIt && findTroop(field.whole, target.id))
    shake(field, target.id, [{ clause: 'MCN-FIREMOR-01', label: `${score} is above its basic morale` }]);
}

function markFired(field: Field, { id, traits }: Troop): void {
  const reasons = [{ clause: 'MCN-FIRE-01', label: 'Once in a move' }];
  field.emit({ do: 'mark', id, mark: 'fired', value: 1 }, { reasons });
  // Nobody else is seen the less for standing still (MCN-VIS-01).
  if (traits.class === 'OO') field.emit({ do: 'mark', id, mark: 'stirred in a wood', value: 1 }, { reasons });
}
