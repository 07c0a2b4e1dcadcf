import { describe, expect, it } from 'vitest';
import { CENTIMETRES, fold, playback } from '../../../engine/battle';
import type { BattleEvent } from '../../../engine/battle';
import { eventOf, MARKS, stateOf } from './states';

/** 300 events, each of which leaves its number on the first unit; a step every 50. */
const events: readonly BattleEvent[] = Array.from({ length: 300 }, (_, i) =>
  eventOf(
    i % 50 === 49
      ? { do: 'step', turn: 3, step: i, title: '' }
      : i % 2 === 0
        ? { do: 'gauge', id: 'first', gauge: 'hits', by: 1, now: i }
        : { do: 'mark', id: 'first', mark: 'brief', value: i },
  ),
);
const vocabulary = {
  gauges: {},
  marks: { brief: { ...MARKS.brief, title: '' } },
  manners: {},
  scores: { one: '', many: '' },
  lengths: CENTIMETRES,
  clauses: {},
  breaksAt: {},
};
const played = (kept = events) => playback({ start: stateOf(), events: kept, vocabulary });
const naive = (moment: number) => fold(stateOf(), events.slice(0, moment), MARKS);

describe('playback', () => {
  it.each([0, 1, 49, 50, 63, 64, 65, 127, 128, 129, 256, 299, 300])('shows moment %i as folding does', (moment) => {
    expect(played().stateAt(moment)).toEqual(naive(moment));
  });

  it('may be sought back and forth', () => {
    const one = played();
    for (const moment of [300, 0, 129, 64, 63, 299, 1, 128]) expect(one.stateAt(moment)).toEqual(naive(moment));
  });

  it('has a length, and stops at both ends', () => {
    expect(played().length).toBe(300);
    expect(played().stateAt(-5)).toEqual(stateOf());
    expect(played().stateAt(1e9)).toEqual(naive(300));
    expect(played().stateAt(64.9)).toEqual(naive(64));
    expect(played([]).stateAt(0)).toEqual(stateOf());
  });

  it('gives states away: what is done to them changes no later look', () => {
    const one = played();
    for (const moment of [0, 64, 70]) {
      const state = one.stateAt(moment);
      state.pieces.length = 0;
      state.marks['spoilt'] = 1;
      const piece = one.stateAt(moment).pieces[0];
      if (piece) piece.gauges['hits'] = 99;
      expect(one.stateAt(moment)).toEqual(naive(moment));
    }
  });

  it('leaves the start as it was', () => {
    const start = stateOf();
    fold(start, events, MARKS);
    expect(start).toEqual(stateOf());
  });
});
