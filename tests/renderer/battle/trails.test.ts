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
});
