import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles';
import type { Arrow } from './circles';
import { sourcesIn } from './sources';

/** Rules that lead back to themselves as the book has them, by the folder that holds them. */
const OF_THE_RULES: Readonly<Record<string, string>> = {
  'engine/rules/honours-of-war/morale':
    'a beaten unit breaks through a friend, who reacts at once and may be beaten too',
  'engine/rules/honours-of-war/melee': 'a pursuit that catches up is a melee, whose winners may pursue',
};

const FROM = /\sfrom\s*['"](\.[^'"]+)['"]/g;
const sources = sourcesIn(['engine', 'drawing', 'generators', 'editing', 'electron', 'renderer'], /\.(ts|svelte)$/);
const paths = new Set(sources.map(({ path }) => path));
/** The file that an import names; null for one that is none of these. */
const fileOf = (name: string): string | null =>
  [name, `${name}.ts`, `${name}/index.ts`].find((path) => paths.has(path)) ?? null;
const arrows = sources.flatMap(({ path, text }) =>
  [...text.matchAll(FROM)].flatMap(([, name = '']): readonly Arrow[] => {
    const target = fileOf(join(dirname(path), name));
    return target === null ? [] : [[path, target]];
  }),
);

describe('files that import one another in a circle', () => {
  it('are found, however long the circle', () => {
    expect(circlesIn([...'abcd'].map((one, i) => [one, 'abcda'.charAt(i + 1)] as const))).toEqual([
      ['a', 'b', 'c', 'd'],
    ]);
    expect(
      circlesIn([
        ['a', 'b'],
        ['b', 'c'],
        ['a', 'c'],
        ['c', 'd'],
        ['d', 'c'],
      ]),
    ).toEqual([['c', 'd']]);
    expect(arrows.length).toBeGreaterThan(5000);
  });

  it('are there only where the rules lead back to themselves, types counted too', () => {
    const found = circlesIn(arrows).map((files) => ({ files, folder: dirname(files[0] ?? '') }));
    expect(found.filter(({ folder }) => !(folder in OF_THE_RULES)).map(({ files }) => files)).toEqual([]);
    expect(found.map(({ folder }) => folder).sort()).toEqual(Object.keys(OF_THE_RULES).sort());
  });
});
