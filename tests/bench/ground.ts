import { facingOf, poseAt, type Box, type Point } from '../../engine/geometry';
import { PLAIN_FEATURE, PLAIN_SCENARIO, PLAIN_TABLE } from '../../engine/scenario';
import type { Feature, Scenario } from '../../engine/scenario';
import { layGround } from '../../engine/terrain';
import type { GroundCost } from '../../engine/tabletop';
import { routesOver, type Marcher } from '../../engine/routes';
import { least, millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { LOBOSITZ, scenarioAt, ST_ULRICH } from './inputs';

const [WIDTH, DEPTH] = [244, 183];

const named = (name: string) => ({ ...PLAIN_FEATURE, id: name, name });
const at = (x: number, y: number): Point => ({ x, y });
const through = (...pairs: readonly (readonly [number, number])[]) => ({
  points: pairs.map(([x, y]) => at(x, y)),
  smooth: true,
});
const hill = (name: string, slope: 'gentle' | 'steep', x: number, y: number, a: number, b: number): Feature => ({
  ...named(name),
  kind: 'hill',
  slope,
  height: slope === 'steep' ? 12 : 6,
  contours: [],
  outline: { shape: 'ellipse', at: at(x, y), radii: [a, b], turn: x % 40 },
});
const patch = (kind: 'wood' | 'rough' | 'crops' | 'vineyard', i: number, x: number, y: number): Feature => ({
  ...named(`${kind} ${i}`),
  kind,
  outline: {
    shape: 'smooth',
    points: [0, 60, 120, 180, 240, 300].map((turn, k) => {
      const way = facingOf(turn);
      const reach = 7 + ((i * 3 + k * 5) % 6);
      return at(x + way.x * reach, y + way.y * reach);
    }),
  },
});

/** A table of 8 by 6 ft with about 40 features, as at Lobositz: hills on the flanks, two waters, vineyards and lanes. */
const LOBOSITZ_LIKE: Scenario = {
  ...PLAIN_SCENARIO,
  title: 'After Lobositz',
  rules: { system: 'honours-of-war', scale: '28mm', options: {} },
  armies: [],
  table: { ...PLAIN_TABLE, width: WIDTH, depth: DEPTH },
  terrain: [
    hill('Lobosch', 'steep', 180, 140, 40, 30),
    hill('Homolka', 'gentle', 60, 60, 30, 20),
    hill('Wtschinken', 'gentle', 70, 150, 34, 22),
    hill('Sullowitz rise', 'gentle', 150, 30, 24, 14),
    {
      ...named('Elbe'),
      kind: 'river',
      class: 'impassable',
      width: 18,
      course: through([244, 120], [225, 140], [222, 165], [230, 183]),
    },
    {
      ...named('Morellenbach'),
      kind: 'river',
      class: 'fordable',
      width: 9,
      course: through([90, 0], [110, 22], [140, 60], [175, 75], [210, 100], [244, 120]),
    },
    { ...named('Sullowitz bridge'), kind: 'bridge', over: 'Morellenbach', at: at(125, 42), width: 7 },
    { ...named('Mill ford'), kind: 'ford', over: 'Morellenbach', at: at(190, 86), width: 10 },
    {
      ...named('Brook'),
      kind: 'stream',
      width: 3,
      course: through([0, 100], [40, 96], [80, 104], [120, 98], [141, 62]),
    },
    { ...named('Dresden road'), kind: 'road', width: 6, course: through([0, 80], [60, 86], [120, 110], [200, 112]) },
    { ...named('Sullowitz road'), kind: 'road', width: 6, course: through([120, 110], [125, 42], [130, 0]) },
    { ...named('Hollow way'), kind: 'sunken road', width: 6, course: through([150, 96], [175, 104], [200, 112]) },
    ...[0, 1].map((i): Feature => ({
      ...named(`Houses ${i}`),
      kind: 'bua',
      build: 'urban',
      fortified: false,
      blocks: [{ id: `Houses ${i}/1`, at: at(200 - i * 75, 122 - i * 90), turn: 10, side: 20 }],
    })),
    ...Array.from({ length: 8 }, (_, i) => patch('vineyard', i, 150 + (i % 4) * 18, 125 + Math.floor(i / 4) * 24)),
    ...Array.from({ length: 6 }, (_, i) => patch('wood', i, 20 + ((i * 67) % 200), 20 + ((i * 41) % 150))),
    ...Array.from({ length: 5 }, (_, i) => patch('crops', i, 40 + ((i * 53) % 180), 30 + ((i * 29) % 120))),
    ...Array.from({ length: 3 }, (_, i) => patch('rough', i, 30 + ((i * 71) % 190), 100 + i * 20)),
    ...Array.from({ length: 7 }, (_, i): Feature => ({
      ...named(`Line ${i}`),
      kind: i % 2 === 0 ? 'hedge' : 'wall',
      course: through([150 + i * 6, 120], [160 + i * 6, 140], [158 + i * 6, 160]),
    })),
  ],
};

/** Pairs of points spread over the table without chance. */
function pairsOn(width: number, depth: number, count: number) {
  const spread = (i: number, step: number, over: number): number => ((i * step) % 1) * over;
  return Array.from({ length: count }, (_, i) => ({
    from: { x: spread(i, 0.6180339887, width), y: spread(i, 0.7548776662, depth) },
    to: { x: spread(i, 0.5698402911, width), y: spread(i, 0.8191725134, depth) },
  }));
}

const inASecond = (milliseconds: number, count: number): number => (count / milliseconds) * 1000;

export function groundFigures(): readonly Figure[] {
  const stUlrich = scenarioAt(ST_ULRICH);
  return [
    ...tracesOver('St. Ulrich', stUlrich),
    ...tracesOver('Lobositz', scenarioAt(LOBOSITZ)),
    ...sharesFigures(),
    ...routeFigures(),
  ];
}

/** Pairs across the whole table, and pairs as far apart as a battalion shoots and charges. */
function tracesOver(name: string, scenario: Scenario): readonly Figure[] {
  const ground = layGround(scenario);
  const pairs = pairsOn(ground.width, ground.depth, 1024);
  const near = pairs.map(({ from, to }) => {
    const reach = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
    const share = Math.min(1, 60 / reach);
    return { from, to: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share } };
  });
  const traced = millisecondsOf(() => pairs.forEach(({ from, to }) => ground.trace(from, to)));
  const tracedNear = millisecondsOf(() => near.forEach(({ from, to }) => ground.trace(from, to)));
  const crossed = millisecondsOf(() => pairs.forEach(({ from, to }) => ground.crossed(from, to)));
  return [
    least(`sight traces within 60 cm, ${name}, in a second`, inASecond(tracedNear, near.length), 'traces', 1_500_000),
    least(`sight traces across the table, ${name}, in a second`, inASecond(traced, pairs.length), 'traces', 1_000_000),
    least(`lines crossed across the table, ${name}, in a second`, inASecond(crossed, pairs.length), 'looks', 1_000_000),
    most(
      `lay the ground of ${name}`,
      millisecondsOf(() => layGround(scenario)),
      'ms',
      8,
    ),
  ];
}

