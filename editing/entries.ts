/** New entries, put into the file where a person would put them: beside their kind. */
import { isGroup, isList } from '../engine/scenario/edits';
import type { KeyPath, Plain } from '../engine/scenario/edits';
import type { TextEdits } from './rewriting';

/** The order in which people list terrain; a kind without a fellow comes after the last one before it. */
const ORDER = [
  'hill',
  'river',
  'stream',
  'pond',
  'marsh',
  'road',
  'sunken road',
  'bridge',
  'ford',
  'bua',
  'entrenchment',
  'redoubt',
  'abatis',
  'wood',
  'rough',
  'orchard',
  'vineyard',
  'crops',
  'ploughland',
  'wall',
  'hedge',
  'fence',
  'tree line',
  'custom area',
  'custom line',
];

const listAt = (text: TextEdits, path: KeyPath): readonly Plain[] => {
  const list = text.at(path);
  return isList(list) ? list : [];
};

/** Adds a feature, as `{ wood: { ... } }`, after the last of its kind. Where it now stands: its position in the list. */
export function insertFeature(text: TextEdits, kind: string, value: Plain): number {
  const kinds = listAt(text, ['terrain']).map((one) => (isGroup(one) ? (Object.keys(one)[0] ?? '') : ''));
  const own = kinds.lastIndexOf(kind);
  const rank = ORDER.indexOf(kind);
  const before = kinds.findLastIndex((other) => ORDER.indexOf(other) >= 0 && ORDER.indexOf(other) < rank);
  // At the beginning of a list a comment tells of what follows, so new things come after the first of them.
  const index = own >= 0 ? own + 1 : before >= 0 ? before + 1 : kinds.length;
  if (kinds.length === 0 && !isList(text.at(['terrain']))) text.set(['terrain'], [{ [kind]: value }]);
  else text.insert(['terrain'], index, { [kind]: value });
  return index;
}

/** Adds an entry to a list, which is made when there is none. Where it now stands: its position in the list. */
export function append(text: TextEdits, path: KeyPath, value: Plain, index = listAt(text, path).length): number {
  if (isList(text.at(path))) text.insert(path, index, value);
  else text.set(path, [value]);
  return index;
}
