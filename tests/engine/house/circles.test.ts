import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { circlesIn } from './circles';
import type { Arrow } from './circles';
import { sourcesIn } from './sources';

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

  it('are nowhere, types counted too', () => {
    expect(circlesIn(arrows)).toEqual([]);
  });
});
