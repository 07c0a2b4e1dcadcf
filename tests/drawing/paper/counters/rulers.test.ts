import { describe, expect, it } from 'vitest';
import { CENTIMETRES } from '../../../../engine/battle';
import { COUNTER_OPTIONS, counterSheets } from '../../../../drawing/paper/counters';
import { stops } from '../../../../drawing/paper/counters/parts';
import { drawStick } from '../../../../drawing/paper/counters/sticks';
import { sheetToSvg, type Sheet } from '../../../../drawing/paper';
import { counterData } from '../../../../drawing/paper/counters';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import type { Frame, Shape } from '../../../../drawing/map';
import { boundsOf, ownSize, tagged } from './measuring';
import { shipped } from './samples';

const SCALES = ['28mm', '20mm', '15mm', '10mm', '6mm'] as const;
const scenario = shipped('fictional/st-ulrich.yaml');
const printed = (scale: string, part: 'rulers' | 'templates') => {
  const data = counterData(honoursOfWar, scenario, scale);
  const { sheets } = counterSheets(scenario, data, { ...COUNTER_OPTIONS, parts: [part] });
  if (!data.aids) throw new Error('no aids');
  return { aids: data.aids, sheets };
};
/** Where the parts of a drawing begin on it and how large they are. */
const partsOf = (sheets: readonly Sheet[], id: string) =>
  sheets
    .flatMap((sheet) => tagged(sheet, 'part'))
    .filter(({ tags }) => tags['part'] === id)
    .map((found) => ({
      west: Number(found.tags['west']),
      south: Number(found.tags['south']),
      size: ownSize(found),
    }))
    .sort((a, b) => a.south - b.south || a.west - b.west);

describe('range sticks, move sticks and command rulers', () => {
  it.each(SCALES)('at %s are as long as the rules say, part joined to part', (scale) => {
    const { aids, sheets } = printed(scale, 'rulers');
    for (const ruler of aids.rulers) {
      const parts = partsOf(sheets, ruler.id);
      const reach = ruler.limits.at(-1)?.to ?? 0;
      let end = 0;
      for (const { west, size } of parts) {
        expect(west).toBeCloseTo(end, 6);
        end += Math.max(...size);
      }
      // Short ones have a grip behind their last limit.
      expect(end, ruler.id).toBeCloseTo(reach < 9 ? reach + 5.5 : reach, 6);
    }
  });

  it.each(SCALES)('at %s have a line at every limit, where the rules have it', (scale) => {
    for (const ruler of printed(scale, 'rulers').aids.rulers) {
      const lines = drawStick(ruler, CENTIMETRES, 'colour').filter(
        (shape) => shape.kind === 'group' && 'limit' in shape.tags,
      );
      expect(lines.map((shape) => boundsOf(shape).west)).toEqual(ruler.limits.map(({ to }) => to));
      expect(lines.map((shape) => boundsOf(shape).east)).toEqual(ruler.limits.map(({ to }) => to));
    }
  });

  it('have a tick at every centimetre', () => {
    const ruler = printed('28mm', 'rulers').aids.rulers.find(({ id }) => id === 'rifles');
    if (!ruler) throw new Error('no rifles');
    const ticks = drawStick(ruler, CENTIMETRES, 'line').find(
      (shape) => shape.kind === 'drawing' && shape.strokes.length > 20,
    );
    if (ticks?.kind !== 'drawing') throw new Error('no ticks');
    expect(ticks.strokes.map(({ from }) => from.x)).toEqual(Array.from({ length: 59 }, (_, index) => (index + 1) / 2));
  });

  it('are cut at whole centimetres, in parts that fit', () => {
    expect(stops(150, 26.4)).toEqual([25, 50, 75, 100, 125, 150]);
    expect(stops(30, 26.4)).toEqual([15, 30]);
    expect(stops(7, 26.4)).toEqual([7]);
    expect(stops(26.4, 26.4)).toEqual([26.4]);
    for (let length = 1; length < 160; length += 1.7) {
      const ends = stops(length, 18.5);
      ends.forEach((end, index) => {
        const part = end - (ends[index - 1] ?? 0);
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(18.5 + 1e-9);
      });
      expect(ends.at(-1)).toBe(length);
    }
  });
});

