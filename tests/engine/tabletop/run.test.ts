import { describe, expect, it } from 'vitest';
import type { Feature } from '../../../engine/scenario';
import { costOfRun, distanceToEdge, IGNORED, stopOfRun } from '../../../engine/tabletop';
import type { Body, RunRule } from '../../../engine/tabletop';
import { course, entrenchment, groundOf, river, village } from '../terrain/tables';
import { bodyOf, boxOf } from './bodies';
import { FOOT } from './tables';

/** It may touch friends and stops 1 cm short of enemies. */
const RULE: RunRule<Body> = {
  friends: 0,
  enemies: 1,
  takesRoom: () => true,
  isInWater: (ground, _, boxes) => boxes.some((box) => ground.inWater(box, 'impassable')),
  passesBlocks: () => false,
};
/** 16 by 4 cm, its front edge at y = 12. */
const unit = bodyOf('unit', 'blue', boxOf(60, 10));

interface Look {
  readonly terrain?: readonly Feature[];
  readonly others?: readonly Body[];
  readonly length?: number;
  readonly rule?: Partial<RunRule<Body>>;
  readonly leftOut?: { readonly bodies?: readonly string[]; readonly block?: string };
  readonly direction?: { readonly x: number; readonly y: number };
  /** Where its front edge stands, 12 when left out. */
  readonly front?: number;
  readonly depth?: number;
}
/** What stops the unit on its way, and after how many cm. */
function stop(look: Look) {
  const { terrain = [], others = [], length = 40, rule, leftOut = {}, direction = { x: 0, y: 1 } } = look;
  const { front = 12, depth = 4 } = look;
  const ground = groundOf(...terrain);
  const unit = bodyOf('unit', 'blue', boxOf(60, front - depth / 2, 0, 16, depth));
  const { box, boxes } = unit;
  const cost = costOfRun(ground, FOOT, { box, boxes, direction, length, move: 20, slowness: 1, roadSlack: 3 });
  const found = stopOfRun(ground, unit, others, { direction, length, cost }, { ...RULE, ...rule }, leftOut);
  return found && [found.kind, Number(found.at.toFixed(3))];
}
const friend = bodyOf('friend', 'blue', boxOf(60, 24));
const enemy = bodyOf('enemy', 'red', boxOf(60, 34));

describe('what stops a run', () => {
  it('is nothing on an open table', () => {
    expect(stop({ others: [unit] })).toBeNull();
  });

  it('is a friend as it touches him, an enemy a cm before', () => {
    expect(stop({ others: [friend] })).toEqual(['body', 10]);
    expect(stop({ others: [enemy] })).toEqual(['body', 19]);
    expect(stop({ others: [enemy, friend] })).toEqual(['body', 10]);
  });

  it.each([
    [19, null],
    [19.5, ['body', 19]],
  ])('counts for a run of %d cm only when it comes before its end', (length, found) => {
    expect(stop({ others: [enemy], length })).toEqual(found);
  });

  it('is nobody who stands aside, is left out, takes up no room or may be gone through', () => {
    expect(stop({ others: [bodyOf('aside', 'red', boxOf(76.02, 34))] })).toBeNull();
    expect(stop({ others: [bodyOf('aside', 'red', boxOf(75.9, 34))] })).toEqual(['body', 19]);
    expect(stop({ others: [enemy], leftOut: { bodies: ['enemy'] } })).toBeNull();
    expect(stop({ others: [enemy], rule: { takesRoom: ({ id }) => id !== 'enemy' } })).toBeNull();
    expect(stop({ others: [friend, enemy], rule: { friends: IGNORED } })).toEqual(['body', 19]);
  });

  it('is at once an enemy who is nearer than is allowed already', () => {
    expect(stop({ others: [bodyOf('near', 'red', boxOf(60, 14.5))] })).toEqual(['body', 0]);
  });

  it('is a block, unless it may enter or pass it', () => {
    const terrain = [village('town', { x: 60, y: 40 }, 0)];
    expect(stop({ terrain })).toEqual(['block', 20]);
    expect(stop({ terrain, leftOut: { block: 'town/1' } })).toBeNull();
    expect(stop({ terrain, rule: { passesBlocks: () => true } })).toBeNull();
    expect(stop({ terrain, others: [friend] })).toEqual(['body', 10]);
  });

  it('is closed ground where it begins', () => {
    expect(stop({ terrain: [entrenchment('works', course([80, 20], [40, 20]))] })).toEqual(['ground', 8]);
  });

  it('is the shore, short of it by the tolerance', () => {
    const terrain = [river('stream', 6, course([0, 30], [180, 30]))];
    const found = stop({ terrain });
    expect(found?.[0]).toBe('water');
    expect(found?.[1]).toBeGreaterThan(14.97);
    expect(found?.[1]).toBeLessThan(15);
    expect(stop({ terrain, rule: { isInWater: () => false } })).toBeNull();
    expect(stop({ terrain, length: 14.9 })).toBeNull();
  });

  it.each([1, 5, 7.9, 8, 8.1, 13, 15.9, 16.1, 24, 33])(
    'is the shore %d cm off, however much dry ground is before it',
    (off) => {
      const [kind, at] = stop({ terrain: [river('stream', 6, course([0, 15 + off], [180, 15 + off]))] }) ?? [];
      expect(kind).toBe('water');
      expect(at).toBeGreaterThan(off - 0.03);
      expect(at).toBeLessThan(off);
    },
  );

  it.each([
    ['just out of the water, by less than a place is rounded', 26.9999, true],
    ['in it by no more than what counts as dry', 27.003, true],
    ['in it by a hair more, as rounding may leave it', 27.0035, true],
    ['in it, from where it may go on', 29, false],
  ])('is the shore at once for a front that is %s', (_where, front, stops) => {
    const found = stop({ terrain: [river('stream', 6, course([0, 30], [180, 30]))], front });
    expect(found).toEqual(stops ? ['water', expect.closeTo(0, 1)] : null);
  });

  it('is the shore of a brook that a small unit would be over within 2 cm', () => {
    const terrain = [river('brook', 1.2, course([0, 12.7], [180, 12.7]))];
    expect(stop({ terrain, depth: 0.6 })).toEqual(['water', expect.closeTo(0.09, 1)]);
  });

  it('is the table edge in any direction', () => {
    expect(stop({ length: 120 })).toEqual(['table edge', 108]);
    expect(stop({ length: 108 })).toBeNull();
    expect(stop({ direction: { x: 0, y: -1 } })).toEqual(['table edge', 8]);
    expect(stop({ direction: { x: -1, y: 0 }, length: 100 })).toEqual(['table edge', 52]);
  });
});

describe('the distance to the table edge', () => {
  it('is measured from the part of a footprint that gets there first', () => {
    const ground = groundOf();
    expect(distanceToEdge(ground, boxOf(60, 10), { x: 0.6, y: 0.8 })).toBeCloseTo(108 / 0.8, 9);
    expect(distanceToEdge(ground, boxOf(60, 10, 90), { x: 0, y: -1 })).toBeCloseTo(2, 9);
    expect(distanceToEdge(ground, boxOf(60, 1), { x: 0, y: -1 })).toBe(0);
  });
});
