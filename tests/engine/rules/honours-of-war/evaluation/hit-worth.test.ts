import { expect, it } from 'vitest';
import { hitWorth, worthOfHits } from '../../../../../engine/rules/honours-of-war/evaluation/hit-worth';
import { battlefield } from '../field';

it('the fourth and fifth hit are the dearest, by the points of a unit', () => {
  const worth = (hits: number, size: 'standard' | 'large' = 'standard') =>
    hitWorth(battlefield({ blue: { a: { at: [50, 50], hits, size } } }).troop('a'));
  expect([0, 1, 2, 3, 4, 5].map((hits) => worth(hits))).toEqual([0.09, 0.11, 0.18, 0.4, 0.45, 0]);
  expect(worth(3, 'large')).toBeCloseTo(0.6, 9);
});

it('several hits are worth their sum, parts of one in proportion, and none is worth anything to who is lost', () => {
  const cost = (hits: number, more: number) =>
    worthOfHits(battlefield({ blue: { a: { at: [50, 50], hits } } }).troop('a'), more);
  expect(cost(0, 1)).toBeCloseTo(0.09, 9);
  expect(cost(0, 2.5)).toBeCloseTo(0.09 + 0.11 + 0.09, 9);
  expect(cost(2, 2)).toBeCloseTo(0.18 + 0.4, 9);
  expect(cost(4, 3)).toBeCloseTo(0.45, 9);
  expect(cost(1, 0)).toBe(0);
});
