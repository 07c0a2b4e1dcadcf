import { describe, expect, it } from 'vitest';
import type { Choice, Decision } from '../../../../../engine/battle';
import {
  activateQuestion,
  movementPhase,
  nextUnitQuestion,
} from '../../../../../engine/rules/honours-of-war/sequence/activation';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { pathFrom } from '../movement/orders';
import { activating, battlefield } from '../field';
import type { Answers, Layout, UnitPlace, TestField } from '../field';

const open = (decision: Decision): readonly string[] => (decision.about as { moved?: readonly string[] }).moved ?? [];
const sideOf = (decision: Decision): string => (decision.about as { side: string }).side;

const movedNext = (of: string | undefined): Choice => (of === undefined ? { pick: 'done' } : { pick: 'move', of });

/** Activates commands in the order named, moves every unit named and leaves it where it stands. */
function play(layout: Layout, orders: readonly (string | null)[], answers: Answers = {}): TestField {
  const on = battlefield(layout);
  on.run(movementPhase(on), {
    activate: activating(...orders),
    ...answers,
  });
  return on;
}
const activations = (on: TestField): readonly string[] =>
  on.events.flatMap((event) => (event.do === 'mark' && event.mark === 'activated' && event.id ? [event.id] : []));
const performances = (on: TestField): readonly unknown[] =>
  on.events.flatMap((event) => (event.do === 'mark' && event.mark === 'performance' ? [event.value] : []));
const own = (id: string, x: number, more: UnitPlace = {}): Record<string, UnitPlace> => ({
  [id]: { at: [x, 50], command: id, ...more },
});

describe('HOW-SEQ-03: sides activate in turn', () => {
  const blue = { ...own('a', 20), ...own('b', 60) };
  const red = { ...own('c', 20, { at: [20, 150] }), ...own('d', 60, { at: [60, 150] }) };
  it('blue, red, blue, red', () => {
    expect(activations(play({ blue, red, dice: [3, 3, 3, 3] }, ['a', 'c', 'b', 'd']))).toEqual(['a', 'c', 'b', 'd']);
  });
  it('HOW-SEQ-04: a side that has none left lets the other go on; one that ends may not begin again', () => {
    const on = play({ blue: own('a', 20), red, dice: [3, 3, 3] }, ['a', 'c', 'd']);
    expect(activations(on)).toEqual(['a', 'c', 'd']);
    const ended = play({ blue, red, dice: [3, 3] }, [null, 'c', 'd']);
    expect(activations(ended)).toEqual(['c', 'd']);
    expect(ended.asked.filter(({ kind }) => kind === 'activate').map(sideOf)).toEqual(['blue', 'red', 'red']);
  });
  it('HOW-SEQ-04: a command never activated rolls no die', () => {
    expect(play({ blue, red }, []).state.drawn).toBe(0);
  });
  it('HOW-INIT-04: the winner may let the other begin', () => {
    const on = play({ blue, red, dice: [3] }, ['c'], { 'who begins': () => ({ pick: 'second' }) });
    expect(on.asked.filter(({ kind }) => kind === 'activate').map(sideOf)[0]).toBe('red');
  });
  it('the command nearest to the enemy is offered first', () => {
    const offered = (...ys: readonly number[]) => {
      const commands = Object.fromEntries(
        ys.map((y, i) => [`c${i}`, { at: [20 + 40 * i, y] as const, command: `c${i}` }]),
      );
      const view = battlefield({ blue: commands, red: own('e', 60, { at: [60, 150] }) }).view('blue');
      return activateQuestion.choices(view, { side: 'blue' }).list;
    };
    const activate = (of: string) => ({ pick: 'activate', of });
    expect(offered(50, 90, 70)).toEqual([...['c1', 'c2', 'c0'].map(activate), { pick: 'end' }]);
    expect(offered(50, 50, 90)).toEqual([...['c2', 'c1', 'c0'].map(activate), { pick: 'end' }]);
  });
  it('no command is activated twice', () => {
    const on = battlefield({ blue: own('a', 20, { marks: { activated: 1 } }) });
    on.run(movementPhase(on));
    expect(on.asked.filter(({ kind }) => kind === 'activate')).toEqual([]);
  });
});

