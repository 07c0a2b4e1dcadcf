import { describe, expect, it } from 'vitest';
import { pathOf, poseAt, straight, wheel, type Pose } from '../../../engine/geometry';
import { goneOn, legsOf, legTo, shortened } from '../../../renderer/play/drawn-legs';

/** At 50, 40, heading north. */
const POSE: Pose = poseAt({ x: 50, y: 40 }, { x: 0, y: 1 });

describe('a move made by hand', () => {
  it.each([
    ['straight on', { x: 50.9, y: 52 }, false, { ahead: 12 }],
    ['back', { x: 50, y: 35 }, false, { ahead: -5 }],
    ['aside', { x: 43, y: 41.4 }, false, { sideways: -7 }],
    ['by a turn, which the book makes', { x: 58, y: 52 }, false, null],
    ['by a turn just beside the line ahead', { x: 51.6, y: 45 }, false, null],
    ['on, where it must not turn', { x: 58, y: 52 }, true, { ahead: 12 }],
    ['aside, where it must not turn', { x: 58, y: 42 }, true, { sideways: 8 }],
  ])('goes %s', (_how, to, kept, leg) => {
    expect(legTo(POSE, to, kept)).toEqual(leg);
  });

  it('goes on with its last leg, and takes it back', () => {
    const ten = goneOn(goneOn([], 'ahead', 6), 'ahead', 4);
    expect(ten).toEqual([{ ahead: 10 }]);
    expect(goneOn(ten, 'ahead', -10)).toEqual([]);
    expect(goneOn(ten, 'ahead', -13)).toEqual([{ ahead: -3 }]);
    expect(goneOn(ten, 'turn', -5)).toEqual([{ ahead: 10 }, { turn: -5 }]);
    expect(goneOn(goneOn(ten, 'turn', -5), 'turn', 5)).toEqual(ten);
  });

  it('is made shorter from its end', () => {
    expect(shortened([{ ahead: 8 }, { sideways: -3 }], 1)).toEqual([{ ahead: 8 }, { sideways: -2 }]);
    expect(shortened([{ ahead: 8 }, { sideways: -3 }], 3)).toEqual([{ ahead: 8 }]);
    expect(shortened([], 3)).toEqual([]);
  });

  it('is read from the way the book made', () => {
    const turn = wheel(POSE, 20, 6, 'left', 30);
    const back = straight(turn.to, -4);
    const aside = straight(back.to, 5, { x: turn.to.hy, y: -turn.to.hx });
    const legs = legsOf(pathOf(POSE, [turn, back, aside]));
    expect(legs.map((leg) => Object.entries(leg).map(([kind, size]) => [kind, Math.round(size)]))).toEqual([
      [['turn', -30]],
      [['ahead', -4]],
      [['sideways', 5]],
    ]);
  });
});
