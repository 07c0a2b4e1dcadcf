import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { sourcesIn } from './sources';

/** The chapters of Honours of War, from low to high: each may import those before it, and none of those after it. */
const CHAPTERS = [
  'clauses',
  'lengths',
  'options',
  'troops',
  'ground',
  'weather',
  'evaluation',
  'prepare',
  'points',
  'command',
  'victory',
  'movement',
  'morale',
  'rally',
  'fire',
  'charge',
  'melee',
  'sequence',
  'review',
  'cards',
  'estimates',
  'threats',
  'table-aids',
  'reference',
  'index',
];
const BOOK = 'engine/rules/honours-of-war/';
const FROM = /\sfrom\s*['"](\.[^'"]+)['"]/g;

const chapterOf = (path: string): string => (path.slice(BOOK.length).split('/')[0] ?? '').replace(/\.ts$/, '');

const arrows = sourcesIn([BOOK], /\.ts$/).flatMap(({ path, text }) =>
  [...text.matchAll(FROM)]
    .map(([, name = '']) => join(dirname(path), name))
    .filter((target) => target.startsWith(BOOK))
    .map((target) => ({ path, target })),
);

describe('the chapters of Honours of War', () => {
  it('are all in the list', () => {
    const found = new Set(sourcesIn([BOOK], /\.ts$/).map(({ path }) => chapterOf(path)));
    expect([...found].sort()).toEqual([...CHAPTERS].sort());
  });

  it('import only chapters that come before them', () => {
    const back = arrows.filter(
      ({ path, target }) => CHAPTERS.indexOf(chapterOf(path)) < CHAPTERS.indexOf(chapterOf(target)),
    );
    expect(back.map(({ path, target }) => `${path} imports ${target}`)).toEqual([]);
    // The test would see one: movement reads the performance of a brigade from command.
    expect(arrows.some(({ path, target }) => chapterOf(path) === 'movement' && chapterOf(target) === 'command')).toBe(
      true,
    );
  });
});
