import { describe, expect, it } from 'vitest';
import type { BattleState, Gesture } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import { LIFETIMES } from '../../../engine/battle';
import { pathOf, straight, wheel } from '../../../engine/geometry';
import { bridge } from '../terrain/tables';
import { after, piece, pose, stateOf } from './states';

const away = { on: pose(50, 60, 90) };
const ahead = (length: number) => pathOf(pose(10, 20), [straight(pose(10, 20), length)]);
const BRIDGE = bridge('bridge', 'river', { x: 50, y: 50 });
const pieces = (first: Partial<BattleState['pieces'][number]>) => ({
  pieces: [piece('first', first), piece('second', { seat: 'red' })],
});

const GESTURES: readonly (readonly [string, Gesture, Partial<BattleState>])[] = [
  ['begin counts acts', { do: 'begin', act: 7, in: null, title: 'A charge', who: 'first' }, { acts: 7 }],
  ['end changes nothing', { do: 'end', act: 7 }, {}],
  ['step says where the battle is', { do: 'step', turn: 3, step: 4, title: 'Fire' }, { at: { turn: 3, step: 4 } }],
  ['rolled moves the cursor by its dice', { do: 'rolled', dice: [1, 6, 6], faces: 6, why: '', who: '' }, { drawn: 3 }],
  [
    'moved sets a unit at the end of its path',
    { do: 'moved', movers: [{ id: 'first', path: ahead(5) }], manner: 'march' },
    pieces({ where: { on: pose(10, 25) } }),
  ],
  [
    'formed sets formation, place and bases',
    { do: 'formed', id: 'first', formation: 'square', to: pose(1, 2), bases: [{ x: 3, y: 4, turn: 5 }] },
    pieces({ formation: 'square', where: { on: pose(1, 2) }, bases: [{ x: 3, y: 4, turn: 5 }] }),
  ],
  ['fired changes nothing of itself', { do: 'fired', by: 'first', at: ['second'], manner: 'musketry', total: 2 }, {}],
  ['fought changes nothing of itself', { do: 'fought', by: 'first', at: ['second'], manner: 'melee', total: 2 }, {}],
  [
    'gauge sets what it is now',
    { do: 'gauge', id: 'first', gauge: 'hits', by: 2, now: 2 },
    pieces({ gauges: { hits: 2 } }),
  ],
  [
    'gauge of a new name',
    { do: 'gauge', id: 'first', gauge: 'pips', by: 1, now: 1 },
    pieces({ gauges: { hits: 0, pips: 1 } }),
  ],
  ['mark on a unit', { do: 'mark', id: 'first', mark: 'lasting', value: 'x' }, pieces({ marks: { lasting: 'x' } })],
  ['mark on the battle', { do: 'mark', id: null, mark: 'lasting', value: 2 }, { marks: { lasting: 2 } }],
  [
    'mark on a commander',
    { do: 'mark', id: 'brigade', mark: 'daily', value: 1 },
    { commands: { brigade: piece('brigade', { formation: 'figure', marks: { daily: 1 } }) } },
  ],
  ['clearing a mark that is not there', { do: 'mark', id: 'first', mark: 'lasting', value: null }, {}],
  ['went elsewhere', { do: 'went', id: 'first', to: away }, pieces({ where: away })],
  [
    'went into houses',
    { do: 'went', id: 'first', to: { inside: 'b/1', face: 2 } },
    pieces({ where: { inside: 'b/1', face: 2 } }),
  ],
  ['went for good', { do: 'went', id: 'first', to: { gone: 'routed' } }, pieces({ where: { gone: 'routed' } })],
  [
    'ground makes its own gauge',
    { do: 'ground', feature: 'wall', gauge: 'breach', now: 1 },
    { ground: { wall: { gauges: { breach: 1 } } } },
  ],
  ['joined sets another command', { do: 'joined', id: 'first', command: 'other' }, pieces({ command: 'other' })],
  ['known says who knows', { do: 'known', id: 'first', to: ['red'] }, pieces({ knownTo: ['red'] })],
  ['known by where it is again', { do: 'known', id: 'first', to: null }, {}],
  [
    'laid puts a thing on the table',
    { do: 'laid', id: 'guns/1', thing: { kind: 'guns', at: pose(5, 5), owner: 'red' } },
    { loose: { 'guns/1': { kind: 'guns', at: pose(5, 5), owner: 'red' } } },
  ],
  ['laid takes a thing that is not there', { do: 'laid', id: 'guns/1', thing: null }, {}],
  ['built makes a feature', { do: 'built', feature: BRIDGE }, { ground: { bridge: { gauges: {}, built: BRIDGE } } }],
  ['razed takes it off', { do: 'razed', feature: 'b', gone: true }, { ground: { b: { gauges: {}, gone: true } } }],
  ['razed puts it back', { do: 'razed', feature: 'b', gone: false }, { ground: { b: { gauges: {} } } }],
  [
    'a step of one half, in which the other acts',
    { do: 'step', turn: 3, step: 4, title: 'Fire', halfOf: 'blue', acting: 'red' },
    { at: { turn: 3, step: 4, halfOf: 'blue', acting: 'red' } },
  ],
  ['a part of a step', { do: 'part', part: 2, title: 'Reserves' }, { at: { turn: 2, step: 1, part: 2 } }],
  ['told changes nothing', { do: 'told', who: 'first', what: 'hesitates' }, {}],
  ['over says who won and why', { do: 'over', winner: null, why: 'Night' }, { over: { winner: null, why: 'Night' } }],
];

