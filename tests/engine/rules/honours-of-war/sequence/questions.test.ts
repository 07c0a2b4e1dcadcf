/** What is asked while units move, as it reads and as it is answered unasked. */
import { describe, expect, it } from 'vitest';
import { activateQuestion, nextUnitQuestion } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { facingOf, pathOf, poseAt, straight } from '../../../../../engine/geometry';
import { asked, refusing } from '../asked';
import { at, battlefield, polygon, village, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, pathFrom } from '../movement/orders';

describe('HOW-SEQ-03: which brigade moves next', () => {
  const view = battlefield({
    blue: { a: { at: [20, 50], command: 'a' }, b: { at: [60, 50], command: 'b' } },
    red: { z: { at: [60, 150], command: 'z' } },
  }).view('blue');
  it('any of one’s own that has not moved; to end comes last', () => {
    expect(asked(view, activateQuestion, { side: 'blue' })).toEqual({
      title: 'Blue chooses a brigade to move',
      clause: 'HOW-SEQ-03',
      offers: ['B', 'A', 'End movement'],
      ready: [0, 0, -1],
      idle: 'End movement',
    });
    const tried = ['a', 'z'].map((of) => ({ pick: 'activate', of }) as const);
    expect(refusing(view, activateQuestion, { side: 'blue' }, tried)).toEqual([null, 'HOW-SEQ-03']);
  });
});

describe('HOW-SEQ-05: which unit of it moves next', () => {
  const view = battlefield({
    blue: { a: { at: [20, 50] }, b: { at: [60, 50] }, c: { at: [100, 50], marks: { reforming: 1 } } },
    red: { z: { at: [60, 150] } },
  }).view('blue');
  const about = { command: 'blue brigade', side: 'blue', moved: [], bound: false } as const;
  it('the foremost is offered first; to be done comes last', () => {
    expect(asked(view, nextUnitQuestion, about)).toEqual({
      title: 'Blue brigade: which unit moves?',
      clause: 'HOW-SEQ-05',
      offers: ['B', 'A', 'C', 'Done'],
      ready: [0, 0, 0, -1],
      idle: 'Done',
    });
    expect(refusing(view, nextUnitQuestion, { ...about, moved: ['a'] }, [{ pick: 'move', of: 'a' }])).toEqual([
      'HOW-SEQ-05',
    ]);
  });
  it('HOW-PERF-09: while any is bound the foremost goes unasked, red ones left out', () => {
    const bound = asked(view, nextUnitQuestion, { ...about, bound: true });
    expect([bound.offers, bound.idle]).toEqual([['B', 'A', 'C'], 'B']);
    expect(asked(view, nextUnitQuestion, { ...about, bound: true, moved: ['a', 'b'] }).idle).toBe('Done');
  });
});

