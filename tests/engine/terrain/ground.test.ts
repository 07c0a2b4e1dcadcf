import { describe, expect, it } from 'vitest';
import { areaOf as polygonArea, facingOf, pointInPolygon, poseAt, type Box } from '../../../engine/geometry';
import { PLAIN_FEATURE, type Feature } from '../../../engine/scenario';
import type { GroundArea } from '../../../engine/terrain';
import {
  anyGround,
  anyPlace,
  areaOf,
  at,
  bridge,
  cm,
  course,
  groundOf,
  hill,
  naiveAreasAt,
  polygon,
  river,
  road,
  stream,
  sunkenRoad,
  village,
  wood,
} from './tables';
import { fc } from '../../property';

const box = (x: number, y: number, heading: number, width: number, depth: number): Box => ({
  pose: poseAt(at(x, y), facingOf(heading)),
  width,
  depth,
});
const square = wood('square', polygon([20, 20], [40, 20], [40, 40], [20, 40]));

describe('the ground under a point and a footprint', () => {
  const ground = groundOf(
    square,
    village('town', at(100, 60), 45),
    hill('hill', 'gentle', 6, polygon([10, 10], [60, 10], [60, 60], [10, 60])),
  );

  it('is found by place and by id', () => {
    expect(ground.areasAt(at(30, 30)).map(({ id }) => id)).toEqual(['square', 'hill']);
    expect(ground.areasAt(at(40, 40)).map(({ id }) => id)).toEqual(['square', 'hill']);
    expect(ground.areasAt(at(40.001, 40)).map(({ id }) => id)).toEqual(['hill']);
    expect(ground.area('square')?.centre).toEqual(at(30, 30));
    expect(ground.area('nowhere')).toBeNull();
    expect(ground.block('town/1')?.bua).toBe('town');
    expect(ground.blockAt(at(100, 71))?.id).toBe('town/1');
    expect(ground.blockAt(at(107, 67))).toBeNull();
    expect(ground.block('town')).toBeNull();
  });

  it('is shared out exactly', () => {
    expect(ground.share(box(40, 30, 0, 8, 4), areaOf(ground, 'square'))).toBeCloseTo(0.5, 12);
    expect(ground.share(box(48, 30, 0, 8, 4), areaOf(ground, 'square'))).toBe(0);
    const town = ground.block('town/1');
    expect(town && ground.share(box(100, 60, 45, 8, 32), town)).toBeCloseTo(0.5, 12);
  });

  it('is shared out whole where no edge is near, and not at all in a corner of its bounds', () => {
    const round = { shape: 'ellipse', at: at(60, 60), radii: [40, 40], turn: 0 } as const;
    const wide = groundOf(hill('wide', 'gentle', 6, round));
    const share = (x: number, y: number) => wide.share(box(x, y, 30, 8, 4), areaOf(wide, 'wide'));
    expect([share(60, 60), share(70, 50)]).toEqual([1, 1]);
    expect([share(25, 25), share(95, 95)]).toEqual([0, 0]);
    expect(share(60, 100)).toBeGreaterThan(0.3);
    expect(share(60, 100)).toBeLessThan(0.7);
  });

  it('ends at the table edge', () => {
    expect(ground.holds(box(8, 2, 0, 16, 4))).toBe(true);
    expect(ground.holds(box(7.995, 2, 0, 16, 4))).toBe(true);
    expect(ground.holds(box(7.98, 2, 0, 16, 4))).toBe(false);
    expect(ground.holds(box(172, 118, 180, 16, 4))).toBe(true);
    expect(ground.holds(box(172, 118.02, 180, 16, 4))).toBe(false);
  });

  it('agrees with drawn outlines everywhere', () => {
    fc.assert(
      fc.property(anyGround, anyPlace, cm(1, 20), fc.integer({ min: 0, max: 359 }), (table, place, width, heading) => {
        expect(table.areasAt(place)).toEqual(naiveAreasAt(table, place));
        const foot = box(place.x, place.y, heading, width, 4);
        for (const area of table.areas.filter(({ kind }) => kind === 'wood')) {
          let counted = 0;
          for (let i = 0; i < 400; i += 1) {
            const right = (((i % 20) + 0.5) / 20 - 0.5) * width;
            const ahead = ((Math.floor(i / 20) + 0.5) / 20 - 0.5) * 4;
            const { hx, hy } = foot.pose;
            if (pointInPolygon(at(place.x + hx * ahead + hy * right, place.y + hy * ahead - hx * right), area.outline))
              counted += 1;
          }
          expect(Math.abs(table.share(foot, area) - counted / 400)).toBeLessThan(0.06);
        }
      }),
      { numRuns: 60 },
    );
  }, 30_000);
});

