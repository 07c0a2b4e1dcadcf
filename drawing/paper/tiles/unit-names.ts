/** Names of units in blocks that lie over several sheets: where no seam divides them. */
import { overlaps, type Box } from '../../../engine/geometry';
import { signRoom } from '../../map/arms';
import { isColumn } from '../../map/block-sign';
import { nameIn, wordsOnTable, type BlockName } from '../../map/block-names';
import type { Inks } from '../../map/inks';
import { labelBox } from '../../map/labels';
import { heightOf, widthOf } from '../../map/lettering';
import type { Lettering } from '../../map/scene';
import type { BlockSign } from '../../map/block-sign';
import { point } from '../../map/strokes';
import { SMALLER } from './seams';

/** Clear ground between a name and the edge of its block, cm of table: at its ends, above and below. */
const EDGE = { along: 0.4, across: 0.15 } as const;
/** How close the places stand that are tried, cm of table. */
const STEP = 0.25;

/**
 * The name of a block where it lies in none of the boxes: moved along the block, then set smaller, then moved off its bare
 * part. `seams` are boxes to keep off, the first list of them that leaves room for the name holds. Null when the block has
 * no name; where nothing leaves room the name stands where it usually does.
 */
export function nameOffSeams(
  sign: BlockSign,
  inks: Inks,
  least: number,
  seams: readonly (readonly Box[])[],
): BlockName | null {
  const usual = nameIn(sign, inks, least);
  if (!usual) return null;
  for (const boxes of seams) {
    const near = boxes.filter((box) => overlaps(box, sign, 0));
    if (near.length === 0) return usual;
    const isClear = (name: BlockName): boolean => {
      const { lettering, place } = wordsOnTable(sign, name);
      const box = labelBox(lettering, place);
      return near.every((seam) => !overlaps(seam, box, 0));
    };
    for (const share of SMALLER) {
      const size = usual.words.lettering.size * share;
      const found = size < least ? undefined : placesIn(sign, usual, size, inks).find(isClear);
      if (found) return found;
    }
  }
  return usual;
}

/** Where a name of a size can stand in its block, those nearest to its usual place first. */
function placesIn(sign: BlockSign, usual: BlockName, size: number, inks: Inks): BlockName[] {
  const column = isColumn(sign);
  const [long, deep] = column ? [sign.depth, sign.width] : [sign.width, sign.depth];
  const { halo: rim } = usual.words.lettering;
  const share = size / usual.words.lettering.size;
  const lettering: Lettering = {
    ...usual.words.lettering,
    size,
    halo: rim && { ...rim, width: rim.width * share },
  };
  const { at } = usual.words.place;
  const [middle, level] = column ? [at.y, at.x] : [at.x, at.y];
  const half = widthOf(lettering) / 2;
  const alongs = steps(middle, signRoom(sign) + half + EDGE.along - long / 2, long / 2 - half - EDGE.along);
  const room = deep / 2 - heightOf(lettering) / 2 - EDGE.across;
  const levels = steps(level, -room, room);
  return levels.flatMap((across) =>
    alongs.map((along): BlockName => {
      // Over the front of a split block words need a rim.
      const halo = across === level ? lettering.halo : { colour: rimOf(sign, inks), width: size * 0.4 };
      const spot = { ...usual.words.place, at: column ? point(across, along) : point(along, across) };
      return { ...usual, words: { ...usual.words, lettering: { ...lettering, halo }, place: spot } };
    }),
  );
}

const rimOf = ({ side }: BlockSign, inks: Inks): string => (side === 0 ? inks.sides[0].fill : inks.halo);

/** From a start outwards to both sides as far as the bounds allow. */
function steps(start: number, least: number, most: number): number[] {
  const count = Math.max(0, Math.ceil((most - least) / STEP));
  const outward = Array.from({ length: count }, (_, index) => (index + 1) * STEP);
  return [start, ...outward.flatMap((by) => [start - by, start + by])].filter((at) => at >= least && at <= most);
}
