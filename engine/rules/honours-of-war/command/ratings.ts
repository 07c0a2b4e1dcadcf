/** Ratings that the scenario leaves to the die, on the table of the main army for its year (HOW-ORG-05, HOW-NAT-07). */
import { roll } from '../../../battle';
import type { Field, Rule } from '../../../battle';
import { NEUTRAL } from '../troops/nations';
import { registerOf } from '../troops/traits';

/** One die for each leader in roster order, once the armies are deployed; the rating is a mark on his figure. */
export function* rollRatings(field: Field): Rule<void> {
  const { nations } = registerOf(field.roster);
  for (const { id, side, name, leader, rating } of Object.values(field.roster.commands)) {
    if (rating !== 'diced' || !field.state.commands[id]) continue;
    const who = leader ?? name;
    const clause = 'HOW-ORG-05';
    const [die = 1] = yield* roll(field, { why: `Rating of ${who}`, who: id, clause, seat: side });
    const table = (nations.get(side) ?? NEUTRAL).commanders;
    const rated = table[die - 1] ?? 'dependable';
    const nation = field.roster.sides.find((one) => one.id === side)?.nationName ?? side;
    field.emit(
      { do: 'mark', id, mark: 'rating', value: rated },
      { text: `${who} is ${rated}.`, reasons: [{ clause, label: `Commanders of ${nation}`, value: die }] },
    );
  }
}
