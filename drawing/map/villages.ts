/** Built-up blocks: yards, roofs half in the light and half in shade, a church in the first block of each place. */
import { along, corners, type Box, type Point, type Pose } from '../../engine/geometry';
import type { Ground, GroundBlock } from '../../engine/terrain';
import type { Inks } from './inks';
import { housesOf, type MapHouse } from './houses';
import type { Paint, Shape } from './scene';
import { rowsInside } from './outlines';
import { drawing, inked, polygon, polyline } from './strokes';

/** The way of the lines on hatched roofs. */
const SLANT = { x: Math.SQRT1_2, y: Math.SQRT1_2 };

/** All places; `detail` plain leaves out dashed edges, ridges and shadows. */
export function drawVillages(ground: Ground, inks: Inks, detail: 'full' | 'plain'): Shape[] {
  const houses = ground.blocks.flatMap((block, index) => housesIn(ground, block, index));
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

function housesIn(ground: Ground, block: GroundBlock, index: number): readonly MapHouse[] {
  const place = ground.scenario.terrain.find(({ id }) => id === block.bua);
  const isFirst = ground.blocks.findIndex(({ bua }) => bua === block.bua) === index;
  return housesOf(block, place?.kind === 'bua' ? place.build : 'rustic', isFirst);
}

function darkHalves(houses: readonly MapHouse[], inks: Inks): Shape[] {
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

const shadowOf = ({ box }: MapHouse): ReturnType<typeof polygon> =>
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
