import { describe, expect, it } from 'vitest';
import type { Roster } from '../../../../engine/battle';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { chargesOf } from '../../../../engine/rules/honours-of-war/charge/approach';
import { meetChargeQuestion } from '../../../../engine/rules/honours-of-war/charge/reaction';
import { assessShot } from '../../../../engine/rules/honours-of-war/fire/assessment';
import { assessBout } from '../../../../engine/rules/honours-of-war/melee/rounds';
import { OPTIONAL_RULES } from '../../../../engine/rules/honours-of-war/options';
import { prepare } from '../../../../engine/rules/honours-of-war/prepare';
import { manoeuvre } from '../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import { manoeuvreQuestion } from '../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { movementPhase } from '../../../../engine/rules/honours-of-war/sequence/activation';
import { retreat } from '../../../../engine/rules/honours-of-war/morale/reaction';
import { pointsLost } from '../../../../engine/rules/honours-of-war/victory/breaking';
import { brigadesBreak } from '../../../../engine/rules/honours-of-war/victory/brigade-morale';
import { NEUTRAL } from '../../../../engine/rules/honours-of-war/troops/nations';
import { registerOf } from '../../../../engine/rules/honours-of-war/troops/traits';
import { readScenario } from '../../../../engine/scenario';
import { nations, textOf } from '../../scenario/files';
import { activating, battlefield } from './field';
import type { Layout, UnitPlace, TestField } from './field';
import { allowanceOf } from './movement/orders';

const MORALE = { options: { 'brigade morale': 'on' } } as const;
const lost = { marks: { 'done for': 1 } } as const;
const isBroken = (on: TestField): boolean => on.piece('blue brigade').marks['brigade broken'] === 1;

describe('HOW-OPT-01: a brigade breaks with more than half of its units lost', () => {
  const phase = (units: Readonly<Record<string, UnitPlace>>, more: Layout = MORALE): boolean => {
    const on = battlefield({
      blue: Object.fromEntries(
        Object.entries(units).map(([id, place], i) => [id, { at: [30 * i + 20, 50], ...place }]),
      ),
      red: { z: { at: [60, 100] } },
      leaders: { 'blue brigade': { at: [60, 40] } },
      ...more,
    });
    brigadesBreak(on);
    return isBroken(on);
  };
  it.each<[string, Readonly<Record<string, UnitPlace>>, boolean]>([
    ['two of four: not yet', { a: lost, b: lost, c: {}, d: {} }, false],
    ['two of three', { a: lost, b: lost, c: {} }, true],
    ['HOW-OPT-14: a large one of a large and a standard one', { a: { ...lost, size: 'large' }, b: {} }, true],
    ['a small one of two', { a: { ...lost, size: 'small' }, b: {} }, false],
    ['wagons do not count', { a: lost, b: {}, c: { type: 'transport' } }, false],
    ['nor when they are all that is left', { a: lost, c: { type: 'transport' } }, true],
    ['wagons alone', { c: { type: 'transport' } }, false],
    ['without morale is not lost', { a: lost, b: { marks: { 'broken off': 1 } }, c: {}, d: {} }, false],
  ])('%s', (_what, units, broken) => expect(phase(units)).toBe(broken));
  it('only where the option is chosen, and never an independent', () => {
    expect(phase({ a: lost, b: lost, c: {} }, {})).toBe(false);
    const nobody = battlefield({ ...MORALE, blue: { a: { at: [20, 50], ...lost } } });
    brigadesBreak(nobody);
    expect(nobody.events).toEqual([]);
    const on = battlefield({ ...MORALE, blue: { a: { at: [20, 50], ...lost, command: 'a' } } });
    brigadesBreak(on);
    expect(on.events).toEqual([]);
  });
});

