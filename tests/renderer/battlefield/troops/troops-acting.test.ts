import { Vector3 } from 'three';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BattleEvent, BattleState } from '../../../../engine/battle';
import type { TroopModels } from '../../../../renderer/battlefield/troops';
import { EAST, NORTH, after, of, standing, told } from './small-battle';
import { crowd, look, picture, places } from './crowds';

let troops: TroopModels;
let state: BattleState;
beforeEach(() => {
  ({ troops, state } = standing());
});

describe('events', () => {
  const goal = { x: 50, y: 50, ...NORTH };
  const cases: [string, BattleEvent, (copy: BattleState) => void][] = [
    [
      'a march with a turn',
      told({
        do: 'moved',
        manner: 'march',
        movers: [
          {
            id: 'bevern',
            path: {
              from: { x: 50, y: 30, ...EAST },
              legs: [
                { kind: 'pivot', to: { x: 50, y: 30, ...NORTH }, length: 16, about: { x: 50, y: 30 } },
                { kind: 'straight', to: goal, length: 20 },
              ],
              length: 36,
            },
          },
        ],
      }),
      (copy) => (of(copy, 'bevern').where = { on: goal }),
    ],
    [
      'a change of formation',
      told({ do: 'formed', id: 'bevern', formation: 'march column', to: { x: 50, y: 30, ...EAST }, bases: null }),
      (copy) => (of(copy, 'bevern').formation = 'march column'),
    ],
    [
      'limbering',
      told({ do: 'formed', id: 'battery', formation: 'limbered', to: { x: 90, y: 40, ...NORTH }, bases: null }),
      (copy) => (of(copy, 'battery').formation = 'limbered'),
    ],
    [
      'a garrison',
      told({ do: 'went', id: 'salm', to: { inside: 'village/1' } }),
      (copy) => (of(copy, 'salm').where = { inside: 'village/1' }),
    ],
    [
      'an end',
      told({ do: 'went', id: 'salm', to: { gone: 'done for' } }),
      (copy) => (of(copy, 'salm').where = { gone: 'done for' }),
    ],
    ['a melee', told({ do: 'fought', by: 'seydlitz', at: ['salm'], manner: 'melee', total: 2 }), () => undefined],
    ['a volley', told({ do: 'fired', by: 'bevern', at: ['salm'], manner: 'musketry', total: 1 }), () => undefined],
    [
      'hits',
      told({ do: 'gauge', id: 'salm', gauge: 'hits', by: 2, now: 2 }),
      (copy) => (of(copy, 'salm').gauges = { hits: 2 }),
    ],
  ];
  it.each(cases)('%s begins where the state before stands and ends where the state after does', (_, event, change) => {
    const next = after(state, change);
    const start = picture(troops);
    troops.stand(next);
    const end = picture(troops);
    troops.stand(state);
    troops.animate(event, state, next, 0);
    expect(picture(troops)).toEqual(start);
    troops.animate(event, state, next, 0.4);
    expect(picture(troops)).not.toEqual(start);
    troops.animate(event, state, next, 1);
    expect(picture(troops)).toEqual(end);
    troops.settle(next);
    expect(picture(troops)).toEqual(end);
  });
  it('a change of formation that a moment holds is shown as far as it is done, from how the unit stood', () => {
    const next = after(state, (copy) => (of(copy, 'bevern').formation = 'march column'));
    const start = picture(troops);
    troops.stand(next);
    const end = picture(troops);
    troops.form([{ id: 'bevern', before: state, share: 0.4 }]);
    const part = picture(troops);
    expect([start, end]).not.toContainEqual(part);
    troops.settle(next);
    troops.form([{ id: 'bevern', before: state, share: 1 }]);
    expect(picture(troops)).toEqual(end);
  });
  it('passes half-way through the middle of a straight march', () => {
    const to = { x: 70, y: 30, ...EAST };
    const path = { from: { x: 50, y: 30, ...EAST }, legs: [{ kind: 'straight' as const, to, length: 20 }], length: 20 };
    const next = after(state, (copy) => (of(copy, 'bevern').where = { on: to }));
    troops.animate(told({ do: 'moved', manner: 'march', movers: [{ id: 'bevern', path }] }), state, next, 0.5);
    expect(places(crowd(troops, 'bases'))[2]).toEqual([60, 2.1, -30]);
  });
  it('carries its stands over others that stand in the way', () => {
    const to = { x: 90, y: 30, ...EAST };
    const path = { from: { x: 50, y: 30, ...EAST }, legs: [{ kind: 'straight' as const, to, length: 40 }], length: 40 };
    const among = after(state, (copy) => (of(copy, 'kreytzen').where = { on: { x: 70, y: 30, ...EAST } }));
    const next = after(among, (copy) => (of(copy, 'bevern').where = { on: to }));
    const event = told({ do: 'moved', manner: 'march', movers: [{ id: 'bevern', path }] });
    const height = (t: number): number => {
      troops.animate(event, among, next, t);
      return places(crowd(troops, 'bases'))[2]?.[1] ?? 0;
    };
    expect([height(0.05), height(0.95)]).toEqual([2.1, 2.1]);
    expect(height(0.5)).toBeGreaterThan(6);
  });
});

