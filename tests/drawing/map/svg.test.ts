import { describe, expect, test } from 'vitest';
import { layerToSvg, sceneToSvg, type Layer, type Lettering, type Scene, type Shape } from '../../../drawing/map';
import { bend, dot, drawing, EAST, point, polygon, polyline } from '../../../drawing/map/strokes';
import { path } from '../../../drawing/map/svg-path';

const TABLE = { west: 0, south: 0, east: 30, north: 20 };
const WORDS: Lettering = { text: 'Höhe', role: 'italic', size: 2, spacing: 0, colour: '#3a2c20', halo: null };
const written = (...shapes: Shape[]): string => {
  const layer: Layer = { name: 'names', clipped: false, shapes };
  return layerToSvg(layer, TABLE)
    .replace('<g data-layer="names">', '')
    .replace(/<\/g>$/, '');
};

describe('path data', () => {
  test('north is up and every step is told from where the pen is', () => {
    expect(path([polyline([point(1, 2), point(4, 2), point(4, 3.5)])], 100)).toBe('m1-2l3 0 0-1.5');
  });
  test('leading zeros go, and so do spaces where the next number begins by itself', () => {
    expect(path([polyline([point(0, 0), point(0.5, -0.25), point(1.25, -0.75)])], 100)).toBe('m0 0l.5.25.75.5');
  });
  test('the pen is back at the start after a closed stroke', () => {
    const square = polygon([point(0, 0), point(2, 0), point(2, 2)]);
    expect(path([square, polyline([point(1, 0), point(2, 0)])], 100)).toBe('m0 0l2 0 0-2zm1 0l1 0');
  });
  test('a dot is a stroke without length', () => {
    expect(path([dot(point(3, 4)), dot(point(4, 4))], 100)).toBe('m3-4h0m1 0h0');
  });
  test('a bend names its two handles and its end', () => {
    const wave = { from: point(0, 0), steps: [bend(point(1, 1), point(2, 1), point(3, 0))], closed: false };
    expect(path([wave], 100)).toBe('m0 0c1-1 2-1 3 0');
  });
  test('whole numbers stay apart from those after them, and no tails are told, at grains that are no powers of ten', () => {
    const course = polyline([point(-3, -0.672), point(-3.036, -0.66), point(0, 0)]);
    expect(path([course], 1000 / 12)).toBe('m-3 .672l-.036-.012 3.036-.66');
  });
  test('rounding does not add up along a line', () => {
    const thirds = Array.from({ length: 31 }, (_, index) => point(index / 3, 0));
    const steps = path([polyline(thirds)], 10)
      .slice('m0 0l'.length)
      .split(' 0')
      .filter((step) => step.trim() !== '');
    expect(steps.reduce((sum, step) => sum + Number(step), 0)).toBeCloseTo(10, 9);
  });
});

describe('shapes', () => {
  test('paint is written as attributes, never as a style', () => {
    const svg = written(
      drawing([dot(point(0, 0))], { stroke: '#123456', width: 0.125, dash: [1, 0.5], opacity: 0.5, round: true }),
    );
    expect(svg).toBe(
      '<path d="m0 0h0" fill="none" stroke="#123456" stroke-width=".125" stroke-opacity=".5" stroke-dasharray="1 .5" stroke-linecap="round" stroke-linejoin="round"/>',
    );
  });
  test('level words are placed, sloping words turned', () => {
    const level = written({ kind: 'words', lettering: WORDS, place: { at: point(10, 5), toward: EAST } });
    expect(level).toContain('<text x="10" y="-4.38" text-anchor="middle"');
    const rising = written({ kind: 'words', lettering: WORDS, place: { at: point(10, 5), toward: point(0, 1) } });
    expect(rising).toContain('transform="matrix(0 -1 1 0 10.62 -5)"');
  });
  test('flowing words carry a turn for every letter', () => {
    const letters = [EAST, point(0, -1), point(0, 1), EAST].map((toward, index) => ({ at: point(index, 1), toward }));
    const svg = written({ kind: 'flowing words', lettering: WORDS, letters });
    expect(svg).toContain('<text x="0 1 2 3" y="-1 -1 -1 -1" rotate="0 90 -90 0"');
    expect(svg).toContain('>Höhe</text>');
  });
  test('a group stands in the frame of its pose: a unit facing east has its front to the east', () => {
    const group = { kind: 'group', frame: { x: 7, y: 9, hx: 1, hy: 0 }, tags: { id: 'a' }, shapes: [] } as const;
    expect(written(group)).toBe('<g data-id="a" transform="matrix(0 1 -1 0 7 -9)"></g>');
  });
  test('signs of markup in names are escaped', () => {
    const lettering = { ...WORDS, text: 'A<b> & "c"' };
    const svg = written({ kind: 'words', lettering, place: { at: point(0, 0), toward: EAST } });
    expect(svg).toContain('>A&lt;b&gt; &amp; &quot;c&quot;</text>');
  });
});

test('a clipped layer is cut at the table, the sheet shows the margin round it', () => {
  const scene: Scene = {
    sheet: { west: -5, south: -6, east: 35, north: 26 },
    table: TABLE,
    layers: [{ name: 'water', clipped: true, shapes: [] }],
  };
  expect(sceneToSvg(scene, 'A & B')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5 -26 40 32"><title>A &amp; B</title>' +
      '<g data-layer="water"><svg x="0" y="-20" width="30" height="20" viewBox="0 -20 30 20"></svg></g></svg>',
  );
});
