import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RosterPapers } from '../../../../engine/battle';
import { PAPERS } from '../../../../drawing/paper';
import type { Paper, SheetSet } from '../../../../drawing/paper';
import { ROSTER_OPTIONS, rosterSheets } from '../../../../drawing/paper/rosters';
import type { RosterOptions } from '../../../../drawing/paper/rosters';
import { suited } from '../../../../engine/rules';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { mcnally } from '../../../../engine/rules/mcnally';
import { readScenario, unitsOfArmy } from '../../../../engine/scenario';
import type { Scenario } from '../../../../engine/scenario';
import { nations } from '../../../engine/scenario/files';
import { boxesOn, overflowing, overlapping, wordsOn } from '../printed';

const scenarios = ['scenarios/fictional', 'scenarios/historical'].flatMap((folder) =>
  readdirSync(folder).map((name): Scenario => {
    const file = `${folder}/${name}`;
    const { scenario } = readScenario(file, readFileSync(file, 'utf8'), nations, ['honours-of-war']);
    if (!scenario) throw new Error(`${file} cannot be read`);
    return scenario;
  }),
);
const [stUlrich] = scenarios.filter(({ title }) => title.includes('Ulrich'));
if (!stUlrich) throw new Error('St. Ulrich is missing');

const papersOf = (scenario: Scenario): RosterPapers => {
  const papers = honoursOfWar.rosterPapers?.(scenario);
  if (!papers) throw new Error('no papers');
  return papers;
};
const print = (scenario: Scenario, options: Partial<RosterOptions> = {}): SheetSet =>
  rosterSheets(scenario, papersOf(scenario), { ...ROSTER_OPTIONS, ...options });
const textOf = ({ sheets }: SheetSet): string =>
  sheets
    .flatMap(wordsOn)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ');
const countOf = (text: string, part: string): number => text.split(part).length - 1;

