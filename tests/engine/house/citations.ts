/** Where clauses of a rule book are cited: in which files of the code, and in the names of which tests. */
import type { Source } from './sources';

/** The ids in a text, with those of `HOW-MOVE-01, 03 and 04` and `HOW-MELEE-04 to 06` written out. */
export function idsIn(text: string): readonly string[] {
  return [...text.matchAll(CITATION)].flatMap(([, chapter = '', first = '', more = '']) => {
    const ids = [Number(first)];
    for (const [, joint, number] of more.matchAll(FURTHER)) {
      const last = ids.at(-1) ?? 0;
      if (joint === ' to ') for (let next = last + 1; next < Number(number); next++) ids.push(next);
      ids.push(Number(number));
    }
    return ids.map((id) => `${chapter}-${String(id).padStart(first.length, '0')}`);
  });
}
const CITATION = /\b([A-Z]{3,4}-[A-Z]+)-(\d{2,3})((?:(?:, | and | to )\d{2,3}\b(?! cm))*)/g;
const FURTHER = /(, | and | to )(\d{2,3})/g;

/**
 * The names of tests in a file: what stands first in `describe(` and `it(`, behind a table of `it.each`, and first in a row
 * of such a table when it begins with an id or has one in brackets.
 */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(NAMES)]
    .map(([, , name = '']) => name)
    .concat([...text.matchAll(ROWS)].map(([, , name = '']) => name));
const NAMES = /(?:\b(?:describe|it|test)(?:\.\w+)?\(|\)\()\s*(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g;
const ROWS =
  /\[\s*(['"`])([A-Z]{3,4}-[A-Z]+-\d\d(?:[^'"`\n]*[:,] [^'"`\n]*|(?=\1,\s*'(?![A-Z]{3,4}-)))|[^'"`\n]* \([A-Z]{3,4}-[A-Z]+-\d\d[^'"`\n]*)\1/g;

export interface Cited {
  /** Files that cite it, from the repository's root. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

/** By clause id: the files of the code that cite it and those whose tests are named after it. */
export function citations(code: readonly Source[], tests: readonly Source[]): ReadonlyMap<string, Cited> {
  const found = new Map<string, { code: string[]; tests: string[] }>();
  const note = (kind: keyof Cited, path: string, ids: readonly string[]): void => {
    for (const id of new Set(ids)) {
      const cited = found.get(id) ?? { code: [], tests: [] };
      cited[kind].push(path);
      found.set(id, cited);
    }
  };
  for (const { path, text } of code) note('code', path, idsIn(text));
  for (const { path, text } of tests) note('tests', path, namesIn(text).flatMap(idsIn));
  return found;
}
