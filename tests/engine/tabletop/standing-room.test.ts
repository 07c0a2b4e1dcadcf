import { describe, expect, it } from 'vitest';
import { IGNORED, obstacleTo, OVERLAPPING, TOUCHING } from '../../../engine/tabletop';
import type { Body, StandingObstacle, StandingRule } from '../../../engine/tabletop';
import type { Ground } from '../../../engine/terrain';
import { course, groundOf, polygon, river, village, wood } from '../terrain/tables';
import { bodyOf, boxOf } from './bodies';

/** Woods are closed, houses and friends must not touch, enemies stay more than 1 cm off. */
const RULE: StandingRule<Body> = {
  blocks: TOUCHING,
  friends: TOUCHING,
  enemies: 1,
  takesRoom: ({ inside }) => !inside,
  isInWater: (ground, { box }) => ground.inWater(box, 'impassable'),
  isClosed: ({ kind }) => kind === 'wood',
};
const open = groundOf();
const unit = bodyOf('unit', 'blue', boxOf(60, 60));

/** The obstacle in short: its kind, and the id of what it is. */
function told(obstacle: StandingObstacle | null): string | null {
  if (obstacle?.kind === 'body') return `body ${obstacle.body.id}`;
  if (obstacle?.kind === 'block') return `block ${obstacle.block.id}`;
  if (obstacle?.kind === 'area') return `area ${obstacle.area.id}`;
  return obstacle?.kind ?? null;
}
const look = (ground: Ground, body: Body, others: readonly Body[] = [], rule: Partial<StandingRule<Body>> = {}) =>
  told(obstacleTo(ground, body, others, { ...RULE, ...rule }));

describe('what keeps a unit from standing in a place', () => {
  it('is nothing on an open table, and never the unit itself', () => {
    expect(look(open, unit, [unit])).toBeNull();
  });

  it.each([
    [2, null],
    [1.98, 'table edge'],
  ])('is the table edge with its middle %d cm from it', (y, obstacle) => {
    expect(look(open, bodyOf('unit', 'blue', boxOf(60, y)))).toBe(obstacle);
    expect(look(open, bodyOf('unit', 'blue', boxOf(60, y)), [], { mayLeaveTable: true })).toBeNull();
  });

  it('is a closed area that any part of it lies in', () => {
    const ground = groundOf(wood('grove', polygon([67.9, 50], [90, 50], [90, 70], [67.9, 70])));
    expect(look(ground, unit)).toBe('area grove');
    expect(look(ground, unit, [], { isClosed: null })).toBeNull();
    expect(look(ground, bodyOf('unit', 'blue', boxOf(59.8, 60)))).toBeNull();
  });

  it('is water as the rule judges it, before anything else', () => {
    const ground = groundOf(river('brook', 6, course([0, 60], [180, 60])), village('town', { x: 60, y: 60 }, 0));
    expect(look(ground, unit)).toBe('water');
    expect(look(ground, unit, [], { isInWater: () => false })).toBe('block town/1');
  });

  it.each([
    [TOUCHING, 70, 'block town/1'],
    [TOUCHING, 70.02, null],
    [OVERLAPPING, 69.96, null],
    [OVERLAPPING, 69.94, 'block town/1'],
    [1, 71, 'block town/1'],
    [1, 71.02, null],
    [IGNORED, 65, null],
  ])('is a block that it must keep %d cm from, with its middle %d cm up', (blocks, y, obstacle) => {
    const ground = groundOf(village('town', { x: 60, y: 60 }, 0));
    expect(look(ground, bodyOf('unit', 'blue', boxOf(60, y)), [], { blocks })).toBe(obstacle);
  });

  it.each([
    ['blue', 64, 'body other'],
    ['blue', 64.02, null],
    ['red', 65, 'body other'],
    ['red', 65.02, null],
  ])('is a unit of %s with its middle %d cm up', (side, y, obstacle) => {
    expect(look(open, unit, [bodyOf('other', side, boxOf(60, y))])).toBe(obstacle);
  });

  it('is a unit at the end of its line, as far off as one before its front', () => {
    const long = (x: number, side: string): Body => bodyOf(side, side, boxOf(x, 60, 0, 20, 0.02));
    const end = (x: number): string | null => look(open, long(60, 'blue'), [long(x, 'red')]);
    expect([81, 81.02].map(end)).toEqual(['body red', null]);
  });

  it('is the first of several units in their order', () => {
    const others = [bodyOf('far', 'red', boxOf(60, 90)), bodyOf('first', 'red', boxOf(70, 60)), unit];
    expect(look(open, unit, [...others, bodyOf('second', 'red', boxOf(60, 62))])).toBe('body first');
  });

  it('is no unit that takes up no room, and none in houses', () => {
    const other = bodyOf('other', 'red', boxOf(60, 62));
    expect(look(open, unit, [other], { takesRoom: ({ id }) => id !== 'other' })).toBeNull();
    const ground = groundOf(village('town', { x: 60, y: 76 }, 0));
    const inside = bodyOf('inside', 'red', boxOf(60, 60), ground.block('town/1'));
    expect(look(ground, unit, [inside])).toBeNull();
  });

  it('is neither the unit nor the block that is left out', () => {
    const ground = groundOf(village('town', { x: 60, y: 60 }, 0));
    const other = bodyOf('other', 'red', boxOf(60, 60));
    expect(told(obstacleTo(ground, unit, [other], RULE, { block: 'town/1' }))).toBe('body other');
    expect(told(obstacleTo(ground, unit, [other], RULE, { body: 'other' }))).toBe('block town/1');
    expect(obstacleTo(ground, unit, [other], RULE, { body: 'other', block: 'town/1' })).toBeNull();
  });

  it('is found for every footprint of a unit', () => {
    const guns: Body = { ...unit, boxes: [boxOf(60, 60), boxOf(60, 50)] };
    expect(look(open, guns, [bodyOf('other', 'red', boxOf(60, 46))])).toBe('body other');
    expect(look(open, unit, [bodyOf('other', 'red', boxOf(60, 46))])).toBeNull();
  });
});