describe('HOW-SEQ-05: units of a brigade move one by one in any order', () => {
  it('each is asked once, in the order its owner names', () => {
    const blue = { a: { at: [20, 50] }, b: { at: [60, 50] }, c: { at: [100, 50] } } as const;
    const wanted = ['b', 'c', 'a'];
    const on = play({ blue, leaders: { 'blue brigade': { at: [60, 40] } }, dice: [3, 4, 4] }, ['blue brigade'], {
      'next unit': (decision) => movedNext(wanted[open(decision).length]),
    });
    expect(on.asked.filter(({ kind }) => kind === 'manoeuvre').map(({ about }) => (about as Allowance).unit)).toEqual(
      wanted,
    );
  });
  it('HOW-CMD-05: the commander rides last', () => {
    const on = play(
      { blue: { a: { at: [20, 50] } }, leaders: { 'blue brigade': { at: [20, 40] } }, dice: [3] },
      ['blue brigade'],
      { 'next unit': () => ({ pick: 'move', of: 'a' }) },
    );
    expect(on.asked.map(({ kind }) => kind)).toEqual(['who begins', 'activate', 'next unit', 'manoeuvre', 'ride']);
  });
});

describe('HOW-CHG-04: charges are made at any time in the activation', () => {
  /** Dragoons behind a battalion that bars their way to Z; C stands apart. */
  const orders = (units: readonly string[]) => {
    const on = battlefield({
      blue: {
        a: { type: 'dragoons', at: [60, 50] },
        b: { at: [60, 57], formation: 'march column', heading: 90 },
        c: { at: [36, 50] },
      },
      red: { z: { type: 'light gun', at: [60, 74] } },
      leaders: { 'blue brigade': { at: [48, 42] } },
      dice: [3, 2, 2, 2, 2, 2],
    });
    const refused: (string | null)[] = [];
    on.run(movementPhase(on), {
      activate: activating('blue brigade'),
      'next unit': (decision) => movedNext(units[open(decision).length]),
      manoeuvre: (decision) => {
        const about = decision.about as Allowance;
        if (about.unit === 'a') {
          const charge = { pick: 'charge', of: 'z' } as const;
          const refusal = manoeuvreQuestion.check(on.view('blue'), about, charge);
          refused.push(refusal?.clause ?? null);
          return refusal ? { pick: 'done' } : charge;
        }
        return about.spent > 0
          ? { pick: 'done' }
          : {
              march: pathFrom(on, about.unit, about.unit === 'b' ? ['toward', 90, 25] : ['ahead', 5]),
              movers: [about.unit],
            };
      },
    });
    const moved = on.events.flatMap((event) => (event.do === 'moved' ? event.movers.map(({ id }) => id) : []));
    return { refused, moved, inContact: on.piece('a').marks['in contact'] };
  };
  it('after another unit has moved out of the way, and before others move', () => {
    expect(orders(['b', 'a', 'c'])).toMatchObject({ refused: [null], moved: ['b', 'a', 'c'] });
  });
  it('not while it stands there', () => {
    expect(orders(['a', 'b', 'c'])).toMatchObject({ refused: ['HOW-INTER-04'], moved: ['b', 'c'] });
  });
});

describe('HOW-SEQ-06: units that must retreat again do so before anybody moves', () => {
  it('the side without initiative first, then the farthest from the enemy', () => {
    const broken = { hits: 4, marks: { 'broken off': 1, 'struck from': 'front' } } as const;
    const on = battlefield({
      blue: { a: { at: [60, 60], ...broken }, b: { at: [120, 50], ...broken } },
      red: { c: { at: [60, 120], ...broken }, d: { at: [120, 140], ...broken } },
    });
    on.state.marks['move initiative'] = 'red';
    on.run(movementPhase(on));
    const gone = on.events.flatMap((event) => (event.do === 'moved' ? event.movers.map(({ id }) => id) : []));
    expect(gone).toEqual(['b', 'a', 'd', 'c']);
    expect(on.asked.map(({ kind }) => kind).indexOf('who begins')).toBe(4);
  });
});

