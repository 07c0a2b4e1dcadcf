/** The general raises a lieutenant general at the end of the first phase, in place of his influence (HOW-OPT-08, HOW-OPT-09). */
import { ask, preferredBy } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { distance, exceeds } from '../../../geometry';
import type { Rating } from '../../../scenario';
import { generalOf, leaderName, lieutenantsOf, placeOf, refuse } from '../../common';
import { registerIn } from '../troops/troop';
import { improved } from './performance-table';
import { ratingOf } from './ratings';

/**
 * What a lieutenant general counts as when the general raises him; null when that changes nothing. An unrated general
 * raises by a step (HOW-OPT-08); a dashing one makes anybody dashing, a dependable one a dithering man dependable, a
 * dithering one nobody (HOW-OPT-09).
 */
export function raisedRating(general: Rating | null, lieutenant: Rating): Rating | null {
  if (lieutenant === 'dashing') return null;
  switch (general) {
    case null:
      return improved(lieutenant);
    case 'dashing':
      return 'dashing';
    case 'dependable':
      return lieutenant === 'dithering' ? 'dependable' : null;
    case 'dithering':
      return null;
  }
}

/** Lieutenant generals within 15 cm of the general, whatever his rating, and what he makes of them. */
function raisable(view: View, side: Id): ReadonlyMap<Id, Rating> {
  const general = generalOf(view, side);
  const at = general && placeOf(view, general.id);
  if (!at) return new Map();
  const { cm15 } = registerIn(view).scale.distances;
  return new Map(
    lieutenantsOf(view, side).flatMap(({ id }) => {
      const place = placeOf(view, id);
      const rating = raisedRating(ratingOf(view, general.id), ratingOf(view, id) ?? 'dependable');
      return rating && place && !exceeds(distance(at, place), cm15) ? [[id, rating] as const] : [];
    }),
  );
}

type Raise = { readonly pick: 'raise'; readonly of: Id } | { readonly pick: 'nobody' };

/** A lieutenant general, or nobody. */
export const raiseQuestion: Question<{ readonly side: Id }, Raise> = {
  kind: 'raise',
  form: () => ({ form: 'pick' }),
  choices: (view, { side }) => ({
    list: [{ pick: 'nobody' }, ...[...raisable(view, side).keys()].map((of): Raise => ({ pick: 'raise', of }))],
  }),
  check: (view, { side }, choice) =>
    choice.pick === 'nobody' || raisable(view, side).has(choice.of)
      ? null
      : refuse('HOW-OPT-08', 'He is too far from the general, or gains nothing by it.'),
  /** Of use for a dithering man, who could neither direct nor rally; else the general's own influence is worth more. */
  evaluate: (view, _about, choice) =>
    preferredBy(choice.pick === 'raise' && ratingOf(view, choice.of) === 'dithering' ? 0.1 : 0),
  words: (view, { side }) => ({
    title: `${leaderName(view, generalOf(view, side)?.id ?? side)} may raise a lieutenant general instead of directing a brigade`,
    clause: 'HOW-OPT-08',
  }),
  label: (view, { side }, choice) =>
    choice.pick === 'nobody'
      ? 'Nobody'
      : `${leaderName(view, choice.of)}: ${raisable(view, side).get(choice.of) ?? ''}`,
  idle: () => ({ pick: 'nobody' }),
};

/** Chosen when all figures of both sides have ridden; it lasts this turn and uses the general's influence up. */
export function* raiseLieutenant(field: Field, side: Id): Rule<void> {
  const general = generalOf(field.view(side), side);
  if (!general || raisable(field.view(side), side).size === 0) return;
  const choice = yield* ask(field, raiseQuestion, side, { side });
  if (choice.pick === 'nobody') return;
  const raised = choice.of;
  const view = field.view(side);
  const rating = raisable(view, side).get(raised);
  if (!rating) return;
  const clause = ratingOf(view, general.id) === null ? 'HOW-OPT-08' : 'HOW-OPT-09';
  const reasons = [{ clause, label: 'Near the general when all have ridden' }];
  field.emit(
    { do: 'mark', id: raised, mark: 'raised', value: rating },
    { text: `${leaderName(view, general.id)} raises ${leaderName(view, raised)}: ${rating} this turn.`, reasons },
  );
  field.emit({ do: 'mark', id: general.id, mark: 'influence used', value: raised }, { reasons });
}