describe('templates', () => {
  it('open by 30 and 45 degrees', () => {
    const { sheets } = printed('15mm', 'templates');
    const triangles = sheets.flatMap((sheet) => tagged(sheet, 'angle'));
    expect(triangles.map(({ tags }) => tags['angle']).sort()).toEqual(['30', '45']);
    for (const triangle of triangles) {
      const [width, height] = ownSize(triangle);
      expect(height).toBeCloseTo(14, 6);
      expect((Math.asin(width / height) * 180) / Math.PI).toBeCloseTo(Number(triangle.tags['angle']), 6);
    }
  });

  it('show the firing zone of a battalion at its true size (HOW-SECT-03)', () => {
    const { sheets } = printed('15mm', 'templates');
    const parts = partsOf(sheets, 'zone of foot in line');
    // A front of 10 cm and a range of 16: where the line from a corner meets the circle.
    const half = reachAside(5, 16);
    const west = Math.min(...parts.map((part) => part.west));
    const east = Math.max(...parts.map((part) => part.west + part.size[0]));
    const north = Math.max(...parts.map((part) => part.south + part.size[1]));
    expect(west).toBeCloseTo(-half, 1);
    expect(east).toBeCloseTo(half, 1);
    expect(north).toBeCloseTo(16, 2);
    const limits = windowsOf(sheets, 'zone of foot in line').flatMap(limitsIn);
    expect(limits.find(({ to }) => to === 5)?.frame.north).toBeCloseTo(5, 2);
    expect(limits.find(({ to }) => to === 16)?.frame.north).toBeCloseTo(16, 2);
  });

  it.each(SCALES)('at %s every zone is there, whole or begun, in pieces that lie on the paper', (scale) => {
    const { aids, sheets } = printed(scale, 'templates');
    for (const { id } of aids.zones) {
      const parts = partsOf(sheets, id);
      expect(parts.length, id).toBeGreaterThan(0);
      expect(parts.length, id).toBeLessThanOrEqual(6);
      for (const { size } of parts) {
        expect(Math.max(...size)).toBeLessThan(29.7 - 2);
        expect(Math.min(...size)).toBeLessThan(21 - 2);
      }
    }
  });

  it('of a battalion at 28mm take four pieces, two by two, that are as wide and high as the zone', () => {
    const parts = partsOf(printed('28mm', 'templates').sheets, 'zone of foot in line');
    expect(parts).toHaveLength(4);
    const half = reachAside(10, 30);
    expect(Math.max(...parts.map(({ west, size }) => west + size[0]))).toBeCloseTo(half, 1);
    expect(Math.max(...parts.map(({ south, size }) => south + size[1]))).toBeCloseTo(30, 2);
  });

  it('of a heavy gun at 28mm are begun on one piece, which tells how far they go on', () => {
    const { sheets } = printed('28mm', 'templates');
    const parts = partsOf(sheets, 'zone of heavy gun');
    expect(parts).toHaveLength(1);
    expect(parts[0]?.size[1]).toBeGreaterThan(15);
    expect(limitsIn(windowsOf(sheets, 'zone of heavy gun').flat()).map(({ to }) => to)).toEqual([]);
    const words = sheets.map((sheet) => sheetToSvg(sheet)).join('');
    expect(words).toContain('goes on to canister 50 cm, effective 100 cm, long 150 cm');
    expect(words).toContain('lay the stick along the edge');
  });

  it('of a heavy gun at 28mm are whole when that is asked for', () => {
    const data = counterData(honoursOfWar, scenario, '28mm');
    const chosen = { ...COUNTER_OPTIONS, parts: ['templates'], wholeZones: true } as const;
    const { sheets } = counterSheets(scenario, data, chosen);
    const parts = partsOf(sheets, 'zone of heavy gun');
    expect(parts.length).toBeGreaterThan(6);
    expect(Math.max(...parts.map(({ south, size }) => south + size[1]))).toBeCloseTo(150, 2);
    expect(sheets.map((sheet) => sheetToSvg(sheet)).join('')).not.toContain('goes on to');
  });

  it.each(SCALES)('at %s share one drawing among the parts of a zone', (scale) => {
    const { sheets, aids } = printed(scale, 'templates');
    for (const { id } of aids.zones) expect(new Set(windowsOf(sheets, id)).size).toBeLessThanOrEqual(1);
  });
});

/** How far to the side the line that opens by 30 degrees from a corner goes until it is `range` from the middle. */
function reachAside(corner: number, range: number): number {
  const [sine, cosine] = [0.5, Math.sqrt(0.75)];
  const t = -corner * sine + Math.sqrt(corner * corner * sine * sine - corner * corner + range * range);
  expect(cosine * t).toBeLessThan(range);
  return corner + sine * t;
}
function windowsOf(sheets: readonly Sheet[], id: string): (readonly Shape[])[] {
  const found: (readonly Shape[])[] = [];
  const look = (shape: Shape): void => {
    if (shape.kind !== 'group') return;
    if (shape.tags['part'] === id) for (const one of shape.shapes) if (one.kind === 'window') found.push(one.shapes);
    shape.shapes.forEach(look);
  };
  sheets.forEach(({ layers }) => layers.forEach(({ shapes }) => shapes.forEach(look)));
  return found;
}
const limitsIn = (shapes: readonly Shape[]): { to: number; frame: Frame }[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' && 'limit' in shape.tags
      ? [{ to: Number(shape.tags['limit']), frame: boundsOf(shape) }]
      : [],
  );
