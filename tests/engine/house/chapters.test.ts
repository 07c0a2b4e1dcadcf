import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';
import { shortestCircleIn } from './circles';
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
const FROM = /\sfrom\s*['"](\.[^'"]+)['"]/g;

/** A file of a rule book and what it imports of the same book, from the repository's root. */
interface Import {
  readonly path: string;
  readonly target: string;
}

const bookOf = (path: string): string => path.split('/')[2] ?? '';
/** A folder of the book, or a file that stands beside them. */
const chapterOf = (path: string): string => (path.split('/')[3] ?? 'index').replace(/\.ts$/, '');

const files = sourcesIn(['engine/rules'], /\.ts$/).filter(({ path }) => path.split('/').length > 3);
const books = [...new Set(files.map(({ path }) => bookOf(path)))].filter((book) => book !== 'common');
const importsOf = (book: string): readonly Import[] =>
  files
    .filter(({ path }) => bookOf(path) === book)
    .flatMap(({ path, text }) =>
      [...text.matchAll(FROM)]
        .map(([, name = '']) => ({ path, target: join(dirname(path), name) }))
        .filter(({ target }) => target.startsWith('engine/rules/') && bookOf(target) === book),
    );

/** The chapters of a circle in their order, and for each link one import that makes it. */
function circleOf(imports: readonly Import[]): readonly string[] {
  const between = imports.filter(({ path, target }) => chapterOf(path) !== chapterOf(target));
  const chain = shortestCircleIn(between.map(({ path, target }) => [chapterOf(path), chapterOf(target)]));
  if (chain.length === 0) return [];
  const links = chain.slice(1).map((to, i) => {
    const link = between.find(({ path, target }) => chapterOf(path) === chain[i] && chapterOf(target) === to);
    return `${link?.path} imports ${link?.target}`;
  });
  return [chain.join(' -> '), ...links];
}

describe('the chapters of Honours of War', () => {
  it('are all in the list', () => {
    const found = new Set(
      files.filter(({ path }) => bookOf(path) === 'honours-of-war').map(({ path }) => chapterOf(path)),
    );
    expect([...found].sort()).toEqual([...CHAPTERS].sort());
  });

  it('import only chapters that come before them', () => {
    const arrows = importsOf('honours-of-war');
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

describe('chapters that import one another in a circle', () => {
  const made = (...names: readonly (readonly [string, string])[]): readonly Import[] =>
    names.map(([path, target]) => ({ path: `engine/rules/book/${path}`, target: `engine/rules/book/${target}` }));

  it('are told by the shortest chain, with an import of each link', () => {
    const imports = made(
      ['turn.ts', 'fire/volley'],
      ['fire/volley.ts', 'fire/dice'],
      ['fire/volley.ts', 'works/fall'],
      ['works/fall.ts', 'morale/losses'],
      ['morale/losses.ts', 'works/strength'],
      ['morale/losses.ts', 'fire/dice'],
    );
    expect(circleOf(imports)).toEqual([
      'morale -> works -> morale',
      'engine/rules/book/morale/losses.ts imports engine/rules/book/works/strength',
      'engine/rules/book/works/fall.ts imports engine/rules/book/morale/losses',
    ]);
    expect(circleOf(imports.filter(({ target }) => !target.includes('strength')))[0]).toBe(
      'fire -> works -> morale -> fire',
    );
    expect(circleOf(imports.slice(0, 4))).toEqual([]);
  });

  it('are looked for in every book, among many imports', () => {
    expect(books).toEqual(expect.arrayContaining(['honours-of-war', 'mcnally']));
    expect(importsOf('honours-of-war').length + importsOf('mcnally').length).toBeGreaterThan(1000);
  });

  it.each(books)('are nowhere in %s', (book) => {
    expect(circleOf(importsOf(book))).toEqual([]);
  });
});
