/**
 * Readers of single fields, and the ways to put them together, so that a part of the format reads like its
 * documentation. A reader returns the value, or undefined after noting why there is none.
 */
import type { Entry, Fault } from './page';
import { nearest, orList } from './words';

const MOST_ENTRIES = 2000;

export type Reader<T> = (entry: Entry) => T | undefined;
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

/** A reader for one key of a group, and what stands for the key when the file leaves it out. */
export interface Key<T> {
  readonly reader: Reader<T>;
  readonly absent: { readonly value: T } | null;
}
type KeysRead<S> = { readonly [K in keyof S]: S[K] extends Key<infer T> ? T : never };

export const needs = <T>(reader: Reader<T>): Key<T> => ({ reader, absent: null });
export const may = <T>(reader: Reader<T>): Key<T | null> => ({ reader, absent: { value: null } });
export const otherwise = <T>(reader: Reader<T>, value: T): Key<T> => ({ reader, absent: { value } });

/** A group of known keys, read in the order of `shape`; `what` names the group in findings, as `a bridge`. */
export function keys<S extends Readonly<Record<string, Key<unknown>>>>(what: string, shape: S): Reader<KeysRead<S>> {
  const known = Object.keys(shape);
  return (entry) => {
    const given = keyed(entry, what);
    if (given === undefined) return undefined;
    for (const [key, value] of given) if (!Object.hasOwn(shape, key)) unknownKey(value, key, what, known);
    let whole = true;
    const read = known.map((key): [string, unknown] => {
      const value = readKey(entry, given.get(key), key, what, shape[key]);
      if (value === undefined) whole = false;
      return [key, value];
    });
    // The one cast of the readers: the entries are those of the shape, key by key.
    return whole ? (Object.fromEntries(read) as KeysRead<S>) : undefined;
  };
}

function readKey(entry: Entry, value: Entry | undefined, key: string, what: string, kind: Key<unknown> | undefined) {
  if (value !== undefined && value.content.is !== 'nothing') return kind?.reader(value);
  if (kind?.absent != null) return kind.absent.value;
  const given = value === undefined ? entry : value;
  return entry.page.fault(given, {
    code: 'missing-key',
    message: value === undefined ? `"${key}" is missing: ${what} needs it.` : `"${key}" has no value.`,
    fix: `Add ${key}: ...`,
  });
}

/** Exactly one key, which says what the thing is: `- hill: {...}`. */
export function variant<T>(what: string, kinds: Readonly<Record<string, Reader<T>>>): Reader<T> {
  const known = new Map(Object.entries(kinds));
  return (entry) => {
    const given = keyed(entry, what);
    if (given === undefined) return undefined;
    const [first, second] = given;
    if (first === undefined || second !== undefined)
      return entry.page.fault(entry, {
        code: 'wrong-type',
        message: `${capital(what)} is written as one key with its parts below it; here are ${given.size} keys.`,
        fix: `Write one of ${orList([...known.keys()])}, then its parts indented or in braces.`,
      });
    const [key, value] = first;
    const reader = known.get(key);
    if (reader !== undefined) return reader(value);
    unknownKey(value, key, what, [...known.keys()]);
    return undefined;
  };
}

/** Any keys, each with a value of one kind, in file order. */
export function mapOf<T>(what: string, reader: Reader<T>): Reader<ReadonlyMap<string, T>> {
  return (entry) => {
    const given = keyed(entry, what);
    if (given === undefined) return undefined;
    const read = [...given].map(([key, value]) => [key, reader(value)] as const);
    const good = read.flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
    return good.length === read.length ? new Map(good) : undefined;
  };
}

export function listOf<T>(reader: Reader<T>, least = 0, tooFew?: Fault): Reader<readonly T[]> {
  return (entry) => {
    if (entry.content.is !== 'list') return wrongType(entry, 'a list');
    const items = entry.content.items();
    if (items.length > MOST_ENTRIES)
      return entry.page.fault(entry, {
        code: 'too-many',
        message: `The list has ${items.length} entries; Cockade reads at most ${MOST_ENTRIES}.`,
        fix: 'Shorten it.',
      });
    if (items.length < least)
      return entry.page.fault(
        entry,
        tooFew ?? {
          code: 'too-few',
          message: `The list has ${items.length} of at least ${least} entries.`,
          fix: `Add ${least - items.length} more.`,
        },
      );
    const read = items.map(reader);
    const good = read.filter((item) => item !== undefined);
    return good.length === read.length ? good : undefined;
  };
}

