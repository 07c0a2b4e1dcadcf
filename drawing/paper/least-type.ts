import type { Frame, Lettering, Shape, LineSpot } from '../map/scene';
import type { Sheet } from './sheet';

const POINTS_TO_A_CM = 72 / 2.54;

/** The size of the smallest words on a sheet, in points; null where there are none. What a window cuts off does not count. */
export function leastTypeOn({ layers }: Pick<Sheet, 'layers'>): number | null {
  const least = Math.min(...layers.flatMap(({ shapes }) => shapes.map((shape) => leastIn(shape, null))));
  return least === Infinity ? null : Math.round(least * POINTS_TO_A_CM * 10) / 10;
}

/** In the measure that the shape is drawn in; Infinity without words. */
function leastIn(shape: Shape, clip: Frame | null): number {
  switch (shape.kind) {
    case 'words':
      return sizeWithin(shape.lettering, [shape.place], clip);
    case 'flowing words':
      return sizeWithin(shape.lettering, shape.letters, clip);
    case 'group':
      // A group in a frame of its own lies elsewhere than its numbers say.
      return Math.min(...shape.shapes.map((one) => leastIn(one, shape.frame === null ? clip : null)));
    case 'window':
      return Math.min(...shape.shapes.map((one) => leastIn(one, seenThrough(shape, clip)))) * shape.scale;
    case 'drawing':
    case 'disc':
      return Infinity;
  }
}

function sizeWithin({ text, size }: Lettering, spots: readonly LineSpot[], clip: Frame | null): number {
  const isSeen = ({ at: { x, y } }: LineSpot): boolean =>
    clip === null || (x >= clip.west && x <= clip.east && y >= clip.south && y <= clip.north);
  return text.trim() !== '' && spots.some(isSeen) ? size : Infinity;
}

/** What a window shows, in its own measure. */
function seenThrough({ origin, scale, clip }: Shape & { kind: 'window' }, outer: Frame | null): Frame | null {
  const seen = clip ?? outer;
  return (
    seen && {
      west: (seen.west - origin.x) / scale,
      east: (seen.east - origin.x) / scale,
      south: (seen.south - origin.y) / scale,
      north: (seen.north - origin.y) / scale,
    }
  );
}
