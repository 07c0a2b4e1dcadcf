import { describe, expect, it } from 'vitest';
import type { Reason } from '../../../../../engine/battle';
import { meleePhase } from '../../../../../engine/rules/honours-of-war/melee/melee-phase';
import { assessBout } from '../../../../../engine/rules/honours-of-war/melee/rounds';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, course, entrenchment, redoubt, polygon, river, wall } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { customArea, customLine, ford, sunkenRoad } from '../ground';

/** A has struck B in front, front edges on y = 100. */
const contact = { 'in contact': 'b', 'contact sector': 'front', 'contact order': 1, 'no bonus': 'HOW-MELEE-12' };
const met = (
  terrain: readonly Feature[],
  a: Partial<UnitPlace> = {},
  b: Partial<UnitPlace> = {},
  more: Partial<Layout> = {},
) =>
  battlefield({
    terrain,
    blue: { a: { at: [100, 98], marks: contact, ...a } },
    red: { b: { at: [100, 102], ...b } },
    ...more,
  });
const rows = (field: TestField, unit = 'a', against = 'b'): readonly string[] => {
  const reasons: Reason[] = [];
  assessBout(field.view('blue'), { unit, against }, 0, reasons);
  return reasons.filter(({ value }) => value !== 0).map(({ clause, value = 0 }) => `${clause} ${value}`);
};
/** The enemy, south, on the left of whoever goes west. */
const works = (y = 100, from = 130, to = 70): Feature => entrenchment('works', course([from, y], [to, y]));
const again = { marks: { ...contact, 'rounds fought': 1 } };

describe('HOW-MELEE-20: works', () => {
  it('are heavy cover for the unit charged in them, in the first round', () => {
    expect(rows(met([works()]))).toEqual(['HOW-MELEE-20 -2']);
    expect(rows(met([works()], again))).toEqual([]);
    expect(rows(met([works()]), 'b', 'a')).toEqual([]);
  });
  it('light for one that touches them along less than half its front', () => {
    expect(rows(met([works(100, 109, 99.5)]))).toEqual(['HOW-MELEE-20 -1']);
    expect(rows(met([works(100, 110, 99.9)]))).toEqual(['HOW-MELEE-20 -2']);
  });
  it('none against an attacker who is behind them', () => {
    const rear = { at: [100, 106] as const, heading: 180, marks: { ...contact, 'contact sector': 'rear' } };
    expect(rows(met([works()], rear))).toEqual([]);
    const fort = redoubt('fort', polygon([85, 100], [115, 100], [115, 112], [85, 112]));
    expect(rows(met([fort], rear))).toEqual([]);
    expect(rows(met([fort]))).toEqual(['HOW-MELEE-20 -2']);
  });
  it('none when they were left for a counter-charge', () => {
    expect(rows(met([works()], {}, { marks: { 'in contact': 'a', 'contact sector': 'front' } }))).toEqual([]);
  });
  it('HOW-SCEN-16: a sunken road is the same, but in the rear', () => {
    const road = sunkenRoad('road', course([0, 102], [240, 102]));
    expect(rows(met([road]))).toEqual(['HOW-MELEE-20 -2']);
    const from = (sector: string) => ({
      at: [100, 106] as const,
      heading: 180,
      marks: { ...contact, 'contact sector': sector },
    });
    expect(rows(met([road], from('rear')))).toEqual([]);
    expect(rows(met([road], from('left')))).toEqual(['HOW-MELEE-20 -2']);
  });
  it('the heaviest of several covers counts; declared ones as declared', () => {
    const pit = customArea('quarry', polygon([80, 99], [120, 99], [120, 120], [80, 120]), { cover: 'heavy' });
    expect(rows(met([pit, wall('wall', course([70, 100], [130, 100]))]))).toEqual(['HOW-MELEE-20 -2']);
    expect(rows(met([customLine('race', course([70, 100], [130, 100]), { cover: 'heavy' })]))).toEqual([
      'HOW-MELEE-20 -2',
    ]);
    expect(rows(met([customLine('race', course([70, 100], [130, 100]), { cover: 'none' })]))).toEqual([]);
  });
});

