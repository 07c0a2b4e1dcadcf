/** Wild country: a table crowded with everything terrain can be. */
import { distance } from '../../engine/geometry';
import { AREA_KINDS, OBSTACLE_KINDS, PLAIN_FEATURE } from '../../engine/scenario';
import type { Block, Course, Feature, Outline } from '../../engine/scenario';
import type { Draw } from './draw';

/** A table; `unit` is how its ground measures against 28 mm, `block` the side of a built-up block, cm. */
export interface Country {
  readonly width: number;
  readonly depth: number;
  readonly unit: number;
  readonly block: number;
}

export function wildLand(draw: Draw, country: Country): readonly Feature[] {
  const several = (most: number, one: (number: number) => readonly Feature[]): readonly Feature[] =>
    Array.from({ length: draw.whole(0, most) }, (_, number) => one(number)).flat();
  return [
    ...several(3, (number) => [hill(draw, country, `hill-${number}`)]),
    ...several(6, (number) => [area(draw, country, `area-${number}`)]),
    ...(draw.happens(0.5) ? river(draw, country) : []),
    ...several(2, (number) => stream(draw, country, `stream-${number}`)),
    ...several(2, (number) => [road(draw, country, `road-${number}`)]),
    ...several(5, (number) => [obstacle(draw, country, `obstacle-${number}`)]),
    ...several(3, (number) => [village(draw, country, `village-${number}`)]),
  ];
}

const named = (id: string) => ({ ...PLAIN_FEATURE, id, name: `The ${id.replace('-', ' ')}` });

function outline(draw: Draw, { width, depth, unit }: Country): Outline {
  const at = draw.place(width, depth);
  const [across, along] = [draw.between(6, 32) * unit, draw.between(6, 20) * unit];
  const turn = draw.whole(0, 359);
  if (draw.happens(0.3)) return { shape: 'rectangle', at, size: [2 * across, 2 * along], turn };
  if (draw.happens(0.5)) return { shape: 'ellipse', at, radii: [across, along], turn };
  const points = [
    { x: at.x - across, y: at.y - along },
    { x: at.x + across * draw.between(0.2, 1), y: at.y - along },
    { x: at.x + across, y: at.y + along * draw.between(0.2, 1) },
    { x: at.x - across * draw.between(0, 0.5), y: at.y + along },
  ];
  return { shape: draw.happens(0.5) ? 'smooth' : 'polygon', points };
}

const hill = (draw: Draw, country: Country, id: string): Feature => ({
  ...named(id),
  kind: 'hill',
  slope: draw.of(['gentle', 'steep'] as const),
  height: draw.between(2, 9),
  outline: outline(draw, country),
  contours: [],
});

const area = (draw: Draw, country: Country, id: string): Feature => ({
  ...named(id),
  kind: draw.happens(0.4) ? 'wood' : draw.of(AREA_KINDS),
  outline: outline(draw, country),
});

/** A course from one edge of the table to the opposite one. */
function courseAcross(draw: Draw, { width, depth }: Country): Course {
  const upright = draw.happens(0.5);
  const bends = draw.whole(1, 4);
  const points = Array.from({ length: bends + 2 }, (_, i) => {
    const along = i / (bends + 1);
    const sideways = draw.between(0.15, 0.85);
    return upright
      ? { x: width * sideways, y: (depth + 10) * along - 5 }
      : { x: (width + 10) * along - 5, y: depth * sideways };
  });
  return { points, smooth: draw.happens(0.6) };
}

/** A river with one to three bridges and perhaps a ford. */
function river(draw: Draw, country: Country): readonly Feature[] {
  const course = courseAcross(draw, country);
  const width = draw.between(5, 11) * country.unit;
  const impassable = draw.happens(0.85);
  return [
    { ...named('river'), kind: 'river', class: impassable ? 'impassable' : 'fordable', width, course },
    ...crossings(draw, country, 'river', course, draw.whole(1, 3)),
  ];
}

function stream(draw: Draw, country: Country, id: string): readonly Feature[] {
  const course = courseAcross(draw, country);
  const water: Feature = { ...named(id), kind: 'stream', width: draw.between(2, 4) * country.unit, course };
  return [water, ...(draw.happens(0.3) ? crossings(draw, country, id, course, 1) : [])];
}

/** Crossings at points the water passes through, on the table. */
function crossings(draw: Draw, country: Country, over: string, { points }: Course, most: number): readonly Feature[] {
  const onTable = points.filter(({ x, y }) => x > 0 && y > 0 && x < country.width && y < country.depth);
  return onTable.slice(0, most).map((at, number) => ({
    ...named(`${over}-crossing-${number}`),
    kind: draw.happens(0.8) ? 'bridge' : 'ford',
    over,
    at,
    width: draw.between(6, 9) * country.unit,
  }));
}

const road = (draw: Draw, country: Country, id: string): Feature => ({
  ...named(id),
  kind: 'road',
  width: 6 * country.unit,
  course: courseAcross(draw, country),
});

function obstacle(draw: Draw, { width, depth, unit }: Country, id: string): Feature {
  const from = draw.place(width, depth);
  const bends = draw.whole(1, 3);
  const points = Array.from({ length: bends + 1 }, (_, i) => ({
    x: from.x + i * draw.between(6, 20) * unit,
    y: from.y + draw.between(-12, 12) * unit * Math.min(1, i),
  }));
  return { ...named(id), kind: draw.of(OBSTACLE_KINDS), course: { points, smooth: draw.happens(0.3) } };
}

/** One to four blocks, side by side or apart. */
function village(draw: Draw, { width, depth, block }: Country, id: string): Feature {
  const at = draw.place(width, depth, block);
  const turn = draw.whole(0, 89);
  const blocks: Block[] = [];
  for (let tries = draw.whole(1, 4); tries > 0; tries--) {
    const place = { x: at.x + draw.between(-2, 2) * block, y: at.y + draw.between(-2, 2) * block };
    if (blocks.some((other) => distance(other.at, place) < 1.5 * block)) continue;
    blocks.push({ id: `${id}/${blocks.length + 1}`, at: place, turn, side: block });
  }
  return {
    ...named(id),
    kind: 'bua',
    build: draw.of(['rustic', 'urban'] as const),
    fortified: draw.happens(0.3),
    blocks,
  };
}
