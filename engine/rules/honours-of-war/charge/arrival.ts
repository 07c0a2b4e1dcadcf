/** The end of a charge: into contact, or stopped before it (HOW-CHG-14, 18). */
import { does, midway } from '../../../battle';
import type { Field, Id, Rule, View } from '../../../battle';
import { place } from '../../../geometry';
import type { Path, Pose } from '../../../geometry';
import { rout } from '../morale/reaction';
import { findTroop, isDoneFor, isRed, troopOf, viewOf } from '../troops/troop';
import type { Approach } from './possible-charge';
import { makeContact, makeContactBeside } from './contact';
import { isSwept } from './eligibility';

/** The charger moves along a path, if that has any length. */
export function comeOn(field: Field, id: Id, path: Path, manner = 'charge'): void {
  if (path.length > 0) field.emit({ do: 'moved', movers: [{ id, path }], manner });
}

/** Contact: lined up, marked; wagons and limbered guns are lost at once (HOW-CHG-14, HOW-MELEE-24). */
export function* arrive(field: Field, path: Path, found: Approach): Rule<void> {
  const view = viewOf(field, found.charger);
  const [charger, target] = [troopOf(view, found.charger), troopOf(view, found.target)];
  field.emit(
    { do: 'moved', movers: [{ id: charger.id, path: withLineUp(path, found.linedUp) }], manner: 'charge' },
    {
      text: `${does(charger.traits.unit.name, 'strikes')} ${midway(target.traits.unit.name)}.`,
      reasons: [{ clause: 'HOW-CHG-14', label: 'Lined up with its target' }],
    },
  );
  if (isSwept(target)) {
    yield* rout(field, target.id, { by: charger.id, sector: found.sector, clause: 'HOW-MELEE-24' });
    return;
  }
  makeContact(field, charger.id, target.id, found);
  const { also } = found;
  if (also && !isStopped(viewOf(field, charger.id), also.target))
    makeContactBeside(field, charger.id, also.target, also.sector);
}

/** Has it been stopped: broken, routed or gone (HOW-CHG-18)? */
export const isStopped = (view: View, id: Id): boolean => {
  const troop = findTroop(view, id);
  return !troop || isDoneFor(troop) || isRed(troop);
};

/** The lining up as the last leg of the move. */
const withLineUp = (path: Path, linedUp: Pose): Path => ({
  from: path.from,
  legs: [...path.legs, place(linedUp)],
  length: path.length,
});
