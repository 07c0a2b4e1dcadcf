import { describe, expect, it } from 'vitest';
import { positionOf, withHeld, zonesOf } from '../../../editing/aids';
import { boundsOf } from '../../../engine/geometry';
import { system, tableOf, viewOf } from './tables';

describe('zones of pieces', () => {
  const zones = zonesOf(system, viewOf({}));

  it('are fields of fire of units and the distances of leaders, with where they stand', () => {
    expect(zones.map(({ id, side, arm, zones }) => [id, side, arm, zones.length])).toEqual([
      ['prussia/alt', 'prussia', 'foot', 2],
      ['austria/harrach', 'austria', 'foot', 2],
      ['prussia/forcade', 'prussia', null, 1],
      ['austria/browne', 'austria', null, 1],
    ]);
    const { minX, maxX, minY, maxY } = boundsOf(zones[2]?.zones[0]?.outline ?? []);
    expect([minX, maxX, minY, maxY].map(Math.round)).toEqual([15, 45, -5, 25]);
  });
});

describe('command', () => {
  const scenario = tableOf({});
  const out = (x: number, y: number) =>
    system.outOfCommand?.(
      positionOf(system, withHeld(scenario, [{ id: 'prussia/forcade', at: { x, y }, heading: null }])),
    ).units;

  it('reaches 15 cm from a commander, wherever he is held', () => {
    expect(out(30, 10)).toEqual([]);
    // The rear of a battalion 4 cm deep at 20 lies at 18.
    expect(out(30, 3)).toEqual([]);
    expect(out(30, 2.9)).toEqual(['prussia/alt']);
  });

  it('is lost to a unit that is held elsewhere', () => {
    const held = withHeld(scenario, [{ id: 'prussia/alt', at: { x: 90, y: 40 }, heading: 90 }]);
    expect(system.outOfCommand?.(positionOf(system, held))).toEqual({ units: ['prussia/alt'], clause: 'HOW-CMD-01' });
    expect(withHeld(scenario, [])).toBe(scenario);
  });
});
