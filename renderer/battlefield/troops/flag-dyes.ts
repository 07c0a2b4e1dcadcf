import { Color, SRGBColorSpace } from 'three';
import type { FlagDesign } from '../../../drawing/map';
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
  const dyes = design.map(({ colour }) => dye(colour));
  /** For each sample which of the dyes came last. */
  const samples = new Uint8Array(across * across);
  design.forEach(({ outlines }, index) => {
    for (const outline of outlines) fill(samples, outline, across, index);
  });
  return Array.from({ length: size * size }, (_, place) => {
    const first = Math.floor(place / size) * grain * across + (place % size) * grain;
    let [r, g, b] = [0, 0, 0];
    for (let n = 0; n < grain * grain; n++) {
      const paint = dyes[samples[first + Math.floor(n / grain) * across + (n % grain)] ?? 0];
      if (paint) [r, g, b] = [r + paint[0], g + paint[1], b + paint[2]];
    }
    const share = 1 / (grain * grain);
    return [r * share, g * share, b * share];
  });
}

/** Writes a mark into every sample inside an outline, line by line between the edges it crosses. */
function fill(samples: Uint8Array, outline: readonly Point[], across: number, mark: number): void {
  const scaled = outline.map(({ x, y }) => ({ x: ((x + 1) / 2) * across, y: ((y + 1) / 2) * across }));
  const heights = scaled.map(({ y }) => y);
  const last = Math.min(across - 1, Math.ceil(Math.max(...heights)));
  for (let row = Math.max(0, Math.floor(Math.min(...heights))); row <= last; row++) {
    const crossings = crossingsAt(row + 0.5, scaled);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i] ?? 0) - 0.5));
      const to = Math.min(across - 1, Math.floor((crossings[i + 1] ?? 0) - 0.5));
      if (to >= from) samples.fill(mark, row * across + from, row * across + to + 1);
    }
  }
}

/** Where a level line crosses the edges of an outline, from the left. */
function crossingsAt(level: number, outline: readonly Point[]): number[] {
  const crossings: number[] = [];
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from;
    if (from.y > level !== to.y > level)
      crossings.push(from.x + ((to.x - from.x) * (level - from.y)) / (to.y - from.y));
  });
  return crossings.sort((a, b) => a - b);
}
