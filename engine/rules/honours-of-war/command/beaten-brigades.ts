/** Commanders of beaten brigades: one may join a brigade that has wholly given way, and leaves with one that is lost (HOW-ORG-10, 11). */
import { ask, midway, preferredBy } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { along, distance, isOnTable, pathOf, place, poseAt } from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import { figureOf, leaderName, nameOf, placeOf, refuse, stillToCome } from '../../common';
import { isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { unitsOf } from './commands';
import { placeWithRoom } from './elbow-room';
import { BEHIND } from './riding';

type Join = { readonly pick: 'join'; readonly of: Id } | { readonly pick: 'stay' };

/** A unit to stand behind, or where he is. */
export const joinQuestion: Question<{ readonly command: Id }, Join> = {
  kind: 'join',
  form: () => ({ form: 'pick' }),
  choices: (view, { command }) => ({
    list: [
      ...unitsOf(view, command)
        .map(({ id }): Join => ({ pick: 'join', of: id }))
        .filter((choice) => !joinQuestion.check(view, { command }, choice)),
      { pick: 'stay' },
    ],
  }),
  check: (view, { command }, choice) => {
    if (choice.pick === 'stay') return null;
    const unit = unitsOf(view, command).find(({ id }) => id === choice.of);
    if (!unit) return refuse('HOW-ORG-11', 'He joins a unit of his own brigade.');
    return placeBeside(view, unit)
      ? null
      : refuse('HOW-ORG-11', `There is no room for him beside ${midway(unit.traits.unit.name)}.`);
  },
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
    const from = placeOf(view, command.id);
    if (!figure || !from || isMarked({ piece: figure }, 'joined')) continue;
    const units = unitsOf(view, command.id);
    if (units.length === 0 || !units.every((troop) => isMarked(troop, 'retreated'))) continue;
    field.emit(
      { do: 'mark', id: command.id, mark: 'joined', value: 1 },
      { reasons: [{ clause: 'HOW-ORG-11', label: 'His whole brigade has given way' }] },
    );
    const choice = yield* ask(field, joinQuestion, command.side, { command: command.id });
    const unit = choice.pick === 'join' ? units.find(({ id }) => id === choice.of) : undefined;
    const to = unit && placeBeside(view, unit);
    if (to) join(field, { command: command.id, from, unit, to });
  }
}

/** On the table and clear of all troops: behind the unit, else beside it, else before it; null where nobody could stand. */
function placeBeside(view: View, { box }: Troop): Point | null {
  const { pose, width, depth } = box;
  const [ahead, sideways] = [depth / 2 + BEHIND, width / 2 + BEHIND];
  const places = [along(pose, -ahead, 0), along(pose, 0, -sideways), along(pose, 0, sideways), along(pose, ahead, 0)];
  return places.map((place) => placeWithRoom(view, place)).find((place) => isOnTable(view.ground, place)) ?? null;
}

interface Joining {
  readonly command: Id;
  readonly from: Pose;
  readonly unit: Troop;
  readonly to: Point;
}

function join(field: Field, { command, from, unit, to }: Joining): void {
  const beside = poseAt(to, { x: from.hx, y: from.hy });
  const path = pathOf(from, [{ ...place(beside), length: distance(from, beside) }]);
  field.emit(
    { do: 'moved', movers: [{ id: command, path }], manner: 'ride' },
    {
      text: `${leaderName(field.view(unit.side), command)} joins ${midway(unit.traits.unit.name)}.`,
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
