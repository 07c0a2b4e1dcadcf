/** A whole army that was raised for a side, put into its file beside what it has. */
import { listed } from '../../engine/scenario';
import type { Id } from '../../engine/scenario';
import { isGroup, isList } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { append } from '../entries';
import { commandNames, freeName } from '../free-names';
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
  const brigades = troops.brigades.map((brigade) => named(brigade, taken));
  const independents = troops.independents.map((unit) => named(unit, taken));
  const general = army.general ? null : troops.general;
  const text = new TextEdits(draft.values);
  if (general !== null) text.set(['armies', side, 'general'], general);
  for (const brigade of brigades) append(text, ['armies', side, 'brigades'], brigade);
  for (const unit of independents) append(text, ['armies', side, 'independents'], unit);
  return text.edits.length === 0
    ? { refused: 'There are no troops in it.' }
    : { does: `Add ${added(brigades, independents, general)} to ${army.name}`, edits: text.edits };
}

/** One thing by its name, several counted: "Croats", "2 brigades and a general", "a brigade, 3 units and a general". */
function added(brigades: readonly Plain[], units: readonly Plain[], general: Plain): string {
  const [only, ...others] = [...brigades, ...units];
  const name = others.length === 0 && general === null && isGroup(only) ? only['name'] : undefined;
  if (typeof name === 'string') return name;
  const kinds = [
    counted(brigades.length, 'a brigade', 'brigades'),
    counted(units.length, 'a unit', 'units'),
    counted(general === null ? 0 : 1, 'a general', 'generals'),
  ].filter((words) => words !== '');
  return listed(kinds);
}

const counted = (count: number, one: string, several: string): string =>
  count === 0 ? '' : count === 1 ? one : `${count} ${several}`;

function named(entry: Plain, taken: Set<string>): Plain {
  if (!isGroup(entry)) return entry;
  const { name, units } = entry;
  const title = freeName(typeof name === 'string' ? name : 'Troops', taken);
  taken.add(title);
  return { ...entry, name: title, ...(isList(units) && { units: units.map((unit) => named(unit, taken)) }) };
}
