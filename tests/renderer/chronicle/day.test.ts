import { describe, expect, it } from 'vitest';
import type { BattleEvent } from '../../../engine/battle';
import { firedLately, formingAt, happenedIn, lastBegun, spanAt, weatherAt } from '../../../renderer/chronicle/day';

const shot = (by: string): BattleEvent => ({
  do: 'fired',
  by,
  at: [],
  manner: 'musketry',
  total: 0,
  act: 0,
  seen: 'all',
  text: '',
  reasons: [],
});
/** A shot at 6:00 by a, one at 6:04 by b with a march after it, and one at 6:10 by c. */
const day = {
  spans: [
    { from: 360, until: 364, settled: 1, moved: null },
    { from: 364, until: 370, settled: 2, moved: 2 },
    { from: 370, until: 400, settled: 4, moved: null },
    { from: 400, until: 400, settled: 4, moved: null },
  ],
  events: [shot('a'), shot('b'), shot('march, stood in for'), shot('c')],
};

describe('the clock of a chronicle', () => {
  it.each([
    [0, 0],
    [360, 0],
    [363.9, 0],
    [364, 1],
    [399, 2],
    [400, 3],
    [9999, 3],
  ])('at %d it is in span %d', (now, span) => expect(spanAt(day, now)).toBe(span));

  it('lets a change of formation take two minutes, and knows none before the day', () => {
    const formed = (id: string): BattleEvent => ({
      ...{ do: 'formed', id, formation: 'line', to: { x: 0, y: 0, hx: 0, hy: 1 }, bases: null },
      ...{ act: 0, seen: 'all', text: '', reasons: [] },
    });
    const drill = { ...day, events: [formed('a'), formed('b'), shot('march, stood in for'), formed('c')] };
    expect(formingAt(drill, 361)).toEqual([]);
    expect(formingAt(drill, 364)).toEqual([{ id: 'b', event: 1, share: 0 }]);
    expect(formingAt(drill, 365.5)).toEqual([{ id: 'b', event: 1, share: 0.75 }]);
    expect(formingAt(drill, 366)).toEqual([]);
    expect(formingAt(drill, 371)).toEqual([{ id: 'c', event: 3, share: 0.5 }]);
    // Who is told to form anew before he has done it forms as he was told last.
    const twice = { ...drill, spans: drill.spans.map((span) => (span.from === 370 ? { ...span, from: 365 } : span)) };
    const again = { ...twice, events: drill.events.with(3, formed('b')) };
    expect(formingAt(again, 365.5)).toEqual([{ id: 'b', event: 3, share: 0.25 }]);
  });

  it('knows who has fired lately, and forgets them after five minutes', () => {
    expect(firedLately(day, 361)).toEqual(['a']);
    expect(firedLately(day, 364)).toEqual(['b', 'a']);
    expect(firedLately(day, 366)).toEqual(['b']);
    expect(firedLately(day, 370)).toEqual(['c']);
    expect(firedLately(day, 375)).toEqual(['c']);
    expect(firedLately(day, 375.1)).toEqual([]);
  });

  it.each([
    [360, 363, []],
    [359, 360, ['a']],
    [360, 364, ['b', 'march, stood in for']],
    [359, 370, ['a', 'b', 'march, stood in for', 'c']],
    [370, 400, []],
  ])('after %d and until %d has happened what began then', (after, until, who) => {
    const found = happenedIn(day, after, until).flatMap((event) => (event.do === 'fired' ? [event.by] : []));
    expect(found).toEqual(who);
  });

  it('knows what has begun last, and the weather', () => {
    const all = [{ at: 360 }, { at: 370 }];
    expect(lastBegun(all, 359)).toBeNull();
    expect(lastBegun(all, 370)).toBe(all[1]);
    const weather = [{ from: 360, is: 'fog' } as const, { from: 700, is: 'light rain' } as const];
    expect([100, 360, 699, 700].map((now) => weatherAt({ weather }, now))).toEqual([
      'fair',
      'fog',
      'fog',
      'light rain',
    ]);
  });
});
