import { describe, expect, it } from 'vitest';
import type { Chronicled } from '../../../engine/chronicle';
import { told } from './mill';

/** Who strikes whom, and how many minutes after seven. */
function blows({ spans, events }: Chronicled): readonly (readonly [string, string, number])[] {
  return events.flatMap((event, i) => {
    if (event.do !== 'fired' && event.do !== 'fought') return [];
    const span = spans.find(({ settled }) => i < settled);
    return [[event.by, event.at.join(' '), (span?.from ?? 0) - 7 * 60] as const];
  });
}
const from = (all: ReturnType<typeof blows>, by: string): readonly number[] =>
  all.flatMap(([who, , at]) => (who === by ? [at] : []));

describe('fire over a stretch of time', () => {
  it('is a volley of each every six minutes, one after the other', () => {
    const all = blows(
      told('  - { at: "07:00", until: "07:30", who: [First, Second], does: fire, against: [Watch] }\n'),
    );
    expect(from(all, 'blue/first')).toEqual([0, 6, 12, 18, 24]);
    expect(from(all, 'blue/second')).toEqual([3, 9, 15, 21, 27]);
  });
  it('is rarer where troops skirmish, and denser where they fight hand to hand', () => {
    const of = (does: string) =>
      from(
        blows(told(`  - { at: "07:00", until: "07:21", who: [First], does: ${does}, against: [Watch] }\n`)),
        'blue/first',
      );
    expect(of('skirmish')).toEqual([0, 7, 14]);
    expect(of('fight')).toEqual([0, 5, 10, 15, 20]);
  });
  it('goes at whoever of them is nearest', () => {
    const all = blows(told('  - { at: "07:00", until: "07:05", who: [First], does: fire, against: [Guard, Watch] }\n'));
    expect(all).toEqual([['blue/first', 'red/watch', 0]]);
  });
  it('ends with the hour at which they do something else', () => {
    const all = blows(
      told(
        '  - { at: "07:00", until: "07:30", who: [First], does: fire, against: [Watch] }\n' +
          '  - { at: "07:10", who: [First], does: hold }\n',
      ),
    );
    expect(from(all, 'blue/first')).toEqual([0, 6]);
  });
});
