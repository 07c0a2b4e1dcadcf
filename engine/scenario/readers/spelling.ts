/** Names made into words of an id, and the word somebody probably meant. */
import type { Id } from '../model/measures';

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['ø', 'o'],
  ['œ', 'oe'],
  ['ł', 'l'],
  ['đ', 'd'],
]);

const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
]);

/** `St. Ulrich` becomes `st-ulrich`; empty when a name has no Latin letter and no digit. */
export function kebab(name: string): Id {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[ßæøœłđ]/g, (letter) => LETTERS.get(letter) ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The candidate nearest to `word` in spelling, or null when none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  if (word.length > 40) return null;
  const written = plainLetters(word);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    const steps = spellingSteps(written, plainLetters(candidate));
    if (steps < least) {
      best = candidate;
      least = steps;
    }
  }
  return best;
}

/** Small letters without accents, umlauts spelt out: `Jäger` is `jaeger`. */
const plainLetters = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöü]/g, (letter) => UMLAUTS.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');

/** The candidates that have a word among theirs: `line infantry` has `infantry`. */
export const containing = (word: string, candidates: Iterable<string>): readonly string[] =>
  [...candidates].filter((candidate) =>
    plainLetters(candidate)
      .split(/[^\p{L}\d]+/u)
      .includes(plainLetters(word)),
  );

/** Letters to add, drop, change or swap with their neighbour to make one word of the other. */
function spellingSteps(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const here = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      here[column] = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = above;
    above = here;
  }
  return above[to.length] ?? 0;
}

/** The keys of a table as the words they are. */
export function wordsOf<T extends string>(table: Readonly<Record<T, unknown>>): readonly T[] {
  // Object.keys forgets the type; the tables are constants of ours.
  return Object.keys(table) as T[];
}

/** All of them, or undefined when one is missing. */
export function allOf<T>(found: readonly (T | undefined)[]): readonly T[] | undefined {
  const good = found.filter((one) => one !== undefined);
  return good.length === found.length ? good : undefined;
}
