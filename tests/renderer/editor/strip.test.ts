import { describe, expect, it } from 'vitest';
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
  } as const;
};

describe('the sentence on both armies', () => {
  it.each([
    [
      'the stronger one',
      side('Prussia', 1210, 6),
      side('Austria', 1140, 6),
      'Prussia is 6 % stronger. Break points 6 and 6.',
    ],
    [
      'the second',
      side('Prussia', 1000, 4),
      side('Austria', 1500, 7),
      'Austria is 50 % stronger. Break points 4 and 7.',
    ],
    [
      'a hair',
      side('Prussia', 1000, 4),
      side('Austria', 1004, 4),
      'Austria is less than 1 % stronger. Break points 4 and 4.',
    ],
    ['both', side('Prussia', 900, 4), side('Austria', 900, 5), 'Both are as strong. Break points 4 and 5.'],
    ['no points', side('Prussia', null, 4), side('Austria', null, 5), 'Break points 4 and 5.'],
  ])('tells of %s', (_what, first, second, told) => expect(strengthSentence([first, second])).toBe(told));
});

describe('the sentence on battles', () => {
  it('tells no per cents of fewer than twenty', () => {
    expect(estimateSentence(estimate(12, 7, { of: 20 }), 'blue', null)).toBe(
      '19 of 20 battles so far: too few for per cents.',
    );
    expect(estimateSentence(estimate(12, 8), 'blue', null)).toBe('34 to 60 % at 95 %.');
  });

  it('tells how many nobody won, and what it was before', () => {
    const before = { does: 'Draw stream', estimate: estimate(11, 9) };
    expect(estimateSentence(estimate(9, 9, { draws: 1, stalled: 1 }), 'blue', before)).toBe(
      '34 to 60 % at 95 %. 10 % without a winner. Before “Draw stream”: 55 %.',
    );
    expect(estimateSentence(estimate(10, 10), 'blue', { ...before, estimate: estimate(3, 2) })).not.toContain('Before');
  });

  it('shares out what was fought', () => {
    expect(shareOf(estimate(5, 15), 'blue')).toBe(0.25);
    expect(shareOf(estimate(0, 0), 'blue')).toBe(0);
    expect([999, 1210, 1234567].map(spaced)).toEqual(['999', '1\u2009210', '1\u2009234\u2009567']);
  });
});
