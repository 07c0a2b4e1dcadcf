/** What the book says of a scenario. */
import { describe, expect, it } from 'vitest';
import { reviewTable } from '../../../../engine/review';
import { suited } from '../../../../engine/rules';
import { mcnally } from '../../../../engine/rules/mcnally';
import { review } from '../../../../engine/rules/mcnally/review';
import type { Feature } from '../../../../engine/scenario';
import { scenarioAt } from '../../../bench/inputs';
import { stUlrich } from '../../scenario/files';
import { course, hill, polygon, river, stream } from '../../terrain/tables';
import { scenarioFor } from './field';
import type { Layout, UnitPlace } from './field';

const found = (layout: Layout) =>
  review(scenarioFor(layout)).map(({ code, about, clause }) => [code, about, clause].join(' '));
const units = (count: number, of: UnitPlace = {}): Record<string, UnitPlace> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`u${i}`, { at: [8 + 8 * i, 10] as const, ...of }]));
const red = { r: { at: [10, 40] as const }, s: { at: [20, 40] as const }, t: { at: [30, 40] as const } };

describe('the review', () => {
  it.each([
    [2, true],
    [3, false],
    [5, false],
    [6, true],
  ])('MCN-GEN-01: a brigadier over %d units', (count, isTold) => {
    expect(found({ blue: units(count), red }).includes('brigadier blue brigade MCN-GEN-01')).toBe(isTold);
  });
  it('MCN-GEN-02, MCN-GEN-03: senior generals to brigadiers', () => {
    const plain = found({ blue: units(3), red });
    expect(plain).toContain('senior-generals blue MCN-GEN-02');
    expect(found({ blue: units(3), red, generals: { general: [10, 5] } })).not.toContain(
      'senior-generals blue MCN-GEN-02',
    );
  });
  it.each([
    [0, false],
    [1, false],
    [2, true],
  ])('MCN-GEN-02, MCN-GEN-03: a commander in chief and %d under him, over three brigadiers', (under, isTold) => {
    const inThree = Object.fromEntries(
      ['x', 'y', 'z'].flatMap((brigade, i) =>
        Object.entries(units(3, { brigade })).map(([id, unit]) => [
          `${id}${brigade}`,
          { ...unit, at: [8 + 8 * i, 10] as const },
        ]),
      ),
    );
    const scenario = scenarioFor({ blue: inThree, red, generals: { general: [10, 5] } });
    const [blue, ...others] = scenario.armies;
    if (!blue) throw new Error('no army');
    const lieutenants = Array.from({ length: under }, (_, i) => ({
      id: `lieutenant ${i}`,
      name: `Lieutenant ${i}`,
      rating: 'dependable' as const,
      at: { x: 20, y: 5 },
      commands: [],
    }));
    const told = review({ ...scenario, armies: [{ ...blue, lieutenants }, ...others] });
    expect(told.some(({ code, about }) => code === 'senior-generals' && about === 'blue')).toBe(isTold);
  });
  it.each([
    [839, false],
    [599, true],
  ])('MCN-STR-03: %d men', (men, isTold) => {
    const told = found({ blue: units(3, { is: { overrides: { mcnally: { men } } } }), red });
    expect(told.includes('strength u0 MCN-STR-03')).toBe(isTold);
  });
  it('MCN-TERR-07, MCN-TERR-08: fordable rivers, unknown and wrong keys of ground', () => {
    const terrain: readonly Feature[] = [
      river('river', 5, course([0, 60], [180, 60]), 'fordable'),
      { ...stream('brook', 5, course([0, 80], [180, 80])), overrides: { mcnally: { depth: 3 } } },
      {
        ...hill('hill', 'gentle', 4, polygon([0, 0], [20, 0], [20, 20])),
        overrides: { mcnally: { slope: 'impassable' } },
      },
    ];
    const told = found({ blue: units(3), red, terrain });
    expect(told).toContain('river-by-crossings river MCN-TERR-07');
    expect(told).toContain('unknown-override brook MCN-TERR-04');
    expect(told.some((one) => one.includes('hill'))).toBe(false);
  });
  it('MCN-UNIT-08, MCN-ENG-01: overrides that are not known, classes and engineers', () => {
    const told = found({
      blue: {
        ...units(3),
        e: { at: [40, 10], type: 'engineers', is: { class: 'superior', overrides: { mcnally: { rank: 1 } } } },
      },
      red,
    });
    expect(told.filter((one) => one.includes(' e '))).toEqual([
      'unknown-override e MCN-UNIT-08',
      'class-not-played e MCN-MORALE-02',
      'engineering-not-played e MCN-ENG-01',
    ]);
  });
  it.each([
    [{ turns: 24 }, false],
    [{ turns: 100 }, true],
    [{ hours: 4 }, true],
    [{ 'must hold': 'The bridge' }, true],
    [{ 'must hold': 3 }, true],
    [24, true],
  ])('MCN-SEQ-08: of an army whose overrides are %j it finds a fault: %s', (mcnallys, isTold) => {
    const { armies, ...scenario } = scenarioFor({ blue: units(3), red });
    const told = review({
      ...scenario,
      armies: armies.map((army) => ({ ...army, overrides: army.id === 'blue' ? { mcnally: mcnallys } : {} })),
    });
    expect(
      told.some(({ code, about, key }) => code === 'unknown-override' && about === 'blue' && key === 'overrides'),
    ).toBe(isTold);
  });
  it.each([
    ['St. Ulrich', stUlrich()],
    ['Kutzdorf', scenarioAt('scenarios/fictional/kutzdorf.yaml')],
  ])('of %s has no error, and every finding a clause of the book', (_title, scenario) => {
    const told = review(suited(scenario, mcnally));
    const known = new Set(mcnally.clauses.map(({ id }) => id));
    expect(told.filter(({ severity, clause }) => severity === 'error' || !known.has(clause ?? ''))).toEqual([]);
  });
  it('MCN-SEQ-10: who is moved aside is told, and the table is looked over where he begins', () => {
    const layout = { blue: { ...units(3), x: { at: [9, 10] as const } }, red };
    expect(found(layout)).toContain('moved-aside x MCN-SEQ-10');
    const scenario = scenarioFor(layout);
    expect(reviewTable(scenario, mcnally).filter(({ code }) => code === 'overlap')).toEqual([]);
    expect(reviewTable(scenario, { layout: (...of) => mcnally.layout(...of) }).map(({ code }) => code)).toContain(
      'overlap',
    );
  });
  it('MCN-SCALE-01: an unknown figure scale is an error', () => {
    expect(review({ ...stUlrich(), rules: { system: 'mcnally', scale: '6mm', options: {} } })[0]).toMatchObject({
      severity: 'error',
      quickFix: '25mm',
    });
  });
});