describe('HOW-PERF: what a performance allows', () => {
  const movesOn = (die: number, rating: 'dithering' | 'dependable' | 'dashing') => {
    const on = play(
      {
        blue: { a: { at: [60, 50] } },
        red: { z: { at: [60, 170] } },
        leaders: { 'blue brigade': { at: [60, 40], rating } },
        dice: [die],
      },
      ['blue brigade'],
      { 'next unit': () => ({ pick: 'move', of: 'a' }), manoeuvre: () => ({ pick: 'done' }) },
    );
    const about = on.asked.find(({ kind }) => kind === 'manoeuvre')?.about as Allowance;
    return [performances(on)[0], about.moves];
  };
  it.each([
    ['HOW-PERF-03: one move', 3, 'dependable', 'Steady', 1],
    ['HOW-PERF-04: one move', 1, 'dependable', 'Poor', 1],
    ['HOW-PERF-06: as poor while fewer than half have a hit', 1, 'dithering', 'Feeble', 1],
    ['HOW-PERF-08: two moves', 6, 'dependable', 'Admirable', 2],
    ['HOW-PERF-09: two moves', 6, 'dashing', 'Inspiring', 2],
  ] as const)('%s', (_what, die, rating, performance, moves) => {
    expect(movesOn(die, rating)).toEqual([performance, moves]);
  });
  it.each([
    [3, 'dependable', {}, false],
    [1, 'dependable', {}, false],
    [6, 'dashing', {}, true],
    [3, 'dependable', { 'brigade broken': 1 }, true],
  ] as const)(
    'HOW-PERF-09, HOW-OPT-02: whether its units are bound, by a %d of a %s commander, %j',
    (die, rating, marks, is) => {
      const on = battlefield({
        blue: { a: { at: [60, 50] } },
        red: { z: { at: [60, 170] } },
        leaders: { 'blue brigade': { at: [60, 40], rating } },
        options: { 'brigade morale': 'on' },
        dice: [die],
      });
      Object.assign(on.piece('blue brigade').marks, marks);
      on.run(movementPhase(on), { activate: activating('blue brigade') });
      expect(on.asked.find(({ kind }) => kind === 'next unit')?.about).toMatchObject({ bound: is });
    },
  );
  it('HOW-ORG-06: an independent rolls as dependable', () => {
    expect(performances(play({ blue: own('a', 20), dice: [6] }, ['a']))).toEqual(['Admirable']);
    expect(performances(play({ blue: own('a', 20), dice: [1] }, ['a']))).toEqual(['Poor']);
  });
  it('HOW-CMD-11: a lesser man’s roll loses 1, and never falls below 1', () => {
    const led = (die: number) => {
      const on = battlefield({
        blue: { a: { at: [60, 50] } },
        leaders: { 'blue brigade': { at: [60, 40], rating: 'dithering' } },
        dice: [die],
      });
      on.piece('blue brigade').marks['command loss'] = 1;
      on.run(movementPhase(on), { activate: activating('blue brigade') });
      return performances(on)[0];
    };
    expect([1, 2, 3, 4].map(led)).toEqual(['Feeble', 'Feeble', 'Poor', 'Steady']);
  });
  it('HOW-PERF-13: red, fixed, evaded and standing units are not moved', () => {
    const blue: Record<string, UnitPlace> = {
      reforming: { at: [20, 50], hits: 3, marks: { reforming: 2 } },
      fixed: { at: [50, 50], marks: { 'in contact': 'z' } },
      evaded: { at: [80, 50], marks: { evaded: 1 } },
      stands: { at: [110, 50], marks: { stands: 1 } },
      free: { at: [140, 50] },
    };
    const on = play(
      { blue, red: { z: { at: [50, 54] } }, leaders: { 'blue brigade': { at: [80, 44] } }, dice: [3, 4, 4, 4, 4, 4] },
      ['blue brigade'],
      { 'next unit': () => ({ pick: 'move', of: 'free' }) },
    );
    expect(on.asked.filter(({ kind }) => kind === 'manoeuvre').map(({ about }) => (about as Allowance).unit)).toEqual([
      'free',
    ]);
  });
});

