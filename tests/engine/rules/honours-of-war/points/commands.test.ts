import { describe, expect, it } from 'vitest';
import type { Army, Brigade, Rating } from '../../../../../engine/scenario';
import { army, brigade, nation, scenario, sheetOf, unit } from './sheets';

const lines = (of: Army, what: 'commander' | 'lieutenant' | 'general') =>
  sheetOf(scenario([of])).lines.filter((line) => line.for === what);
const commanders = (id: string, year: number | null, ratings: readonly Brigade['commander']['rating'][]) =>
  lines(army(id, year, { brigades: ratings.map((rating) => brigade(rating)) }), 'commander');
const at = { x: 20, y: 20 };

describe('brigade commanders', () => {
  it.each([
    ['prussia', 1757, 15],
    ['prussia', 1759, 15],
    ['prussia', 1760, 10],
    ['austria', 1757, 0],
    ['britain-hanover', 1757, 0],
    ['saxony', 1756, 0],
    ['russia', 1758, -10],
    ['russia', 1759, 0],
    ['france', 1757, -10],
    ['france', 1760, -10],
    ['sweden', 1757, -10],
    ['reichsarmee', 1757, -15],
  ])('HOW-POINTS-10, 14, 15: rated by dice, %s in %i: %i each', (id, year, points) =>
    expect(commanders(id, year, ['diced', 'diced'])).toMatchObject([
      { points, reasons: [{ clause: 'HOW-POINTS-10' }] },
      { points, reasons: [{ clause: 'HOW-POINTS-10' }] },
    ]),
  );
  it('HOW-POINTS-11: fixed ones, the same in every nation', () => {
    for (const id of ['prussia', 'reichsarmee'])
      expect(commanders(id, 1757, ['dithering', 'dependable', 'dashing']).map(({ points }) => points)).toEqual([
        -30, 0, 30,
      ]);
  });
  it('HOW-POINTS-16: one price list for all: with any thrown for, fixed ratings cost no more than those', () => {
    const mixed = commanders('prussia', 1757, ['dashing', 'diced', 'dithering']);
    expect(mixed.map(({ points, reasons }) => [points, reasons[0]?.clause])).toEqual([
      [15, 'HOW-POINTS-10'],
      [15, 'HOW-POINTS-10'],
      [15, 'HOW-POINTS-10'],
    ]);
  });
  it("HOW-POINTS-15: a contingent's commander is priced with the main army", () => {
    const allied = brigade('diced', [], nation('france'));
    expect(lines(army('prussia', 1757, { brigades: [allied] }), 'commander')).toMatchObject([{ points: 15 }]);
  });
});

describe('generals', () => {
  const LABELS: Readonly<Record<string, string>> = { diced: 'rated by dice', none: 'unrated' };
  const general = (rating: Rating | 'diced' | null) => ({ id: 'blue/general', name: 'General', rating, at });
  it.each([
    ['dithering', -100, 'HOW-POINTS-12'],
    ['dependable', 0, 'HOW-POINTS-12'],
    ['dashing', 100, 'HOW-POINTS-12'],
    ['diced', 0, 'HOW-POINTS-16'],
    [null, 0, 'HOW-POINTS-16'],
  ] as const)('HOW-POINTS-12, HOW-POINTS-16: a commanding general rated %s costs %i', (rating, points, clause) =>
    expect(lines(army('prussia', 1757, { general: general(rating) }), 'general')).toMatchObject([
      { id: 'blue/general', points, reasons: [{ clause, label: LABELS[rating ?? 'none'] ?? rating }] },
    ]),
  );
  it.each([
    ['dithering', -60],
    ['dependable', 0],
    ['dashing', 60],
    ['diced', 0],
  ] as const)('HOW-POINTS-12: a lieutenant general rated %s costs %i', (rating, points) => {
    const lieutenants = [{ id: 'blue/lieutenant', name: 'Lieutenant', rating, at, commands: [] }];
    expect(lines(army('france', 1757, { lieutenants }), 'lieutenant')).toMatchObject([{ points }]);
  });
});

it('HOW-POINTS-13: command is added to the army, not to its units', () => {
  const units = [unit('line infantry'), unit('line infantry')];
  const cost = (rating: Rating) => sheetOf(scenario([army('austria', 1757, { brigades: [brigade(rating, units)] })]));
  expect([cost('dashing').total, cost('dependable').total, cost('dithering').total]).toEqual([230, 200, 170]);
  expect(cost('dashing').lines.filter((line) => line.for === 'unit')).toEqual(
    cost('dithering').lines.filter((line) => line.for === 'unit'),
  );
});
