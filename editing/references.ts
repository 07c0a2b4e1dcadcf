/** Names in a file that mean another thing of it: a bridge its water, an objective its hill, an arrival its entry point. */
import type { Id } from '../engine/scenario';
import { kebab } from '../engine/scenario';
import { isGroup, isList } from '../engine/scenario/edits';
import type { KeyPath, Plain } from '../engine/scenario/edits';
import type { TextEdits } from './rewriting';

/** What a name can mean at its place. */
export type Meaning = 'feature' | 'command' | 'leader' | 'objective' | 'entry point' | 'zone' | 'any';
export interface NameReference {
  readonly path: KeyPath;
  readonly meaning: Meaning;
  /** As it is written. */
  readonly name: string;
  /** The side whose things are meant; null for those of all. */
  readonly side: Id | null;
}

type ReferencePlace = readonly [path: readonly string[], meaning: Meaning];
/** Where names stand; `*` is every entry of a list or every key of a group. */
const PLACES: readonly ReferencePlace[] = [
  [['terrain', '*', 'bridge', 'over'], 'feature'],
  [['terrain', '*', 'ford', 'over'], 'feature'],
  [['objectives', '*', 'feature'], 'feature'],
  [['entry points', '*', 'crossing'], 'feature'],
  [['objectives', '*', 'exit'], 'entry point'],
  [['armies', '*', 'brigades', '*', 'units', '*', 'inside'], 'feature'],
  [['armies', '*', 'independents', '*', 'inside'], 'feature'],
  [['armies', '*', 'brigades', '*', 'arrives', 'entry'], 'entry point'],
  [['armies', '*', 'brigades', '*', 'units', '*', 'arrives', 'entry'], 'entry point'],
  [['armies', '*', 'independents', '*', 'arrives', 'entry'], 'entry point'],
  [['armies', '*', 'lieutenant generals', '*', 'leads', '*'], 'command'],
  [['armies', '*', 'deployment', '*', 'for', '*'], 'command'],
  [['special', '*', 'hold', 'units', '*'], 'command'],
  [['special', '*', 'hold', 'until', 'lost'], 'objective'],
  [['special', '*', 'keep', 'units', '*'], 'command'],
  [['special', '*', 'keep', 'within'], 'zone'],
  [['special', '*', 'lots', 'units', '*'], 'command'],
  [['special', '*', 'mist', 'except', '*'], 'feature'],
  [['events', '*', 'leaves'], 'leader'],
  [['events', '*', 'successor'], 'leader'],
  [['events', '*', 'burns'], 'feature'],
  [['events', '*', 'breaks'], 'feature'],
  [['events', '*', 'throws'], 'feature'],
  [['events', '*', 'frees', '*'], 'command'],
  [['events', '*', 'holds', '*'], 'command'],
  [['events', '*', 'calls', '*'], 'command'],
  [['events', '*', 'freezes'], 'feature'],
  [['events', '*', 'thaws'], 'feature'],
  [['terrain', '*', 'entrenchment', 'of'], 'command'],
  [['terrain', '*', 'redoubt', 'of'], 'command'],
  [['events', '*', 'counts'], 'objective'],
  [['events', '*', 'voids'], 'objective'],
  [['events', '*', 'when', 'taken'], 'objective'],
  [['events', '*', 'when', 'lost', '*'], 'command'],
  [['events', '*', 'when', 'attacked', '*'], 'command'],
  [['victory', 'conditions', '*', 'holds', '*'], 'objective'],
  [['victory', 'levels', '*', 'holds', '*'], 'objective'],
  [['accept', '*', 'field'], 'any'],
];

export const referencesIn = (values: Plain): readonly NameReference[] =>
  PLACES.flatMap(([pattern, meaning]) =>
    matches(values, pattern, []).flatMap(({ path, value }) =>
      typeof value === 'string'
        ? [{ path, meaning, name: value, side: path[0] === 'armies' ? String(path[1]) : null }]
        : [],
    ),
  );

function matches(
  value: Plain | undefined,
  [step, ...rest]: readonly string[],
  path: KeyPath,
): readonly { readonly path: KeyPath; readonly value: Plain }[] {
  if (value === undefined) return [];
  if (step === undefined) return [{ path, value }];
  if (isList(value)) return step === '*' ? value.flatMap((one, i) => matches(one, rest, [...path, i])) : [];
  if (!isGroup(value)) return [];
  const keys = step === '*' ? Object.keys(value) : [step];
  return keys.flatMap((key) => (Object.hasOwn(value, key) ? matches(value[key], rest, [...path, key]) : []));
}

/** A thing that names mean: by its name or by its id, a block of it by a number behind either. */
export interface Named {
  readonly id: Id;
  readonly name: string | null;
  readonly meaning: Exclude<Meaning, 'any'>;
}

/** What stands behind the name of a thing where it is meant, as `/2`; null where something else is meant. */
export function suffixOf({ name, meaning, side }: NameReference, thing: Named): string | null {
  if (meaning !== 'any' && meaning !== thing.meaning) return null;
  if (side !== null && thing.meaning === 'command' && !thing.id.startsWith(`${side}/`)) return null;
  for (const title of meaning === 'any' ? [thing.id] : [thing.name, thing.id]) {
    if (title === null) continue;
    if (name === title) return '';
    const isBlock = thing.meaning === 'feature' && name.startsWith(`${title}/`);
    if (isBlock && /^\d+$/.test(name.slice(title.length + 1))) return name.slice(title.length);
  }
  return null;
}

/** Writes the new name of a thing wherever it is meant. */
export function renameReferences(text: TextEdits, thing: Named, name: string): void {
  const slash = thing.id.lastIndexOf('/');
  const id = thing.id.slice(0, slash + 1) + kebab(name);
  for (const reference of referencesIn(text.values)) {
    const suffix = suffixOf(reference, thing);
    if (suffix === null) continue;
    const isById = reference.name === thing.id + suffix && reference.name !== `${thing.name ?? ''}${suffix}`;
    text.set(reference.path, (isById ? id : name) + suffix);
  }
}
