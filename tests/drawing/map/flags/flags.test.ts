import { describe, expect, it } from 'vitest';
import { flagsOf, type FlagDesign } from '../../../../drawing/map';
import { inside } from './inside';

const colours = { flag: ['#f0ede0', '#1b1918', '#d98c3a'] };
const FACING = '#a8202c';
const NATIONS = ['prussia', 'austria', 'reichsarmee', 'france', 'saxony', 'britain', 'russia', 'sweden', 'bernau'];

/** The colour that lies on top at a place of the cloth. */
const colourAt = (design: FlagDesign, x: number, y: number): string | undefined =>
  design.findLast(({ outlines }) => outlines.some((outline) => inside(outline, x, y)))?.colour;

describe.each(NATIONS)('flags of %s', (nation) => {
  const { colonel, regiment } = flagsOf(nation, colours, FACING);
  it.each([
    ['colonel', colonel],
    ['regiment', regiment],
  ])('cover the whole cloth and nothing beside it: %s', (_name, design) => {
    for (const x of [-0.99, -0.4, 0, 0.6, 0.99])
      for (const y of [-0.99, -0.3, 0.2, 0.99]) expect(colourAt(design, x, y)).toMatch(/^#[0-9a-f]{6}$/);
    for (const { x, y } of design.flatMap(({ outlines }) => outlines.flat())) {
      expect(Math.abs(x)).toBeLessThanOrEqual(1);
      expect(Math.abs(y)).toBeLessThanOrEqual(1);
    }
  });
  it('have outlines that all run one way about, so that pens may lay them over each other', () => {
    for (const outline of [...colonel, ...regiment].flatMap(({ outlines }) => outlines)) {
      const twice = outline.reduce((sum, { x, y }, i) => {
        const next = outline[(i + 1) % outline.length];
        return next ? sum + x * next.y - next.x * y : sum;
      }, 0);
      expect(twice).toBeGreaterThan(0);
    }
  });
  it('differ for the colonel and the regiment', () => expect(colonel).not.toEqual(regiment));
});

describe('what flags show', () => {
  it('is an eagle in the middle of a Prussian flag, and the facing between the wedges of the regiment’s', () => {
    const { colonel, regiment } = flagsOf('prussia', colours, FACING);
    expect(colourAt(colonel, 0, 0)).toBe('#1b1918');
    expect(colourAt(colonel, 0.95, 0)).toBe('#f0ede0');
    expect(colourAt(colonel, 0.9, 0.95)).toBe('#d98c3a');
    expect(colourAt(regiment, 0.95, 0)).toBe(FACING);
  });
  it('is flames of all colours along each edge of an Austrian flag', () => {
    const { regiment } = flagsOf('austria', colours, FACING);
    const along = Array.from({ length: 200 }, (_, i) => -0.995 + i * 0.00995);
    for (const edge of [
      along.map((x) => colourAt(regiment, x, -0.99)),
      along.map((x) => colourAt(regiment, x, 0.99)),
      along.map((y) => colourAt(regiment, -0.99, y)),
      along.map((y) => colourAt(regiment, 0.99, y)),
    ])
      expect(new Set(edge)).toEqual(new Set(['#1b1918', '#d98c3a', '#efe8d4', '#f0ede0']));
    expect(colourAt(regiment, 0, 0)).toBe('#1b1918');
  });
  it('is one pattern for all kinds of one nation, and the plain one for nations that are made up', () => {
    const shown = (nation: string) => flagsOf(nation, colours, FACING);
    expect(shown('saxony-with-france')).toEqual(shown('saxony'));
    expect(shown('britain-hanover')).toEqual(shown('britain'));
    expect(shown('bernau')).toEqual(shown('lindenau'));
    expect(shown('bernau')).not.toEqual(shown('saxony'));
  });
  it('makes do with the colours there are', () => {
    const { colonel } = flagsOf('bernau', { flag: [] }, FACING);
    expect(new Set(colonel.map(({ colour }) => colour))).toEqual(new Set([FACING, '#efe8d4']));
  });
});
