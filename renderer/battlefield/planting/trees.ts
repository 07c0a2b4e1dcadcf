import type { Point } from '../../../engine/geometry';
import { beside, boundsOf, depthInside, grainOf, isInside, lots, noise, paced, seedOf } from '../land';
import type { TableRelief, Survey } from '../land';
import type { PlantedTree, TreeKind } from './kinds';

const TREE_SPACING = 4.3;
/** More than this many trees in one wood are planted wider apart. */
const MOST_IN_A_WOOD = 170;

/** Trees of woods, orchards and tree lines; the edge of the table, roads and water are kept free. */
export function plantTrees(survey: Survey, relief: TableRelief): PlantedTree[] {
  const isFree = freeOfWays(survey, relief);
  return [
    ...survey.areasOf('wood').flatMap((wood) => woodTrees(wood.outline, seedOf(wood.id), isFree)),
    ...survey.areasOf('orchard').flatMap((orchard) => orchardTrees(orchard.outline, seedOf(orchard.id), isFree)),
    ...survey.rows
      .filter((row) => row.kind === 'tree line')
      .flatMap((row) => avenue(row.course, seedOf(row.id)))
      .filter((tree) => onTable(survey, tree)),
    ...survey.quarters.flatMap(({ block }) => gardenTrees(block, seedOf(block.id))),
  ];
}

/** True where a tree stands neither on a road nor in water nor over the edge. */
function freeOfWays(survey: Survey, relief: TableRelief): (x: number, y: number) => boolean {
  return (x, y) =>
    x > 1.6 &&
    y > 1.6 &&
    x < survey.width - 1.6 &&
    y < survey.depth - 1.6 &&
    relief.shore.at(x, y) > 1.6 &&
    !survey.roads.some((road) => beside(road.course, x, y).distance < road.halfWidth + (road.sunken ? 2.4 : 1.3)) &&
    !relief.isDug(x, y) &&
    !survey.quarters.some(({ block }) => Math.hypot(block.at.x - x, block.at.y - y) < block.side * 0.62);
}

const onTable = (survey: Survey, { x, y }: Point): boolean =>
  x > 0.5 && y > 0.5 && x < survey.width - 0.5 && y < survey.depth - 0.5;

function woodTrees(outline: readonly Point[], seed: number, isFree: (x: number, y: number) => boolean): PlantedTree[] {
  const lot = lots(seed);
  const { west, south, east, north } = boundsOf(outline);
  const spacing = Math.max(TREE_SPACING, Math.sqrt(((east - west) * (north - south)) / MOST_IN_A_WOOD / 1.1));
  const firShare = 0.1 + 0.3 * (lot() < 0.4 ? lot() : 0);
  const trees: PlantedTree[] = [];
  const tries = Math.min(2600, Math.ceil(((east - west) * (north - south)) / 3));
  for (let i = 0; i < tries; i++) {
    const x = west + lot() * (east - west);
    const y = south + lot() * (north - south);
    if (depthInside(outline, x, y) > -1.1 || !isFree(x, y)) continue;
    if (trees.some((tree) => Math.hypot(tree.x - x, tree.y - y) < spacing)) continue;
    const kind: TreeKind = lot() < firShare ? 'fir' : noise(x * 0.09 + 5, y * 0.09) < 0.5 ? 'round' : 'tall';
    trees.push({ x, y, kind, turn: lot() * 6.28, size: 0.82 + lot() * 0.42, shade: 0.84 + lot() * 0.3 });
  }
  return trees;
}

function orchardTrees(
  outline: readonly Point[],
  seed: number,
  isFree: (x: number, y: number) => boolean,
): PlantedTree[] {
  const lot = lots(seed);
  return inRows(outline, 4.6, 4.6)
    .filter(({ x, y }) => depthInside(outline, x, y) < -1.4 && isFree(x, y))
    .map(({ x, y }) => ({
      x: x + (lot() - 0.5) * 0.5,
      y: y + (lot() - 0.5) * 0.5,
      kind: 'round' as const,
      turn: lot() * 6.28,
      size: 0.5 + lot() * 0.1,
      shade: 0.95 + lot() * 0.25,
    }));
}

function avenue(course: readonly Point[], seed: number): PlantedTree[] {
  const lot = lots(seed);
  return paced(course, 4.1).map(({ x, y }) => ({
    x: x + (lot() - 0.5) * 0.5,
    y: y + (lot() - 0.5) * 0.5,
    kind: lot() < 0.75 ? 'poplar' : 'tall',
    turn: lot() * 6.28,
    size: 0.78 + lot() * 0.2,
    shade: 0.88 + lot() * 0.24,
  }));
}

/** A tree or two behind the houses of a block. */
function gardenTrees(block: { at: Point; turn: number; side: number }, seed: number): PlantedTree[] {
  const lot = lots(seed + 5);
  const corners = [-1, 1].flatMap((u) => [-1, 1].map((v) => ({ u, v }))).filter(() => lot() < 0.45);
  const turn = (block.turn * Math.PI) / 180;
  return corners.map(({ u, v }) => {
    const east = u * block.side * 0.455;
    const north = v * block.side * 0.455;
    return {
      x: block.at.x + east * Math.cos(turn) + north * Math.sin(turn),
      y: block.at.y - east * Math.sin(turn) + north * Math.cos(turn),
      kind: lot() < 0.6 ? ('round' as const) : ('tall' as const),
      turn: lot() * 6.28,
      size: (block.side / 20) * (0.5 + lot() * 0.16),
      shade: 0.9 + lot() * 0.2,
    };
  });
}

/** Places inside an outline in rows along its longest edge: `between` rows and `along` each, cm. */
export function inRows(outline: readonly Point[], between: number, along: number): Point[] {
  const grain = grainOf(outline);
  const { west, south, east, north } = boundsOf(outline);
  const middle = { x: (west + east) / 2, y: (south + north) / 2 };
  const reach = Math.hypot(east - west, north - south) / 2;
  const places: Point[] = [];
  for (let v = -reach; v <= reach; v += between)
    for (let u = -reach; u <= reach; u += along) {
      const x = middle.x + grain.x * u - grain.y * v;
      const y = middle.y + grain.y * u + grain.x * v;
      if (isInside(outline, x, y)) places.push({ x, y });
    }
  return places;
}
