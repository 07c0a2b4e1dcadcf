import { describe, expect, it } from 'vitest';
import { facing, leftOf, pathOf, pivot, rightOf, straight, times, turned, wheel } from '../../../../engine/geometry';
import type { Leg } from '../../../../engine/geometry';
import { marchInWords, turnTold } from '../../../../engine/rules/common';

const from = { x: 60, y: 50, hx: 1, hy: 0 };
const ahead = facing(from);
const told = (...legs: readonly Leg[]): string => marchInWords(pathOf(from, legs), (length) => `${length} cm`);

describe('a march as an order', () => {
  it.each([
    ['ahead', ahead, 'March 12 cm'],
    ['44 degrees off that', turned(ahead, 44), 'March 12 cm'],
    ['46 degrees off that', turned(ahead, 46), 'March 12 cm to the right'],
    ['to the left', leftOf(ahead), 'March 12 cm to the left'],
    ['to the right', rightOf(ahead), 'March 12 cm to the right'],
    ['back', times(ahead, -1), 'March 12 cm back'],
  ] as const)('%s', (_where, direction, words) => {
    expect(told(straight(from, 12, direction))).toBe(words);
  });
  it('tells turns by their degrees and their side, and what follows them', () => {
    const left = wheel(from, 20, 4, 'left', 20);
    expect(told(left)).toBe('Wheel 20° to the left');
    expect(told(pivot(from, 20, 4, 30))).toBe('Turn 30° to the right');
    // Back is told by the way it points by then.
    expect(told(left, straight(left.to, -5))).toBe('Wheel 20° to the left, march 5 cm back');
  });
  it('tells tenths of a turn of less than a degree', () => {
    expect(told(wheel(from, 20, 4, 'right', 0.4))).toBe('Wheel 0.4° to the right');
    expect(told(wheel(from, 20, 4, 'right', 1.4))).toBe('Wheel 1° to the right');
  });
  it('is told as a turn when nothing else was done', () => {
    const left = wheel(from, 20, 4, 'left', 20);
    expect(turnTold(pathOf(from, [left]))).toBe('wheels to the left');
    expect(turnTold(pathOf(from, [pivot(from, 20, 4, 30)]))).toBe('turns to the right');
    expect(turnTold(pathOf(from, [left, straight(left.to, 5)]))).toBeNull();
    expect(turnTold(pathOf(from, [straight(from, 5)]))).toBeNull();
  });
  it('of more than three legs tells only how far they lead', () => {
    const legs = [1, 2, 3, 4].map((length, i) => straight({ ...from, x: from.x + (i * (i + 1)) / 2 }, length));
    expect(told(...legs.slice(0, 3))).toBe('March 1 cm, march 2 cm, march 3 cm');
    expect(told(...legs)).toBe('March 10 cm');
  });
});
