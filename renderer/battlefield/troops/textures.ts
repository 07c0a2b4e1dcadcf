import { DataTexture, LinearFilter, LinearMipmapLinearFilter, RGBAFormat, RepeatWrapping, SRGBColorSpace } from 'three';
import { chance, noise } from './chance';

/** Red, green, blue, alpha from 0 to 1 (as on screen, not linear) at a point of the unit square. */
export type Painter = (u: number, v: number) => readonly [number, number, number, number];

/** A texture painted point by point, so that it needs no canvas; `v` runs upward. */
export function painted(width: number, height: number, painter: Painter): DataTexture {
  const data = new Uint8Array(width * height * 4);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const colour = painter((i + 0.5) / width, (j + 0.5) / height);
      colour.forEach((part, k) => (data[(j * width + i) * 4 + k] = Math.round(Math.min(1, Math.max(0, part)) * 255)));
    }
  const texture = new DataTexture(data, width, height, RGBAFormat);
  texture.colorSpace = SRGBColorSpace;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.anisotropy = 4;
  texture.needsUpdate = true;
  return texture;
}

const TURF = 256;
const GREENS = [
  [0.24, 0.3, 0.13],
  [0.52, 0.55, 0.28],
] as const;
const STRAW = [0.66, 0.61, 0.4] as const;
const EARTH = [0.48, 0.38, 0.26] as const;

/** Overlapping strokes on a square that repeats: the brightness of static grass, 0 to 1. */
function blades(size: number, strokes: number): Float32Array {
  const grey = new Float32Array(size * size).fill(0.3);
  for (let n = 0; n < strokes; n++) {
    const roll = (k: number): number => chance('blades', n * 5 + k);
    const angle = roll(2) * Math.PI * 2;
    const bright = roll(3);
    const steps = 5 + Math.floor(roll(4) * 8);
    for (let step = 0; step < steps; step++) {
      const x = Math.floor(roll(0) * size + Math.cos(angle) * step) & (size - 1);
      const y = Math.floor(roll(1) * size + Math.sin(angle) * step) & (size - 1);
      grey[y * size + x] = bright * (0.55 + (0.45 * step) / steps);
    }
  }
  return grey;
}

/** Static grass glued to a base: greens, straw and bare patches under single blades; its first texel is white, for rims. */
export function turf(): DataTexture {
  const grass = blades(TURF, 5200);
  const texture = painted(TURF, TURF, (u, v) => {
    const [i, j] = [Math.floor(u * TURF), Math.floor(v * TURF)];
    if (i === 0 && j === 0) return [1, 1, 1, 1];
    const blade = grass[j * TURF + i] ?? 0;
    const dry = Math.min(0.75, Math.max(0, noise(u * 9, v * 9, 9, 'straw') - 0.58) * 2.2);
    const bare = Math.min(0.7, Math.max(0, noise(u * 5, v * 5, 5, 'earth') - 0.64) * 2.4);
    const part = (k: 0 | 1 | 2): number => {
      const green = GREENS[0][k] + (GREENS[1][k] - GREENS[0][k]) * blade;
      const withStraw = green + (STRAW[k] * (0.55 + 0.6 * blade) - green) * dry;
      return withStraw + (EARTH[k] * (0.75 + 0.4 * blade) - withStraw) * bare;
    };
    return [part(0), part(1), part(2), 1];
  });
  texture.wrapS = texture.wrapT = RepeatWrapping;
  return texture;
}

/** The soft shadow under a base. */
export const shadowCard = (): DataTexture =>
  painted(64, 64, (u, v) => {
    const reach = Math.max(0, Math.abs(u - 0.5) - 0.24) ** 2 + Math.max(0, Math.abs(v - 0.5) - 0.24) ** 2;
    const t = Math.max(0, 1 - Math.sqrt(reach) / 0.24);
    return [1, 1, 1, t * t * (3 - 2 * t)];
  });

/** A tuft of cotton wool: lumps with fibres, soft at the edge. */
export const woolCard = (): DataTexture =>
  painted(128, 128, (u, v) => {
    const [x, y] = [u - 0.5, v - 0.5];
    const lumps = noise(u * 5, v * 5, 5, 'wool lumps') * 0.55 + noise(u * 11, v * 11, 11, 'wool knots') * 0.45;
    const swirl = noise(u * 4, v * 4, 4, 'wool swirl') * 6.3;
    const [du, dv] = [Math.cos(swirl), Math.sin(swirl)];
    const fibres = noise((u * du + v * dv) * 10 + 40, (v * du - u * dv) * 46 + 200, 512, 'wool fibres');
    const edge = 0.34 + (lumps - 0.5) * 0.2;
    const body = Math.min(1, Math.max(0, (edge - Math.sqrt(x * x + y * y)) / 0.13 + 0.25));
    const brightness = 0.76 + lumps * 0.2 + (fibres - 0.5) * 0.15;
    return [brightness, brightness, brightness * 1.01, body * body * (3 - 2 * body) * (0.72 + fibres * 0.4)];
  });
