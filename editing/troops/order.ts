/** The order of battle: which brigade comes before which, and under which lieutenant general. */
import type { Army, Id } from '../../engine/scenario';
import { isList } from '../../engine/scenario/edits';
import type { KeyPath } from '../../engine/scenario/edits';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { append } from '../entries';
import { suffixOf } from '../references';
import { reorder } from '../rewriting/text-edits';
import { TextEdits } from '../rewriting';
import { inWords } from '../things';

/** Where brigades go: before one of their side, or last with null; left out, they keep their place. */
export interface OrderPlace {
  readonly before?: Id | null;
  /** Under a lieutenant general, or with null under none; left out, they stay under whom they are. */
  readonly under?: Id | null;
}

/** Moves brigades of one side in the order of battle, or independent units under another lieutenant general. */
export function moveInOrder(draft: Draft, ids: readonly Id[], { before, under }: OrderPlace): Change | Refused {
  const army = draft.scenario.armies.find((one) => commandsOf(one).some(({ id }) => ids.includes(id)));
  const commands = army ? commandsOf(army).filter(({ id }) => ids.includes(id)) : [];
  if (!army || commands.length < ids.length) return { refused: 'Only brigades of one side are ordered together.' };
  const text = new TextEdits(draft.values);
  if (under !== undefined) {
    const refused = putUnder(text, army, commands, under);
    if (refused !== null) return { refused };
  }
  if (before !== undefined) {
    const refused = putBefore(text, army, ids, before);
    if (refused !== null) return { refused };
  }
  const leader = army.lieutenants.find(({ id }) => id === under);
  const where = leader ? ` under ${leader.name}` : '';
  return text.edits.length === 0
    ? { refused: 'They stand there already.' }
    : { does: `Order ${inWords(draft.scenario, ids)}${where}`, edits: text.edits };
}

/** Moves a lieutenant general before another one, or last with null. */
export function moveLieutenant(draft: Draft, id: Id, before: Id | null): Change | Refused {
  const army = draft.scenario.armies.find(({ lieutenants }) => lieutenants.some((one) => one.id === id));
  if (!army) return { refused: 'Only lieutenant generals are ordered.' };
  const text = new TextEdits(draft.values);
  const wanted = ordered(army.lieutenants, [id], before);
  if (!wanted) return { refused: 'A lieutenant general stays in his army.' };
  reorder(text, ['armies', army.id, 'lieutenant generals'], wanted);
  const name = army.lieutenants.find((one) => one.id === id)?.name ?? '';
  return text.edits.length === 0
    ? { refused: 'He stands there already.' }
    : { does: `Order ${name}`, edits: text.edits };
}

interface Named {
  readonly id: Id;
  readonly name: string;
}
const commandsOf = ({ brigades, independents }: Army): readonly Named[] => [...brigades, ...independents];

/** Numbers of the entries in their new order; null when `before` is none of them. */
function ordered(entries: readonly Named[], ids: readonly Id[], before: Id | null): readonly number[] | null {
  const moving = entries.filter(({ id }) => ids.includes(id));
  const at = before === null ? entries.length : entries.findIndex(({ id }) => id === before);
  if (at < 0) return null;
  const isStill = (one: Named): boolean => !moving.includes(one);
  const wanted = [...entries.slice(0, at).filter(isStill), ...moving, ...entries.slice(at).filter(isStill)];
  return wanted.map((one) => entries.indexOf(one));
}

function putBefore(text: TextEdits, { id, brigades }: Army, ids: readonly Id[], before: Id | null): string | null {
  const wanted = ordered(brigades, ids, before);
  if (!wanted) return 'Brigades stay in their side.';
  reorder(text, ['armies', id, 'brigades'], wanted);
  return null;
}

/** Writes who leads them; why that cannot be, or null. */
function putUnder(text: TextEdits, army: Army, commands: readonly Named[], under: Id | null): string | null {
  const list: KeyPath = ['armies', army.id, 'lieutenant generals'];
  if (under !== null && !army.lieutenants.some(({ id }) => id === under)) return 'There is no such general.';
  for (const [index, { id, name, commands: led }] of army.lieutenants.entries()) {
    const path: KeyPath = [...list, index, 'leads'];
    if (id === under) {
      for (const one of commands) if (!led.includes(one.id)) append(text, path, one.name);
      continue;
    }
    const leaving = commands.filter((one) => led.includes(one.id));
    if (leaving.length === 0) continue;
    // Whoever leads nobody by name leads everybody.
    if (leaving.length === led.length) return `${name} would lead everybody then. Leave him one, or remove him.`;
    takeOut(text, path, leaving, army.id);
  }
  return null;
}

function takeOut(text: TextEdits, path: KeyPath, leaving: readonly Named[], side: Id): void {
  const names = text.at(path);
  if (!isList(names)) return;
  for (let index = names.length - 1; index >= 0; index -= 1) {
    const name = names[index];
    if (typeof name !== 'string') continue;
    const reference = { path, meaning: 'command', name, side } as const;
    const isMeant = leaving.some((one) => suffixOf(reference, { ...one, meaning: 'command' }) !== null);
    if (isMeant) text.remove([...path, index]);
  }
}
