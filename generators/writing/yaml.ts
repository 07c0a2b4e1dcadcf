/**
 * Puts what a file says on the page the way people write it: short things on one line, in braces and brackets, armies
 * and terrain spread out below each other.
 */
import { blockText, scalarText } from '../../engine/scenario';

/** What a file says; keys without a value are left out. */
export type Written = string | number | boolean | null | readonly Written[] | WrittenKeys;
export interface WrittenKeys {
  readonly [key: string]: Written | undefined;
}

const LINE = 120;
/** What stands in lists of its own, one entry a line. */
const TALL: ReadonlySet<string> = new Set([
  'terrain',
  'armies',
  'lieutenant generals',
  'brigades',
  'units',
  'independents',
  'objectives',
  'entry points',
  'conditions',
  'special',
  'events',
  'accept',
]);
/** Keys of the whole file with an empty line above. */
const PARTS: ReadonlySet<string> = new Set([
  'terrain',
  'entry points',
  'armies',
  'objectives',
  'special',
  'events',
  'accept',
]);

/** The YAML text of a file or of a part of one. */
export function yamlOf(written: WrittenKeys): string {
  return pairsOf(written)
    .map(([key, value]) => `${PARTS.has(key) ? '\n' : ''}${pairText(key, value, 0)}\n`)
    .join('');
}

/** `key: value` with what stands below it; `indent` is the column of the key. */
function pairText(key: string, value: Written, indent: number): string {
  const word = `${scalarText(key)}:`;
  if (typeof value === 'string' && value.includes('\n')) return `${word} ${blockText(ended(value), indent + 2)}`;
  const short = isTall(key, value) ? null : shortForm(value);
  if (short !== null && (indent + word.length + 1 + short.length <= LINE || !isGroup(value))) return `${word} ${short}`;
  return `${word}\n${' '.repeat(indent + 2)}${spreadOut(value, indent + 2)}`;
}

/** A list or a group of keys, one part a line from column `indent` on. */
function spreadOut(value: Written, indent: number): string {
  const lines = isList(value)
    ? value.map((item) => `- ${itemText(item, indent + 2)}`)
    : isKeys(value)
      ? pairsOf(value).map(([key, part]) => pairText(key, part, indent))
      : [scalarText(value)];
  return lines.join(`\n${' '.repeat(indent)}`);
}

function itemText(item: Written, indent: number): string {
  const short = shortForm(item);
  if (short !== null && (indent + short.length <= LINE || !isGroup(item))) {
    const [only, second] = isKeys(item) ? pairsOf(item) : [];
    // A single key says what the thing is, and needs no braces.
    return only && !second ? pairText(only[0], only[1], indent) : short;
  }
  return spreadOut(item, indent);
}

/** On one line; null when something in it needs lines of its own. */
function shortForm(value: Written): string | null {
  if (isList(value)) {
    const items = value.map(shortForm);
    return items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  if (isKeys(value)) {
    const pairs = pairsOf(value).map(([key, part]) => {
      const short = isTall(key, part) ? null : shortForm(part);
      return short === null ? null : `${scalarText(key)}: ${short}`;
    });
    return pairs.includes(null) ? null : pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  if (typeof value === 'string' && value.includes('\n')) return null;
  return scalarText(value);
}

/** A last line is ended as people end it: readers take the line feed off again. */
const ended = (text: string): string => (text.endsWith('\n') ? text : `${text}\n`);

const pairsOf = (keys: WrittenKeys): readonly (readonly [string, Written])[] =>
  Object.entries(keys).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));

/** A list of names is short even where a list of things is not. */
const isTall = (key: string, value: Written): boolean =>
  TALL.has(key) && (isKeys(value) || (isList(value) && value.some(isGroup)));
const isGroup = (value: Written): value is readonly Written[] | WrittenKeys => isList(value) || isKeys(value);
const isList = (value: Written): value is readonly Written[] => Array.isArray(value);
const isKeys = (value: Written): value is WrittenKeys => typeof value === 'object' && value !== null && !isList(value);