describe('rosters', () => {
  it.each(scenarios.map((scenario) => [scenario.title, scenario] as const))(
    '%s stay on their paper, whatever paper',
    (_title, scenario) => {
      // Lobositz on every paper, the smaller ones on the papers it fills most and least.
      const papers = Object.keys(PAPERS) as Paper[];
      for (const paper of scenario.title === 'Lobositz' ? papers : (['a5', 'a3', 'letter'] as const))
        for (const upright of [true, false])
          for (const sheet of print(scenario, { paper, upright }).sheets) {
            expect(overflowing(sheet, ROSTER_OPTIONS.margin), `${paper} ${upright}`).toEqual([]);
            expect(overlapping(sheet), `${paper} ${upright}`).toEqual([]);
          }
    },
  );

  it.each(scenarios.map((scenario) => [scenario.title, scenario] as const))(
    '%s have a row of hit boxes for every unit, as many as the rules have hits',
    (_title, scenario) => {
      const { boxes: hits } = papersOf(scenario);
      for (const army of scenario.armies) {
        const set = print(scenario, { side: army.id });
        const text = textOf(set);
        for (const { name } of unitsOfArmy(army)) expect(text).toContain(name);
        // Marks stand alone in their boxes: each as often as there are units.
        const words = set.sheets.flatMap(wordsOn).map((word) => word.text);
        const marks = words.filter((word) => word === 'D');
        expect(marks).toHaveLength(unitsOfArmy(army).length + 1);
        expect(hits).toHaveLength(5);
      }
    },
  );

  it('have a box for each hit of each unit, point, objective and turn', () => {
    const bare = { ...stUlrich, objectives: [], victory: { ...stUlrich.victory, turns: 7 } };
    const [army] = bare.armies;
    if (!army) throw new Error('no army');
    const papers = papersOf(bare);
    const units = unitsOfArmy(army).length;
    const boxes = (scenario: Scenario): number => print(scenario, { side: army.id }).sheets.flatMap(boxesOn).length;
    const breaksAt = Math.ceil(papers.sides[army.id]?.breaksAt ?? 0);
    expect(boxes(bare)).toBe(units * 5 + breaksAt + 7);
    expect(boxes({ ...bare, objectives: stUlrich.objectives })).toBe(
      units * 5 + breaksAt + 7 + stUlrich.objectives.length,
    );
    expect(boxes({ ...bare, armies: bare.armies.map((one) => ({ ...one, breakPoint: 3 })) })).toBe(units * 5 + 3 + 7);
  });

  it('name each unit once', () => {
    const renamed: Scenario = {
      ...stUlrich,
      special: [],
      armies: stUlrich.armies.map((army) => ({
        ...army,
        brigades: army.brigades.map((brigade) => ({
          ...brigade,
          units: brigade.units.map((unit) => ({ ...unit, name: `<${unit.id}>` })),
        })),
        independents: army.independents.map((unit) => ({ ...unit, name: `<${unit.id}>` })),
      })),
    };
    const text = textOf(print(renamed, { events: false })).replace(/<[^>]*> comes on/g, '');
    for (const { id } of renamed.armies.flatMap(unitsOfArmy)) expect(countOf(text, `<${id}>`), id).toBe(1);
  });

  it('tell nothing of the other side', () => {
    const [first, second] = stUlrich.armies;
    if (!first || !second) throw new Error('two armies');
    const text = textOf(print(stUlrich, { side: first.id, events: false }));
    for (const { name } of [...second.brigades, ...unitsOfArmy(second)]) expect(text).not.toContain(name);
  });

  it('tell of a unit when it comes, where it is and until when it is held', () => {
    const [army] = stUlrich.armies;
    const [unit] = army ? unitsOfArmy(army) : [];
    if (!army || !unit) throw new Error('no unit');
    const until = { turn: 3, attacked: true, enemyWithin: 20, lost: null };
    const held = { ...stUlrich, special: [{ rule: 'hold' as const, units: [unit.id], until, reason: '' }] };
    expect(textOf(print(held))).toContain(
      'held until turn 3, they are fired at or charged or an enemy comes within 20 cm',
    );
    const arrives = { turn: 4, at: { x: 0, y: 20 }, heading: 90, needs: 5 };
    const place = (one: typeof unit) => (one.id === unit.id ? { ...one, place: { arrives } } : one);
    const late = {
      ...stUlrich,
      armies: stUlrich.armies.map((one) => ({
        ...one,
        brigades: one.brigades.map((brigade) => ({ ...brigade, units: brigade.units.map(place) })),
        independents: one.independents.map(place),
      })),
    };
    expect(textOf(print(late))).toContain('comes from turn 4, on 5+');
  });

  it('tell what a unit fights as where its type does not', () => {
    const light = {
      ...stUlrich,
      armies: stUlrich.armies.map((army) => ({
        ...army,
        independents: [],
        brigades: army.brigades.map((brigade) => ({
          ...brigade,
          units: brigade.units
            .filter(({ type }) => type === 'line infantry')
            .map((unit) => ({ ...unit, arm: 'light foot' as const })),
        })),
      })),
    };
    expect(textOf(print(light))).toContain('line infantry, fights as light infantry, muskets 10/20');
    expect(textOf(print(stUlrich))).not.toContain('fights as');
  });

  it('leave no page half empty: armies of a few brigades go on one side of A4, large ones fill their last', () => {
    for (const scenario of scenarios)
      for (const { id } of scenario.armies) {
        const { sheets } = print(scenario, { side: id });
        const last = sheets.at(-1);
        const lowest = last ? Math.min(...wordsOn(last).map(({ frame }) => frame.south)) : 0;
        if (sheets.length > 1)
          expect([scenario.title, id, lowest < PAPERS.a4[1] / 2]).toEqual([scenario.title, id, true]);
        else expect(sheets).toHaveLength(1);
      }
    const one = scenarios.filter((scenario) =>
      scenario.armies.every(({ id }) => print(scenario, { side: id }).sheets.length === 1),
    );
    expect(one.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['The Combat of St. Ulrich', 'The Battle of Kutzdorf']),
    );
  });

  it('fill two pages with larger type where one is not enough', () => {
    const [army] = stUlrich.armies;
    if (!army) throw new Error('no army');
    const many = army.brigades.flatMap((brigade) =>
      Array.from({ length: 6 }, (_, copy) => ({
        ...brigade,
        id: `${brigade.id}${copy}`,
        units: brigade.units.map((unit) => ({ ...unit, id: `${unit.id}${copy}` })),
      })),
    );
    const papers = papersOf(stUlrich);
    const units = Object.fromEntries(
      many.flatMap(({ units: all }) => all.map(({ id }) => [id, papers.units[id.slice(0, -1)]])),
    );
    const scenario = { ...stUlrich, armies: [{ ...army, brigades: many }, ...stUlrich.armies.slice(1)] };
    const set = rosterSheets(scenario, { ...papers, units: { ...papers.units, ...units } } as RosterPapers, {
      ...ROSTER_OPTIONS,
      side: army.id,
    });
    expect(set.sheets).toHaveLength(2);
    const last = set.sheets[1];
    const lowest = Math.min(...(last ? boxesOn(last) : []).map(({ south }) => south));
    expect(lowest).toBeLessThan(29.7 / 2);
  });

  it('print events only if they are wanted', () => {
    const told: Scenario = {
      ...stUlrich,
      events: [{ turn: 2, at: 'start', event: 'weather', to: 'fog', text: null }],
    };
    expect(textOf(print(told))).toContain('Turn 2 the weather turns to fog');
    expect(textOf(print(told, { events: false }))).not.toContain('fog');
  });

  it('have sheets with names of their own', () => {
    const ids = scenarios.flatMap((scenario) => {
      const own = print(scenario, { paper: 'a5' }).sheets.map(({ id }) => id);
      expect(new Set(own).size).toBe(own.length);
      return own;
    });
    expect(ids.length).toBeGreaterThan(8);
  });
});

describe('rosters of a book that counts units', () => {
  const printed = (scenario: Scenario, options: Partial<RosterOptions> = {}): SheetSet => {
    const played = suited({ ...scenario, rules: { ...scenario.rules, system: 'mcnally' } }, mcnally);
    const papers = mcnally.rosterPapers?.(played);
    if (!papers) throw new Error('no papers');
    return rosterSheets(played, papers, { ...ROSTER_OPTIONS, ...options });
  };
  it.each(scenarios.map((scenario) => [scenario.title, scenario] as const))(
    '%s stay on their paper',
    (_title, scenario) => {
      for (const paper of ['a5', 'a4'] as const)
        for (const sheet of printed(scenario, { paper }).sheets) {
          expect(overflowing(sheet, ROSTER_OPTIONS.margin), paper).toEqual([]);
          expect(overlapping(sheet), paper).toEqual([]);
        }
    },
  );
  it('MCN-SEQ-08, MCN-STR-05: head the boxes with what breaks an army, and give a unit one for each strength point', () => {
    const text = textOf(printed(stUlrich));
    expect(text).toContain('Units gone or routing');
    expect(text).not.toContain('Points lost');
    expect(text).toContain('A box for each strength point');
    expect(textOf(print(stUlrich))).toContain('Points lost');
  });
});
