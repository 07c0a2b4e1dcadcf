import { describe, expect, it } from 'vitest';
import {
  averageDie,
  chances,
  expectedHits,
  HIT_TABLE,
  hitLuck,
  hitsFor,
  hitsInWords,
} from '../../../../../engine/rules/honours-of-war/fire';
import { battlefield } from '../field';
import { hitLineOf, lineTitle } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import type { HitLine } from '../../../../../engine/rules/honours-of-war/fire';
import type { UnitPlace } from '../field';

describe('HOW-SCALE-05', () => {
  it('reads a D6 as an average die: 2 once, 3 twice, 4 twice, 5 once', () => {
    expect([1, 2, 3, 4, 5, 6].map(averageDie)).toEqual([3, 2, 3, 4, 5, 4]);
  });
});

describe('HOW-HIT-01', () => {
  const rows: Record<HitLine, readonly number[]> = {
    'superior infantry': [0, 1, 2, 2, 3, 4, 4],
    'standard infantry': [0, 1, 1, 2, 3, 3, 4],
    'inferior infantry': [0, 0, 1, 2, 2, 3, 3],
    'standard light infantry': [0, 0, 1, 2, 2, 3, 3],
    'inferior light infantry': [0, 0, 1, 1, 2, 2, 3],
    'superior artillery': [0, 0, 1, 1, 1, 2, 2],
    'standard artillery': [0, 0, 0, 1, 1, 2, 2],
    'inferior artillery': [0, 0, 0, 0, 1, 1, 2],
    'superior cavalry': [0, 1, 2, 2, 3, 3, 4],
    'standard cavalry': [0, 0, 1, 2, 2, 3, 4],
    'inferior cavalry': [0, 0, 0, 1, 2, 2, 3],
  };
  it('prints eleven lines of seven columns', () => {
    expect(HIT_TABLE).toEqual(rows);
  });
  it('takes 0 or less from the first column and 6 or more from the last', () => {
    expect(hitsFor('standard infantry', 3, -4)).toBe(0);
    expect(hitsFor('standard infantry', 3, -3)).toBe(0);
    expect(hitsFor('standard infantry', 3, -2)).toBe(1);
    expect(hitsFor('standard infantry', 4, 2)).toBe(4);
    expect(hitsFor('standard infantry', 4, 5)).toBe(4);
  });
});

describe('HOW-HIT-02', () => {
  const lineOf = (place: UnitPlace) =>
    hitLineOf(battlefield({ blue: { unit: { at: [50, 50], ...place } } }).troop('unit').traits);
  it.each<[HitLine, UnitPlace]>([
    ['superior infantry', { type: 'grenadiers', class: 'superior' }],
    ['standard infantry', { type: 'line infantry' }],
    ['inferior infantry', { type: 'militia', class: 'inferior' }],
    ['standard light infantry', { type: 'jaeger' }],
    ['inferior light infantry', { type: 'freikorps', class: 'inferior' }],
    ['superior cavalry', { type: 'cuirassiers', class: 'superior' }],
    ['standard cavalry', { type: 'hussars' }],
    ['inferior artillery', { type: 'light gun', class: 'inferior' }],
  ])('finds the line %s', (line, place) => {
    expect(lineOf(place)).toBe(line);
  });
  it('HOW-UNIT-10: superior light infantry rolls as standard infantry', () => {
    expect(lineOf({ type: 'light infantry', class: 'superior' })).toBe('standard infantry');
  });
});

describe('HOW-HIT-03', () => {
  it('gives a natural 5 at least one hit, another die with the same total none', () => {
    expect(hitsFor('standard artillery', 5, -4)).toBe(1);
    expect(hitsFor('standard artillery', 4, -3)).toBe(0);
  });
  it('adds nothing when the 5 hits anyway', () => {
    expect(hitsFor('standard infantry', 5, 0)).toBe(3);
  });
});

describe('odds', () => {
  it('spread over the six faces of the die', () => {
    expect(chances('standard infantry', 0)).toEqual([0, 1 / 6, 2 / 6, 3 / 6, 0]);
    expect(expectedHits('standard infantry', 0)).toBeCloseTo((1 + 2 * 2 + 3 * 3) / 6, 12);
    expect(chances('standard artillery', -4)).toEqual([5 / 6, 1 / 6, 0, 0, 0]);
  });
  it('luck is what came against what could be expected', () => {
    expect(hitLuck('standard artillery', -4, 1)).toEqual({ expected: 1 / 6, variance: 5 / 36, got: 1 });
  });
  it('a modifier past the table gives what its first and last columns do', () => {
    expect(chances('superior infantry', -9)).toEqual(chances('superior infantry', -5));
    expect(chances('superior infantry', 9)).toEqual([0, 0, 0, 0, 1]);
  });
  it('hits in words, and how a line is headed', () => {
    expect(lineTitle('superior infantry')).toBe('Superior infantry');
    expect([0, 1, 2].map(hitsInWords)).toEqual(['no hit', '1 hit', '2 hits']);
  });
});
