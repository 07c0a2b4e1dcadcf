/** Areas painted larger and smaller. */
import { describe, expect, it } from 'vitest';
import { brush, brushed, GrowingStroke } from '../../../editing/brush';
import { areaOf } from '../../../engine/geometry';
import type { Outline } from '../../../engine/scenario';
import { flatOutline } from '../../../engine/terrain';
import { after, linesLost, open, OWN_FILES } from '../drafts';

const SQUARE: Outline = {
  shape: 'polygon',
  points: [
    { x: 0, y: 0 },
    { x: 40, y: 0 },
    { x: 40, y: 20 },
    { x: 0, y: 20 },
  ],
};
const stroke = (does: 'add' | 'subtract', radius: number, ...points: readonly (readonly [number, number])[]) => ({
  does,
  radius,
  points: points.map(([x, y]) => ({ x, y })),
});
const parts = (made: ReturnType<typeof brushed>): readonly Outline[] => ('refused' in made ? [] : made);
const areas = (made: ReturnType<typeof brushed>) =>
  parts(made).map((one) => Math.round(areaOf(flatOutline(one)) / 10) * 10);

describe('a brush', () => {
  it('adds what it passes over, with few nodes', () => {
    const [grown] = parts(brushed(SQUARE, stroke('add', 5, [40, 10], [60, 10])));
    expect(grown && areaOf(flatOutline(grown))).toBeCloseTo(800 + 20 * 10 + (Math.PI * 25) / 2, -1.5);
    expect(grown && 'points' in grown ? grown.points.length : 99).toBeLessThan(16);
  });
  it('takes away, and parts what falls asunder', () => {
    expect(areas(brushed(SQUARE, stroke('subtract', 5, [0, 0], [0, 20])))).toEqual([700]);
    expect(areas(brushed(SQUARE, stroke('subtract', 3, [15, -5], [15, 25])))).toEqual([440, 240]);
  });
  it.each(['add', 'subtract'] as const)('makes the same when it is followed frame by frame: %s', (does) => {
    const whole = stroke(does, 5, [-4, 10], [-2, 11], [0, 12], [6, 12], [7, 12], [13, 26], [14, 27]);
    const growing = new GrowingStroke(SQUARE, whole.radius, does);
    const frames = whole.points.map((_, index) => growing.along(whole.points.slice(0, index + 1)));
    expect(frames.at(-1)).toEqual(brushed(SQUARE, whole));
    expect(frames[3]).toEqual(brushed(SQUARE, { ...whole, points: whole.points.slice(0, 4) }));
  });
  it('is refused where nothing or a hole would be left', () => {
    expect(brushed(SQUARE, stroke('subtract', 30, [10, 10], [30, 10]))).toHaveProperty('refused');
    expect(brushed(SQUARE, stroke('subtract', 4, [20, 10]))).toEqual({
      refused: 'An area cannot have a hole. Cut it open from the edge.',
    });
  });
  it('makes two woods of one', () => {
    const [, text = ''] = OWN_FILES;
    const draft = open(text);
    const cut = after(text, brush(draft, 'hangwald', stroke('subtract', 4, [30, 110], [30, 170])));
    expect(linesLost(text, cut)).toHaveLength(1);
    expect(
      open(cut)
        .scenario.terrain.filter(({ name }) => name?.startsWith('Hangwald'))
        .map(({ name, kind }) => `${kind} ${name ?? ''}`),
    ).toEqual(['wood Hangwald', 'wood Hangwald 2']);
  });
});
