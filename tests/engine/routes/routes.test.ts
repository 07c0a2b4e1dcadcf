import { describe, expect, it } from 'vitest';
import { routesOver, type Marcher, type Route, type RouteOutcome, type RouteRequest } from '../../../engine/routes';
import { PLAIN_FEATURE, type Feature, type Outline } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import { bridge, course, hill, polygon, river, road, scenarioOf, village, wall, wood } from '../terrain/tables';
import { FOOT, footWith, pose, posesOf, standsIn, wanted } from './movers';

const pond = (id: string, outline: Outline): Feature => ({ ...PLAIN_FEATURE, id, name: null, kind: 'pond', outline });
const rectangle = (x: number, y: number, width: number, depth: number, turn = 0): Outline => ({
  shape: 'rectangle',
  at: { x, y },
  size: [width, depth],
  turn,
});
const routed = (terrain: readonly Feature[], want: RouteRequest, marcher: Marcher = FOOT): RouteOutcome =>
  routesOver(layGround(scenarioOf(terrain)), marcher).find(want);
function found(outcome: RouteOutcome): Route {
  if (!outcome.found) throw new Error(`no route: ${JSON.stringify(outcome)}`);
  return outcome;
}
/** The route, walked in small steps over the features. */
function legal(terrain: readonly Feature[], want: RouteRequest, marcher: Marcher = FOOT): Route {
  const ground = layGround(scenarioOf(terrain));
  const route = found(routesOver(ground, marcher).find(want));
  for (const { at, size } of posesOf(route, marcher))
    expect(standsIn({ ground, features: terrain, others: want.others }, at, size, 0.06)).toBeNull();
  const end = route.legs.at(-1)?.leg.to ?? want.from;
  expect(Math.hypot(end.x - want.to.x, end.y - want.to.y)).toBeLessThan(1e-9);
  return route;
}
const isColumn = (route: Route): boolean[] =>
  route.legs.filter(({ leg }) => leg.kind === 'straight').map((leg) => leg.column);

describe('a route over open ground', () => {
  it('is a turn and a straight march', () => {
    const route = legal([], wanted(pose(30, 60, 0), 130, 60));
    expect(route.legs.map(({ leg }) => leg.kind)).toEqual(['pivot', 'straight']);
    expect(route.cost).toBeCloseTo(100, 9);
    expect(found(routed([], wanted(pose(30, 60, 90), 30, 60))).legs).toEqual([]);
  });

  it('ends facing where it is to', () => {
    const route = legal([], wanted(pose(30, 60, 90), 130, 60, { facing: { x: 0, y: 1 } }), { ...FOOT, turning: 0.1 });
    expect(route.legs.at(-1)?.leg.to).toMatchObject({ hx: 0, hy: 1 });
    // 100 cm and, at the least, a quarter turn.
    expect(route.cost).toBeGreaterThanOrEqual(109);
    expect(route.cost).toBeLessThan(110);
  });

  it('is the same each time', () => {
    const terrain = [pond('pond', rectangle(90, 60, 30, 30, 20)), wood('wood', rectangle(60, 30, 30, 20))];
    const want = wanted(pose(20, 60, 90), 160, 58);
    expect(routed(terrain, want)).toEqual(routed(terrain, want));
  });
});

