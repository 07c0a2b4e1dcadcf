import { describe, expect, it } from 'vitest';
import { doingsAt } from '../../../renderer/battle/trails';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();

describe('what was done in a phase', () => {
  it('leaves a trail of every move since the phase began; the last is fresh while the cursor is on it', () => {
    const moves = record.events.flatMap((event, i) => (event.do === 'moved' ? [i + 1] : []));
    const [first = 0] = moves;
    expect(doingsAt(record, 0, first - 1, false).trails).toEqual([]);
    const [trail] = doingsAt(record, 0, first, false).trails;
    expect(trail?.fresh).toBe(true);
    expect(trail?.points.length).toBeGreaterThan(2);
    expect(doingsAt(record, first, first, false).trails).toEqual([]);
  });

  it('tells a charge from a flight by its gait', () => {
    const retreat = doingsAt(record, 28, 29, false).trails[0];
    expect([retreat?.gait, retreat?.side]).toEqual(['flight', 1]);
  });

  it('shows the way of a charge as soon as it is declared, and not before', () => {
    expect(doingsAt(record, 16, 16, false).trails).toEqual([]);
    expect(doingsAt(record, 16, 17, false).trails).toMatchObject([{ gait: 'charge', side: 2, fresh: true }]);
  });

  it('hangs smoke before those who fired, but not before a volley that is being acted', () => {
    expect(doingsAt(record, 9, 12, false).fired).toEqual(['red/regiment-prinz-casimir']);
    expect(doingsAt(record, 9, 12, true).fired).toEqual([]);
    expect(doingsAt(record, 9, 13, true).fired).toEqual(['red/regiment-prinz-casimir']);
  });

  it('lets the smoke of the phase before thin, but of nobody who has gone elsewhere or fires again', () => {
    const fired = record.events.findIndex((event) => event.do === 'fired');
    const shot = record.events[fired];
    if (shot?.do !== 'fired') throw new Error('nobody fires');
    const next = record.events.findIndex((event, i) => i > fired && event.do === 'step');
    const thinning = (from: number, moment: number, events = record.events) =>
      doingsAt({ ...record, events }, from, moment, false).thinning;
    expect(thinning(next, next + 1)).toEqual(['red/regiment-prinz-casimir']);
    // Within the phase of the shot it is thick, and after the next it is gone.
    expect(
      thinning(
        record.events.slice(0, fired).findLastIndex((event) => event.do === 'step'),
        fired + 1,
      ),
    ).toEqual([]);
    const later = record.events.findIndex((event, i) => i > next && event.do === 'step');
    expect(thinning(later, later + 1)).toEqual([]);
    const after = (event: typeof shot | Extract<(typeof record.events)[number], { do: 'formed' }>) =>
      thinning(next, next + 2, record.events.toSpliced(next + 1, 0, event));
    expect(after(shot)).toEqual([]);
    const formed = { do: 'formed', id: shot.by, formation: 'line', to: null, bases: null } as const;
    expect(after({ ...shot, ...formed } as never)).toEqual([]);
  });
});