function sharesFigures(): readonly Figure[] {
  const ground = layGround(LOBOSITZ_LIKE);
  const boxes = pairsOn(ground.width, ground.depth, 256).map(({ from }, i): Box => ({
    pose: poseAt(from, facingOf(i * 7)),
    width: 16,
    depth: 4,
  }));
  const shared = millisecondsOf(() => {
    for (const box of boxes) for (const area of ground.areas) ground.share(box, area);
  });
  const heights = millisecondsOf(() => boxes.forEach(({ pose }) => ground.heightAt(pose)));
  return [
    least(
      'shares of a footprint, in a second',
      inASecond(shared, boxes.length * ground.areas.length),
      'shares',
      5_000_000,
    ),
    least('heights of the ground, in a second', inASecond(heights, boxes.length), 'heights', 1_000_000),
  ];
}

const COSTS: GroundCost = {
  areas: (areas) => (areas.some(({ kind }) => kind === 'wood' || kind === 'rough') ? 2 : 1),
  isWater: ({ kind }) => kind === 'river' || kind === 'stream' || kind === 'pond',
  isClosedWater: ({ kind }) => kind === 'river' || kind === 'pond',
  isClosedBlock: () => true,
  line: ({ kind }) => (kind === 'wall' || kind === 'stream' ? 0.5 : 0),
  crossing: () => 1,
  usesCrossings: true,
  road: 1,
};
const FOOT: Marcher = {
  line: { size: { width: 16, depth: 4 }, costs: { ...COSTS, usesCrossings: false } },
  column: { size: { width: 4, depth: 12 }, costs: COSTS },
  move: 16,
  reform: 8,
  turning: 0.05,
};

/** Routes between places all over the table, with forty other battalions in the way. */
function routeFigures(): readonly Figure[] {
  const ground = layGround(LOBOSITZ_LIKE);
  const routes = routesOver(ground, FOOT);
  const others = pairsOn(ground.width, ground.depth, 40).map(({ to }, i) => ({
    id: `${i}`,
    box: { pose: poseAt(to, facingOf(i * 9)), width: 16, depth: 4 },
  }));
  const wanted = pairsOn(ground.width - 40, ground.depth - 40, 32).map(({ from, to }, i) => ({
    from: poseAt({ x: from.x + 20, y: from.y + 20 }, facingOf(i * 11)),
    column: false,
    to: { x: to.x + 20, y: to.y + 20 },
    facing: null,
    endsInColumn: null,
    others: others.filter(({ box }) => Math.abs(box.pose.x - from.x - 20) + Math.abs(box.pose.y - from.y - 20) > 24),
  }));
  const found = millisecondsOf(() => wanted.forEach((want) => routes.find(want)));
  return [
    most('find a route over an 8 by 6 ft table with 40 units', found / wanted.length, 'ms', 10),
    most(
      'prepare routes for one kind of mover',
      millisecondsOf(() => routesOver(ground, FOOT)),
      'ms',
      null,
    ),
  ];
}
