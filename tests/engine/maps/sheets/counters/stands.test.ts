import { describe, expect, it } from 'vitest';
import { COUNTER_OPTIONS, counterSheets, type CounterOptions } from '../../../../../engine/maps/sheets/counters';
import { sheetToSvg, type Sheet } from '../../../../../engine/maps/sheets';
import { counterData } from '../../../../../engine/printing';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { unitsOfArmy, type Scenario } from '../../../../../engine/scenario';
import { boundsOf, sizeOfFrame, tagged } from './measuring';
import { LOBOSITZ, lobositz, SHIPPED, shipped } from './samples';

const SCALES = ['28mm', '20mm', '15mm', '10mm', '6mm'] as const;
const make = (scenario: Scenario, scale: string, options: Partial<CounterOptions> = {}) => {
  const data = counterData(honoursOfWar, scenario, scale);
  return { data, sheets: counterSheets(scenario, data, { ...COUNTER_OPTIONS, ...options }).sheets };
};
const isFront = ({ id }: Sheet): boolean => !id.endsWith('-back');
const stands = { parts: ['stands'] } as const;

describe('stands', () => {
  it.each([...SCALES.map((scale) => [scale, LOBOSITZ] as const), ...SHIPPED.map((path) => ['28mm', path] as const)])(
    'at %s has every base of every unit of %s once, true to a tenth of a millimetre',
    (scale, path) => {
      const scenario = shipped(path);
      const { data, sheets } = make(scenario, scale, stands);
      const printed = sheets.filter(isFront).flatMap((sheet) => tagged(sheet, 'base'));
      for (const unit of scenario.armies.flatMap(unitsOfArmy)) {
        const bases = data.bases[unit.id] ?? [];
        expect(bases.length).toBeGreaterThan(0);
        const own = printed.filter(({ tags }) => tags['base'] === unit.id);
        expect(own.map(({ tags }) => Number(tags['number'])).sort((a, b) => a - b)).toEqual(
          bases.map((_, index) => index + 1),
        );
        for (const { tags, bounds } of own) {
          const base = bases[Number(tags['number']) - 1];
          const [width, height] = sizeOfFrame(bounds);
          expect(Math.abs(width - (base?.width ?? 0))).toBeLessThan(0.01);
          expect(Math.abs(height - (base?.depth ?? 0))).toBeLessThan(0.01);
        }
      }
      const leaders = scenario.armies.flatMap(({ general, lieutenants, brigades }) => [
        ...(general ? [general.id] : []),
        ...lieutenants.map(({ id }) => id),
        ...brigades.map(({ commander }) => commander.id),
      ]);
      for (const id of leaders) expect(printed.filter(({ tags }) => tags['base'] === id)).toHaveLength(1);
    },
  );

  it('are 4 by 4 cm for foot, 5 by 5 for horse, 7 by 7 and 5 by 12 for a medium battery at 28mm', () => {
    const scenario = lobositz();
    const { sheets } = make(scenario, '28mm', stands);
    const sizes = (type: string) => {
      const ids = scenario.armies
        .flatMap(unitsOfArmy)
        .filter((unit) => unit.type === type)
        .map(({ id }) => id);
      const own = sheets
        .filter(isFront)
        .flatMap((sheet) => tagged(sheet, 'base'))
        .filter(({ tags }) => ids.includes(tags['base'] ?? ''));
      return [
        ...new Set(
          own.map(({ bounds }) =>
            sizeOfFrame(bounds)
              .map((length) => length.toFixed(2))
              .join(' x '),
          ),
        ),
      ].sort();
    };
    expect(sizes('line infantry')).toEqual(['4.00 x 4.00']);
    expect(sizes('cuirassiers')).toEqual(['5.00 x 5.00']);
    expect(sizes('howitzer')).toEqual(['5.00 x 12.00', '7.00 x 7.00']);
  });

  it.each([
    ['a4', true],
    ['a4', false],
    ['letter', true],
    ['a3', false],
    ['a5', true],
  ] as const)('lie on %s (upright: %s) apart from each other and inside its margin', (paper, upright) => {
    for (const scale of ['28mm', '6mm']) {
      const { sheets } = make(lobositz(), scale, { paper: { paper, upright, margin: 1.2 } });
      for (const sheet of sheets) {
        const cutouts = tagged(sheet, 'cutout').map(({ bounds }) => bounds);
        cutouts.forEach((a, index) => {
          for (const b of cutouts.slice(index + 1)) {
            const apart = a.east < b.west || b.east < a.west || a.north < b.south || b.north < a.south;
            expect(apart, `${sheet.id}: ${JSON.stringify([a, b])}`).toBe(true);
          }
        });
        for (const { shapes } of sheet.layers)
          for (const shape of shapes) {
            const { west, south, east, north } = boundsOf(shape);
            expect(Math.min(west, south, sheet.width - east, sheet.height - north), sheet.id).toBeGreaterThanOrEqual(
              1.2,
            );
          }
      }
    }
  });

  it.each([true, false])('have their own backs behind them when the paper is turned over (upright: %s)', (upright) => {
    const { sheets } = make(lobositz(), '15mm', { paper: { paper: 'a4', upright, margin: 1 } });
    const fronts = sheets.filter(({ id }) => id.startsWith('A') || id.startsWith('B')).filter(isFront);
    expect(fronts.length).toBeGreaterThan(1);
    for (const front of fronts) {
      const back = sheets[sheets.indexOf(front) + 1];
      if (!back) throw new Error('no back');
      expect(back.id).toBe(`${front.id}-back`);
      const behind = backsOf(back);
      const before = tagged(front, 'base');
      expect(behind.size).toBe(before.length);
      for (const { tags, bounds } of before) {
        const other = behind.get(`${tags['base']} ${tags['number']}`);
        // The back's left edge is as far from the right as the front's right edge is from the right of the turned paper.
        expect(front.width - (other?.x ?? 0)).toBeCloseTo(bounds.east, 3);
        expect(other?.y).toBeCloseTo(bounds.south, 3);
      }
    }
  });

  it('have no backs when only one side is printed', () => {
    expect(make(lobositz(), '15mm', { doubleSided: false }).sheets.every(isFront)).toBe(true);
  });

  it('can be those of one side alone', () => {
    const scenario = lobositz();
    const [, second] = scenario.armies;
    const { sheets } = make(scenario, '15mm', { ...stands, side: second?.id ?? null });
    const ids = new Set(sheets.flatMap((sheet) => tagged(sheet, 'base')).map(({ tags }) => tags['base']));
    for (const { id } of second ? unitsOfArmy(second) : []) expect(ids.has(id)).toBe(true);
    for (const { id } of unitsOfArmy(scenario.armies[0] ?? never())) expect(ids.has(id)).toBe(false);
    expect(sheets.every(({ id }) => id.startsWith('B'))).toBe(true);
  });

  it('keep an army that begins limbered its guns', () => {
    const scenario = shipped('fictional/st-ulrich.yaml');
    const limbered = scenario.armies.flatMap(unitsOfArmy).filter(({ formation }) => formation === 'limbered');
    const { data } = make(scenario, '28mm', stands);
    for (const { id } of limbered) expect(data.bases[id]?.map(({ carries }) => carries)).toEqual(['gun', 'limber']);
  });

  it('are black on white in the line style, grey in grey', () => {
    const colours = (style: 'line' | 'grey'): string[] => [
      ...new Set(
        make(lobositz(), '15mm', { style }).sheets.flatMap((sheet) => sheetToSvg(sheet).match(/#[0-9a-f]{6}/g) ?? []),
      ),
    ];
    expect(colours('line').sort()).toEqual(['#1c1815', '#ffffff']);
    for (const hex of colours('grey')) {
      const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      expect(Math.max(red ?? 0, green ?? 0, blue ?? 0) - Math.min(red ?? 0, green ?? 0, blue ?? 0), hex).toBeLessThan(
        10,
      );
    }
  });

  it('are the same every time and have names of their own', () => {
    const [one, two] = [make(lobositz(), '10mm').sheets, make(lobositz(), '10mm').sheets];
    expect(JSON.stringify(one)).toBe(JSON.stringify(two));
    expect(new Set(one.map(({ id }) => id)).size).toBe(one.length);
  });
});

/** The lower left corner of each base's back: where its group begins. */
function backsOf(sheet: Sheet): Map<string, { x: number; y: number }> {
  const found = new Map<string, { x: number; y: number }>();
  for (const { shapes } of sheet.layers)
    for (const cutout of shapes) {
      if (cutout.kind !== 'group' || !cutout.frame) continue;
      for (const base of cutout.shapes)
        if (base.kind === 'group' && base.frame && 'base' in base.tags)
          found.set(`${base.tags['base']} ${base.tags['number']}`, {
            x: cutout.frame.x + base.frame.x,
            y: cutout.frame.y + base.frame.y,
          });
    }
  return found;
}
const never = (): never => {
  throw new Error('no army');
};
