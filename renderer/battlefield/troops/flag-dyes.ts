import { Color, SRGBColorSpace } from 'three';
import type { FlagDesign } from '../../../engine/maps';
import type { Point } from '../../../engine/geometry';

/** Colours as on screen, 0 to 1. */
export type Dye = readonly [number, number, number];

/** Screen components of a `#rrggbb` colour. */
function dye(hex: string): Dye {
  const { r, g, b } = new Color(hex).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
  return [r, g, b];
}

/**
 * A design dyed into a cloth of `size` by `size` points, foot first and from the hoist, each the mean of `grain` by
 * `grain` samples, so that edges are soft.
 */
export function dyed(design: FlagDesign, size: number, grain: number): Dye[] {
  const across = size * grain;
  const samples: Dye[] = Array.from({ length: across * across }, () => [1, 1, 1]);
  for (const { colour, outlines } of design) {
    const paint = dye(colour);
    for (const outline of outlines) fill(outline, across, (place) => (samples[place] = paint));
  }
  return Array.from({ length: size * size }, (_, place) => {
    const [column, row] = [place % size, Math.floor(place / size)];
    const sum = [0, 0, 0];
    for (let n = 0; n < grain * grain; n++) {
      const at = (row * grain + Math.floor(n / grain)) * across + column * grain + (n % grain);
      samples[at]?.forEach((part, i) => (sum[i] = (sum[i] ?? 0) + part / (grain * grain)));
    }
    const [r = 0, g = 0, b = 0] = sum;
    return [r, g, b];
  });
}

/** Every sample inside an outline, line by line between the edges it crosses. */
function fill(outline: readonly Point[], across: number, paint: (place: number) => void): void {
  const scaled = outline.map(({ x, y }) => ({ x: ((x + 1) / 2) * across, y: ((y + 1) / 2) * across }));
  const heights = scaled.map(({ y }) => y);
  const last = Math.min(across - 1, Math.ceil(Math.max(...heights)));
  for (let row = Math.max(0, Math.floor(Math.min(...heights))); row <= last; row++) {
    const middle = row + 0.5;
    const crossings = scaled
      .flatMap((from, i) => {
        const to = scaled[(i + 1) % scaled.length] ?? from;
        if (from.y > middle === to.y > middle) return [];
        return [from.x + ((to.x - from.x) * (middle - from.y)) / (to.y - from.y)];
      })
      .sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const end = Math.min(across - 0.5, crossings[i + 1] ?? 0);
      for (let column = Math.max(0, Math.ceil((crossings[i] ?? 0) - 0.5)); column + 0.5 <= end; column++)
        paint(row * across + column);
    }
  }
}
