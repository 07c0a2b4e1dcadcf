import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLAUSES as HONOURS_OF_WAR } from '../../../engine/rules/honours-of-war/clauses';
import { CLAUSES as MCNALLY } from '../../../engine/rules/mcnally/clauses';
import { citations, idsIn, namesIn } from './citations';
import { clausePages } from './clause-pages';
import { sourcesIn } from './sources';

const sources = sourcesIn(['engine/rules', 'tests/engine'], /\.ts$/);

describe('the pages of clauses', () => {
  it('are up to date: `npm run describe` writes them', () => {
    const stale = clausePages(sources).filter(({ path, text }) => readFileSync(path, 'utf8') !== text);
    expect(stale.map(({ path }) => path)).toEqual([]);
  });
});

describe('citations', () => {
  it('lists and ranges are written out', () => {
    expect(idsIn('see HOW-MOVE-01, 03 and 05; HOW-MELEE-04 to 06, 12 (HOW-OBJ-03 within 10 cm)')).toEqual([
      ...['HOW-MOVE-01', 'HOW-MOVE-03', 'HOW-MOVE-05', 'HOW-MELEE-04', 'HOW-MELEE-05', 'HOW-MELEE-06', 'HOW-MELEE-12'],
      'HOW-OBJ-03',
    ]);
  });
  it('names are those of suites, tests and rows, not what is expected', () => {
    const text = `describe('HOW-OBJ-01', () => { it.each([['HOW-OBJ-02: row', 1], ['HOW-OBJ-03', 2]])('HOW-OBJ-04 %s', () => {
      expect(x).toBe('HOW-OBJ-05'); }); it('HOW-OBJ-06, HOW-BUA-07: one', f); });`;
    expect(namesIn(text).flatMap(idsIn)).toEqual([
      'HOW-OBJ-01',
      'HOW-OBJ-04',
      'HOW-OBJ-06',
      'HOW-BUA-07',
      'HOW-OBJ-02',
    ]);
  });
});

it('each clause of each book is named by a test that shows it', () => {
  const tests = sources.filter(({ path }) => path.endsWith('.test.ts') && !path.includes('/house/'));
  const cited = citations([], tests);
  const unnamed = [...HONOURS_OF_WAR, ...MCNALLY].filter(({ id }) => (cited.get(id)?.tests ?? []).length === 0);
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});
