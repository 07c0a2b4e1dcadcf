import type { SeenGround } from '../../../electron/desk/api';
import type { Point } from '../../../engine/geometry';

/** What is hidden, as rings round its squares, smoothed, in cm of the table. */
export function hiddenRings({ cell, columns, rows, hidden }: SeenGround): readonly (readonly Point[])[] {
  const isHidden = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < columns && row < rows && hidden[row * columns + column] === '1';
  // Edges between hidden squares and others, with the hidden ones on the left; each begins where another ends.
  const next = new Map<string, Point[]>();
  const edge = (from: Point, to: Point): void => {
    const key = `${from.x} ${from.y}`;
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (let row = 0; row < rows; row += 1)
    for (let x = 0; x < columns; x += 1) {
      if (!isHidden(x, row)) continue;
      if (!isHidden(x, row - 1)) edge({ x, y: row }, { x: x + 1, y: row });
      if (!isHidden(x + 1, row)) edge({ x: x + 1, y: row }, { x: x + 1, y: row + 1 });
      if (!isHidden(x, row + 1)) edge({ x: x + 1, y: row + 1 }, { x, y: row + 1 });
      if (!isHidden(x - 1, row)) edge({ x, y: row + 1 }, { x, y: row });
    }
  const rings: (readonly Point[])[] = [];
  for (const [key] of next) {
    const [x = 0, y = 0] = key.split(' ').map(Number);
    for (let ring = ringFrom({ x, y }, next); ring.length > 0; ring = ringFrom({ x, y }, next))
      rings.push(smoothed(ring).map(({ x: column, y: line }) => ({ x: column * cell, y: line * cell })));
  }
  return rings;
}

/** Follows the edges until they come round; takes them away. */
function ringFrom(start: Point, next: Map<string, Point[]>): readonly Point[] {
  const ring: Point[] = [];
  let at = start;
  for (;;) {
    const to = next.get(`${at.x} ${at.y}`)?.pop();
    if (!to) return ring;
    ring.push(at);
    at = to;
    if (at.x === start.x && at.y === start.y) return ring;
  }
}

/** Stairs become slopes: each corner goes to the middle of those round it; small rings keep theirs. */
const REACH = 2;
function smoothed(ring: readonly Point[]): readonly Point[] {
  const count = ring.length;
  if (count < 4 * REACH + 2) return ring;
  return ring.map((_, i) => {
    let [x, y] = [0, 0];
    for (let by = -REACH; by <= REACH; by += 1) {
      const point = ring[(i + by + count) % count];
      x += point?.x ?? 0;
      y += point?.y ?? 0;
    }
    return { x: x / (2 * REACH + 1), y: y / (2 * REACH + 1) };
  });
}