describe('HOW-OPT-02: a broken brigade falls back', () => {
  const broken = (unit: UnitPlace = {}, more: Layout = {}): TestField => {
    const on = battlefield({
      ...MORALE,
      blue: { a: { at: [60, 80], ...unit }, ...more.blue },
      red: { z: { at: [60, 120] }, ...more.red },
      leaders: { 'blue brigade': { at: [60, 70] } },
      ...(more.dice ? { dice: more.dice } : {}),
    });
    on.emit({ do: 'mark', id: 'blue brigade', mark: 'brigade broken', value: 1 });
    return on;
  };
  const check = (on: TestField, choice: Parameters<typeof manoeuvreQuestion.check>[2]) =>
    manoeuvreQuestion.check(on.view('blue'), allowanceOf(on, 'a', { performance: 'Broken', moves: 2 }), choice)
      ?.clause ?? null;
  it('without a command roll, every unit by one normal move at least and two at most', () => {
    const on = broken();
    on.run(movementPhase(on), { activate: activating('blue brigade') });
    expect(on.texts().some((text) => text.includes('Broken on'))).toBe(false);
    // A quarter of its 20 cm is taken off for moving to the rear.
    expect(on.place('a')).toEqual({ x: 60, y: 65 });
    const asked = on.asked.find(({ kind }) => kind === 'manoeuvre')?.about;
    expect(asked).toMatchObject({ performance: 'Broken', moves: 2 });
  });
  it('it may not stay, advance or charge', () => {
    const on = broken({}, { red: { z: { at: [60, 95] } } });
    expect([check(on, { pick: 'done' }), check(on, { pick: 'charge', of: 'z' })]).toEqual([
      'HOW-OPT-02',
      'HOW-PERF-04',
    ]);
    expect(chargesOf(on.view('blue'), allowanceOf(on, 'a', { performance: 'Broken' }))).toEqual([]);
    on.run(manoeuvre(on, 'a', { performance: 'Broken', directed: false }));
    expect(check(on, { pick: 'done' })).toBe('HOW-OPT-02');
  });
  it('it does not counter-charge', () => {
    const about = { unit: 'a', charger: 'z', sector: 'front', distance: 20, roundTheFlank: false } as const;
    const horse = { type: 'dragoons' } as const;
    const answer = (on: TestField) =>
      meetChargeQuestion.check(on.view('blue'), about, { pick: 'counter-charge' })?.clause;
    expect(answer(broken(horse, { red: { z: { at: [60, 110], ...horse } } }))).toBe('HOW-OPT-02');
  });
  it('it fires and fights at -1', () => {
    const whole = battlefield({ blue: { a: { at: [60, 80] } }, red: { z: { at: [60, 95] } } });
    const on = broken({}, { red: { z: { at: [60, 95] } } });
    const shot = (field: TestField) =>
      assessShot(
        field.view('blue'),
        {
          firer: field.troop('a'),
          target: field.troop('z'),
          ammunition: 'musketry',
          moved: false,
          inMovement: false,
        },
        null,
      ).modifier;
    const bout = (field: TestField) => assessBout(field.view('blue'), { unit: 'a', against: 'z' }, 0, null).modifier;
    expect([shot(on) - shot(whole), bout(on) - bout(whole)]).toEqual([-1, -1]);
  });
  it('HOW-OPT-03: over the table edge it is out of the fight, and lost', () => {
    const on = broken({ at: [60, 12] });
    expect(check(on, { pick: 'leave table' })).toBeNull();
    expect(check(broken({ at: [60, 30] }), { pick: 'leave table' })).toBe('HOW-MOVE-14');
    on.run(manoeuvre(on, 'a', { performance: 'Broken', directed: false }), {
      manoeuvre: () => ({ pick: 'leave table' }),
    });
    expect(on.piece('a').where).toEqual({ gone: 'disengaged' });
    expect(pointsLost(on.view('blue'), 'blue').points).toBe(1);
  });
  it.each([
    [60, { gone: 'disengaged' }, 1],
    [59.9, undefined, 0],
  ])('HOW-OPT-03: %d cm from all enemies', (gap, gone, points) => {
    const on = broken({}, { red: { z: { at: [60, 84 + gap] } } });
    brigadesBreak(on);
    expect('gone' in on.piece('a').where ? on.piece('a').where : undefined).toEqual(gone);
    expect(pointsLost(on.view('blue'), 'blue').points).toBe(points);
  });
});

