import { describe, expect, it } from 'vitest';
import { COUNTER_OPTIONS, counterSheets, type CounterOptions } from '../../../../drawing/paper/counters';
import { sheetToSvg, type Sheet } from '../../../../drawing/paper';
import type { Frame } from '../../../../drawing/map';
import { counterData } from '../../../../drawing/paper/counters';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { unitsOfArmy, type Scenario } from '../../../../engine/scenario';
import { boundsOf, ownSize, tagged } from './measuring';
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
        for (const found of own) {
          const base = bases[Number(found.tags['number']) - 1];
          const [width, height] = ownSize(found);
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
          own.map((found) =>
            ownSize(found)
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
  ] as const)('lie on %s (upright: %s) beside each other and inside its margin', (paper, upright) => {
    // The largest stands on one way up, the smallest on the other.
    const { sheets } = make(lobositz(), upright ? '28mm' : '6mm', { paper: { paper, upright, margin: 1.2 } });
    for (const sheet of sheets) {
      const cutouts = tagged(sheet, 'cutout').map(({ bounds }) => bounds);
      cutouts.forEach((a, index) => {
        for (const b of cutouts.slice(index + 1)) {
          const beside = Math.max(b.west - a.east, a.west - b.east, b.south - a.north, a.south - b.north);
          // They may share the line they are cut along.
          const painted = isFront(sheet) ? 0 : 0.2; // the paper of backs runs on beyond their cuts
          expect(beside, `${sheet.id}: ${JSON.stringify([a, b])}`).toBeGreaterThan(-0.001 - painted);
        }
      });
      for (const { shapes } of sheet.layers)
        for (const shape of shapes) {
          const { west, south, east, north } = boundsOf(shape);
          expect(Math.min(west, south, sheet.width - east, sheet.height - north), sheet.id).toBeGreaterThanOrEqual(1.2);
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
        if (!other) throw new Error('nothing behind');
        // The back lies as far from the left as the front does from the right of the turned paper.
        expect(front.width - other.east).toBeCloseTo(bounds.west, 2);
        expect(front.width - other.west).toBeCloseTo(bounds.east, 2);
        expect(other.south).toBeCloseTo(bounds.south, 2);
        expect(other.north).toBeCloseTo(bounds.north, 2);
      }
    }
  });

  it.each([
    ['fictional/st-ulrich.yaml', [2, 2], 0.46],
    ['fictional/kutzdorf.yaml', [3, 3], 0.74],
    ['fictional/spittelwitz.yaml', [5, 3], 0.7],
    [LOBOSITZ, [6, 6], 0.71],
  ] as const)('of %s at 28mm fill their sheets of A4', (path, counts, share) => {
    const fronts = make(shipped(path), '28mm', stands).sheets.filter(isFront);
    expect(['A', 'B'].map((letter) => fronts.filter(({ id }) => id.startsWith(letter)).length)).toEqual(counts);
    const cut = fronts
      .flatMap((sheet) => tagged(sheet, 'base'))
      .reduce((sum, found) => sum + ownSize(found)[0] * ownSize(found)[1], 0);
    // Within the margins, below the heading and above the foot, there are 18.5 by 25.8 cm.
    expect(cut / (fronts.length * 18.5 * 25.8)).toBeGreaterThan(share);
  });

  it('stand under the names of their brigades where that costs no sheet', () => {
    const words = (scale: string) =>
      make(lobositz(), scale, stands)
        .sheets.map((sheet) => sheetToSvg(sheet))
        .join('');
    expect(words('15mm')).toContain('High command');
    const [army] = shipped('fictional/kutzdorf.yaml').armies;
    const only = make(shipped('fictional/kutzdorf.yaml'), '28mm', { ...stands, side: army?.id ?? null });
    expect(only.sheets.map((sheet) => sheetToSvg(sheet)).join('')).not.toContain('High command');
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
    expect(colours('line').sort()).toEqual(['#181818', '#ffffff']);
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

/** Where each base's back lies. */
function backsOf(sheet: Sheet): Map<string, Frame> {
  return new Map(
    tagged(sheet, 'base').map(({ tags, bounds: { west, south, east, north } }) => {
      // Paper is painted 0.1 cm beyond the cut.
      const bleed = 0.1;
      const frame = { west: west + bleed, south: south + bleed, east: east - bleed, north: north - bleed };
      return [`${tags['base']} ${tags['number']}`, frame];
    }),
  );
}
const never = (): never => {
  throw new Error('no army');
};
