import { expect, it } from 'vitest';
import {
  hitWorth,
  worthOfBreaking,
  worthOfHits,
} from '../../../../../engine/rules/honours-of-war/evaluation/hit-worth';
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

it('giving way costs every hit still to be borne, up to the fourth, and at least as much as the next time', () => {
  const cost = (hits: number) => worthOfBreaking(battlefield({ blue: { a: { at: [50, 50], hits } } }).troop('a'));
  expect(cost(0)).toBeCloseTo(0.09 + 0.11 + 0.18 + 0.4, 9);
  expect(cost(2)).toBeCloseTo(0.18 + 0.4, 9);
  expect([3, 4, 5].map(cost)).toEqual([0.45, 0.45, 0.45]);
});

it('who is worth no points counts as half a unit', () => {
  const on = battlefield({ blue: { a: { at: [50, 50], type: 'transport' } } });
  expect(on.troop('a').traits.points).toBe(0);
  expect(hitWorth(on.troop('a'))).toBeCloseTo(0.045, 9);
  expect(worthOfHits(on.troop('a'), 1)).toBeCloseTo(0.045, 9);
  expect(worthOfBreaking(on.troop('a'))).toBeCloseTo(0.39, 9);
});
