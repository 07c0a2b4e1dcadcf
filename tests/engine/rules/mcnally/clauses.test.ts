import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { CLAUSES } from '../../../../engine/rules/mcnally/clauses';

const OVERRIDES = /overrides: \{ mcnally: \{[^}]*\} \}/g;

describe('the clauses of McNally', () => {
  it('are all there, 189 and 16 examples, numbered without a gap within each chapter', () => {
    expect(CLAUSES).toHaveLength(205);
    const last = new Map<string, number>();
    for (const { id } of CLAUSES) {
      const [, chapter = '', number] = /^(MCN-[A-Z]+)-(\d\d)$/.exec(id) ?? [];
      expect(Number(number), id).toBe((last.get(chapter) ?? 0) + 1);
      last.set(chapter, Number(number));
    }
    expect(last.get('MCN-EX')).toBe(16);
  });

  it('each have a title of their own and a sentence or two', () => {
    const titles = CLAUSES.map(({ title }) => title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    expect(
      CLAUSES.filter(({ says }) => !/^["“\dA-Z].*\.$/.test(says) || says.length > 300).map(({ id }) => id),
    ).toEqual([]);
  });

  it('are each named by a test', () => {
    const here = fileURLToPath(new URL('.', import.meta.url));
    const text = readdirSync(here)
      .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
      .map((name) => readFileSync(`${here}${name}`, 'utf8'))
      .join('');
    const named = new Set([...text.matchAll(/MCN-[A-Z]+-\d\d/g)].map(([id]) => id));
    for (const [, chapter, from, to] of text.matchAll(/(MCN-[A-Z]+)-(\d\d) to (\d\d)/g))
      for (let n = Number(from); n <= Number(to); n++) named.add(`${chapter}-${String(n).padStart(2, '0')}`);
    expect(CLAUSES.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([]);
  });

  it('are named nowhere else in the program but in the line of the registry, national values and overrides of a scenario', () => {
    const root = fileURLToPath(new URL('../../../../', import.meta.url));
    const folders = ['drawing', 'editing', 'electron', 'engine', 'generators', 'renderer', 'scenarios', 'scripts'];
    const naming = folders
      .flatMap((folder) =>
        readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((path) => /\.(ts|svelte|mjs|css|yaml|md)$/.test(path) && !path.startsWith('engine/rules/mcnally/'))
      .filter((path) => /mcnally|MCN-/i.test(readFileSync(`${root}${path}`, 'utf8').replaceAll(OVERRIDES, '')));
    expect(naming.filter((path) => !path.startsWith('scenarios/nations/'))).toEqual(['engine/rules/index.ts']);
  });
});
