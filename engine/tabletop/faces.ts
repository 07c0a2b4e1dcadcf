/** The four faces of a block of houses: what is seen, fired and struck through each. */
import { memo } from '../facts';
import { compassTo, facing, poseAt, rightOf, seenFrom } from '../geometry';
import type { Box, Point, Sector } from '../geometry';

/** Faces of a block, clockwise from its front: from its north side when it is not turned. */
export const FACES = [0, 1, 2, 3] as const;
export const SECTOR_OF_FACE: readonly [Sector, Sector, Sector, Sector] = ['front', 'right', 'rear', 'left'];

/** A face as people call it: by where it looks. */
export const faceName = (block: Box, face: number): string => compassTo(outwardFrom(block, face));

/** The direction in which a face looks. */
export const outwardFrom = (block: Box, face: number): Point => facing(faceBox(block, face).pose);

/** A block turned so that `face` is in front. */
export const faceBox = (block: Box, face: number): Box => turned(block)[face] ?? block;

const turned = memo(turnedBy);

function turnedBy(block: Box): readonly Box[] {
  let ahead: Point = { x: block.pose.hx, y: block.pose.hy };
  return FACES.map((face) => {
    const [width, depth] = face % 2 === 0 ? [block.width, block.depth] : [block.depth, block.width];
    const box: Box = { pose: poseAt(block.pose, ahead), width, depth };
    ahead = rightOf(ahead);
    return box;
  });
}

/** The face first crossed by a line from a point to the middle of the block; through a corner: front or rear. */
export function faceTowards(block: Box, from: Point): number {
  const { ahead, right } = seenFrom(block.pose, from);
  if (Math.abs(ahead) * block.width >= Math.abs(right) * block.depth) return ahead >= 0 ? 0 : 2;
  return right > 0 ? 1 : 3;
}

// Several faces are told as bits.

export const bitOf = (face: number): number => 1 << face;
export const bitsOfFaces = (faces: readonly number[]): number => faces.reduce((bits, face) => bits | bitOf(face), 0);
export const isAmong = (faces: number, face: number): boolean => (faces & bitOf(face)) !== 0;
export const facesAmong = (faces: number): readonly number[] => FACES.filter((face) => isAmong(faces, face));
