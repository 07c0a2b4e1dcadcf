/** Built-up blocks: yards, roofs half in the light and half in shade, a church in the first block of each place. */
import { along, corners, type Box, type Point, type Pose } from '../../engine/geometry';
import type { Ground, GroundBlock } from '../../engine/terrain';
import type { Inks } from './inks';
import { jitter, seedOf } from './jitter';
import type { Paint, Shape } from './scene';
import { rowsInside } from './outlines';
import { drawing, inked, polygon, polyline } from './strokes';

/** Houses of a block of side 1: centre, width, depth. A rustic block is loose, an urban one closed round a court. */
const RUSTIC = [
  [-0.25, 0.3, 0.38, 0.22],
  [0.24, 0.33, 0.24, 0.17],
  [0.33, 0.03, 0.19, 0.3],
  [-0.34, -0.1, 0.18, 0.28],
  [-0.12, -0.34, 0.28, 0.17],
  [0.3, -0.33, 0.25, 0.18],
  [0.02, 0, 0.2, 0.15],
] as const;
const URBAN = [
  [-0.22, 0.35, 0.46, 0.22],
  [0.27, 0.35, 0.4, 0.22],
  [0.36, 0, 0.22, 0.4],
  [0.2, -0.35, 0.5, 0.22],
  [-0.3, -0.34, 0.32, 0.24],
  [-0.35, 0, 0.22, 0.38],
] as const;

/** The way of the lines on hatched roofs. */
const SLANT = { x: Math.SQRT1_2, y: Math.SQRT1_2 };

interface House {
  readonly box: Box;
  readonly church: boolean;
}

/** All places; `detail` plain leaves out dashed edges, ridges and shadows. */
export function drawVillages(ground: Ground, inks: Inks, detail: 'full' | 'plain'): Shape[] {
  const houses = ground.blocks.flatMap((block, index) => housesOf(ground, block, index));
  const walls = houses.map(({ box }) => polygon(corners(box)));
  const yards = ground.blocks.map(({ box }) => polygon(corners(box)));
  const yard: Shape = drawing(yards, { fill: inks.yard, fillOpacity: 0.75 });
  if (detail === 'plain') {
    const roofs = drawing(walls, { fill: inks.roofShade, stroke: inks.roofInk, width: 0.35 });
    return ground.blocks.length === 0 ? [] : [yard, roofs];
  }
  if (ground.blocks.length === 0) return [];
  const open = ground.blocks.filter(({ bua }) => !isFortified(ground, bua));
  const closed = ground.blocks.filter(({ bua }) => isFortified(ground, bua));
  const edge = (blocks: readonly GroundBlock[], paint: Paint): Shape =>
    drawing(
      blocks.map(({ box }) => polygon(corners(box))),
      { stroke: inks.ink, ...paint },
    );
  return inked([
    yard,
    edge(open, { width: 0.11, dash: [0.6, 0.35], opacity: 0.85 }),
    edge(closed, { width: 0.62 }),
    ...(closed.length > 0
      ? [
          drawing(
            closed.map(({ box }) => polygon(corners(box))),
            { stroke: inks.paper, width: 0.24 },
          ),
        ]
      : []),
    drawing(houses.map(shadowOf), { fill: inks.roofInk, fillOpacity: 0.85 }),
    drawing(walls, { fill: inks.roof }),
    ...darkHalves(houses, inks),
    drawing(walls, { stroke: inks.roofInk, width: 0.13 }),
    ...houses.filter(({ church }) => church).flatMap(({ box }) => steeple(box, inks)),
  ]);
}

function isFortified(ground: Ground, bua: string): boolean {
  return ground.scenario.terrain.some((feature) => feature.kind === 'bua' && feature.id === bua && feature.fortified);
}

function housesOf(ground: Ground, block: GroundBlock, index: number): House[] {
  const { box } = block;
  const place = ground.scenario.terrain.find(({ id }) => id === block.bua);
  const plan = place?.kind === 'bua' && place.build === 'urban' ? URBAN : RUSTIC;
  const firstOfPlace = ground.blocks.findIndex(({ bua }) => bua === block.bua) === index;
  const seed = seedOf(block.id);
  const mirrored = jitter(seed, 7) < 0.5 ? -1 : 1;
  return plan.map(([x, y, width, depth], house): House => {
    const wobble = (salt: number): number => (jitter(seed, house, salt) - 0.5) * 0.05;
    const at = along(box.pose, (y + wobble(1)) * box.depth, (x * mirrored + wobble(2)) * box.width);
    const church = firstOfPlace && house === 0;
    const size = church ? 1.1 : 0.94 + jitter(seed, house, 3) * 0.12;
    const pose: Pose = { ...box.pose, x: at.x, y: at.y };
    return { box: { pose, width: width * box.width * size, depth: depth * box.depth * size }, church };
  });
}

function darkHalves(houses: readonly House[], inks: Inks): Shape[] {
  const halves = houses.map(({ box }) => corners(darkHalf(box)));
  if (!inks.hatchedRoofs) return [drawing(halves.map(polygon), { fill: inks.roofShade })];
  const rows = halves.flatMap((half) => rowsInside(half, 0.42, SLANT).map(polyline));
  return [drawing(rows, { stroke: inks.roofInk, width: 0.09 })];
}

/** The half of a roof that falls away from the light in the north-west, split along the ridge. */
function darkHalf({ pose, width, depth }: Box): Box {
  const lengthwise = width >= depth;
  const out = lengthwise ? { x: pose.hx, y: pose.hy } : { x: pose.hy, y: -pose.hx };
  const away = out.x * 0.6 - out.y * 0.8 > 0 ? 1 : -1;
  const by = (away * (lengthwise ? depth : width)) / 4;
  const centre: Pose = { ...pose, x: pose.x + out.x * by, y: pose.y + out.y * by };
  return lengthwise ? { pose: centre, width, depth: depth / 2 } : { pose: centre, width: width / 2, depth };
}

const shadowOf = ({ box }: House): ReturnType<typeof polygon> =>
  polygon(corners({ ...box, pose: { ...box.pose, x: box.pose.x + 0.24, y: box.pose.y - 0.26 } }));

/** A tower on the end of the nave, and a cross above it. */
function steeple(box: Box, inks: Inks): Shape[] {
  const lengthwise = box.width >= box.depth;
  const end = lengthwise ? along(box.pose, 0, box.width / 2) : along(box.pose, box.depth / 2, 0);
  const side = Math.min(box.width, box.depth) * 0.62;
  const tower = corners({ pose: { ...box.pose, x: end.x, y: end.y }, width: side, depth: side });
  const up = (dx: number, dy: number): Point => ({ x: end.x + dx, y: end.y + dy });
  const cross = [polyline([up(0, 0), up(0, 2.5)]), polyline([up(-0.6, 1.8), up(0.6, 1.8)])];
  return [
    drawing([polygon(tower)], { fill: inks.roofShade, stroke: inks.roofInk, width: 0.13 }),
    drawing(cross, { stroke: inks.paper, width: 0.5 }),
    drawing(cross, { stroke: inks.ink, width: 0.22 }),
  ];
}
