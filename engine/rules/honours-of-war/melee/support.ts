/** Who lends whom a hand in a melee, and the owner's say in it (HOW-MELEE-10, 11). */
import { ask, does } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { exceeds } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { distanceBetween } from '../../../tabletop';
import { nameOf, refuse } from '../../common';
import { hitsOf, isDoneFor, isInMelee, isReforming, opponentsOf, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { MOST_SUPPORTED, MOST_SUPPORTERS } from './modifiers';

/** Friends who could lend a unit a hand against another, were they to meet now, up to two (HOW-MELEE-10, 11). */
export function supportersFor(view: View, troop: Troop, against: Troop): number {
  const reach = reachOf(troop);
  const near = supportersOf(view, troop.side).filter(
    (helper) => helper.id !== troop.id && [troop, against].some((one) => !exceeds(distanceBetween(helper, one), reach)),
  );
  return Math.min(near.length, MOST_SUPPORTERS);
}

const reachOf = ({ traits }: Troop): Cm => traits.scale.distances.support;

/** Who can lend a hand: not fighting, in morale, able to fight (HOW-MELEE-10). */
function supportersOf(view: View, side: Id): readonly Troop[] {
  return troopsOn(view).filter(
    (troop) =>
      troop.side === side &&
      !isInMelee(view, troop) &&
      !isReforming(troop) &&
      !isDoneFor(troop) &&
      hitsOf(troop) < 4 &&
      troop.traits.kind !== 'artillery' &&
      troop.traits.kind !== 'transport',
  );
}

// The owner's say ---------------------------------------------------------------------------------------------------

interface Support {
  readonly pick: 'support';
  readonly of: Id;
}

/** Which of more friends than it can help a unit supports (HOW-MELEE-11). */
export const supportQuestion: Question<{ readonly unit: Id; readonly among: readonly Id[] }, Support> = {
  kind: 'support',
  form: () => ({ form: 'pick' }),
  choices: (_view, { among }) => ({ list: among.map((of) => ({ pick: 'support', of })) }),
  check: (_view, { among }, { of }) =>
    among.includes(of) ? null : refuse('HOW-MELEE-10', 'It is too far from that one, or that one has help enough.'),
  words: (view, { unit }) => ({ title: `${does(nameOf(view, unit), 'supports')} whom?`, clause: 'HOW-MELEE-11' }),
  label: (view, _about, { of }) => nameOf(view, of),
  idle: (_view, { among }) => ({ pick: 'support', of: among[0] ?? '' }),
};

/**
 * How many supporters each of the units has that fight this round. A unit that has begun to support two friends supports
 * no third in this phase; where it stands near more than it can help, in this melee or another, its owner is asked.
 */
export function* allotSupport(field: Field, fighting: readonly Troop[]): Rule<ReadonlyMap<Id, number>> {
  const given = new Map<Id, number>();
  for (const side of new Set(fighting.map((troop) => troop.side))) yield* allotOf(field, side, given);
  return given;
}

/** Who stands near the fewest friends helps first: the others fill what is left. */
function* allotOf(field: Field, side: Id, given: Map<Id, number>): Rule<void> {
  const view = field.view(side);
  const inMelee = troopsOn(view).filter((troop) => troop.side === side && isInMelee(view, troop) && !isDoneFor(troop));
  const helpers = supportersOf(view, side).map((helper) => ({ helper, near: friendsNear(view, helper, inMelee) }));
  const give = (to: Id): void => void given.set(to, (given.get(to) ?? 0) + 1);
  const needs = (id: Id): boolean => given.get(id) !== MOST_SUPPORTERS;
  for (const { helper, near } of helpers)
    bound(helper)
      .filter((id) => near.includes(id))
      .forEach(give);
  for (const { helper, near } of helpers.toSorted((a, b) => a.near.length - b.near.length))
    for (;;) {
      const taken = bound(troopOf(field.view(side), helper.id));
      const among = near.filter((id) => !taken.includes(id) && needs(id));
      const [first] = among;
      if (first === undefined || taken.length >= MOST_SUPPORTED) break;
      const isChoice = among.length > MOST_SUPPORTED - taken.length;
      const of = isChoice ? (yield* ask(field, supportQuestion, side, { unit: helper.id, among })).of : first;
      give(of);
      const mark = taken.length === 0 ? 'supports' : 'supports too';
      field.emit(
        { do: 'mark', id: helper.id, mark, value: of },
        { reasons: [{ clause: 'HOW-MELEE-11', label: `Supports ${nameOf(view, of)}` }] },
      );
    }
}

/** Fighting friends that a unit stands near enough to help, the nearest first (HOW-MELEE-10). */
function friendsNear(view: View, helper: Troop, fighting: readonly Troop[]): readonly Id[] {
  return fighting
    .map((troop) => ({
      id: troop.id,
      far: Math.min(...[troop, ...opponentsOf(view, troop)].map((other) => distanceBetween(helper, other))),
    }))
    .filter(({ far }) => !exceeds(far, reachOf(helper)))
    .toSorted((a, b) => a.far - b.far)
    .map(({ id }) => id);
}

/** Whom it has supported in this phase. */
const bound = ({ piece: { marks } }: Troop): readonly Id[] =>
  [marks['supports'], marks['supports too']].filter((id) => typeof id === 'string');