describe('HOW-OPT-04: army points for units without morale', () => {
  const points = (options: Layout['options']) =>
    pointsLost(
      battlefield({
        ...(options ? { options } : {}),
        blue: {
          a: { at: [20, 50], marks: { 'broken off': 1 } },
          b: { at: [60, 50], size: 'large', marks: { reforming: 1 } },
          c: { at: [100, 50], hits: 3 },
        },
      }).view('blue'),
      'blue',
    ).points;
  it('half a point for each, whatever its size, while it is so', () => {
    expect([points({ 'points for red dice': 'on' }), points({})]).toEqual([1, 0]);
  });
});

describe('HOW-OPT-05: battalions without guns', () => {
  it('have muskets only, and fire at -1', () => {
    const traits = (options: Readonly<Record<string, string>>) =>
      battlefield({ options, blue: { a: { at: [20, 50] } } }).troop('a').traits;
    expect(traits({ 'battalion guns': 'off' })).toMatchObject({ smallArm: 'muskets', battalionGuns: 'none' });
    expect(traits({})).toMatchObject({ smallArm: 'muskets and battalion guns', battalionGuns: 'usual' });
  });
});

describe('HOW-MOVE-14, HOW-BREAK-09: leaving the table', () => {
  const on = (y: number, options: Readonly<Record<string, string>> = { 'leaving the table': 'on' }): TestField =>
    battlefield({ options, blue: { a: { at: [60, y] } }, red: { z: { at: [60, 20] } } });
  const refused = (field: TestField) =>
    manoeuvreQuestion.check(field.view('blue'), allowanceOf(field, 'a'), { pick: 'leave table' })?.clause ?? null;
  it('a normal move that reaches the edge, where the scenario allows it', () => {
    // The table is 180 cm deep; the front edge stands 20 and 20.1 cm from its end.
    expect([refused(on(158)), refused(on(157.9)), refused(on(158, {}))]).toEqual([null, 'HOW-MOVE-14', 'HOW-MOVE-14']);
  });
  it('is no loss', () => {
    const field = on(165);
    field.run(manoeuvre(field, 'a', { performance: 'Steady', directed: false }), {
      manoeuvre: () => ({ pick: 'leave table' }),
    });
    expect(field.piece('a').where).toEqual({ gone: 'marched off the table' });
    expect(pointsLost(field.view('blue'), 'blue').points).toBe(0);
  });
});

describe('the options of a battle', () => {
  it('are listed with their clauses, each with its usual value first among two or more', () => {
    expect(honoursOfWar.optionalRules).toBe(OPTIONAL_RULES);
    for (const { clause, values, preset } of OPTIONAL_RULES) {
      expect(honoursOfWar.clauses.some(({ id }) => id === clause)).toBe(true);
      expect([values.length > 1, values[0]]).toEqual([true, preset]);
    }
  });
});

const LOBOSITZ = 'scenarios/historical/lobositz-1756.yaml';
const { scenario: lobositz } = readScenario(LOBOSITZ, textOf(LOBOSITZ), nations);

