/** Foot that has beaten the defenders of works may take them over (HOW-MELEE-26). */
import { ask, does, preferredBy } from '../../../battle';
import type { Field, Id, Question, Rule, View } from '../../../battle';
import { distance, minus, pathOf, poseAt, facing, straight, unit } from '../../../geometry';
import type { Box, Path } from '../../../geometry';
import type { GroundLine } from '../../../terrain';
import { isBehindWorks, worksOccupied } from '../ground/works';
import { hasRoomToTakeOver } from '../charge/room';
import { isInfantry } from '../troops/traits';
import { findTroop, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Works that were held, and where their defender stood. */
export interface HeldWorks {
  readonly line: GroundLine;
  readonly stood: Box;
}

/** The works a unit holds, before it loses them; null when it holds none. */
export function worksHeld(view: View, troop: Troop): HeldWorks | null {
  const line = troop.inside ? null : worksOccupied(view, troop.box);
  return line && { line, stood: troop.box };
}

/** About a unit that may go over into the works it has won. */
interface Won {
  readonly unit: Id;
  readonly path: Path;
}

export const takeWorksQuestion: Question<Won, { readonly pick: 'take' | 'stay' }> = {
  kind: 'take works',
  form: () => ({ form: 'pick' }),
  choices: () => ({ list: [{ pick: 'take' }, { pick: 'stay' }] }),
  check: () => null,
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'take' ? 0.05 : 0),
  words: (view, { unit: id }) => ({
    title: `${does(view.roster.units[id]?.name ?? id, 'has')} won the works: take them?`,
    clause: 'HOW-MELEE-26',
  }),
  label: (_view, _about, { pick }) => (pick === 'take' ? 'Take the works' : 'Stay before them'),
  idle: () => ({ pick: 'stay' }),
};

/** The first of the winners that came across the works and finds room where the loser stood may go over. */
export function* takeWorks(field: Field, winners: readonly Id[], { line, stood }: HeldWorks): Rule<void> {
  for (const id of winners) {
    const view = viewOf(field, id);
    const troop = findTroop(view, id);
    if (!troop || !isInfantry(troop.traits) || isBehindWorks(view, line, troop.box)) continue;
    const taken = troopAt(troop, poseAt(stood.pose, facing(troop.box.pose)));
    if (!hasRoomToTakeOver(view, taken)) continue;
    yield* mayTake(field, troop, taken);
    return;
  }
}

function* mayTake(field: Field, troop: Troop, taken: Troop): Rule<void> {
  const { pose } = troop.box;
  const to = taken.box.pose;
  const path = pathOf(pose, [straight(pose, distance(pose, to), unit(minus(to, pose)))]);
  const { pick } = yield* ask(field, takeWorksQuestion, troop.side, { unit: troop.id, path });
  if (pick === 'stay' || !findTroop(viewOf(field, troop.id), troop.id)) return;
  const { name } = troopOf(viewOf(field, troop.id), troop.id).traits.unit;
  field.emit(
    { do: 'moved', movers: [{ id: troop.id, path }], manner: 'pursuit' },
    {
      text: `${does(name, 'takes')} the works.`,
      reasons: [{ clause: 'HOW-MELEE-26', label: 'Stands where the beaten defender stood' }],
    },
  );
}
