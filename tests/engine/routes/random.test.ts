/** Routes on small random tables against a plain search over a grid of poses. */
import { describe, expect, it } from 'vitest';
import { routesOver, type Marcher, type Route } from '../../../engine/routes';
import { PLAIN_FEATURE, type Feature } from '../../../engine/scenario';
import { layGround, type Ground } from '../../../engine/terrain';
import { bridge, course, river, scenarioOf, village, wood } from '../terrain/tables';
import { costUnder, footWith, pose, posesOf, standsIn, wanted } from './movers';
import { fc } from '../../property';

const [WIDTH, DEPTH] = [96, 72];
const pond = (id: string, x: number, y: number, a: number, b: number, turn: number): Feature => ({
  ...PLAIN_FEATURE,
  id,
  name: null,
  kind: 'pond',
  outline: { shape: 'ellipse', at: { x, y }, radii: [a, b], turn },
});
const anyFeature = fc
  .record({
    x: fc.integer({ min: 20, max: 76 }),
    y: fc.integer({ min: 5, max: 67 }),
    a: fc.integer({ min: 4, max: 14 }),
    b: fc.integer({ min: 4, max: 14 }),
    turn: fc.integer({ min: 0, max: 179 }),
    kind: fc.constantFrom('pond', 'wood', 'wood', 'town'),
  })
  .map(({ x, y, a, b, turn, kind }): Feature => {
    if (kind === 'pond') return pond('pond', x, y, a, b, turn);
    if (kind === 'town') return village('town', { x, y }, turn, a + b);
    return wood('wood', { shape: 'rectangle', at: { x, y }, size: [2 * a, 2 * b], turn });
  });
const anyWater = fc
  .record({
    x: fc.integer({ min: 36, max: 60 }),
    lean: fc.integer({ min: -12, max: 12 }),
    y: fc.integer({ min: 10, max: 62 }),
  })
  .map(({ x, lean, y }): Feature[] => [
    river('water', 6, course([x - lean, -4], [x + lean, 76])),
    bridge('bridge', 'water', { x: x - lean + (2 * lean * (y + 4)) / 80, y }, 8),
  ]);
const anyTerrain = fc
  .tuple(fc.array(anyFeature, { maxLength: 6 }), fc.option(anyWater, { freq: 2 }))
  .map(([features, water]) =>
    [...(water ?? []), ...features].map((feature, i) =>
      feature.kind === 'river' ? feature : { ...feature, id: `${feature.kind} ${i}` },
    ),
  );
const anyOthers = fc.array(
  fc.record({
    x: fc.integer({ min: 20, max: 76 }),
    y: fc.integer({ min: 5, max: 67 }),
    turn: fc.integer({ min: 0, max: 359 }),
  }),
  { maxLength: 4 },
);
/** A mover of one formation, about square: 6 by 5 cm. */
const { column, ...rest } = footWith({ line: () => 0, road: null });
const SQUARE: Marcher = { ...rest, line: null, column: column && { ...column, size: { width: 6, depth: 5 } } };
const SIZE = [6, 5] as const;

const CELL = 3;
/** Steps to the eight neighbours, by heading in eighths of a turn. */
const STEPS = Array.from({ length: 8 }, (_, k) => ({
  x: Math.round(Math.sin((k * Math.PI) / 4)) * CELL,
  y: Math.round(Math.cos((k * Math.PI) / 4)) * CELL,
}));

interface Table {
  readonly ground: Ground;
  readonly features: readonly Feature[];
  readonly others: readonly { id: string; box: { pose: ReturnType<typeof pose>; width: number; depth: number } }[];
}

