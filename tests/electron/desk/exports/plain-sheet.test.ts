import { describe, expect, it } from 'vitest';
import { plainSheet } from '../../../../electron/desk/exports';
import type { Shape } from '../../../../drawing/map';
import type { Sheet } from '../../../../drawing/paper';

const sheetOf = (...shapes: readonly Shape[]): Sheet => ({
  id: 'a',
  title: 'a',
  width: 10,
  height: 10,
  layers: [{ name: 'a', shapes }],
});
const shapesOn = (sheet: Sheet): readonly Shape[] => sheet.layers[0]?.shapes ?? [];
const stepsIn = (shapes: readonly Shape[]): number =>
  shapes.reduce((sum, shape) => {
    if (shape.kind === 'window') return sum + stepsIn(shape.shapes);
    return shape.kind === 'drawing' ? sum + shape.strokes.reduce((steps, one) => steps + one.steps.length, 0) : sum;
  }, 0);

describe('what is left of a sheet as it looks', () => {
  const upright = (x: number, width: number): Shape => ({
    kind: 'drawing',
    strokes: [{ from: { x, y: 2 }, steps: [{ x, y: 8 }], closed: false }],
    paint: { stroke: '#000000', width },
  });

  it('is a line beyond the edge whose ink reaches in, and none whose ink does not', () => {
    expect(shapesOn(plainSheet(sheetOf(upright(10.4, 1)), 0.01))).toHaveLength(1);
    expect(shapesOn(plainSheet(sheetOf(upright(10.6, 1)), 0.01))).toHaveLength(0);
    expect(shapesOn(plainSheet(sheetOf(upright(-0.4, 1)), 0.01))).toHaveLength(1);
    expect(shapesOn(plainSheet(sheetOf(upright(-0.6, 1)), 0.01))).toHaveLength(0);
  });
  it('is so in a window too, in its own measure', () => {
    const seen = (x: number): number => {
      const clip = { west: 1, south: 1, east: 5, north: 9 };
      const window: Shape = { kind: 'window', origin: { x: 0, y: 0 }, scale: 0.5, clip, shapes: [upright(x, 1)] };
      return shapesOn(plainSheet(sheetOf(window), 0.01)).length;
    };
    expect([seen(10.4), seen(10.6), seen(1.6), seen(1.4)]).toEqual([1, 0, 1, 0]);
  });
  it('keeps of the strokes of one drawing those in sight', () => {
    const strokes = [2, 12].map((x) => ({ from: { x, y: 2 }, steps: [{ x, y: 8 }], closed: false }));
    const [kept] = shapesOn(plainSheet(sheetOf({ kind: 'drawing', strokes, paint: { stroke: '#000000' } }), 0.01));
    expect(kept?.kind === 'drawing' ? kept.strokes.map(({ from }) => from.x) : []).toEqual([2]);
  });

  const word = (size: number, x: number): Shape => ({
    kind: 'words',
    lettering: { text: 'Zeitberg', role: 'roman', size, spacing: 0, colour: '#000000', halo: null },
    place: { at: { x, y: x }, toward: { x: 1, y: 0 } },
  });
  it('are letters as fine as they are seen, on the sheet or through a window', () => {
    const plain = (shape: Shape, seen: number): number => stepsIn(shapesOn(plainSheet(sheetOf(shape), seen)));
    const window: Shape = { kind: 'window', origin: { x: 0, y: 0 }, scale: 0.1, clip: null, shapes: [word(10, 50)] };
    const coarse = plain(word(1, 5), 0.05);
    expect(plain(window, 0.05)).toBe(coarse);
    expect(plain(word(1, 5), 0.0001)).toBeGreaterThan(coarse * 2);
    expect(coarse).toBeGreaterThan(60);
  });
});