describe('a route round closed ground', () => {
  const block = pond('pond', rectangle(90, 60, 20, 60));

  it('keeps half a width from a corner', () => {
    const route = legal([block], wanted(pose(20, 60, 90), 160, 60));
    // In line round the corners: at least up 38 cm over 62 cm, along 20 cm, and down again.
    expect(route.cost).toBeGreaterThan(155);
    expect(route.cost).toBeLessThan(185);
  });

  it('fails where all is closed, and says by what', () => {
    const wide = river('wide', 9, course([90, -5], [90, 125]));
    expect(routed([wide], wanted(pose(20, 60, 90), 160, 60))).toEqual({
      found: false,
      fails: 'on the way',
      closedBy: { kind: 'area', id: 'wide' },
    });
    expect(routed([block], wanted(pose(90, 60, 90), 160, 60))).toMatchObject({
      fails: 'at the start',
      closedBy: { kind: 'area', id: 'pond' },
    });
    expect(routed([block], wanted(pose(20, 60, 90), 90, 60, { facing: { x: 1, y: 0 } }))).toMatchObject({
      fails: 'at the end',
      closedBy: { kind: 'area', id: 'pond' },
    });
    expect(routed([village('town', { x: 160, y: 60 }, 0)], wanted(pose(20, 60, 90), 160, 60))).toMatchObject({
      fails: 'on the way',
      closedBy: { kind: 'block', id: 'town/1' },
    });
    expect(routed([], wanted(pose(20, 60, 90), 179, 60))).toMatchObject({ closedBy: { kind: 'table edge' } });
    expect(routed([], wanted(pose(4, 60, 0), 160, 60))).toMatchObject({ fails: 'at the start' });
  });

  it('takes a corridor just as wide as its footprint', () => {
    for (const turn of [0, 17, 45, 90]) {
      const { hx, hy } = pose(0, 0, turn);
      // Two ponds 16.06 cm apart along the way.
      const beside = (side: number): Outline => {
        const off = side * (8.03 + 20);
        return rectangle(90 + hy * off, 60 - hx * off, 40, 30, turn);
      };
      const walls = [pond('left', beside(-1)), pond('right', beside(1))];
      const start = pose(90 - hx * 45, 60 - hy * 45, turn);
      const route = legal(walls, wanted(start, 90 + hx * 45, 60 + hy * 45), { ...FOOT, column: null });
      expect(route.cost).toBeCloseTo(90, 3);
    }
  });

  it('passes between other footprints where there is room, and round them where there is none', () => {
    const pair = (gap: number): RouteRequest['others'] =>
      [-1, 1].map((side) => ({
        id: side < 0 ? 'left' : 'right',
        box: { pose: pose(90, 60 + side * (8 + gap / 2), 90), width: 16, depth: 4 },
      }));
    const through = legal([], wanted(pose(40, 60, 90), 140, 60, { others: pair(16.05) }));
    expect(through.cost).toBeCloseTo(100, 3);
    const round = legal([], wanted(pose(40, 60, 90), 140, 60, { others: pair(15.9) }), { ...FOOT, column: null });
    expect(round.cost).toBeGreaterThan(105);
    const inColumn = legal([], wanted(pose(40, 60, 90), 140, 60, { others: pair(4.1), column: true }), {
      ...footWith({ road: null }),
      line: null,
    });
    expect(inColumn.cost).toBeCloseTo(100, 6);
  });

  it('passes along the table edge', () => {
    // In line it needs 16 cm, and 8.25 to each side where it turns.
    const barrier = pond('barrier', rectangle(90, 68.6, 20, 104));
    const route = legal([barrier], wanted(pose(40, 30, 90), 140, 30), { ...FOOT, column: null });
    expect(route.cost).toBeLessThan(130);
    const close = pond('close', rectangle(90, 68.05, 20, 104));
    expect(legal([close], wanted(pose(40, 8.02, 90), 140, 8.02), { ...FOOT, column: null }).cost).toBeCloseTo(100, 9);
    const shut = pond('shut', rectangle(90, 67.9, 20, 104));
    expect(routed([shut], wanted(pose(40, 30, 90), 140, 30), { ...FOOT, column: null }).found).toBe(false);
  });

  it('does not cross a line that is closed', () => {
    const closed = footWith({ line: ({ kind }) => (kind === 'wall' ? Infinity : 0) });
    const fence = [wall('wall', course([90, 20], [90, 100]))];
    const route = found(routed(fence, wanted(pose(40, 60, 90), 140, 60), closed));
    for (const { at, size } of posesOf(route, closed)) {
      const ends = [-1, 1].flatMap((a) =>
        [-1, 1].map((b) => at.x + (at.hx * a * size[1]) / 2 + (at.hy * b * size[0]) / 2 - 90),
      );
      const astride = Math.min(...ends) < -0.05 && Math.max(...ends) > 0.05;
      if (astride) expect(Math.abs(at.y - 60)).toBeGreaterThan(40);
    }
    expect(found(routed(fence, wanted(pose(40, 60, 90), 140, 60))).cost).toBeCloseTo(104, 9);
  });
});

