/** Names inside the blocks of units: as large as goes, upright on the paper, on the bare ground of a split block. */
import { along } from '../../engine/geometry';
import { signRoom, type NameRoom } from './arms';
import { isColumn } from './block-sign';
import type { Inks } from './inks';
import { textWidth, widthOf } from './lettering';
import type { Lettering, Shape } from './scene';
import type { BlockSign } from './block-sign';
import { EAST, point, shifted } from './strokes';

export type WordsShape = Extract<Shape, { readonly kind: 'words' }>;
export interface BlockName {
  /** In the frame of the block. */
  readonly words: WordsShape;
  /** The share of a split block that is to stay bare for it, from the rear. */
  readonly rear: number;
}

/** Longest and smallest type in a block, cm. */
export const NAME_SIZE = { largest: 1.75, smallest: 0.95 } as const;
/** How far east a line of words of length 1 gets that climbs so steeply as to be read from below. */
const STEEP = 0.4;
/** Shares of a split block that may be bare: half of it, more for large type, at worst the name lies over its front as well. */
const REARS = [0.5, 0.68, 1] as const;
/** Of the depth a name stands in, the share its type may take. */
const FILLED = 0.79;

/** The name inside a block; null when it has none or it would be too small to read. `least`: the smallest type, cm. */
export function nameIn(sign: BlockSign, inks: Inks, least: number): BlockName | null {
  if (sign.name === '' || sign.arm === 'guns' || sign.arm === 'train') return null;
  const column = isColumn(sign);
  const room = (column ? sign.depth : sign.width) - signRoom(sign) - 1;
  const deep = column ? sign.width : sign.depth;
  const wide = textWidth(sign.name, 'italic', 1);
  const wished = Math.min(Math.max(NAME_SIZE.largest, least), room / wide);
  const side = inks.sides[sign.side];
  // A little smaller than wished rather than a narrower front; on the plan, where no type is too small, always so.
  const wanted = Math.min(wished, Math.max(least, wished * 0.85)) * 0.99;
  const rear = sign.side === 0 ? 1 : least === 0 ? 0.5 : (REARS.find((share) => deep * share * FILLED >= wanted) ?? 1);
  const size = Math.min(wished, deep * rear * FILLED);
  if (size < NAME_SIZE.smallest) return null;
  const bare = sign.side === 1 && rear < 1;
  const lettering: Lettering = {
    text: sign.name,
    role: 'italic',
    size,
    spacing: 0,
    colour: side.sign,
    // On the bare ground of a split block words need no rim, which would eat into its front.
    halo: bare
      ? null
      : {
          colour: sign.side === 0 ? side.fill : inks.halo,
          width: side.hatching !== null || sign.side === 1 ? 0.9 : 0.4,
        },
  };
  const off = (deep * (1 - rear)) / 2;
  const across = signRoom(sign) / 2;
  const at = column ? point(-off, across) : point(across, -off);
  return { words: { kind: 'words', lettering, place: { at, toward: upright(sign) } }, rear: rear === 1 ? 0.5 : rear };
}

/** The way along a block in which words are read, in its frame: those that climb steeply from below, however it leans. */
function upright(sign: BlockSign): { x: number; y: number } {
  const axis = isColumn(sign) ? point(0, 1) : EAST;
  const eastward = axis.x * sign.pose.hy + axis.y * sign.pose.hx;
  const northward = axis.y * sign.pose.hy - axis.x * sign.pose.hx;
  const turned = Math.abs(eastward) < STEEP ? northward < 0 : eastward < 0;
  return turned ? shifted(point(0, 0), axis, -1) : axis;
}

/** The room that a name takes from the sign of its block. */
export function nameRoom(sign: BlockSign, { words: { lettering, place } }: BlockName): NameRoom {
  return { half: widthOf(lettering) / 2 + 0.25, along: isColumn(sign) ? place.at.y : place.at.x };
}

/** The name in a block as it lies on the table; null when the block has none. */
export function nameOnTable(sign: BlockSign, inks: Inks, least: number): WordsShape | null {
  const name = sign.bases.length > 0 ? null : nameIn(sign, inks, least);
  return name && wordsOnTable(sign, name);
}

/** The words of a name in the frame of its block, as they lie on the table. */
export function wordsOnTable(sign: BlockSign, { words }: BlockName): WordsShape {
  const { at, toward } = words.place;
  const { hx, hy } = sign.pose;
  const direction = point(toward.x * hy + toward.y * hx, toward.y * hy - toward.x * hx);
  return { ...words, place: { at: along(sign.pose, at.y, at.x), toward: direction } };
}
