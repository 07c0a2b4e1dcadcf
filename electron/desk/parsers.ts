import { refuse } from './faults';

/** Turns what came from outside into a value that can be trusted, or throws a fault that names the field. */
export type Parser<T> = (value: unknown, field: string) => T;
type Parsers<T> = { readonly [K in keyof T]-?: Parser<T[K]> };

const wrong = (field: string, wanted: string) =>
  refuse('bad-argument', `${field || 'The argument'} must be ${wanted}.`, field ? { field } : {});
const within = (field: string, key: string): string => (field ? `${field}.${key}` : key);

export const text =
  (longest: number): Parser<string> =>
  (value, field) => {
    if (typeof value !== 'string' || value.length > longest) throw wrong(field, `a text of at most ${longest} letters`);
    return value;
  };

/** A finite number from `least` to `most`. */
export const number =
  (least: number, most: number): Parser<number> =>
  (value, field) => {
    if (typeof value !== 'number' || !(value >= least && value <= most)) {
      throw wrong(field, `a number from ${least} to ${most}`);
    }
    return value;
  };

export const integer =
  (least: number, most: number): Parser<number> =>
  (value, field) => {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < least || value > most) {
      throw wrong(field, `a whole number from ${least} to ${most}`);
    }
    return value;
  };

export const oneOf =
  <T extends string>(...words: readonly T[]): Parser<T> =>
  (value, field) => {
    const word = words.find((one) => one === value);
    if (word === undefined) throw wrong(field, `one of ${words.join(', ')}`);
    return word;
  };

export const flag: Parser<boolean> = (value, field) => {
  if (typeof value !== 'boolean') throw wrong(field, 'true or false');
  return value;
};

export const list =
  <T>(item: Parser<T>, longest: number): Parser<readonly T[]> =>
  (value, field) => {
    if (!Array.isArray(value) || value.length > longest) throw wrong(field, `a list of at most ${longest}`);
    return value.map((one, i) => item(one, `${field}[${i}]`));
  };

/** Texts by a name each. */
export const words =
  (longest: number): Parser<Readonly<Record<string, string>>> =>
  (value, field) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(field, 'an object of texts');
    const one = text(longest);
    return Object.fromEntries(
      Object.entries(value).map(([key, said]) => [one(key, field), one(said, within(field, key))]),
    );
  };

/** Null, or what `parse` takes. */
export const nullable =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (value, field) =>
    value === null ? null : parse(value, field);

/** What `parse` takes, or nothing at all. */
export const left =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (value, field) =>
    value === undefined ? undefined : parse(value, field);

function entriesOf<T extends object>(fields: Parsers<T>, value: unknown, field: string): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(field, 'an object');
  const given = new Map<string, unknown>(Object.entries(value));
  for (const key of given.keys()) {
    if (!Object.hasOwn(fields, key))
      throw refuse('bad-argument', `${within(field, key)} is not known.`, { field: within(field, key) });
  }
  return given;
}

/** An object with exactly these fields. */
export const object =
  <T extends object>(fields: Parsers<T>): Parser<T> =>
  (value, field) => {
    const given = entriesOf(fields, value, field);
    const parsed: Partial<T> = {};
    for (const key of keysOf(fields)) parsed[key] = fields[key](given.get(String(key)), within(field, String(key)));
    return parsed as T; // every key of T has a parser and has passed it
  };

/** An object with any of these fields. */
export const partial =
  <T extends object>(fields: Parsers<T>): Parser<Partial<T>> =>
  (value, field) => {
    const given = entriesOf(fields, value, field);
    const parsed: Partial<T> = {};
    for (const key of keysOf(fields)) {
      if (given.has(String(key))) parsed[key] = fields[key](given.get(String(key)), within(field, String(key)));
    }
    return parsed;
  };

const keysOf = <T extends object>(fields: T): (keyof T)[] => Object.keys(fields) as (keyof T)[];

export const nothing: Parser<Record<string, never>> = object<Record<string, never>>({});