describe('hills', () => {
  const cone = { shape: 'ellipse', at: at(50, 50), radii: [20, 20], turn: 0 } as const;
  const gentle = groundOf(hill('gentle', 'gentle', 6, cone));
  const steep = groundOf(hill('steep', 'steep', 6, cone));

  it('rise from 0 at the outline to their height on the plateau', () => {
    expect(gentle.heightAt(at(50, 50))).toBe(6);
    expect(gentle.heightAt(at(71, 50))).toBe(0);
    expect(gentle.heightAt(at(70, 50))).toBeCloseTo(0, 6);
    // Gentle: 0.7 * 20 = 14 cm of slope; half of it is half the height. Steep: 7 cm.
    expect(gentle.heightAt(at(63, 50))).toBeCloseTo(3, 1);
    expect(gentle.heightAt(at(55.9, 50))).toBe(6);
    expect(steep.heightAt(at(66.5, 50))).toBeCloseTo(3, 1);
    expect(steep.heightAt(at(62.9, 50))).toBe(6);
  });

  it('never fall on the way up, and stand in each other without a step', () => {
    for (let x = 30; x < 50; x += 0.25)
      expect(gentle.heightAt(at(x + 0.25, 50))).toBeGreaterThanOrEqual(gentle.heightAt(at(x, 50)));
    const two = groundOf(
      hill('low', 'gentle', 3, cone),
      hill('high', 'steep', 9, { ...cone, at: at(60, 50), radii: [8, 8] }),
    );
    expect(two.heightAt(at(60, 50))).toBe(9);
    expect(two.heightAt(at(50, 50))).toBe(3);
    for (let x = 30; x < 80; x += 0.05)
      expect(Math.abs(two.heightAt(at(x + 0.05, 50)) - two.heightAt(at(x, 50)))).toBeLessThan(0.3);
  });

  it('are nothing without an area', () => {
    const flat = groundOf(hill('line', 'gentle', 6, polygon([0, 0], [10, 10])), hill('none', 'steep', 6, polygon()));
    expect(flat.heightAt(at(5, 5))).toBe(0);
    expect(flat.areasAt(at(80, 80))).toEqual([]);
    expect(flat.trace(at(0, 10), at(10, 0))).toEqual([]);
    expect(flat.share(box(5, 5, 0, 4, 4), areaOf(flat, 'line'))).toBe(0);
  });
});

describe('water', () => {
  const schwartz = river('schwartz', 9, course([100, 0], [100, 120]));
  const ground = groundOf(
    schwartz,
    bridge('bridge', 'schwartz', at(103, 60)),
    stream('brook', 3, course([0, 30], [60, 30])),
  );

  it('is a strip of its width', () => {
    expect(polygonArea(areaOf(ground, 'schwartz').outline)).toBeCloseTo(9 * 120, 9);
    expect(ground.areasAt(at(104.5, 20)).map(({ id }) => id)).toEqual(['schwartz']);
    expect(ground.areasAt(at(104.51, 20))).toEqual([]);
  });

  it('is bridged square to its course', () => {
    const [crossing] = ground.crossings;
    expect(crossing?.box).toEqual({ pose: { x: 100, y: 60, hx: -1, hy: 0 }, width: 7, depth: 15 });
    const oblique = groundOf(river('r', 6, course([0, 0], [60, 60])), bridge('b', 'r', at(33, 27)));
    expect(oblique.crossings[0]?.box.pose.x).toBeCloseTo(30, 9);
    expect(oblique.crossings[0]?.box.pose.hx).toBeCloseTo(-Math.SQRT1_2, 9);
    expect(groundOf(schwartz, bridge('lost', 'nothing', at(3, 3))).crossings).toEqual([]);
  });

  it('stops a footprint that touches it off its crossings', () => {
    const wet = (foot: Box, water: 'impassable' | 'any' = 'impassable') => ground.inWater(foot, water);
    expect(wet(box(91.5, 20, 0, 8, 4))).toBe(false);
    expect(wet(box(91.51, 20, 0, 8, 4))).toBe(false);
    expect(wet(box(91.52, 20, 0, 8, 4))).toBe(true);
    expect(wet(box(100, 60, 90, 4, 8))).toBe(false);
    expect(wet(box(100, 60, 90, 7, 8))).toBe(false);
    expect(wet(box(100, 60, 90, 7.1, 8))).toBe(true);
    expect(wet(box(100, 62, 90, 4, 8))).toBe(true);
    expect(wet(box(93, 60, 90, 16, 4))).toBe(false);
    expect(wet(box(94, 60, 90, 16, 4))).toBe(true);
  });

  it('tells impassable from any', () => {
    const foot = box(30, 30, 0, 8, 4);
    expect(ground.inWater(foot, 'impassable')).toBe(false);
    expect(ground.inWater(foot, 'any')).toBe(true);
    const shallow = groundOf(river('ford', 9, course([30, 0], [30, 60]), 'fordable'));
    expect(shallow.inWater(foot, 'impassable')).toBe(false);
    expect(shallow.inWater(foot, 'any')).toBe(true);
    const pond: Feature = {
      ...PLAIN_FEATURE,
      id: 'pond',
      name: null,
      kind: 'pond',
      outline: polygon([25, 25], [35, 25], [35, 35], [25, 35]),
    };
    expect(groundOf(pond).inWater(foot, 'impassable')).toBe(true);
  });

  it('is carried by two bridges side by side, and by none of another river', () => {
    const twins = groundOf(schwartz, bridge('a', 'schwartz', at(100, 60)), bridge('b', 'schwartz', at(100, 66)));
    expect(twins.inWater(box(100, 63, 90, 13, 4), 'impassable')).toBe(false);
    expect(twins.inWater(box(100, 63, 90, 13.1, 4), 'impassable')).toBe(true);
    const other = groundOf(schwartz, river('other', 9, course([0, 60], [40, 60])), bridge('a', 'other', at(20, 60)));
    expect(other.inWater(box(100, 60, 90, 4, 4), 'impassable')).toBe(true);
  });
});