describe('a route over water', () => {
  const schwartz = river('schwartz', 9, course([90, -5], [90, 125]));
  const terrain = [schwartz, bridge('bridge', 'schwartz', { x: 90, y: 30 })];

  it('leads over the bridge, in column', () => {
    const route = legal(terrain, wanted(pose(40, 90, 90), 140, 90, { endsInColumn: false }));
    expect(isColumn(route)).toContain(true);
    expect(route.legs.at(-1)?.column).toBe(false);
    for (const { at, size } of posesOf(route, FOOT))
      if (Math.abs(at.x - 90) < 4.5) {
        expect(size).toEqual([4, 12]);
        expect(Math.abs(at.y - 30)).toBeLessThan(2);
      }
    // Twice formed, and a way of at least 2 * sqrt(50 * 50 + 60 * 60).
    expect(route.cost).toBeGreaterThan(156 + 16);
    expect(route.cost).toBeLessThan(185);
  });

  it('is none for what may not use the bridge', () => {
    expect(routed(terrain, wanted(pose(40, 90, 90), 140, 90), { ...FOOT, column: null }).found).toBe(false);
    expect(routed(terrain, wanted(pose(40, 90, 90), 140, 90), footWith({ usesCrossings: false })).found).toBe(false);
  });

  it('wades where that is cheaper', () => {
    const wading = footWith({ isWater: () => false, areas: (areas) => (areas.length > 0 ? 3 : 1) });
    const route = found(routed(terrain, wanted(pose(40, 90, 90), 140, 90), wading));
    expect(route.cost).toBeCloseTo(100 + 2 * 9, 6);
  });
});

describe('the cost of a route', () => {
  it('avoids dear ground where the way round is cheaper', () => {
    const small = [wood('wood', rectangle(90, 60, 10, 30))];
    expect(found(routed(small, wanted(pose(30, 60, 90), 150, 60))).cost).toBeLessThan(125);
    const long = [wood('wood', rectangle(90, 60, 10, 110))];
    expect(found(routed(long, wanted(pose(30, 60, 90), 150, 60))).cost).toBeCloseTo(130, 6);
  });

  it('follows a road in column where that saves', () => {
    const terrain = [road('road', course([20, 20], [90, 24], [160, 20])), wood('wood', rectangle(90, 60, 120, 110))];
    const route = found(routed(terrain, wanted(pose(20, 20, 90), 160, 20, { column: true })));
    expect(route.legs.some(({ onRoad }) => onRoad)).toBe(true);
    // The road is 140.2 cm long; through the wood it would be 260.
    expect(route.cost).toBeCloseTo(140.23, 1);
    for (const { at, onRoad } of posesOf(route, FOOT))
      if (onRoad) expect(layGround(scenarioOf(terrain)).onRoad(at, 0.3)).toBe(true);
    const offRoad = found(
      routed(terrain, wanted(pose(20, 20, 90), 160, 20, { column: true }), footWith({ road: null })),
    );
    expect(offRoad.cost).toBeGreaterThan(200);
  });

  it('leads through a village by its road only', () => {
    const street = [village('town', { x: 90, y: 60 }, 0, 40), road('street', course([40, 60], [140, 60]))];
    const route = found(routed(street, wanted(pose(40, 60, 90), 140, 60, { column: true })));
    expect(route.cost).toBeCloseTo(100, 6);
    for (const { at, onRoad } of posesOf(route, FOOT)) if (Math.abs(at.x - 90) < 20) expect(onRoad).toBe(true);
    expect(routed(street, wanted(pose(40, 60, 90), 90, 60), { ...FOOT, column: null }).found).toBe(false);
  });

  it('counts hills only when the mover does', () => {
    const terrain = [hill('hill', 'steep', 9, polygon([70, 0], [110, 0], [110, 120], [70, 120]))];
    const slow = footWith({ areas: (areas) => (areas.some(({ kind }) => kind === 'hill') ? 2 : 1) });
    expect(found(routed(terrain, wanted(pose(30, 60, 90), 150, 60), slow)).cost).toBeCloseTo(160, 6);
    expect(found(routed(terrain, wanted(pose(30, 60, 90), 150, 60))).cost).toBeCloseTo(120, 6);
  });
});