describe('smoke', () => {
  const volley = told({ do: 'fired', by: 'bevern', at: ['salm'], manner: 'musketry', total: 1 });
  const shoot = (): void => {
    troops.animate(volley, state, state, 0);
    troops.animate(volley, state, state, 1);
    troops.settle(state);
  };
  it('drifts in front of the firers and levels their muskets', () => {
    shoot();
    look(troops, new Vector3(50, 60, 0));
    const smoke = places(crowd(troops, 'smoke'));
    expect(smoke).toHaveLength(90);
    for (const [x = 0, y = 0, z = 0] of smoke) {
      expect(x).toBeGreaterThan(52);
      expect(y).toBeGreaterThan(2);
      expect(Math.abs(z + 30)).toBeLessThan(10.1);
    }
    expect(crowd(troops, 'musketeer firing').count).toBe(8);
  });
  it('hangs before those who are said to have fired, and is gone as soon as they are not', () => {
    const seen = (): number => (crowd(troops, 'smoke').visible ? places(crowd(troops, 'smoke')).length : 0);
    troops.smokeOf(['bevern']);
    expect(seen()).toBeGreaterThan(0);
    troops.smokeOf([]);
    expect(seen()).toBe(0);
  });

  it('hangs thinner before those who fired a step ago, once', () => {
    troops.smokeOf([]);
    expect(troops.haze([], ['bevern'])).toBe(true);
    expect(troops.haze([], ['bevern'])).toBe(false);
    look(troops, new Vector3(50, 60, 0));
    expect(places(crowd(troops, 'smoke'))).toHaveLength(90);
    expect(crowd(troops, 'smoke').geometry.getAttribute('puff').getZ(0)).toBeCloseTo(0.32, 5);
    troops.smokeOf([]);
  });

  it('is still there thinner after one step, and the muskets are shouldered', () => {
    shoot();
    look(troops, new Vector3(50, 60, 0));
    const alpha = (): number => crowd(troops, 'smoke').geometry.getAttribute('puff').getZ(0);
    expect(alpha()).toBeCloseTo(0.8, 5);
    troops.thin(1);
    expect(alpha()).toBeCloseTo(0.32, 5);
    look(troops, new Vector3(50, 60, 0));
    expect(crowd(troops, 'musketeer firing').visible).toBe(false);
  });
  it('is gone after two steps, and at once when another state is shown', () => {
    shoot();
    troops.thin(2);
    expect(crowd(troops, 'smoke').visible).toBe(false);
    shoot();
    look(troops, new Vector3(50, 60, 0));
    expect(crowd(troops, 'musketeer firing').count).toBe(8);
    troops.stand(state);
    expect(crowd(troops, 'smoke').visible).toBe(false);
    expect(crowd(troops, 'musketeer firing').visible).toBe(false);
    expect(crowd(troops, 'musketeer').count).toBe(32);
  });
});
