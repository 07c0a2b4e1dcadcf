/** Names close beside the blocks of units that have no room for them. */
import { along, overlaps, type Box, type Point } from '../../engine/geometry';
import type { Inks } from '../map/inks';
import { labelBox, type LabelPlace, type LabelWish } from '../map/labels';
import type { Lettering } from '../map/scene';
import type { BlockSign } from '../map/block-sign';
import { EAST, point } from '../map/strokes';
import type { Signs } from '../map/troops';

/** Words of the map that have no face of their own. */
export const worded = (text: string, size: number, colour: string, inks: Inks): Lettering => ({
  text,
  role: 'italic',
  size,
  spacing: 0,
  colour,
  halo: { colour: inks.halo, width: Math.min(0.75, size * 0.26) },
});

/** A name beside its block, `scale` times as large as usual: for guns and trains, and where the block is too small. */
export function besideWish(sign: BlockSign, { blocks }: Signs, inks: Inks, least: number, scale = 1): LabelWish {
  const lettering = worded(sign.name, Math.max(1.4 * scale, least), inks.sides[sign.side].edge, inks);
  const others = blocks
    .filter((other) => other !== sign)
    .map(({ pose, width, depth }): Box => ({ pose, width: width + NEAR * 2, depth: depth + NEAR * 2 }));
  const places = placesBeside(sign, lettering).map((place) => {
    const box = labelBox(lettering, place);
    const mistaken = others.filter((other) => overlaps(other, box, 0)).length;
    return { ...place, price: place.price + mistaken * MISTAKEN };
  });
  return { id: sign.id, lettering, rank: 4.5, places };
}
/** Within so many cm of another block a name would be taken for that block's, and the price of it. */
const NEAR = 1;
const MISTAKEN = 6;

/** Ways from a block as shares of half its width and depth, and what they cost: behind it, past its ends, before its nose. */
const WAYS = [
  [0, -1, 0],
  [1, 0, 0.3],
  [-1, 0, 0.35],
  [1, -1, 0.4],
  [-1, -1, 0.45],
  [0.5, -1, 0.5],
  [-0.5, -1, 0.55],
  [0, 1, 0.8],
  [1, 1, 0.9],
  [-1, 1, 0.95],
] as const;
/** Clear ground between a block and its name, cm, and what it costs. */
const GAPS = [
  [0.3, 0],
  [1.3, 0.6],
] as const;
/** Blocks up to so wide, cm: guns, columns. */
const SHORT = 9;
/** How far the nose stands out before the front, cm. */
const NOSE = 1.5;

/** Places where level words touch the outline of a block, however it stands. */
function placesBeside({ pose, width, depth }: BlockSign, lettering: Lettering): LabelPlace[] {
  const box = labelBox(lettering, { at: pose, toward: EAST });
  // Off the corner of a short block a name could be its neighbour's.
  const ways = WAYS.filter(([right, ahead]) => width > SHORT || right === 0 || ahead === 0);
  return GAPS.flatMap(([gap, far]) =>
    ways.map(([right, ahead, price]): LabelPlace => {
      const touched = along(pose, (ahead * depth) / 2 + (ahead > 0 ? NOSE : 0), (right * width) / 2);
      const out = outward(pose, right, ahead, width, depth);
      const at = point(
        touched.x + out.x * gap + leaning(out.x) * (box.width / 2),
        touched.y + out.y * gap + leaning(out.y) * (box.depth / 2),
      );
      return { at, toward: EAST, price: price + far };
    }),
  );
}

/** The way from the block at a spot of its outline, as a unit vector of the table. */
function outward(pose: BlockSign['pose'], right: number, ahead: number, width: number, depth: number): Point {
  const corner = Math.abs(right) === 1 && ahead !== 0;
  const [x, y] = [corner || ahead === 0 ? right : 0, corner ? ahead * (depth < width ? 1 : 0.5) : ahead];
  const length = Math.sqrt(x * x + y * y);
  return point((x * pose.hy + y * pose.hx) / length, (y * pose.hy - x * pose.hx) / length);
}

/** Words set off to the east or north of a spot lie wholly there once the way leans that far. */
const leaning = (share: number): number => Math.max(-1, Math.min(1, share * 1.5));
