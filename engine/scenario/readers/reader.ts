/** What a reader is, and how one is made of another. */
import type { ReaderForm } from './form';
import type { Entry } from '../text/page';

/** Reads an entry: the value, or undefined after noting why there is none. `form` describes what it reads. */
export interface Reader<out T> {
  (entry: Entry): T | undefined;
  readonly form: ReaderForm;
}
export type ReadBy<R> = R extends Reader<infer T> ? T : never;

export function reader<T>(form: ReaderForm, read: (entry: Entry) => T | undefined): Reader<T> {
  return Object.assign((entry: Entry) => read(entry), { form });
}

/** Reads on: what `first` read, made into something else; `make` may note a fault and return undefined. */
export function made<T, U>(first: Reader<T>, make: (value: T, entry: Entry) => U | undefined): Reader<U> {
  return reader(first.form, (entry) => {
    const value = first(entry);
    return value === undefined ? undefined : make(value, entry);
  });
}

/** Keeps the place of a value beside it, for findings of a later step. */
export interface PlacedValue<T> {
  readonly value: T;
  readonly entry: Entry;
}
export const placed = <T>(first: Reader<T>): Reader<PlacedValue<T>> =>
  made(first, (value, entry) => ({ value, entry }));

/** One of two ways to write a thing, told apart by whether keys stand there: `fog` or `{ start: fog }`. */
export function either<T>(what: string, plain: Reader<T>, keyed: Reader<T>): Reader<T> {
  return reader({ is: 'either', what, forms: [plain.form, keyed.form] }, (entry) =>
    entry.content.is === 'keys' ? keyed(entry) : plain(entry),
  );
}
