import { describe, expect, it } from 'vitest';
import { pathOf, poseAt, straight } from '../../../engine/geometry';
import { cuesOf, type Cue } from '../../../renderer/sound/cues';
import { strokesOf } from '../../../renderer/sound/drummer';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const bare = { text: '', reasons: [], seen: 'all', act: 0 } as const;
const one = (arm: string): string => Object.values(record.roster.units).find((unit) => unit.arm === arm)?.id ?? '';
const fired = (by: string) => ({ ...bare, do: 'fired', by, at: [], manner: 'musketry', total: 1 }) as const;
const mannerAt = (gait: string): string =>
  Object.keys(record.vocabulary.manners).find((id) => record.vocabulary.manners[id]?.gait === gait) ?? '';
const START = poseAt({ x: 10, y: 10 }, { x: 0, y: 1 });
const marched = (id: string, length: number, gait = 'march') => {
  const path = pathOf(START, [straight(START, length)]);
  return { ...bare, do: 'moved', manner: mannerAt(gait), movers: [{ id, path }] } as const;
};
const heard = (cues: readonly Cue[]) => cues.map(({ noise, at }) => [noise, Math.round(at * 100) / 100]);

describe('what a battle sounds like', () => {
  it('is a volley where foot fires, and guns one after the other where a battery does', () => {
    expect(heard(cuesOf(fired(one('foot')), record, 1))).toEqual([['volley', 0]]);
    const guns = [0, 0.22, 0.44].map((at) => ['cannon', at]);
    expect(heard(cuesOf(fired(one('guns')), record, 1))).toEqual(guns);
    expect(heard(cuesOf(fired(one('guns')), record, 2))).toEqual([0, 0.11, 0.22].map((at) => ['cannon', at]));
  });

  it('is drums where foot marches and hooves where horse rides, as long as the way, and neither at great speed', () => {
    expect(heard(cuesOf(marched(one('foot'), 12) as never, record, 1))).toEqual([['drums', 0]]);
    expect(heard(cuesOf(marched(one('horse'), 12) as never, record, 1))).toEqual([['hooves', 0]]);
    expect(cuesOf(marched(one('foot'), 24) as never, record, 1)[0]?.length).toBeCloseTo(2, 3);
    expect(cuesOf(marched(one('foot'), 24) as never, record, 7.9)).toHaveLength(1);
    expect(cuesOf(marched(one('foot'), 24) as never, record, 8)).toEqual([]);
    for (const arm of ['foot', 'horse']) {
      const [march, charge] = ['march', 'charge'].map((gait) =>
        cuesOf(marched(one(arm), 12, gait) as never, record, 1),
      );
      expect(charge?.[0]?.loudness).toBeGreaterThan(march?.[0]?.loudness ?? 1);
    }
  });

  it.each([
    [2, 0.35],
    [4, 0.175],
    [8, 0.175],
  ])('is shorter when it is played faster, though never too short to be heard: %s times', (speed, length) => {
    expect(cuesOf(fired(one('foot')), record, speed)[0]?.length).toBeCloseTo(length, 6);
  });

  it('is made of strokes within its length', () => {
    const cue = { noise: 'drums', at: 0, length: 1.5, loudness: 1 } as const;
    const strokes = strokesOf(cue, () => 0.5).map(({ at }) => at);
    expect(strokes).toHaveLength(11);
    expect(Math.max(...strokes)).toBeLessThan(1.5);
  });

  it('is nothing where only words are told', () => {
    expect(cuesOf({ ...bare, do: 'told', who: 'blue', what: 'Move' } as never, record, 1)).toEqual([]);
  });
});