describe('what is chosen is set up', () => {
  const under = (options: Readonly<Record<string, string>>) => {
    if (!lobositz) throw new Error('Lobositz cannot be read');
    const scenario = lobositz;
    return prepare({ ...scenario, rules: { ...scenario.rules, options } }).roster;
  };
  const kinds = (roster: Roster) => Object.values(roster.commands).map(({ kind }) => kind);
  const usual = under({});
  it('HOW-OPT-07: lieutenant generals', () => {
    expect(kinds(usual).includes('lieutenant')).toBe(true);
    expect(kinds(under({ 'lieutenant generals': 'off' })).includes('lieutenant')).toBe(false);
  });
  it('HOW-OPT-14: small and large units; without the rule they keep their bases and count as standard ones', () => {
    const points = (roster: Roster) => new Set([...registerOf(roster).traits.values()].map((one) => one.points));
    const plain = under({ 'unit sizes': 'off' });
    expect([points(usual), points(plain)]).toEqual([new Set([1, 0.5, 1.5]), new Set([1])]);
    expect(Object.values(plain.units).map(({ layouts }) => layouts)).toEqual(
      Object.values(usual.units).map(({ layouts }) => layouts),
    );
    expect([...registerOf(plain).traits.values()].every(({ sizeModifier }) => sizeModifier === 0)).toBe(true);
  });
  it('HOW-NAT-01: national differences; without them everybody has the values of Austria', () => {
    const values = (roster: Roster) => roster.sides.map(({ national }) => national);
    expect(values(under({ 'national differences': 'off' }))).toEqual([NEUTRAL, NEUTRAL]);
    expect(values(usual)).not.toEqual([NEUTRAL, NEUTRAL]);
  });
  it('HOW-ORG-05: ratings thrown for', () => {
    const ratings = (roster: Roster) =>
      new Set(Object.values(roster.commands).flatMap(({ kind, rating }) => (kind === 'brigade' ? [rating] : [])));
    expect(ratings(under({ commanders: 'diced' }))).toEqual(new Set(['diced']));
    expect(ratings(usual).has('diced')).toBe(false);
  });
  it('HOW-BASE-07: 3, 4 or 5 bases to a battalion at 6mm, 6 cm wide with 3 or 4', () => {
    const battalion = (bases: string): readonly number[] => {
      if (!lobositz) throw new Error('Lobositz cannot be read');
      const { roster } = prepare({
        ...lobositz,
        rules: { ...lobositz.rules, scale: '6mm', options: { 'infantry bases at 6mm': bases } },
      });
      const line = Object.values(roster.units).find(({ arm, size }) => arm === 'foot' && size === 'standard')?.layouts[
        'line'
      ];
      return [line?.length ?? 0, (line ?? []).reduce((sum, { width }) => sum + width, 0)];
    };
    expect(['3', '4', '5'].map(battalion)).toEqual([
      [3, 6],
      [4, 6],
      [5, 5],
    ]);
  });
});

describe('HOW-OPT-05: battalions that lose their morale leave their guns', () => {
  const after = (options: Readonly<Record<string, string>>, type: UnitPlace['type'] = 'line infantry') => {
    const on = battlefield({
      options,
      blue: { a: { type, at: [60, 60], hits: 4 } },
      red: { z: { at: [60, 75] } },
    });
    on.run(retreat(on, 'a'));
    const { traits } = on.troop('a');
    return [on.piece('a').marks['guns left'], traits.smallArm, traits.battalionGuns];
  };
  const chosen = { 'abandoned battalion guns': 'on' };
  it('fires as without guns from then on, 20 cm far, where that is chosen', () => {
    expect(after(chosen)).toEqual([1, 'muskets', 'none']);
    expect(after({})).toEqual([undefined, 'muskets and battalion guns', 'usual']);
  });
  it('has none to leave in battles without them, nor as light infantry', () => {
    expect(after({ ...chosen, 'battalion guns': 'off' })).toEqual([undefined, 'muskets', 'none']);
    expect(after(chosen, 'jaeger')).toEqual([undefined, 'rifles', 'none']);
  });
});

it('HOW-BASE-07: what may be chosen is on or off, as written or a value with a name of its own', () => {
  const values = (id: string) => OPTIONAL_RULES.find((rule) => rule.id === id)?.values;
  expect([values('brigade morale'), values('battalion guns'), values('commanders')]).toEqual([
    ['off', 'on'],
    ['on', 'off'],
    ['as written', 'diced'],
  ]);
  const bases = OPTIONAL_RULES.find((rule) => rule.id === 'infantry bases at 6mm');
  expect(bases).toMatchObject({ labels: { 3: '3 of 20 × 10 mm', 4: '4 of 15 × 10 mm', 5: '5 of 10 × 10 mm' } });
});
