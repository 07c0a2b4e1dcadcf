/**
 * Puts what a file says on the page the way people write it: short things on one line, in braces and brackets, armies
 * and terrain spread out below each other.
 */
import { stringify } from 'yaml';

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
  'conditions',
  'special',
  'events',
  'accept',
]);
/** Keys of the whole file with an empty line above. */
const PARTS: ReadonlySet<string> = new Set(['terrain', 'armies', 'objectives', 'special', 'events', 'accept']);

/** The YAML text of a file or of a part of one. */
export function yamlOf(written: WrittenKeys): string {
  return pairsOf(written)
    .map(([key, value]) => `${PARTS.has(key) ? '\n' : ''}${pairText(key, value, 0)}\n`)
    .join('');
}

/** `key: value` with what stands below it; `indent` is the column of the key. */
function pairText(key: string, value: Written, indent: number): string {
  const word = `${scalarText(key)}:`;
  if (typeof value === 'string' && value.includes('\n')) return `${word} ${paragraphs(value, indent + 2)}`;
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

/** Text is put in quotes where it would be read as something else, also between brackets. */
function scalarText(value: string | number | boolean | null): string {
  const text = stringify(value, { lineWidth: 0, singleQuote: true }).trimEnd();
  const isPlain = typeof value === 'string' && text === value;
  return isPlain && /[,[\]{}]/.test(value) ? `'${value.replaceAll("'", "''")}'` : text;
}

/** Paragraphs under a `|`, which keeps them as they are; text that would not survive there goes into quotes. */
function paragraphs(text: string, indent: number): string {
  const lines = text.split('\n');
  if (/^\s/.test(text) || !/^[^\p{Cc}\u2028\u2029\uFEFF]*$/u.test(lines.join(''))) return JSON.stringify(text);
  return ['|', ...lines.map((line) => (line === '' ? '' : `${' '.repeat(indent)}${line}`))].join('\n');
}

const pairsOf = (keys: WrittenKeys): readonly (readonly [string, Written])[] =>
  Object.entries(keys).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));

/** A list of names is short even where a list of things is not. */
const isTall = (key: string, value: Written): boolean =>
  TALL.has(key) && (isKeys(value) || (isList(value) && value.some(isGroup)));
const isGroup = (value: Written): value is readonly Written[] | WrittenKeys => isList(value) || isKeys(value);
const isList = (value: Written): value is readonly Written[] => Array.isArray(value);
const isKeys = (value: Written): value is WrittenKeys => typeof value === 'object' && value !== null && !isList(value);