describe('orders to a unit, in words', () => {
  const terrain = [village('dorf', at(60, 66), 0, 20)];
  const on = battlefield({ terrain, blue: { a: { at: [60, 50], type: 'dragoons' } }, red: { z: { at: [60, 100] } } });
  const view = on.view('blue');
  const about = allowanceOf(on, 'a');
  it.each([
    [{ pick: 'charge', of: 'z' }, 'Charge Z'],
    [{ pick: 'charge', of: 'z', as: 'both' }, 'Charge Z and the line beside'],
    [{ pick: 'form', as: 'double line' }, 'Form double line'],
    [{ pick: 'form', as: 'dismounted' }, 'Dismount'],
    [{ pick: 'enter', of: 'dorf/1' }, 'Occupy the houses'],
    [{ pick: 'man guns' }, 'Man the guns'],
    [{ pick: 'leave table' }, 'Leave the table'],
    [{ pick: 'second move' }, 'Second move'],
    [{ pick: 'done' }, 'Done'],
  ] as const)('%j: %s', (choice, label) => {
    expect(manoeuvreQuestion.label(view, about, choice)).toBe(label);
  });
  it('a way out of houses by where it leads', () => {
    const within = battlefield({ terrain: [village('dorf', at(60, 66), 100, 20)], blue: { a: { inside: 'dorf/1' } } });
    const out = (of: number) =>
      manoeuvreQuestion.label(within.view('blue'), allowanceOf(within, 'a'), { pick: 'leave', of });
    expect([out(0), out(3)]).toEqual(['Leave the houses to the east', 'Leave the houses to the north']);
  });
  it('a march leg by leg', () => {
    const march = pathFrom(on, 'a', ['left', 20], ['ahead', 12.5]);
    expect(manoeuvreQuestion.label(view, about, { march, movers: ['a'] })).toBe('Wheel 20° to the left, march 12.5 cm');
    expect(manoeuvreQuestion.words(view, about)).toEqual({ title: 'Move A', clause: 'HOW-SEQ-05' });
  });
  it('a march begins where the unit stands, and is one unit’s own', () => {
    const from = (x: number) => {
      const start = poseAt(at(x, 50), facingOf(0));
      return pathOf(start, [straight(start, 3)]);
    };
    expect(
      refusing(view, manoeuvreQuestion, about, [
        { march: from(60), movers: ['a'] },
        { march: from(60.02), movers: ['a'] },
        { march: from(60), movers: ['z'] },
        { march: from(60), movers: ['a', 'z'] },
      ]),
    ).toEqual([null, 'HOW-MOVE-01', 'HOW-SEQ-05', 'HOW-SEQ-05']);
  });
  it('with the reason told', () => {
    const from = (x: number) => ({ march: pathOf(poseAt(at(x, 50), facingOf(0)), []), movers: ['a'] });
    expect([60.02, 60.5].map((x) => manoeuvreQuestion.check(view, about, from(x))?.sentence)).toEqual([
      'A march begins where the unit stands.',
      'A march begins where the unit stands.',
    ]);
  });
  it('HOW-CHG-17: no charge on two where there is but one', () => {
    const near = battlefield({ blue: { a: { at: [60, 50], type: 'dragoons' } }, red: { z: { at: [60, 70] } } });
    const charge = { pick: 'charge', of: 'z' } as const;
    expect(
      refusing(near.view('blue'), manoeuvreQuestion, allowanceOf(near, 'a'), [charge, { ...charge, as: 'both' }]),
    ).toEqual([null, 'HOW-CHG-17']);
  });
  it('orders that nobody has', () => {
    const none = [{ pick: 'enter', of: 'nowhere' }, { pick: 'man guns' }, { pick: 'leave table' }] as const;
    expect(refusing(view, manoeuvreQuestion, about, none)).toEqual(['HOW-BUA-06', 'HOW-ARTY-21', 'HOW-MOVE-14']);
  });
});

describe('orders that somebody would look for', () => {
  const sought = (a: UnitPlace, red: Record<string, UnitPlace> = {}, more: Partial<Layout> = {}): readonly string[] => {
    const on: TestField = battlefield({ ...more, blue: { a: { at: [60, 50], ...a } }, red });
    return (manoeuvreQuestion.sought?.(on.view('blue'), allowanceOf(on, 'a')) ?? []).flatMap((order) =>
      'pick' in order ? [[order.pick, 'of' in order ? order.of : 'as' in order ? order.as : ''].join(' ').trim()] : [],
    );
  };
  it('a second move and its formations', () => {
    expect(sought({})).toEqual(['second move', 'form march column', 'form about turn']);
  });
  it('charges at the four nearest enemies as near as it can charge', () => {
    // Foot charges over 20 cm; its front edge lies on y = 52.
    const enemy = (x: number, gap: number): UnitPlace => ({ at: [x, 54 + gap], size: 'small' });
    const red = { e: enemy(60, 20), f: enemy(45, 12), g: enemy(75, 10), h: enemy(60, 8), far: enemy(90, 20.1) };
    expect(sought({}, red).slice(3)).toEqual(['charge h', 'charge g', 'charge f', 'charge e']);
    expect(sought({}, { ...red, near: enemy(60, 2) }).slice(3)).toEqual([
      'charge near',
      'charge h',
      'charge g',
      'charge f',
    ]);
    expect(sought({ type: 'medium gun' }, red).some((order) => order.startsWith('charge'))).toBe(false);
  });
  it('houses whose middle is as near as it can move, and an edge at which it stands', () => {
    const terrain = [village('dorf', at(60, 70), 0, 8), village('fern', at(60, 29.9), 0, 8)];
    expect(sought({}, {}, { terrain }).at(-1)).toBe('enter dorf/1');
    const edge = [wood('wald', polygon([0, 52.5], [120, 52.5], [120, 90], [0, 90]))];
    expect(sought({}, {}, { terrain: edge }).at(-1)).toBe('form irregular line');
  });
  it('none of a unit in houses', () => {
    const terrain = [village('dorf', at(60, 66), 0, 20)];
    expect(sought({ inside: 'dorf/1' }, {}, { terrain })).toEqual([]);
  });
});