/** Reads on: what `reader` read, made into something else; `make` may note a fault and return undefined. */
export function made<T, U>(reader: Reader<T>, make: (value: T, entry: Entry) => U | undefined): Reader<U> {
  return (entry) => {
    const value = reader(entry);
    return value === undefined ? undefined : make(value, entry);
  };
}

/** Keeps the place of a value beside it, for findings of a later step. */
export interface Placed<T> {
  readonly value: T;
  readonly entry: Entry;
}
export const placed = <T>(reader: Reader<T>): Reader<Placed<T>> => made(reader, (value, entry) => ({ value, entry }));

export const text: Reader<string> = (entry) => {
  const { content } = entry;
  if (content.is === 'list' || content.is === 'keys' || content.is === 'nothing') return wrongType(entry, 'text');
  const trimmed = content.text.trim();
  return trimmed === '' ? wrongType(entry, 'text that is not empty') : trimmed;
};

export const flag: Reader<boolean> = (entry) =>
  entry.content.is === 'flag' ? entry.content.flag : wrongType(entry, 'true or false');

export function number(least: number, most: number, whole: 'whole' | 'any' = 'any'): Reader<number> {
  return (entry) => {
    const { content } = entry;
    if (content.is !== 'number' || (whole === 'whole' && !Number.isInteger(content.number)))
      return wrongType(entry, whole === 'whole' ? 'a whole number' : 'a number');
    return inRange(entry, content.number, least, most, '');
  };
}

export function inRange(entry: Entry, value: number, least: number, most: number, unit: string): number | undefined {
  // Written so that NaN, which is in no range, is refused as well.
  if (value >= least && value <= most) return value + 0;
  return entry.page.fault(entry, {
    code: 'out-of-range',
    message: `${value}${unit} is out of range here.`,
    fix: `Write a value from ${least}${unit} to ${most}${unit}.`,
  });
}

export function oneOf<const T extends string>(allowed: readonly T[]): Reader<T> {
  return made(text, (word, entry) => {
    const found = allowed.find((value) => value === word.toLowerCase());
    return found ?? entry.page.fault(entry, notAllowed(word, allowed));
  });
}

/** A word that is not among those allowed, with the likeliest repair. */
export function notAllowed(word: string, allowed: readonly string[], code = 'value-not-allowed'): Fault {
  const meant = nearest(word, allowed);
  return {
    code,
    message: `"${shortened(word)}" is not known here; allowed: ${orList(allowed)}.`,
    fix: meant === null ? `Write ${orList(allowed)}.` : `Did you mean "${meant}"?`,
  };
}

export function wrongType(entry: Entry, wanted: string): undefined {
  return entry.page.fault(entry, {
    code: 'wrong-type',
    message: `Here stands ${described(entry)}; it must be ${wanted}.`,
    fix: `Write ${wanted}.`,
  });
}

function described({ content }: Entry): string {
  if (content.is === 'nothing') return 'nothing';
  if (content.is === 'list') return 'a list';
  if (content.is === 'keys') return 'a group of keys';
  return content.is === 'text' ? `the text "${shortened(content.text)}"` : shortened(content.text);
}

const shortened = (words: string): string => (words.length > 60 ? `${words.slice(0, 57)}...` : words);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The keys of a group; the second of two equal keys is a fault. */
function keyed(entry: Entry, what: string): ReadonlyMap<string, Entry> | undefined {
  if (entry.content.is !== 'keys') return wrongType(entry, `the keys of ${what}`);
  const given = new Map<string, Entry>();
  for (const { key, value } of entry.content.pairs()) {
    if (given.has(key))
      entry.page.fault(
        { field: value.field, place: value.keyPlace ?? value.place },
        {
          code: 'duplicate-key',
          message: `"${shortened(key)}" stands twice in ${what}.`,
          fix: 'Remove one of the two.',
        },
      );
    else given.set(key, value);
  }
  return given;
}

function unknownKey(entry: Entry, key: string, what: string, known: readonly string[]): void {
  // To look for what was meant takes long when thousands of keys are wrong.
  if (entry.page.isFull) return;
  const meant = nearest(key, known);
  entry.page.fault(
    { field: entry.field, place: entry.keyPlace ?? entry.place },
    {
      code: 'unknown-key',
      message: `"${shortened(key)}" is not a key of ${what}; known: ${known.join(', ')}.`,
      fix: meant === null ? 'Remove it.' : `Did you mean "${meant}"?`,
    },
  );
}
