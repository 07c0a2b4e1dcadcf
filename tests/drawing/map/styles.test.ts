import { describe, expect, test } from 'vitest';
import { inksOf, type Paint, type Shape } from '../../../drawing/map';
import { groundLayers, troopsIn } from '../../../drawing/map/plan';
import { blockShape } from '../../../drawing/map/signs';
import { type BlockSign } from '../../../drawing/map/block-sign';
import { signsOfStart } from '../../../drawing/map/troops';
import { STYLES, type Style } from '../../../drawing/paper';
import { layGround } from '../../../engine/terrain';
import { stUlrich } from './scenarios';

const scenario = stUlrich();
const shapesOf = (style: Style): Shape[] => {
  const inks = inksOf(style);
  return [
    ...groundLayers(layGround(scenario), [], inks).flatMap(({ shapes }) => shapes),
    ...troopsIn(signsOfStart(scenario), [], inks).shapes,
  ];
};
function paintsOf(shape: Shape): Paint[] {
  if ('shapes' in shape) return shape.shapes.flatMap(paintsOf);
  return 'paint' in shape ? [shape.paint] : [{ fill: shape.lettering.colour }];
}
const isGrey = (colour: string): boolean =>
  colour.slice(1, 3) === colour.slice(3, 5) && colour.slice(3, 5) === colour.slice(5, 7);
const lightness = (colour: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 765;

describe('styles of print', () => {
  test.each(['grey', 'line'] as const)('%s has no colour anywhere', (style) => {
    for (const { fill, stroke } of shapesOf(style).flatMap(paintsOf)) {
      for (const colour of [fill, stroke]) expect(colour === undefined || isGrey(colour), colour).toBe(true);
    }
  });
  test('line lays no tint: every fill is white or black', () => {
    const fills = shapesOf('line')
      .flatMap(paintsOf)
      .flatMap(({ fill, fillOpacity, opacity }) => (fill && (fillOpacity ?? 1) * (opacity ?? 1) > 0.5 ? [fill] : []));
    expect([...new Set(fills)].sort()).toEqual(['#111111', '#ffffff']);
  });
  test('line draws about half the hachures', () => {
    const count = (style: Style): number =>
      groundLayers(layGround(scenario), [], inksOf(style))
        .filter(({ name }) => name === 'hills')
        .flatMap(({ shapes }) => shapes)
        .reduce((sum, shape) => sum + (shape.kind === 'drawing' ? shape.strokes.length : 0), 0);
    expect(count('line')).toBeGreaterThan(count('colour') * 0.35);
    expect(count('line')).toBeLessThan(count('colour') * 0.65);
  });
  test.each(STYLES)('%s tells the sides apart and keeps signs legible on their blocks', (style) => {
    const inks = inksOf(style);
    const [first, second] = inks.sides;
    expect([first.fill, first.hatching]).not.toEqual([second.fill, second.hatching]);
    expect(Math.abs(lightness(first.sign) - lightness(first.fill))).toBeGreaterThan(0.5);
    expect(Math.abs(lightness(second.sign) - lightness(inks.halo))).toBeGreaterThan(0.5);
    expect(first.mark).not.toBe(second.mark);
  });
});

test('hatching fills the whole block of the first side and the front half of the second', () => {
  const sign: BlockSign = {
    id: 'a',
    name: '',
    side: 0,
    arm: 'foot',
    type: 'line infantry',
    pose: { x: 0, y: 0, hx: 0, hy: 1 },
    width: 20,
    depth: 4,
    bases: [],
    count: 0,
    open: false,
    unformed: false,
    fired: false,
  };
  const lines = (side: 0 | 1): { x: number; y: number }[] => {
    const shape = blockShape({ ...sign, side }, inksOf('line'));
    const drawn = shape.kind === 'group' ? shape.shapes : [];
    return drawn.flatMap((one) =>
      one.kind === 'drawing' && one.paint.stroke && one.paint.width === 0.1 ? one.strokes.map(({ from }) => from) : [],
    );
  };
  const along = lines(0).map(({ y }) => y);
  expect(along).toHaveLength(7);
  expect(Math.min(...along)).toBeCloseTo(-1.5, 6);
  expect(lines(1)).toHaveLength(24);
  expect(new Set(lines(1).map(({ y }) => y))).toEqual(new Set([0]));
});