describe('what an order leaves of the move', () => {
  const nations = { blue: { formationChange: { foot: 'half', horse: 'half' } } } as const;
  const on = battlefield({ nations, blue: { a: { at: [60, 50] } }, red: { z: { at: [60, 64] } } });
  const view = on.view('blue');
  const about = allowanceOf(on, 'a', { spent: 2 });
  const left = (choice: Parameters<NonNullable<typeof manoeuvreQuestion.allowance>>[2]) =>
    manoeuvreQuestion.allowance?.(view, about, choice);
  it('of a march its cost, of a change what it costs, of a charge its way; of others nothing', () => {
    const march = pathFrom(on, 'a', ['toward', 180, 4]);
    // A quarter of the move is lost to the rear.
    expect(left({ march, movers: ['a'] })).toMatchObject({ spent: 11, left: 9, of: 20, move: 1, moves: 1 });
    expect(left({ pick: 'form', as: 'march column' })).toMatchObject({ spent: 12, left: 8 });
    expect(left({ pick: 'form', as: 'irregular line' })).toMatchObject({ spent: 20, left: 0 });
    expect(left({ pick: 'charge', of: 'z' })).toMatchObject({ spent: 12, left: 8 });
    expect(left({ pick: 'charge', of: 'nobody' })).toBeNull();
    expect(left({ pick: 'done' })).toMatchObject({ spent: 2, left: 18 });
    expect(left(null)).toMatchObject({ spent: 2, left: 18 });
    expect(left({ march: pathFrom(on, 'a', ['ahead', 30]), movers: ['a'] })).toBeNull();
  });
  it('HOW-PERF-03: and whether a second follows', () => {
    const march = pathFrom(on, 'a', ['toward', 180, 4]);
    const admirable = allowanceOf(on, 'a', { performance: 'Admirable', moves: 2 });
    const again = (now: typeof about, choice: Parameters<NonNullable<typeof manoeuvreQuestion.again>>[2]) =>
      manoeuvreQuestion.again?.(view, now, choice, view) ?? null;
    expect(again(admirable, { march, movers: ['a'] })).toMatchObject({ move: 2, spent: 0 });
    expect(again(about, { march, movers: ['a'] })).toBeNull();
    expect(again(admirable, { pick: 'done' })).toBeNull();
    expect(again(admirable, { march: pathFrom(on, 'a', ['ahead', 30]), movers: ['a'] })).toBeNull();
    const gone = battlefield({ red: { z: { at: [60, 64] } } }).view('blue');
    expect(manoeuvreQuestion.again?.(view, admirable, { march, movers: ['a'] }, gone)).toBeNull();
  });
  it('of a charge alone odds and rows are told', () => {
    const charge = { pick: 'charge', of: 'z' } as const;
    expect(manoeuvreQuestion.odds?.(view, about, { pick: 'done' })).toEqual({ leaf: {} });
    expect(manoeuvreQuestion.modifiers?.(view, about, { pick: 'done' })).toBeNull();
    expect(manoeuvreQuestion.odds?.(view, about, charge)).toHaveProperty('chance');
    expect(manoeuvreQuestion.modifiers?.(view, about, charge)).toHaveLength(2);
  });
});
