/**
 * Names that mean a thing by its number: what the file accepts may stand at `armies.blue.brigades[2]`, and a wood without a
 * name is `wood-2`. Where entries go, come or change places such a name follows the thing it was written for.
 */
import { editedPlainly, editText, fieldOfPath, pathOfField } from '../engine/scenario/edits';
import type { Edit, KeyPath } from '../engine/scenario/edits';
import type { Id } from '../engine/scenario';
import type { Change } from './change';
import { valueAt } from './draft';
import type { Draft } from './draft';
import { referencesIn } from './references';

/** The fields of the things in a text; null when it cannot be read. */
export type FieldsOf = (text: string) => Draft['fields'] | null;

/** The change with the edits that keep such names true. What the change wrote itself stays as it wrote it. */
export function withReferencesKept(draft: Draft, text: string, change: Change, fieldsOf: FieldsOf): Change {
  const { edits } = change;
  if (edits.every((edit) => edit.do === 'set')) return change;
  const numbered = referencesIn(draft.values).filter(({ path, name }) => meantBy(draft.fields, path, name) !== null);
  if (numbered.length === 0) return change;
  const edited = editText(text, edits);
  const now = 'refused' in edited ? null : fieldsOf(edited.text);
  if (!now) return change;
  let values = draft.values;
  for (const edit of edits) values = editedPlainly(values, edit) ?? values;
  const kept: Edit[] = [];
  const gone: number[] = [];
  for (const { path, name } of numbered) {
    const at = pathAfter(path, edits);
    const field = meantBy(draft.fields, path, name);
    if (!at || field === null || valueAt(values, at) !== name) continue;
    const thing = pathAfter(pathOfField(field), edits);
    const accepted = at[0] === 'accept' ? at[1] : undefined;
    if (!thing || valueAt(values, thing) === undefined) {
      if (typeof accepted === 'number') gone.push(accepted);
      continue;
    }
    const called = nameNow(draft.fields, now, { name, field }, fieldOfPath(thing));
    if (called !== null && called !== name) kept.push({ do: 'set', path: at, value: called });
  }
  const removed = gone.toSorted((a, b) => b - a).map((index): Edit => ({ do: 'remove', path: ['accept', index] }));
  return kept.length + removed.length === 0 ? change : { ...change, edits: [...edits, ...kept, ...removed] };
}

/** The field that a name means as an id or, in what is accepted, as a field; null for the names of things. */
function meantBy(fields: Draft['fields'], path: KeyPath, name: string): string | null {
  if (Object.hasOwn(fields, name)) return fields[name] ?? null;
  return path[0] === 'accept' && name.includes('[') ? name : null;
}

/** What the thing at a field that is now elsewhere is called now; null when nobody can tell. */
function nameNow(
  before: Draft['fields'],
  now: Draft['fields'],
  meant: { readonly name: string; readonly field: string },
  field: string,
): string | null {
  if (meant.name === meant.field) return field;
  const at = (fields: Draft['fields'], one: string): readonly Id[] =>
    Object.keys(fields).filter((id) => fields[id] === one);
  // Copies of one entry share its field, in the order of their numbers.
  return at(now, field)[at(before, meant.field).indexOf(meant.name)] ?? null;
}

/** Where what stood at a path stands after the edits; null when it is gone. */
function pathAfter(path: KeyPath, edits: readonly Edit[]): KeyPath | null {
  return edits.reduce<KeyPath | null>((at, edit) => at && followed(at, edit), path);
}

function followed(path: KeyPath, edit: Edit): KeyPath | null {
  // What is put in with the comments of an entry is that entry, which is taken out of its old place afterwards.
  if (edit.do === 'insert' && edit.commentsOf?.every((step, i) => step === path[i]))
    return [...edit.path, edit.index, ...path.slice(edit.commentsOf.length)];
  const list = edit.do === 'insert' ? edit.path : edit.path.slice(0, -1);
  const own = path[list.length];
  if (edit.do === 'set' || own === undefined || !list.every((step, i) => step === path[i])) return path;
  const last = edit.path.at(-1);
  if (edit.do === 'rename') return own === last ? path.with(list.length, edit.key) : path;
  if (edit.do === 'remove' && own === last) return null;
  if (typeof own !== 'number') return path;
  if (edit.do === 'insert') return own >= edit.index ? path.with(list.length, own + 1) : path;
  if (typeof last !== 'number') return path;
  if (edit.do === 'remove') return own > last ? path.with(list.length, own - 1) : path;
  const taken = own > last ? own - 1 : own;
  return path.with(list.length, own === last ? edit.to : taken >= edit.to ? taken + 1 : taken);
}
