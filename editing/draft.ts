/** A scenario that is being edited: what was read from its text, beside what stands in the text and where. */
import { isGroup, isList, pathOfField, plainText } from '../engine/scenario/edits';
import type { KeyPath, Plain } from '../engine/scenario/edits';
import type { Id, Scenario } from '../engine/scenario';

export interface Draft {
  readonly scenario: Scenario;
  /** What the text holds, as plain data. */
  readonly values: Plain;
  /** Where each thing stands in the text, as `armies.blue.brigades[0]`; things that are repeated share one field. */
  readonly fields: Readonly<Record<Id, string>>;
}

/** Null when the text cannot be read as YAML. */
export function draftOf(text: string, scenario: Scenario, fields: Draft['fields']): Draft | null {
  const values = plainText(text);
  return values === null ? null : { scenario, values, fields };
}

/** Why a gesture cannot be made, in a sentence for the person who made it. */
export interface Refused {
  readonly refused: string;
}
export const isRefused = (answer: object): answer is Refused => 'refused' in answer;

/** The path of a thing in the text; null for a thing that the draft does not know. */
export const pathOf = ({ fields }: Pick<Draft, 'fields'>, id: Id): KeyPath | null => {
  const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
  return field === undefined ? null : pathOfField(field);
};

const MERGE = '<<';

/** The value of a key, also of one that is taken in from another group with `<<`. */
export function keyOf(group: Plain | undefined, key: string): Plain | undefined {
  if (!isGroup(group)) return undefined;
  if (Object.hasOwn(group, key)) return group[key];
  const merged = group[MERGE];
  for (const one of isList(merged) ? merged : [merged ?? null]) {
    const found = keyOf(one, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The value at a path, merged groups looked into; undefined where there is none. */
export function valueAt(values: Plain, path: KeyPath): Plain | undefined {
  let at: Plain | undefined = values;
  for (const step of path) {
    if (typeof step === 'string') at = keyOf(at, step);
    else at = isList(at) ? at[step] : undefined;
  }
  return at;
}

/** Whether the text has a value at this very path, not one taken in with `<<` on the way. */
export function isWritten(values: Plain, path: KeyPath): boolean {
  let at: Plain | undefined = values;
  for (const step of path) {
    if (typeof step === 'string') at = isGroup(at) && Object.hasOwn(at, step) ? at[step] : undefined;
    else at = isList(at) ? at[step] : undefined;
  }
  return at !== undefined;
}

/** A value without `<<`: what it takes in is written out, as a copy of it must be. */
export function writtenOut(value: Plain): Plain {
  if (isList(value)) return value.map(writtenOut);
  if (!isGroup(value)) return value;
  const merged = value[MERGE];
  const taken = (isList(merged) ? merged : merged === undefined ? [] : [merged]).toReversed().map(writtenOut);
  const own = Object.entries(value).filter(([key]) => key !== MERGE);
  const all = [...taken.flatMap((one) => (isGroup(one) ? Object.entries(one) : [])), ...own];
  return Object.fromEntries(all.map(([key, one]) => [key, writtenOut(one)]));
}
