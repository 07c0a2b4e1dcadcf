/** A whole army that was raised for a side, put into its file beside what it has. */
import type { Id } from '../../engine/scenario';
import { isGroup, isList } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { append } from '../entries';
import { commandNames, freeName } from '../names';
import { TextEdits } from '../rewriting';

/** Its entries as files have them. */
export interface RaisedTroops {
  readonly brigades: readonly Plain[];
  readonly independents: readonly Plain[];
  readonly general: Plain;
}

/** Names that its side has already get a number; a side that has its general keeps him. */
export function addArmy(draft: Draft, side: Id, troops: RaisedTroops): Change | Refused {
  const army = draft.scenario.armies.find(({ id }) => id === side);
  if (!army) return { refused: 'There is no such side.' };
  const taken = commandNames(draft.scenario, side);
  const text = new TextEdits(draft.values);
  if (!army.general && troops.general !== null) text.set(['armies', side, 'general'], troops.general);
  for (const brigade of troops.brigades) append(text, ['armies', side, 'brigades'], named(brigade, taken));
  for (const unit of troops.independents) append(text, ['armies', side, 'independents'], named(unit, taken));
  const count = troops.brigades.length;
  return text.edits.length === 0
    ? { refused: 'There are no troops in it.' }
    : { does: `Add ${count === 1 ? 'a brigade' : `${count} brigades`} to ${army.name}`, edits: text.edits };
}

function named(entry: Plain, taken: Set<string>): Plain {
  if (!isGroup(entry)) return entry;
  const { name, units } = entry;
  const title = freeName(typeof name === 'string' ? name : 'Troops', taken);
  taken.add(title);
  return { ...entry, name: title, ...(isList(units) && { units: units.map((unit) => named(unit, taken)) }) };
}
