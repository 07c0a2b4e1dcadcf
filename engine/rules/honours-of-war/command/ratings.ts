/** What commanders are worth: as listed, thrown for, or left by a casualty (HOW-ORG-05, HOW-NAT-07, HOW-CMD-11). */
import { findPiece, roll } from '../../../battle';
import type { Field, Id, Rule, View } from '../../../battle';
import type { Rating } from '../../../scenario';
import { commandOf, leaderName } from '../../common';
import { commandersOf } from './allies';

/** The rating a command has now: as listed, or what the die or a casualty made of it (HOW-ORG-05, HOW-CMD-11). */
export function ratingOf(view: View, command: Id): Rating | null {
  const listed = commandOf(view, command).rating;
  const marked = findPiece(view.state, command)?.marks['rating'];
  if (marked === 'dithering' || marked === 'dependable' || marked === 'dashing') return marked;
  return listed === 'diced' ? 'dependable' : listed;
}

/** Ratings that the scenario leaves to the die, once the armies are deployed: one for each leader in roster order, by the table of his nation (HOW-ORG-05, HOW-NAT-07, HOW-NAT-08). */
export function* rollRatings(field: Field): Rule<void> {
  for (const { id, side, rating } of Object.values(field.roster.commands)) {
    if (rating !== 'diced' || !field.state.commands[id]) continue;
    const who = leaderName(field, id);
    const clause = 'HOW-ORG-05';
    const [die] = yield* roll(field, { why: `Rating of ${who}`, who: id, clause, seat: side });
    const { values, name } = commandersOf(field.roster, id);
    const rated = values.commanders[die - 1] ?? 'dependable';
    field.emit(
      { do: 'mark', id, mark: 'rating', value: rated },
      { text: `${who} is ${rated}.`, reasons: [{ clause, label: `Commanders of ${name}`, value: die }] },
    );
  }
}
