import { describe, expect, it } from 'vitest';
import type { BattleState, Gesture } from '../../../engine/battle';
import { pathOf, straight, wheel } from '../../../engine/geometry';
import { after, piece, pose, stateOf } from './states';

const away = { on: pose(50, 60, 90) };
const ahead = (length: number) => pathOf(pose(10, 20), [straight(pose(10, 20), length)]);
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
    { do: 'formed', id: 'first', formation: 'square', to: pose(1, 2), bases: [pose(3, 4)] },
    pieces({ formation: 'square', where: { on: pose(1, 2) }, bases: [pose(3, 4)] }),
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
