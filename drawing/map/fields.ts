/** Worked and waste ground: furrows, corn, orchards, vineyards, rough and marsh. */
import { facingOf, rightOf, type Point } from '../../engine/geometry';
import type { GroundArea } from '../../engine/terrain';
import type { Land } from './land';
import type { Inks } from './inks';
import { jitter, seedOf } from './jitter';
import { rowsInside, scattered } from './outlines';
import type { Shape, Stroke } from './scene';
import { alongCourse, drawing, oval, point, polygon, polyline, shifted } from './strokes';
import { treeRow } from './trees';

/** All fields and waste ground, in the order of the file. */
export function drawFields(land: Land, inks: Inks): Shape[] {
  return land.areas.flatMap((area) => field(area, inks));
}

/** Fields for a small picture: their tints. */
export function drawPlainFields(land: Land, inks: Inks): Shape[] {
  const tints: Readonly<Partial<Record<GroundArea['kind'], string>>> = {
    crops: inks.wheat,
    ploughland: inks.field,
    vineyard: inks.wheat,
    orchard: inks.wood,
    marsh: inks.marsh,
    rough: inks.steep,
    'custom area': inks.custom,
  };
  return land.areas.flatMap(({ kind, outline }) => {
    const tint = tints[kind];
    return tint ? [drawing([polygon(outline)], { fill: tint, fillOpacity: 0.75 })] : [];
  });
}

function field(area: GroundArea, inks: Inks): Shape[] {
  const { outline } = area;
  switch (area.kind) {
    case 'ploughland':
      return [tint(outline, inks.field, 0.5), ...rows(area, 1.05, [1.2, 0.25], inks), border(outline, inks)];
    case 'crops':
      return [tint(outline, inks.wheat, 0.5), ...rows(area, 1.3, [0.2, 0.45], inks), border(outline, inks)];
    case 'vineyard':
      return [tint(outline, inks.wheat, 0.35), ...vines(area, inks), border(outline, inks)];
    case 'orchard':
      return [tint(outline, inks.wood, 0.45), border(outline, inks), ...orchard(area, inks)];
    case 'marsh':
      return [tint(outline, inks.marsh, 0.85), ...reeds(outline, inks)];
    case 'rough':
      return [tint(outline, inks.steep, 0.35), ...stones(outline, inks)];
    default:
      return [];
  }
}

const tint = (outline: readonly Point[], fill: string, fillOpacity: number): Shape =>
  drawing([polygon(outline)], { fill, fillOpacity });
const border = (outline: readonly Point[], inks: Inks): Shape =>
  drawing([polygon(outline)], { stroke: inks.ink, width: 0.07, dash: [0.45, 0.25], opacity: 0.8 });

/** The way the farmer works: along the longest side. */
function grain({ outline, id }: GroundArea): Point {
  let longest = facingOf(jitter(seedOf(id)) * 180);
  let most = 4;
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    if (length > most) [longest, most] = [point(dx / length, dy / length), length];
  });
  return longest;
}

function rows(area: GroundArea, spacing: number, dash: readonly number[], inks: Inks): Shape[] {
  const furrows = rowsInside(area.outline, spacing, grain(area)).map((row) => polyline(row));
  return [drawing(furrows, { stroke: inks.ink, width: 0.055, dash, opacity: 0.6 })];
}

function vines(area: GroundArea, inks: Inks): Shape[] {
  const stakes = rowsInside(area.outline, 1.7, grain(area)).flatMap((row) =>
    alongCourse(row, 1.2).flatMap(({ at }): Stroke[] => [
      polyline([at, point(at.x, at.y + 0.85)]),
      { from: point(at.x - 0.3, at.y + 0.25), steps: [point(at.x + 0.3, at.y + 0.62)], closed: false },
    ]),
  );
  return [drawing(stakes, { stroke: inks.woodInk, width: 0.075, opacity: 0.85 })];
}

function orchard(area: GroundArea, inks: Inks): Shape[] {
  const direction = grain(area);
  const ranks = rowsInside(area.outline, 3.1, direction).map((row) => alongCourse(row, 3.1));
  const trees = ranks
    .flat()
    .map(({ at }) => ({ at: shifted(at, rightOf(direction), 0.2), kind: 'leaf' as const, size: 0.62 }));
  return treeRow(
    trees.sort((a, b) => b.at.y - a.at.y),
    inks,
  );
}

function reeds(outline: readonly Point[], inks: Inks): Shape[] {
  const tufts = scattered(outline, 2.5, 0.5).flat();
  const lines = tufts.map(({ at, chance }) =>
    polyline([point(at.x - 0.9 - chance * 0.6, at.y), point(at.x + 0.9 + chance * 0.6, at.y)]),
  );
  const blades = tufts
    .filter(({ chance }) => chance > 0.45)
    .flatMap(({ at }) =>
      [-0.35, 0, 0.35].map((lean) => polyline([point(at.x + lean * 0.4, at.y), point(at.x + lean, at.y + 0.85)])),
    );
  return [
    drawing(lines, { stroke: inks.waterInk, width: 0.08, opacity: 0.75 }),
    drawing(blades, { stroke: inks.woodInk, width: 0.09 }),
  ];
}

function stones(outline: readonly Point[], inks: Inks): Shape[] {
  const places = scattered(outline, 2.6, 0.6).flat();
  const rocks = places
    .filter(({ chance }) => chance < 0.45)
    .map(({ at, chance }) => oval(at, 0.3 + chance * 0.5, 0.25));
  const bushes = places.filter(({ chance }) => chance >= 0.45);
  return [
    drawing(rocks, { fill: inks.paper, stroke: inks.ink, width: 0.07 }),
    drawing(
      bushes.flatMap(({ at }) => tuft(at)),
      { stroke: inks.woodInk, width: 0.08 },
    ),
  ];
}

/** Three blades of grass, `size` times as large as usual. */
export const tuft = ({ x, y }: Point, size = 1): Stroke[] => [
  polyline([point(x - 0.17 * size, y), point(x - 0.42 * size, y + 0.45 * size)]),
  polyline([point(x, y), point(x, y + 0.6 * size)]),
  polyline([point(x + 0.17 * size, y), point(x + 0.42 * size, y + 0.45 * size)]),
];
