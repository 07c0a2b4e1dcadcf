/** Closed lines of few nodes. */
import { areaOf, distance, distanceToSegment } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';

/** The ring without the nodes that it does without: none of those left out lies farther from it than `stray` cm. */
export function simplified(ring: readonly Point[], stray: number): readonly Point[] {
  const [first] = ring;
  if (!first || ring.length < 4) return ring;
  // Two nodes far from one another stay in any case: the first, and the one farthest from it.
  const far = ring.reduce(
    (best, point, index) => (distance(point, first) > distance(ring[best] ?? first, first) ? index : best),
    0,
  );
  const kept = [
    ...thinned(ring.slice(0, far + 1), stray).slice(0, -1),
    ...thinned([...ring.slice(far), first], stray).slice(0, -1),
  ];
  return kept.length >= 3 && areaOf(kept) > 0 ? kept : ring;
}

function thinned(line: readonly Point[], stray: number): readonly Point[] {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to || line.length < 3) return line;
  let worst = { index: 0, gap: stray };
  line.forEach((point, index) => {
    const gap = distanceToSegment(point, from, to);
    if (gap > worst.gap) worst = { index, gap };
  });
  if (worst.index === 0) return [from, to];
  return [...thinned(line.slice(0, worst.index + 1), stray).slice(0, -1), ...thinned(line.slice(worst.index), stray)];
}