describe('the reducer', () => {
  it.each(GESTURES)('%s', (_title, gesture, change) => {
    expect(after(gesture)).toEqual(stateOf(change));
  });

  it('moves every mover of one gesture, and only to the last leg', () => {
    const turn = wheel(pose(10, 20), 16, 4, 'left', 90);
    const on = straight(turn.to, 3);
    const movers = [
      { id: 'first', path: pathOf(pose(10, 20), [turn, on]) },
      { id: 'second', path: ahead(0) },
    ];
    const [first, second] = after({ do: 'moved', movers, manner: 'march' }).pieces;
    expect(first?.where).toEqual({ on: on.to });
    expect(second?.where).toEqual({ on: pose(10, 20) });
  });

  it('clears a mark that is set, and keeps a second ground gauge beside the first', () => {
    const mark = (value: number | null): Gesture => ({ do: 'mark', id: 'first', mark: 'lasting', value });
    expect(after(mark(1), mark(null))).toEqual(stateOf());
    const ground = (gauge: string): Gesture => ({ do: 'ground', feature: 'wall', gauge, now: 1 });
    expect(after(ground('a'), ground('b')).ground).toEqual({ wall: { gauges: { a: 1, b: 1 } } });
  });

  it('throws for a piece that is not in the battle', () => {
    expect(() => after({ do: 'went', id: 'nobody', to: away })).toThrow('no piece nobody');
  });
});

describe('marks', () => {
  const holders = ['first', 'brigade', null];
  const set = holders.flatMap((id) =>
    ['brief', 'daily', 'lasting'].map((mark): Gesture => ({ do: 'mark', id, mark, value: 1 })),
  );
  const marksAfter = (turn: number, step: number) => {
    const { pieces, commands, marks } = after(...set, { do: 'step', turn, step, title: '' });
    return [pieces[0]?.marks, commands['brigade']?.marks, marks];
  };

  it.each([
    ['the next step of the turn', 2, 2, { daily: 1, lasting: 1 }],
    ['the same step entered anew', 2, 1, { daily: 1, lasting: 1 }],
    ['the first step of the next turn', 3, 0, { lasting: 1 }],
    ['the same step of another turn', 3, 1, { lasting: 1 }],
  ])('lapse at %s, on units, commanders and the battle alike', (_title, turn, step, left) => {
    expect(marksAfter(turn, step)).toEqual([left, left, left]);
  });

  it('do not lapse by anything else, and undeclared ones never', () => {
    const brief: Gesture = { do: 'mark', id: 'first', mark: 'brief', value: 1 };
    const strange: Gesture = { do: 'mark', id: 'first', mark: 'strange', value: 1 };
    const begin: Gesture = { do: 'begin', act: 1, in: null, title: '', who: 'first' };
    expect(after(brief, begin, { do: 'end', act: 1 }).pieces[0]?.marks).toEqual({ brief: 1 });
    expect(after(strange, { do: 'step', turn: 9, step: 0, title: '' }).pieces[0]?.marks).toEqual({ strange: 1 });
  });
});

describe('lifetimes', () => {
  const kinds = Object.fromEntries(LIFETIMES.map((until) => [until, { until }]));
  const step = (turn: number, at: number, halfOf?: string): Gesture => ({
    do: 'step',
    turn,
    step: at,
    title: '',
    ...(halfOf === undefined ? {} : { halfOf }),
  });
  /** What is left of a mark of each lifetime, set in a half of blue in turn 2. */
  const leftAfter = (...gestures: readonly Gesture[]): readonly string[] => {
    const state = stateOf({ at: { turn: 2, step: 1, halfOf: 'blue' } });
    for (const mark of LIFETIMES) apply(state, { do: 'mark', id: 'first', mark, value: 1 }, kinds);
    for (const gesture of gestures) apply(state, gesture, kinds);
    return Object.keys(state.pieces[0]?.marks ?? {});
  };

  it.each([
    ['nothing', [], [...LIFETIMES]],
    ['the next part of the step', [{ do: 'part', part: 2, title: '' }], ['step', 'half', 'turn', 'cleared']],
    ['the next step of the half', [step(2, 2, 'blue')], ['half', 'turn', 'cleared']],
    ['the half of the other side', [step(2, 2, 'red')], ['turn', 'cleared']],
    ['a step of no half', [step(2, 2)], ['turn', 'cleared']],
    ['another turn, if it begins with a half of the same side', [step(3, 0, 'blue')], ['cleared']],
  ] as const)('end by themselves: what outlives %s', (_title, gestures, left) => {
    expect(leftAfter(...gestures)).toEqual(left);
  });

  it('count the parts of each step anew', () => {
    expect(after({ do: 'part', part: 2, title: '' }, step(2, 2)).at).toEqual({ turn: 2, step: 2 });
  });
});
