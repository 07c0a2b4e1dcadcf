import { describe, expect, it } from 'vitest';
import { bitsOfFaces, faceBox, faceName, facesAmong, faceTowards, isAmong } from '../../../engine/tabletop';
import { boxOf } from './bodies';

/** Facing north, 20 cm wide and 10 cm deep. */
const block = boxOf(60, 60, 0, 20, 10);

describe('faces of a block', () => {
  it.each([
    ['ahead', 60, 80, 0],
    ['to the right', 90, 60, 1],
    ['behind', 60, 30, 2],
    ['to the left', 30, 60, 3],
    ['through the front right corner', 80, 70, 0],
    ['just to the right of it', 80.1, 70, 1],
    ['through the rear left corner', 40, 50, 2],
  ] as const)('seen from %s', (_, x, y, face) => expect(faceTowards(block, { x, y })).toBe(face));

  it('turn the block so that they are in front', () => {
    expect(faceBox(block, 0)).toMatchObject({ width: 20, depth: 10, pose: { hx: 0, hy: 1 } });
    expect(faceBox(block, 1)).toMatchObject({ width: 10, depth: 20, pose: { x: 60, y: 60, hx: 1, hy: 0 } });
    expect(faceBox(block, 3)).toMatchObject({ width: 10, depth: 20, pose: { hx: -1, hy: 0 } });
  });

  it('are called by where they look, however the block is turned', () => {
    const turned = boxOf(60, 60, 100, 20, 10);
    expect([0, 1, 2, 3].map((face) => faceName(block, face))).toEqual(['north', 'east', 'south', 'west']);
    expect([0, 1, 2, 3].map((face) => faceName(turned, face))).toEqual(['east', 'south', 'west', 'north']);
  });

  it('are told as bits', () => {
    expect([[], [0], [1, 3], [0, 1, 2, 3]].map(bitsOfFaces)).toEqual([0, 0b1, 0b1010, 0b1111]);
    expect([0, 0b1, 0b1010, 0b1111].map(facesAmong)).toEqual([[], [0], [1, 3], [0, 1, 2, 3]]);
    expect([0, 1, 2, 3].map((face) => isAmong(0b1010, face))).toEqual([false, true, false, true]);
  });
});
