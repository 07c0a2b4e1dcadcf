import { describe, expect, it } from 'vitest';
import { breaksSentence, idlersIn, lengthSentence } from '../../../renderer/editor/strip/course';
import { estimateSentence, shareOf, spaced, strengthSentence } from '../../../renderer/editor/strip/sentences';

const side = (name: string, points: number | null, breaksAt: number) => ({ name, points, breaksAt });
const estimate = (blue: number, red: number, more: { draws?: number; stalled?: number; of?: number } = {}) => {
  const games = blue + red + (more.draws ?? 0) + (more.stalled ?? 0);
  return {
    of: more.of ?? games,
    games,
    wins: { blue, red },
    draws: more.draws ?? 0,
    stalled: more.stalled ?? 0,
    intervals: { blue: [0.34, 0.6], red: [0.3, 0.58] },
    median: 8.5,
    charges: 0,
    breaks: [],
    idle: [],
  } as const;
};

describe('the sentence on both armies', () => {
  it.each([
    [
      'the stronger one',
      side('Prussia', 1210, 6),
      side('Austria', 1140, 6),
      'Prussia is 6\u00a0% stronger. Break points 6 and 6.',
    ],
    [
      'the second',
      side('Prussia', 1000, 4),
      side('Austria', 1500, 7),
      'Austria is 50\u00a0% stronger. Break points 4 and 7.',
    ],
    [
      'a hair',
      side('Prussia', 1000, 4),
      side('Austria', 1004, 4),
      'Austria is less than 1\u00a0% stronger. Break points 4 and 4.',
    ],
    ['both', side('Prussia', 900, 4), side('Austria', 900, 5), 'Both are as strong. Break points 4 and 5.'],
    ['a bare table', side('Prussia', 0, 0), side('Austria', 75, 0), 'Nobody has units yet.'],
    ['no points', side('Prussia', null, 4), side('Austria', null, 5), 'Break points 4 and 5.'],
    [
      'one that is far stronger, without per cents',
      side('Prussia', 1360, 6),
      side('Austria', 60, 0),
      'Prussia is 22 times as strong. Break points 6 and 0.',
    ],
  ])('tells of %s', (_what, first, second, told) => expect(strengthSentence([first, second])).toBe(told));
});

describe('the sentence on battles', () => {
  it('tells no per cents of fewer than twenty', () => {
    expect(estimateSentence(estimate(12, 7, { of: 20 }), 'blue', null)).toBe(
      '19 of 20 battles so far: too few for per cents.',
    );
    expect(estimateSentence(estimate(12, 8), 'blue', null)).toBe('34 to 60\u00a0% at 95\u00a0%.');
  });

  it('tells how many nobody won, and what it was before', () => {
    const before = { does: 'Draw stream', estimate: estimate(11, 9) };
    expect(estimateSentence(estimate(9, 9, { draws: 1, stalled: 1 }), 'blue', before)).toBe(
      '34 to 60\u00a0% at 95\u00a0%. 10\u00a0% without a winner. Before “Draw stream”: 55\u00a0%.',
    );
    expect(estimateSentence(estimate(10, 10), 'blue', { ...before, estimate: estimate(3, 2) })).not.toContain('Before');
  });

  it('shares out what was fought', () => {
    expect(shareOf(estimate(5, 15), 'blue')).toBe(0.25);
    expect(shareOf(estimate(0, 0), 'blue')).toBe(0);
    expect([999, 1210, 1234567].map(spaced)).toEqual(['999', '1\u00a0210', '1\u00a0234\u00a0567']);
  });
});

describe('how the battles went', () => {
  const SIDES = [
    { id: 'blue', name: 'Prussia' },
    { id: 'red', name: 'Austria' },
  ];

  it('tells their length, how many stay open, and charges a battle', () => {
    expect(lengthSentence({ ...estimate(12, 8), charges: 128 })).toBe('Median 8.5 turns. 6.4 charges a battle.');
    const open = { ...estimate(1, 0, { stalled: 2 }), median: 1, charges: 3 };
    expect(lengthSentence(open)).toBe('Median 1 turn, 2 of 3 open. 1 charge a battle.');
  });

  it('tells the turns in which sides break, by number', () => {
    const breaks = [
      { side: 'blue', battles: 12, turn: 8 },
      { side: 'red', battles: 6, turn: 10.5 },
    ];
    const told = (some: typeof breaks) => breaksSentence({ ...estimate(12, 8), breaks: some }, SIDES);
    expect(told(breaks)).toBe('Prussia breaks in turn 8 (12 of 20), Austria in turn 10.5 (6).');
    expect(told(breaks.slice(1))).toBe('Austria breaks in turn 10.5 (6 of 20).');
    expect(told([{ side: 'red', battles: 0, turn: 0 }])).toBe('No side breaks.');
  });

  it('names who stands idle longest, and says where', () => {
    const time = { command: 'blue/pannwitz', battles: 9, turns: 14, open: 1, at: { x: 1, y: 2 } };
    const idle = [time, { ...time, command: 'blue/guns', open: 0, at: null }, { ...time, command: 'blue/other' }];
    const commands = { 'blue/pannwitz': { id: 'blue/pannwitz', name: 'Pannwitz' } };
    const told = idlersIn({ ...estimate(12, 7, { stalled: 1 }), idle }, commands, ({ x, y }) => `${x}, ${y}`, 2);
    expect(told.map(({ name, turns }) => [name, turns])).toEqual([
      ['Pannwitz', 14],
      ['blue/guns', 14],
    ]);
    expect(told.map((each) => each.told)).toEqual([
      'Pannwitz stands idle for 14 turns in 9 of 20 battles, to the end in 1 that stays open (at 1, 2). Select it on the table',
      'blue/guns stands idle for 14 turns in 9 of 20 battles. Select it on the table',
    ]);
  });
});
