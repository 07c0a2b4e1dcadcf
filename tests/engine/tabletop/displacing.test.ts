import { describe, expect, it } from 'vitest';
import { bodyOver, waysOut } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

/** From 42 to 58 east and 48 to 52 north. */
const LINE = bodyOf('line', 'blue', boxOf(50, 50));
const COLUMN = bodyOf('column', 'blue', boxOf(50, 50, 90));

describe('the body that stands on a place', () => {
  it('is the first whose footprint covers it', () => {
    expect(bodyOver([LINE, COLUMN], { x: 50, y: 51 })?.id).toBe('line');
    expect(bodyOver([LINE, COLUMN], { x: 50, y: 55 })?.id).toBe('column');
    expect(bodyOver([LINE, COLUMN], { x: 56, y: 55 })).toBeNull();
  });
  it('is none on an edge', () => {
    expect(bodyOver([LINE], { x: 50, y: 51.98 })).toBe(LINE);
    expect(bodyOver([LINE], { x: 50, y: 51.99 })).toBeNull();
    expect(bodyOver([LINE], { x: 58, y: 50 })).toBeNull();
  });
});

describe('ways out from under a body', () => {
  it('lead over each side to as much clear as is asked, the shortest first', () => {
    const ways = waysOut(LINE, { x: 56, y: 51 }, 1);
    expect(ways.map(({ to, length }) => [to.x, to.y, length])).toEqual([
      [56, 53, 2],
      [59, 51, 3],
      [56, 47, 4],
      [41, 51, 15],
    ]);
  });
  it('do not lead on to another box of the same body', () => {
    const gun = { ...LINE, boxes: [boxOf(50, 50), boxOf(50, 45, 0, 6, 6)] };
    expect(waysOut(gun, { x: 50, y: 49 }, 1).map(({ to }) => to.y)).toEqual([53, 49, 49]);
  });
  it('are none for a place that it does not stand on', () => {
    expect(waysOut(LINE, { x: 50, y: 53 }, 1)).toEqual([]);
  });
});
