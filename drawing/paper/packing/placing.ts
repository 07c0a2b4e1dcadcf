import type { Shape } from '../../map/scene';

/** A piece on its sheet: its lower left corner, and the room it takes there. */
export interface PlaceOnSheet {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly high: number;
  readonly turned: boolean;
}

/**
 * The shapes of a piece, whose own lower left corner is at 0, 0, where it lies. The back of a piece that is turned to the
 * left is turned to the right, so that it comes to lie behind it.
 */
export function shapesAt(
  { x, y, wide, high, turned }: PlaceOnSheet,
  shapes: readonly Shape[],
  tags: Readonly<Record<string, string>>,
  face: 'front' | 'back' = 'front',
): Shape {
  const left = { x: x + wide, y, hx: -1, hy: 0 };
  const right = { x, y: y + high, hx: 1, hy: 0 };
  const frame = !turned ? { x, y, hx: 0, hy: 1 } : face === 'front' ? left : right;
  return { kind: 'group', frame, tags, shapes };
}
