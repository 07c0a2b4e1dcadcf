/** National values as rows of a form, whatever a rule book keeps: numbers, words, yes and no, and lists of words. */
import { isGroup, isList, type KeyPath, type Plain } from '../../../engine/scenario/edits';

interface Row {
  readonly path: KeyPath;
  readonly label: string;
  /** How deep it lies, 0 for a rule system. */
  readonly depth: number;
}
export type NationValueRow =
  | (Row & { readonly is: 'head' })
  | (Row & { readonly is: 'number'; readonly value: number })
  | (Row & { readonly is: 'flag'; readonly value: boolean })
  /** One word, or several in a row; `of` are those known at this key, its own among them. */
  | (Row & {
      readonly is: 'words';
      readonly values: readonly string[];
      readonly isList: boolean;
      readonly of: readonly string[];
    });

/** The rows of `systems` as a nation's file has it; words to choose from are those that any nation has at the same key. */
export function valueRows(systems: Plain, others: readonly Plain[]): readonly NationValueRow[] {
  const known = wordsByKey([systems, ...others]);
  const rowsOf = (value: Plain, path: KeyPath): readonly NationValueRow[] => {
    const row: Row = { path, label: labelOf(path), depth: path.length - 1 };
    if (typeof value === 'number') return [{ ...row, is: 'number', value }];
    if (typeof value === 'boolean') return [{ ...row, is: 'flag', value }];
    const of = [...(known.get(keyOf(path)) ?? [])].toSorted();
    if (typeof value === 'string') return [{ ...row, is: 'words', values: [value], isList: false, of }];
    if (isWords(value)) return [{ ...row, is: 'words', values: value, isList: true, of }];
    if (isList(value)) return value.flatMap((one, i) => rowsOf(one, [...path, i]));
    if (!isGroup(value)) return [];
    return [{ ...row, is: 'head' }, ...Object.entries(value).flatMap(([key, one]) => rowsOf(one, [...path, key]))];
  };
  return isGroup(systems) ? Object.entries(systems).flatMap(([system, value]) => rowsOf(value, [system])) : [];
}

const isWords = (value: Plain): value is readonly string[] =>
  isList(value) && value.length > 0 && value.every((one) => typeof one === 'string');

/** "period 2" of the second of "periods"; else the key itself. */
function labelOf(path: KeyPath): string {
  const last = path.at(-1);
  return typeof last === 'number' ? `${String(path.at(-2)).replace(/s$/, '')} ${last + 1}` : String(last);
}

/** The same for every entry of a list. */
const keyOf = (path: KeyPath): string => path.filter((part) => typeof part === 'string').join('/');

function wordsByKey(all: readonly Plain[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map<string, Set<string>>();
  const note = (value: Plain, path: KeyPath): void => {
    if (typeof value === 'string') known.set(keyOf(path), new Set([...(known.get(keyOf(path)) ?? []), value]));
    else if (isList(value)) value.forEach((one, i) => note(one, [...path, i]));
    else if (isGroup(value)) for (const [key, one] of Object.entries(value)) note(one, [...path, key]);
  };
  for (const one of all) note(one, []);
  return known;
}
