import { describe, expect, it } from 'vitest';
import { arcOf, isHalfInArc, lookInto, rangeTo, touchesArc } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

/** 16 by 4 cm facing north: the front runs from (52, 62) to (68, 62), its middle at (60, 62). */
const stand = boxOf(60, 60);
const small = (x: number, y: number) => boxOf(x, y, 0, 2, 2);

describe('what lies in an arc', () => {
  // At 30 degrees the right side passes (68 + 20 x 0.57735, 82) = (79.547, 82); a box of 2 cm comes nearest with its left front corner.
  it.each([
    [30, 79.9, 81, true],
    [30, 80.6, 81, false],
    [45, 88.9, 81, true],
    [45, 89.1, 81, false],
    [0, 68.9, 81, true],
    [0, 69.1, 81, false],
  ])('%d degrees to each side, a base at (%d, %d): %s', (opening, x, y, touches) => {
    expect(touchesArc(stand, arcOf(opening), 50, [small(x, y)])).toBe(touches);
  });

  it('reaches as far as the range from the middle of the front, that included', () => {
    const arc = arcOf(30);
    expect(touchesArc(stand, arc, 20, [small(60, 83)])).toBe(true);
    expect(touchesArc(stand, arc, 20, [small(60, 83.02)])).toBe(false);
  });

  it('asks for any footprint of a unit, so that one base in it is enough', () => {
    expect(touchesArc(stand, arcOf(30), 20, [small(60, 90), small(60, 80)])).toBe(true);
    expect(touchesArc(stand, arcOf(30), 20, [])).toBe(false);
  });

  it.each([
    [68, true],
    [68.1, false],
  ])('holds half of a footprint with its middle on the side line or inside it: x = %d', (x, half) => {
    expect(isHalfInArc(stand, arcOf(0), 50, small(x, 80))).toBe(half);
  });

  it('tells at a glance only what is certain', () => {
    const arc = arcOf(45);
    expect(lookInto(stand, arc, 50, small(60, 80))).toBe('in');
    expect(lookInto(stand, arc, 50, small(60, 40))).toBe('out');
    expect(lookInto(stand, arc, 50, small(60, 115))).toBe('out');
    expect(lookInto(stand, arc, 50, small(88, 82))).toBe('unsure');
  });
});

describe('the range to a body', () => {
  it('is from the middle of the front to its nearest part', () => {
    expect(rangeTo(stand, bodyOf('guns', 'red', boxOf(60, 84)))).toBe(20);
    const battery = { ...bodyOf('guns', 'red', boxOf(60, 84)), boxes: [boxOf(60, 84), boxOf(60, 78)] };
    expect(rangeTo(stand, battery)).toBe(14);
    // 30 cm to the right and 40 cm ahead of the front's middle: the corner of a base of 2 cm.
    expect(rangeTo(stand, bodyOf('base', 'red', small(91, 103)))).toBeCloseTo(50, 9);
  });
});