describe('HOW-TERR-21: the banks of a fordable river', () => {
  const water = (y: number, kind: 'fordable' | 'impassable' = 'fordable') =>
    river('triebisch', 6, course([0, y], [240, y]), kind);
  it('are uphill for whoever stands in it, in the first round', () => {
    expect(rows(met([water(97)]))).toEqual(['HOW-MELEE-19 -1']);
    expect(rows(met([water(97)], again))).toEqual([]);
    expect(rows(met([water(97)]), 'b', 'a')).toEqual([]);
  });
  it('he stands in it with more than half of his footprint', () => {
    expect(rows(met([water(95.1)]))).toEqual(['HOW-MELEE-19 -1']);
    expect(rows(met([water(95)]))).toEqual([]);
  });
  it('not when both stand in it', () => {
    expect(rows(met([water(100)]))).toEqual([]);
  });
  it('and for whoever has charged out of it', () => {
    const out = { marks: { ...contact, 'no bonus': 'HOW-TERR-21' } };
    expect(rows(met([water(80)], out))).toEqual(['HOW-MELEE-19 -1']);
    expect(rows(met([water(80)]))).toEqual([]);
  });
});

describe('HOW-TERR-23: melee in a ford', () => {
  it('light infantry there fights as a march column', () => {
    const file = { type: 'jaeger', formation: 'march column', at: [100, 90] } as const;
    const light = { type: 'freikorps' } as const;
    const passage = [
      river('triebisch', 6, course([0, 95], [240, 95]), 'fordable'),
      ford('furt', 'triebisch', at(100, 95)),
    ];
    expect(rows(met(passage, file, light))).toEqual(['HOW-TERR-23 -2']);
    expect(rows(met(passage.slice(0, 1), file, light))).toEqual([]);
    expect(rows(met(passage, { ...file, type: 'line infantry' }, light))).toEqual(['HOW-FORM-08 -2']);
  });
});

describe('HOW-MELEE-26: taking works over', () => {
  /** B has 3 hits and takes one more from a 5. */
  const beaten = (
    a: Partial<UnitPlace> = {},
    terrain: readonly Feature[] = [works()],
    answer: 'take' | 'stay' = 'take',
  ) => {
    const field = met(terrain, a, { hits: 3 }, { dice: [6, 1, 6, 1, 6, 1] });
    field.run(meleePhase(field), { 'take works': () => ({ pick: answer }) });
    expect(field.piece('b').marks['broken off'] ?? field.piece('b').marks['done for']).toBe(1);
    return field;
  };
  it('foot that won may stand where the loser stood', () => {
    expect(beaten().place('a')).toEqual({ x: 100, y: 102 });
    expect(beaten({ type: 'jaeger' }).place('a')).toEqual({ x: 100, y: 102 });
  });
  it('or stay before them', () => {
    expect(beaten({}, [works()], 'stay').place('a')).toEqual({ x: 100, y: 98 });
  });
  it('not where there were no works, nor from behind them', () => {
    const kinds = (field: TestField) => field.asked.map(({ kind }) => kind);
    expect(kinds(beaten())).toContain('take works');
    expect(kinds(beaten({}, []))).not.toContain('take works');
    expect(kinds(beaten({}, [works(96)]))).not.toContain('take works');
    const rear = { at: [100, 106] as const, heading: 180, marks: { ...contact, 'contact sector': 'rear' } };
    expect(kinds(beaten(rear))).not.toContain('take works');
  });
  it('no horse, though it won', () => {
    expect(beaten({ type: 'dragoons', at: [100, 97.5], hits: 0 }).asked.map(({ kind }) => kind)).not.toContain(
      'take works',
    );
  });
});