it('HOW-PERF-09, HOW-RALLY-09: an inspired brigade may end while only units that reform are left', () => {
  const about = { command: 'blue brigade', side: 'blue', moved: [], bound: true };
  const ends = (marks: UnitPlace['marks'] = {}) => {
    const on = battlefield({ blue: { a: { at: [60, 50], hits: 3, marks } }, red: { z: { at: [60, 120] } } });
    return nextUnitQuestion.check(on.view('blue'), about, { pick: 'done' })?.clause ?? null;
  };
  expect(ends({ reforming: 1 })).toBeNull();
  expect(ends()).toBe('HOW-PERF-09');
});

describe('HOW-RALLY-07: a unit that is lost before its turn to retreat again', () => {
  it('does not retreat', () => {
    const broken = { hits: 4, marks: { 'broken off': 1, 'struck from': 'rear', 'struck by': 'z' } } as const;
    const on = battlefield({
      table: [60, 180],
      blue: {
        left: { at: [10, 60] },
        a: { at: [30, 60], ...broken },
        right: { at: [50, 60] },
        b: { at: [30, 54], ...broken },
      },
      red: { z: { at: [30, 150] } },
    });
    on.run(movementPhase(on));
    expect(on.texts()).toEqual([
      'B retreats 20.0 cm.',
      'B breaks through A: 1 hit.',
      'A is Done For and routs 20.0 cm.',
    ]);
  });
});

describe('HOW-CMD-03: units out of command', () => {
  /** The commander is far off: the die after the command roll is the unit's own. */
  const actsAs = (die: number, quality: UnitPlace['class'], command = 3) => {
    const on = play(
      {
        blue: { a: { at: [60, 50], class: quality } as UnitPlace },
        red: { z: { at: [60, 170] } },
        leaders: { 'blue brigade': { at: [150, 20] } },
        dice: [command, die],
      },
      ['blue brigade'],
      { 'next unit': () => ({ pick: 'move', of: 'a' }), manoeuvre: () => ({ pick: 'done' }) },
    );
    const about = on.asked.find(({ kind }) => kind === 'manoeuvre')?.about as Allowance;
    return { acts: about.performance, dice: on.state.drawn };
  };
  it.each([
    [4, 'standard', 'Steady'],
    [3, 'standard', 'Poor'],
    [3, 'superior', 'Steady'],
    [2, 'superior', 'Poor'],
    [5, 'inferior', 'Steady'],
    [4, 'inferior', 'Poor'],
  ] as const)('a %d of a %s unit', (die, quality, performance) => {
    expect(actsAs(die, quality)).toEqual({ acts: performance, dice: 2 });
  });
  it('do not roll when the brigade’s performance is poor', () => {
    expect(actsAs(6, 'standard', 1)).toEqual({ acts: 'Poor', dice: 1 });
  });
  it('HOW-PERF-06, HOW-OPT-02: nor when it is feeble or the brigade is broken', () => {
    const rolled = (rating: 'dithering' | 'dependable', brigade: Record<string, number> = {}) => {
      const on = battlefield({
        blue: { a: { at: [60, 50] } },
        red: { z: { at: [60, 170] } },
        leaders: { 'blue brigade': { at: [150, 20], rating } },
        options: { 'brigade morale': 'on' },
        dice: [1, 6],
      });
      Object.assign(on.piece('blue brigade').marks, brigade);
      on.run(movementPhase(on), { activate: activating('blue brigade') });
      return [performances(on)[0], on.state.drawn];
    };
    expect([rolled('dithering'), rolled('dependable', { 'brigade broken': 1 })]).toEqual([
      ['Feeble', 1],
      ['Broken', 0],
    ]);
  });
  it('units in command do not roll', () => {
    const on = play({ blue: { a: { at: [60, 50] } }, leaders: { 'blue brigade': { at: [60, 40] } }, dice: [3] }, [
      'blue brigade',
    ]);
    expect(on.state.drawn).toBe(1);
  });
  it('HOW-CMD-04: one that failed is not inspired: no rally, no duty', () => {
    const on = play(
      {
        blue: { near: { at: [60, 50], hits: 2 }, far: { at: [150, 50], hits: 2 } },
        red: { z: { at: [100, 170] } },
        leaders: { 'blue brigade': { at: [60, 40], rating: 'dashing' } },
        dice: [6, 1],
      },
      ['blue brigade'],
      { 'next unit': (decision) => movedNext(open(decision).length === 0 ? 'near' : undefined) },
    );
    expect([on.hits('near'), on.hits('far')]).toEqual([1, 2]);
    expect(on.place('near').y).toBeGreaterThan(60);
  });
});