/** The least cost over a grid of 3 cm and eight headings, with 0.5 cm to spare all round; null when there is no way. */
function gridCost(
  table: Table,
  from: { x: number; y: number; eighth: number },
  to: { x: number; y: number },
): number | null {
  const open = new Map<string, boolean>();
  const isOpen = (x: number, y: number, facing: number): boolean => {
    // Turned about, a footprint covers the same ground.
    const turn = facing % 180;
    const key = `${x} ${y} ${turn}`;
    const known = open.get(key);
    if (known !== undefined) return known;
    const found = standsIn(table, pose(x, y, turn), [SIZE[0] + 1, SIZE[1] + 1], 0) === null;
    open.set(key, found);
    return found;
  };
  const costs = new Map<string, number>();
  const byCost: [number, number, number, number][][] = [];
  const reach = (cost: number, x: number, y: number, eighth: number): void => {
    const key = `${x} ${y} ${eighth}`;
    if (cost >= (costs.get(key) ?? Infinity) - 1e-9) return;
    costs.set(key, cost);
    (byCost[Math.floor(cost)] ??= []).push([cost, x, y, eighth]);
  };
  reach(0, from.x, from.y, from.eighth);
  for (let level = 0; level < byCost.length; level += 1)
    for (let next = byCost[level]?.pop(); next; next = byCost[level]?.pop()) {
      const [cost, x, y, eighth] = next;
      if (cost > (costs.get(`${x} ${y} ${eighth}`) ?? 0)) continue;
      if (x === to.x && y === to.y) return cost;
      for (const turn of [1, 7])
        if ([15, 30, 45].every((part) => isOpen(x, y, (eighth * 45 + (turn === 1 ? part : -part) + 360) % 360)))
          reach(cost, x, y, (eighth + turn) % 8);
      const step = STEPS[eighth];
      if (!step) continue;
      const [nx, ny] = [x + step.x, y + step.y];
      const middle = { x: x + step.x / 2, y: y + step.y / 2 };
      if (isOpen(middle.x, middle.y, eighth * 45) && isOpen(nx, ny, eighth * 45))
        reach(cost + Math.hypot(step.x, step.y) * costUnder(table.features, middle), nx, ny, eighth);
    }
  return null;
}

/** The cost of a route counted over its poses. */
function walkedCost(route: Route, features: readonly Feature[]): number {
  const poses = posesOf(route, SQUARE);
  return poses.reduce((sum, { at }, i) => {
    const before = poses[i - 1]?.at ?? at;
    const middle = { x: (at.x + before.x) / 2, y: (at.y + before.y) / 2 };
    return sum + Math.hypot(at.x - before.x, at.y - before.y) * costUnder(features, middle);
  }, 0);
}

describe('routes on random tables', () => {
  it('touch nothing closed, cost what they say, and are found wherever a grid finds one, not much dearer', () => {
    let compared = 0;
    fc.assert(
      fc.property(
        anyTerrain,
        anyOthers,
        fc.integer({ min: 2, max: 21 }),
        fc.integer({ min: 2, max: 21 }),
        (features, placed, a, b) => {
          const ground = layGround(scenarioOf(features, WIDTH, DEPTH));
          const others = placed.map(({ x, y, turn }, i) => ({
            id: `${i}`,
            box: { pose: pose(x, y, turn), width: 8, depth: 4 },
          }));
          const table = { ground, features, others };
          const [from, to] = [
            { x: 9, y: a * 3, eighth: 2 },
            { x: 87, y: b * 3 },
          ];
          const outcome = routesOver(ground, SQUARE).find(
            wanted(pose(from.x, from.y, 90), to.x, to.y, { column: true, others }),
          );
          const least =
            standsIn(table, pose(from.x, from.y, 90), [7, 6], 0) === null ? gridCost(table, from, to) : null;
          if (least !== null) expect(outcome).toMatchObject({ found: true });
          if (!outcome.found) return;
          for (const { at, size } of posesOf(outcome, SQUARE)) expect(standsIn(table, at, size, 0.06)).toBeNull();
          expect(Math.abs(walkedCost(outcome, features) - outcome.cost)).toBeLessThan(0.02 * outcome.cost + 1);
          if (least === null) return;
          compared += 1;
          expect(outcome.cost).toBeLessThan(1.3 * least);
        },
      ),
      { numRuns: 24 },
    );
    expect(compared).toBeGreaterThan(6);
  }, 120_000);
});
