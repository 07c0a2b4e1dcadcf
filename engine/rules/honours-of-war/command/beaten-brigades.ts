/** Commanders of beaten brigades: one may join a brigade that has wholly given way, and leaves with one that is lost (HOW-ORG-10, 11). */
import { ask, midway, preferredBy } from '../../../battle';
import type { Field, Id, Question, RosterCommand, Rule, View } from '../../../battle';
import { distance, pathOf, place, poseAt } from '../../../geometry';
import { placeBehind } from '../../../tabletop';
import { figureOf, leaderName, nameOf, placeOf, stillToCome } from '../../common';
import { refuse } from '../refusals';
import { isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { unitsOf } from './commands';
import { BEHIND } from './riding';

type Join = { readonly pick: 'join'; readonly of: Id } | { readonly pick: 'stay' };

/** A unit to stand behind, or where he is. */
export const joinQuestion: Question<{ readonly command: Id }, Join> = {
  kind: 'join',
  form: () => ({ form: 'pick' }),
  choices: (view, { command }) => ({
    list: [...unitsOf(view, command).map(({ id }): Join => ({ pick: 'join', of: id })), { pick: 'stay' }],
  }),
  check: (view, { command }, choice) =>
    choice.pick === 'stay' || unitsOf(view, command).some(({ id }) => id === choice.of)
      ? null
      : refuse('HOW-ORG-11', 'He joins a unit of his own brigade.'),
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'stay' ? 0 : 0.1),
  words: (view, { command }) => ({
    title: `${leaderName(view, command)} may join his retreating brigade`,
    clause: 'HOW-ORG-11',
  }),
  label: (view, _about, choice) => (choice.pick === 'stay' ? 'Stay' : `Join ${nameOf(view, choice.of)}`),
  idle: () => ({ pick: 'stay' }),
};

/** Offered once a turn, when the last unit of a brigade has retreated; Done For units do not count (HOW-ORG-11). */
export function* joinRetreats(field: Field): Rule<void> {
  for (const command of Object.values(field.roster.commands)) {
    const view = field.view(command.side);
    const figure = figureOf(view, command.id);
    if (command.kind !== 'brigade' || !figure || !placeOf(view, command.id) || isMarked({ piece: figure }, 'joined'))
      continue;
    const units = unitsOf(view, command.id);
    if (units.length === 0 || !units.every((troop) => isMarked(troop, 'retreated'))) continue;
    field.emit(
      { do: 'mark', id: command.id, mark: 'joined', value: 1 },
      { reasons: [{ clause: 'HOW-ORG-11', label: 'His whole brigade has given way' }] },
    );
    const choice = yield* ask(field, joinQuestion, command.side, { command: command.id });
    const unit = choice.pick === 'join' && units.find(({ id }) => id === choice.of);
    if (unit) join(field, view, command, unit);
  }
}

function join(field: Field, view: View, command: RosterCommand, unit: Troop): void {
  const from = placeOf(view, command.id);
  if (!from) return;
  const behind = poseAt(placeBehind(unit, BEHIND), { x: from.hx, y: from.hy });
  const path = pathOf(from, [{ ...place(behind), length: distance(from, behind) }]);
  field.emit(
    { do: 'moved', movers: [{ id: command.id, path }], manner: 'ride' },
    {
      text: `${leaderName(view, command.id)} joins ${midway(unit.traits.unit.name)}.`,
      reasons: [{ clause: 'HOW-ORG-11', label: 'Placed within command distance' }],
    },
  );
}

/** When all of a brigade's units are Done For, and none is still to come, its commander leaves the table (HOW-ORG-10). */
export function removeCommanders(field: Field): void {
  for (const command of Object.values(field.roster.commands)) {
    const view = field.view(command.side);
    if (command.kind !== 'brigade' || !placeOf(view, command.id) || unitsOf(view, command.id).length > 0) continue;
    if (stillToCome(field, command.id).length > 0) continue;
    field.emit(
      { do: 'went', id: command.id, to: { gone: 'his brigade is lost' } },
      {
        text: `${leaderName(view, command.id)} leaves the field: his brigade is lost.`,
        reasons: [{ clause: 'HOW-ORG-10', label: 'All its units are Done For' }],
      },
    );
  }
}