describe('HOW-PERF-09: inspired units have all to advance', () => {
  it.each([
    [6, 'dashing', false],
    [3, 'dependable', true],
  ] as const)('a %i of a %s commander', (die, rating, mayEnd) => {
    const on = battlefield({
      blue: { a: { at: [60, 50] } },
      red: { z: { at: [60, 150] } },
      leaders: { 'blue brigade': { at: [60, 44], rating } },
      dice: [die],
    });
    const about = { command: 'blue brigade', side: 'blue', moved: [], bound: !mayEnd };
    const { list } = nextUnitQuestion.choices(on.view('blue'), about);
    expect(list).toEqual(mayEnd ? [movedNext('a'), movedNext(undefined)] : [movedNext('a')]);
  });
});

describe('HOW-PERF-12: inspired troops rally a hit at once', () => {
  const inspired = (hits: number) =>
    play(
      {
        blue: { a: { at: [60, 50], hits } },
        red: { z: { at: [60, 60] } },
        leaders: { 'blue brigade': { at: [60, 40], rating: 'dashing' } },
        dice: [6],
      },
      ['blue brigade'],
    );
  it('even beside the enemy, and never the last', () => {
    expect(inspired(3).hits('a')).toBe(2);
    expect(inspired(2).hits('a')).toBe(1);
    expect(inspired(1).hits('a')).toBe(1);
    const taken = inspired(3).events.find((event) => event.do === 'gauge');
    expect(taken).toMatchObject({ by: -1, now: 2, reasons: [{ clause: 'HOW-PERF-12', value: -1 }] });
  });
  it.each([
    [4, { reforming: 2 }],
    [5, { 'broken off': 1 }],
  ])('a broken-off unit on %d hits', (hits, marks) => {
    const on = play(
      {
        blue: { a: { at: [60, 50] }, b: { at: [60, 20], hits, marks: { 'broken off': 1 } } },
        leaders: { 'blue brigade': { at: [60, 40], rating: 'dashing' } },
        red: { z: { at: [60, 160] } },
        dice: [6, 6, 6, 6],
      },
      ['blue brigade'],
      { retreat: ({ form }) => ({ span: form.form === 'span' ? form.least : 0 }) },
    );
    const { reforming, 'broken off': brokenOff } = on.piece('b').marks;
    expect({ ...(reforming ? { reforming } : {}), ...(brokenOff ? { 'broken off': brokenOff } : {}) }).toEqual(marks);
  });
  it('the roll is told with who commands, and what it means', () => {
    const told = inspired(1).events.find((event) => event.do === 'told' && event.what === 'Inspiring');
    expect(told?.reasons.map(({ label }) => label)).toEqual([
      'Dashing commander',
      'Up to two moves, and each unit must advance',
    ]);
    expect(inspired(1).texts()).not.toContain('Blue brigade: Inspiring all the same.');
    expect(inspired(1).piece('blue brigade').marks).toMatchObject({ activated: 1, performance: 'Inspiring' });
  });
});
