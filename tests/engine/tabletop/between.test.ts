import { describe, expect, it } from 'vitest';
import { bodiesBetween, gapTowards, isInStrip, shareHiddenBy, stripTo, widthSeenPast } from '../../../engine/tabletop';
import type { Body } from '../../../engine/tabletop';
import { bodyOf, boxOf } from './bodies';

/** Both 16 by 4 cm and facing north: the eye is at (60, 62), the target between y = 98 and y = 102. */
const firer = bodyOf('firer', 'blue', boxOf(60, 60));
const target = bodyOf('target', 'red', boxOf(60, 100));
const eye = { x: 60, y: 62 };
const small = (id: string, x: number, y: number, side = 'blue') => bodyOf(id, side, boxOf(x, y, 0, 4, 4));

describe('who stands between', () => {
  const between = (others: readonly Body[], counts: (body: Body) => boolean = () => true) =>
    bodiesBetween([firer, target, ...others], firer, firer.box, target, counts).map(({ id }) => id);

  it.each([
    ['on the line', 60, 80, true],
    ['inside the width of front and target', 69.9, 80, true],
    ['beside it', 70.1, 80, false],
    ['behind the firer', 60, 59, false],
    ['beyond the target', 60, 104.1, false],
  ] as const)('%s', (_, x, y, stands) => expect(between([small('other', x, y)])).toEqual(stands ? ['other'] : []));

  it('is looked for into the corners of the strip', () => {
    const tiny = (x: number, y: number): Body => bodyOf('tiny', 'blue', boxOf(x, y, 0, 0.2, 0.2));
    expect(between([tiny(67.9, 62.5)])).toEqual(['tiny']);
    expect(between([tiny(52.1, 101.5)])).toEqual(['tiny']);
    expect(between([tiny(68.2, 62.5)])).toEqual([]);
  });

  it('leaves out whom the book does not count', () => {
    expect(between([small('a', 60, 80), small('b', 58, 70)], ({ id }) => id !== 'a')).toEqual(['b']);
  });
});

describe('what others hide of a target', () => {
  it('is nothing when they stand beside the lines to it', () => {
    expect(shareHiddenBy(eye, target, [small('other', 75, 80)])).toBe(0);
  });

  it('is what lies in their shadow', () => {
    // Seen from the eye, x = 60 bounds the shadow of a wall to the right: half of the target.
    expect(shareHiddenBy(eye, target, [bodyOf('other', 'blue', boxOf(80, 80, 0, 40, 2))])).toBeCloseTo(0.5, 9);
    expect(shareHiddenBy(eye, target, [bodyOf('other', 'blue', boxOf(60, 80, 0, 40, 2))])).toBe(1);
  });

  it('counts what two hide together once', () => {
    const wall = bodyOf('wall', 'blue', boxOf(80, 80, 0, 40, 2));
    expect(shareHiddenBy(eye, target, [wall, bodyOf('again', 'red', boxOf(80, 85, 0, 40, 2))])).toBeCloseTo(0.5, 9);
  });
});

describe('gaps across the line to a target', () => {
  it('are between those who stand before the front', () => {
    // The inner edges are at x = 57 and x = 65.
    expect(gapTowards(firer.box, target, [small('left', 55, 80), small('right', 67, 75)])).toBeCloseTo(8, 9);
  });

  it('are endless with nobody on one side', () => {
    expect(gapTowards(firer.box, target, [small('left', 55, 80)])).toBe(Infinity);
  });

  it('are the wider beside one who stands on the line', () => {
    const others = [small('left', 50, 80), small('middle', 60, 80), small('right', 71, 80)];
    // From 52 to 58 and from 62 to 69.
    expect(gapTowards(firer.box, target, others)).toBeCloseTo(7, 9);
  });

  it('do not count who stands flush with the front, or beyond the target', () => {
    const flush = [small('left', 55, 60), small('right', 67, 60)];
    expect(gapTowards(firer.box, target, flush)).toBe(Infinity);
    expect(gapTowards(firer.box, target, [small('left', 55, 102.1), small('right', 67, 102.1)])).toBe(Infinity);
  });

  it('leave so much of the target to be seen', () => {
    expect(widthSeenPast(firer.box, target, [])).toBeCloseTo(16, 9);
    expect(widthSeenPast(firer.box, target, [small('middle', 60, 80)])).toBeCloseTo(12, 9);
    // Only 1 cm of it stands before the target's left end.
    expect(widthSeenPast(firer.box, target, [small('left', 51, 80)])).toBeCloseTo(15, 9);
  });
});

describe('the strip to a target', () => {
  const strip = stripTo(firer.box, target);
  it('is as wide as the front and ends in the middle of the target', () => {
    expect(strip).toMatchObject({ width: 16, depth: 38, pose: { x: 60, y: 81, hx: 0, hy: 1 } });
  });
  it.each([
    [69.9, true],
    [70, false],
  ])('holds a body of 4 cm at x = %d: %s', (x, holds) => expect(isInStrip(small('other', x, 80), strip)).toBe(holds));
});