describe('roads', () => {
  const ground = groundOf(
    road('road', course([0, 60], [60, 60])),
    river('river', 9, course([100, 0], [100, 120])),
    bridge('bridge', 'river', at(100, 60)),
  );

  it('are kept to within the slack of their middle, over bridges too', () => {
    expect(ground.onRoad(at(30, 62), 2)).toBe(true);
    expect(ground.onRoad(at(30, 62.02), 2)).toBe(false);
    expect(ground.onRoad(at(62, 60), 2)).toBe(true);
    expect(ground.onRoad(at(63, 60), 2)).toBe(false);
    expect(ground.onRoad(at(107.5, 61), 1)).toBe(true);
    expect(ground.onRoad(at(107.6, 61), 1)).toBe(false);
    expect(ground.onRoad(at(100, 61.1), 1)).toBe(false);
    expect(groundOf().onRoad(at(30, 60), 5)).toBe(false);
  });

  it('may be sunken', () => {
    const sunken = groundOf(sunkenRoad('lane', course([0, 60], [60, 60])));
    expect(sunken.onRoad(at(30, 62), 2)).toBe(true);
    expect(sunken.onRoad(at(30, 62.02), 2)).toBe(false);
    // A strip of ground besides, and a line: 3 cm on each side of its middle.
    expect(sunken.share(box(30, 63, 0, 8, 4), areaOf(sunken, 'lane'))).toBeCloseTo(0.5, 9);
    expect(sunken.crossed(at(30, 50), at(30, 70)).map(({ line, at: s }) => [line.kind, s])).toEqual([
      ['sunken road', 10],
    ]);
    expect(sunken.inWater(box(30, 60, 0, 8, 4), 'any')).toBe(false);
  });
});

describe('ground of its own kind', () => {
  const effects = {
    movement: { foot: 'half', 'light foot': 'free', horse: 'closed', guns: 'closed', train: 'closed' },
    cover: 'light',
    sight: 'open',
  } as const;
  const named = (id: string) => ({ ...PLAIN_FEATURE, id, name: null, effects });
  const line = course([60, 0], [60, 60]);
  const ground = groundOf(
    {
      ...named('quarry'),
      kind: 'custom area',
      what: 'quarry',
      outline: polygon([20, 20], [40, 20], [40, 40], [20, 40]),
    },
    { ...named('mill race'), kind: 'custom line', what: 'mill race', course: line },
    { ...PLAIN_FEATURE, id: 'abatis', name: null, kind: 'abatis', course: course([80, 0], [80, 60]) },
  );

  it('is laid as every area and line, with what the file declares', () => {
    expect(ground.trace(at(0, 30), at(100, 30)).map(({ area, from, to }) => [area.kind, from, to])).toEqual([
      ['custom area', 20, 40],
    ]);
    expect(ground.area('quarry')?.feature.effects).toBe(effects);
    expect(ground.crossed(at(0, 30), at(100, 30)).map((met) => [met.line.kind, met.at])).toEqual([
      ['custom line', 60],
      ['abatis', 80],
    ]);
    expect(ground.lines[0]?.feature.effects).toBe(effects);
    expect(ground.worksAlong(box(60, 30, 90, 16, 4), 5)).toEqual([]);
  });
});

it('areas are looked for among all, or among some of them', () => {
  const ground = groundOf(square, hill('hill', 'gentle', 6, polygon([10, 10], [60, 10], [60, 60], [10, 60])));
  const found = (among?: readonly GroundArea[]): unknown => [
    ground.areasAt(at(30, 30), among).map(({ id }) => id),
    ground.swept(at(5, 30), at(5, 35), at(50, 0), among).map(({ area }) => area.id),
  ];
  expect(found()).toEqual([
    ['square', 'hill'],
    ['hill', 'square'],
  ]);
  expect(found([areaOf(ground, 'square')])).toEqual([['square'], ['square']]);
  expect(found([])).toEqual([[], []]);
});

it('features that stay when others change are laid once, and a crossing lies where its water now is', () => {
  const over = bridge('bridge', 'brook', at(90, 60));
  const before = groundOf(square, river('brook', 10, course([0, 60], [180, 60])), over);
  const after = groundOf(square, river('brook', 10, course([0, 70], [180, 70])), over);
  expect(after.area('square')).toBe(before.area('square'));
  expect([before, after].map(({ crossings }) => crossings[0]?.box.pose.y)).toEqual([60, 70]);
});
