import type { Kept } from './facts';

/** A pure function of an object that never changes, worked out once and kept for as long as the object lives. */
export const memo = <K extends object, T extends Kept>(work: (key: K) => T): ((key: K) => T) =>
  keptIn(new WeakMap<K, T>(), work);

/** The same of a word or a number, of which there are few: what is worked out stays for good. */
export const memoOfFew = <K extends string | number, T extends Kept>(work: (key: K) => T): ((key: K) => T) =>
  keptIn(new Map<K, T>(), work);

interface Store<K, T> {
  get(key: K): T | undefined;
  set(key: K, value: T): unknown;
}
function keptIn<K, T extends Kept>(kept: Store<K, T>, work: (key: K) => T): (key: K) => T {
  return (key) => {
    let value = kept.get(key);
    if (value === undefined) {
      value = work(key);
      kept.set(key, value);
    }
    return value;
  };
}

/** The same for an object and something beside it, kept for as long as the first lives. */
export function memoOfPair<K extends object, L, T extends Kept>(
  work: (key: K, other: L) => T,
): (key: K, other: L) => T {
  const kept = new WeakMap<K, Map<L, T>>();
  return (key, other) => {
    let row = kept.get(key);
    if (!row) {
      row = new Map();
      kept.set(key, row);
    }
    let value = row.get(other);
    if (value === undefined) {
      value = work(key, other);
      row.set(other, value);
    }
    return value;
  };
}

/** A fact of an object beside another that is nearly always the same one, as a ground: worked out anew where it is not. */
export function memoBeside<K extends object, L, T extends Kept>(
  work: (key: K, beside: L) => T,
): (key: K, beside: L) => T {
  const kept = new WeakMap<K, { readonly beside: L; readonly value: T }>();
  return (key, beside) => {
    const known = kept.get(key);
    if (known?.beside === beside) return known.value;
    const value = work(key, beside);
    kept.set(key, { beside, value });
    return value;
  };
}
