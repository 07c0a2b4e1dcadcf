/** Who holds, defends and uses which faces of a block of houses (HOW-BUA-11 to 14, HOW-FIRE-22). */
import type { View } from '../../../battle';
import { bitOf, faceTowards, facesAmong, isAmong } from '../../../tabletop';
import { areInOneBlock, isDoneFor, opponentsOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

const ALL_FACES = 0b1111;

/** Units of one side in one block, in roster order. */
const companionsOf = (view: View, troop: Troop): readonly Troop[] =>
  troopsOn(view).filter((other) => areInOneBlock(other, troop) && other.side === troop.side && !isDoneFor(other));

/** The unit of its own arm with which one in a block divides its faces; null when it holds them all (HOW-BUA-11, 12). */
export const dividesWith = (view: View, troop: Troop): Troop | null =>
  companionsOf(view, troop).find(
    ({ id, traits }) => id !== troop.id && (traits.gun === null) === (troop.traits.gun === null),
  ) ?? null;

/** The faces a unit in a block defends, as bits: as its owner has divided them, else two by two in roster order (HOW-BUA-11). */
export function facesHeld(view: View, troop: Troop): number {
  const other = dividesWith(view, troop);
  if (!other) return ALL_FACES;
  const chosen = bitsOf(troop, HELD);
  if (othersOf(chosen) === bitsOf(other, HELD)) return chosen;
  return companionsOf(view, troop)[0]?.id === troop.id ? 0b0011 : 0b1100;
}

/** Chosen when two of one arm had come to stand in a block; means nothing in another, or beside another unit. */
export const HELD = 'holds faces';
/** The faces that are left to the other unit. */
export const othersOf = (faces: number): number => ALL_FACES & ~faces;

/** The units that defend a face of the block in which `troop` stands, foot first. */
export function defendersOf(view: View, troop: Troop, face: number): readonly Troop[] {
  const holders = companionsOf(view, troop).filter((one) => isAmong(facesHeld(view, one), face));
  return holders.toSorted((a, b) => Number(a.traits.gun !== null) - Number(b.traits.gun !== null));
}

/** Faces on which a unit in a block has fought or fires this turn, and `now` one more, as bits (HOW-BUA-13). */
export function facesInUse(view: View, troop: Troop, now?: number): number {
  let faces = bitsOf(troop, 'faces') | (now === undefined ? 0 : bitOf(now));
  for (const enemy of opponentsOf(view, troop)) faces |= faceOf(troop, enemy);
  return faces;
}

/** The face at which an enemy fights a unit in houses, as a bit; none for one in the same block (HOW-BUA-21). */
const faceOf = (troop: Troop, enemy: Troop): number =>
  areInOneBlock(troop, enemy) ? 0 : bitOf(faceTowards(troop.box, enemy.box.pose));

/** Directions in which a unit in houses fights: each face that it uses, and the houses themselves with an enemy in them (HOW-BUA-13). */
export function directionsOf(view: View, troop: Troop, now?: number, against?: Troop): number {
  if (!troop.inside) return 0;
  const enemies = against ? [...opponentsOf(view, troop), against] : opponentsOf(view, troop);
  const faces = facesInUse(view, troop, now) | (against ? faceOf(troop, against) : 0);
  return facesAmong(faces).length + (enemies.some((enemy) => areInOneBlock(troop, enemy)) ? 1 : 0);
}

export const bitsOf = ({ piece }: Troop, mark: string): number => {
  const bits = piece.marks[mark];
  return typeof bits === 'number' ? bits : 0;
};
