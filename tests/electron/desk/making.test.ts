import { describe, expect, it } from 'vitest';
import type { BattleOrder } from '../../../electron/desk/api';
import { BATTLE_KINDS, makeBattle } from '../../../electron/desk/making';
import { readForBattle } from '../../../electron/desk/reading';
import { troopsIn, unitsOfArmy } from '../../../engine/scenario';
import { nations } from '../../engine/scenario/files';
import { fc } from '../../property';

const order = (change: Partial<BattleOrder> = {}): BattleOrder => ({
  kind: 'attack-defence',
  seed: 5,
  size: [182.88, 121.92],
  rules: 'honours-of-war',
  scale: '28mm',
  nations: ['prussia', 'austria'],
  year: 1757,
  points: 1000,
  ...change,
});
const MANNED = BATTLE_KINDS.filter(({ isUnmanned }) => !isUnmanned).map(({ id }) => id);
const read = (text: string) => readForBattle('new.yaml', text, nations);

/** Tables that people have for each figure scale, cm. */
const SIZES: readonly (readonly [string, number, number])[] = [
  ['28mm', 182.88, 121.92],
  ['28mm', 243.84, 182.88],
  ['20mm', 182.88, 121.92],
  ['15mm', 121.92, 91.44],
  ['10mm', 91.44, 60.96],
  ['6mm', 60.96, 45.72],
];
/** Nations that have troops in a year, enough for any points. */
const RAISED = [...nations.values()].filter((one) => troopsIn(one, 1757).length > 3).map(({ id }) => id);

describe('a new battle', () => {
  it.each(MANNED)('“%s” is found nothing wrong with, for any nations and figure scale', (kind) => {
    const [sizes, ids] = [fc.constantFrom(...SIZES), fc.constantFrom(...RAISED)];
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), sizes, ids, ids, (seed, [scale, width, depth], one, other) => {
        const made = makeBattle(order({ kind, seed, scale, size: [width, depth], nations: [one, other] }), nations);
        expect(read(made.text).findings).toEqual([]);
      }),
      { numRuns: 3, seed: 12, endOnFailure: true },
    );
  });

  it('is the same from the same order, and another from another seed', () => {
    const made = makeBattle(order(), nations);
    expect(makeBattle(order(), nations)).toEqual(made);
    expect(makeBattle(order({ seed: 6 }), nations).text).not.toBe(made.text);
    expect(made.title).toMatch(/^The Heights of /);
    expect(made.text).toContain(`title: ${made.title}\n`);
    expect(made.drawing).toMatch(/^<svg/);
  });

  it('has the nations in their order, the first as the attacker, and armies of unequal points where that is the point', () => {
    const { scenario } = read(makeBattle(order({ kind: 'rearguard', nations: ['france', 'prussia'] }), nations).text);
    expect(scenario?.armies.map(({ nation, attacker }) => [nation.id, attacker])).toEqual([
      ['france', true],
      ['prussia', false],
    ]);
    expect(scenario?.victory).toMatchObject({ turns: 8, then: 'prussia' });
    expect(scenario?.accepts.map(({ code }) => code)).toContain('points-differ');
  });

  it.each([
    ['flank-march', 0],
    ['bridgehead', 1],
  ] as const)('“%s” keeps a brigade of army %d for later, and begins with another', (kind, side) => {
    const { scenario } = read(makeBattle(order({ kind, points: 1600, size: [243.84, 182.88] }), nations).text);
    const army = scenario?.armies[side];
    const later = army?.brigades.filter(({ units }) => units.every(({ place }) => 'arrives' in place));
    expect(later).toHaveLength(1);
    const [entry, ...others] = scenario?.entryPoints ?? [];
    expect(others).toEqual([]);
    expect(
      later?.flatMap(({ units }) => units).map(({ place }) => ('arrives' in place ? place.arrives : null)),
    ).toEqual(
      later?.flatMap(({ units }) =>
        units.map(() => expect.objectContaining({ entry: entry?.id, at: entry?.at }) as unknown),
      ),
    );
    expect(army?.brigades.length).toBeGreaterThan(1);
  });

  it.each(['table', 'bare'])('“%s” has two sides with a zone each and no troops yet', (kind) => {
    const { scenario } = read(makeBattle(order({ kind, nations: ['saxony', 'saxony'] }), nations).text);
    expect(scenario?.armies.map((army) => [army.id, unitsOfArmy(army).length, army.deployment.length])).toEqual([
      ['south', 0, 1],
      ['north', 0, 1],
    ]);
    expect((scenario?.terrain.length ?? 0) > 0).toBe(kind === 'table');
  });

  it.each([
    [{ kind: 'siege' }, 'unknown-template'],
    [{ scale: '54mm' }, 'unknown-scale'],
    [{ rules: 'chess' }, 'unknown-rules'],
    [{ nations: ['prussia', 'ruritania'] as const }, 'unknown-nation'],
    [{ nations: ['prussia', 'saxony'] as const, year: 1757 }, 'army-unfit'],
    [{ points: 100 }, 'army-unfit'],
    [{ size: [60, 60] as const, points: 3000 }, 'army-unfit'],
  ])('says why there is none for %j', (change, code) => {
    expect(() => makeBattle(order(change as Partial<BattleOrder>), nations)).toThrow(
      expect.objectContaining({ fault: expect.objectContaining({ code }) as unknown }) as Error,
    );
  });
});
