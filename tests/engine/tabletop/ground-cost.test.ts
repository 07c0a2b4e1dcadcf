import { describe, expect, it } from 'vitest';
import { costOfRun } from '../../../engine/tabletop';
import type { GroundCost } from '../../../engine/tabletop';
import type { Feature } from '../../../engine/scenario';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import {
  bridge,
  course,
  entrenchment,
  ford,
  groundOf,
  polygon,
  river,
  road,
  stream,
  wall,
  wood,
} from '../terrain/tables';
import { boxOf } from './bodies';
import { FOOT } from './tables';

/** A footprint 4 cm deep whose front edge lies at y = 12 runs north. */
const north = {
  box: boxOf(60, 10),
  boxes: [boxOf(60, 10)],
  direction: { x: 0, y: 1 },
  length: 40,
  move: 20,
  roadSlack: 3,
};
const run = (terrain: readonly Feature[], table: Partial<GroundCost> = {}, slowness = 1) =>
  costOfRun(groundOf(...terrain), { ...FOOT, ...table }, { ...north, slowness });
const grove = wood('grove', polygon([40, 22], [80, 22], [80, 32], [40, 32]));
const marsh: Feature = {
  ...PLAIN_FEATURE,
  id: 'marsh',
  name: null,
  kind: 'marsh',
  outline: polygon([40, 27], [80, 27], [80, 60], [40, 60]),
};
const through = ford('ford', 'brook', { x: 60, y: 30 }, 20);

describe('the cost of a run', () => {
  it('is its length over open ground, and as many times as much as the unit is slowed', () => {
    expect(run([]).cost(25)).toBe(25);
    expect(run([], {}, 2).cost(25)).toBe(50);
    expect(run([], {}, 2).lengthFor(25)).toBe(12.5);
  });

  it('is what each area costs, from where the leading edge enters it', () => {
    const { cost, lengthFor } = run([grove]);
    expect([cost(10), cost(11), cost(20), cost(25)].map((cm) => Number(cm.toFixed(6)))).toEqual([10, 12, 30, 35]);
    expect(lengthFor(20)).toBeCloseTo(15, 6);
    expect(lengthFor(35)).toBeCloseTo(25, 6);
  });

  it('counts each cm as many times as the unit is slowed in areas as well', () => {
    expect(run([grove], {}, 2).cost(20)).toBeCloseTo(60, 6);
  });

  it('takes a share of the whole move for a line, but not for one met as the run ends', () => {
    const { cost, lengthFor, lines } = run([wall('wall', course([40, 20], [80, 20]))]);
    expect(lines.map(({ line, at }) => [line.id, at])).toEqual([['wall', 8]]);
    expect(cost(8)).toBe(8);
    expect(cost(8.02)).toBeCloseTo(18.02, 6);
    expect(cost(8.5, 1)).toBeCloseTo(8.5, 6);
    // 10 of its 20 cm for the wall: who has less stops before it.
    expect(lengthFor(17.9)).toBe(8);
    expect(lengthFor(18.5)).toBeCloseTo(8.5, 6);
  });

  it('is not known beyond what is closed: it tells where, and by what', () => {
    const closed = run([grove, marsh]);
    expect([closed.closedAt, closed.closedBy?.id]).toEqual([15, 'marsh']);
    const barred = run([entrenchment('works', course([80, 20], [40, 20]))]);
    expect([barred.closedAt, barred.closedBy?.id]).toEqual([8, 'works']);
    expect(run([grove]).closedAt).toBeNull();
  });

  it('is that of the road for a footprint that keeps to it all the way', () => {
    const lane = road('lane', course([60, 0], [60, 120]));
    const aside = road('lane', course([64, 0], [64, 120]));
    expect(run([grove, lane], { road: 1 }).cost(20)).toBe(20);
    expect(run([grove, aside], { road: 1 }).cost(20)).toBeCloseTo(30, 6);
    expect(run([grove, lane]).cost(20)).toBeCloseTo(30, 6);
  });

  it('is that of a ford while the middle of the leading edge is in it; water elsewhere costs nothing', () => {
    const brook = river('brook', 6, course([0, 30], [180, 30]));
    expect(run([brook]).cost(30)).toBe(30);
    const { cost } = run([brook, through]);

    // 6 cm of water at three cm each.
    expect(cost(30)).toBeCloseTo(30 + 2 * 6, 6);
  });

  it('takes nothing for a stream over which a bridge carries all of the unit', () => {
    const brook = stream('brook', 3, course([0, 30], [180, 30]));
    const wide = bridge('bridge', 'brook', { x: 60, y: 30 }, 20);
    expect(run([brook]).cost(30)).toBeCloseTo(40, 6);
    expect(run([brook, wide]).cost(30)).toBeCloseTo(30, 6);
    expect(run([brook, wide], { usesCrossings: false }).cost(30)).toBeCloseTo(40, 6);
    expect(run([brook, bridge('bridge', 'brook', { x: 60, y: 30 }, 12)]).cost(30)).toBeCloseTo(40, 6);
  });
});
