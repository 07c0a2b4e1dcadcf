import { describe, expect, it } from 'vitest';
import { roughWay } from '../../../engine/routes';
import type { RoughWay } from '../../../engine/routes';
import type { Feature } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import type { Ground } from '../../../engine/terrain';
import { at, bridge, course, entrenchment, polygon, river, scenarioOf, stream, village, wood } from '../terrain/tables';
import { FOOT, footWith } from './movers';

const costs = FOOT.line?.costs;
if (!costs) throw new Error('foot has no line');
const FOOT_20 = { costs, front: 20, entersHouses: true };
const HORSE_20 = { costs, front: 20, entersHouses: false };
/** To whom works are closed, and streams away from their bridges. */
const barred = footWith({ line: ({ kind }) => (kind === 'entrenchment' || kind === 'stream' ? Infinity : 0) });
if (!barred.line) throw new Error('foot has no line');
const CAVALRY_20 = { costs: barred.line.costs, front: 20, entersHouses: false };
const laid = (...terrain: readonly Feature[]): Ground => layGround(scenarioOf(terrain));
const [from, to] = [at(40, 60), at(140, 60)];
const found = (way: RoughWay | null): RoughWay => {
  if (!way) throw new Error('the way is straight');
  return way;
};

describe('a rough way', () => {
  it('is none where the straight line leads over open ground, however near the way round would be', () => {
    expect(roughWay(laid(), FOOT_20, from, to)).toBeNull();
    expect(roughWay(laid(village('mill', at(90, 95), 0)), FOOT_20, from, to)).toBeNull();
  });

  it('is looked for as soon as a line would catch on houses with its wings', () => {
    // A battalion is 20 cm wide, and 12 cm about the houses, which reach 8 cm to each side, are close by.
    expect(roughWay(laid(village('mill', at(90, 88), 0)), FOOT_20, from, to)).toBeNull();
    expect(roughWay(laid(village('mill', at(90, 82), 0)), FOOT_20, from, to)).not.toBeNull();
  });

  it('leads horse round houses, and bends beside them', () => {
    const way = found(roughWay(laid(village('mill', at(90, 64), 0, 30)), HORSE_20, from, to));
    // 106 cm past the nearer corners; what is close by counts twice.
    expect(way.left(from)).toBeGreaterThan(106);
    expect(way.left(from)).toBeLessThan(140);
    expect(way.bend.y).toBeLessThan(52);
    expect(way.bend.x).toBeGreaterThan(50);
    expect(way.left(to)).toBeLessThan(3);
  });

  it('counts houses on the way three times for foot, who may go in and out again', () => {
    // 76 cm of open ground or twice what is close by, and 24 of houses; forty times for horse.
    const wall = laid(...[-24, 0, 24, 48, 72, 96, 120, 144].map((y, i) => village(`block ${i}`, at(90, y), 0, 24)));
    const [foot, horse] = [FOOT_20, HORSE_20].map((who) => found(roughWay(wall, who, from, to)).left(from));
    expect(foot).toBeGreaterThan(140);
    expect(foot).toBeLessThan(190);
    expect(horse).toBeGreaterThan(900);
  });

  it('bends some squares off for who stands close by houses, and so sees no open line anywhere', () => {
    const way = found(roughWay(laid(village('mill', at(90, 62), 0)), HORSE_20, at(74, 60), to));
    expect(way.bend.y).toBeLessThan(55);
    expect(Math.hypot(way.bend.x - 74, way.bend.y - 60)).toBeGreaterThan(8);
  });

  it('goes over the bridge of a river that is closed', () => {
    const terrain = [river('brook', 8, course([90, -10], [90, 130])), bridge('bridge', 'brook', at(90, 20))];
    const way = found(roughWay(laid(...terrain), HORSE_20, from, to));
    // 128 cm by the bridge; what is close by the water counts twice.
    expect(way.left(from)).toBeGreaterThan(128);
    expect(way.left(from)).toBeLessThan(180);
    expect(way.bend.y).toBeLessThan(50);
    expect(found(roughWay(laid(...terrain.slice(0, 1)), HORSE_20, from, to)).left(from)).toBeGreaterThan(300);
  });

  it('leads horse round works, and foot straight over them', () => {
    const works = entrenchment('works', course([90, 20], [90, 100]));
    const horse = found(roughWay(laid(works), CAVALRY_20, from, to));
    // 40 cm to the side at half of the way: 128 cm; what is close by the works counts twice.
    expect(horse.left(from)).toBeGreaterThan(128);
    expect(horse.left(from)).toBeLessThan(175);
    expect(Math.abs(horse.bend.y - 60)).toBeGreaterThan(30);
    expect(roughWay(laid(works), FOOT_20, from, to)).toBeNull();
    expect(roughWay(laid(entrenchment('works', course([90, 0], [90, 40]))), CAVALRY_20, from, to)).toBeNull();
  });

  it('goes over the bridge of a stream that is closed', () => {
    const brook = stream('brook', 2, course([90, -10], [90, 130]));
    const way = found(roughWay(laid(brook, bridge('bridge', 'brook', at(90, 20))), CAVALRY_20, from, to));
    expect(way.left(from)).toBeGreaterThan(120);
    expect(way.left(from)).toBeLessThan(180);
    expect(found(roughWay(laid(brook), CAVALRY_20, from, to)).left(from)).toBeGreaterThan(200);
  });

  it('goes round a deep wood that halves the march, and through a shallow one', () => {
    const deep = laid(wood('deep', polygon([60, 45], [120, 45], [120, 110], [60, 110])));
    const shallow = laid(wood('shallow', polygon([86, 0], [94, 0], [94, 120], [86, 120])));
    const round = found(roughWay(deep, HORSE_20, from, to));
    expect(round.left(from)).toBeLessThan(125);
    expect(round.left(at(90, 70))).toBeGreaterThan(round.left(at(90, 40)));
    expect(found(roughWay(shallow, HORSE_20, from, to)).left(from)).toBeGreaterThan(107);
    expect(found(roughWay(shallow, HORSE_20, from, to)).left(from)).toBeLessThan(116);
  });

  it('leads out of closed ground that somebody stands in, and into what he is sent to', () => {
    const ground = laid(village('mill', at(90, 60), 0));
    const out = found(roughWay(ground, HORSE_20, at(94, 60), to));
    expect(out.left(at(110, 60))).toBeLessThan(out.left(at(94, 60)));
    const into = found(roughWay(ground, HORSE_20, from, at(90, 60)));
    expect(into.left(at(70, 60))).toBeLessThan(into.left(at(50, 60)));
  });
});
