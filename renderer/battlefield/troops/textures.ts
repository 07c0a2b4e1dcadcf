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

const mix = (a: readonly number[], b: readonly number[], t: number, i: number): number =>
  (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * t;

/** Static grass glued to a base: greens, straw and bare patches, with blades as fine grain; its first texel is left white for rims. */
export function turf(): DataTexture {
  const [shade, grass, straw, earth] = [
    [0.26, 0.32, 0.15],
    [0.45, 0.5, 0.25],
    [0.62, 0.58, 0.36],
    [0.47, 0.37, 0.25],
  ] as const;
  const texture = painted(128, 128, (u, v) => {
    if (u < 1 / 128 && v < 1 / 128) return [1, 1, 1, 1];
    const patch = noise(u * 5, v * 5, 5, 'turf patch');
    const fine =
      noise(u * 40, v * 40 + patch * 6, 40, 'turf blades') * 0.6 +
      chance('turf', Math.floor(u * 128) * 128 + Math.floor(v * 128)) * 0.4;
    const dry = Math.max(0, noise(u * 9, v * 9, 9, 'turf straw') - 0.62) * 2.2;
    const bare = Math.max(0, patch - 0.68) * 2.4;
    const part = (i: number): number => {
      const green = mix(shade, grass, 0.25 + fine * 0.85, i);
      const withStraw = green + ((straw[i] ?? 0) - green) * Math.min(0.8, dry);
      return withStraw + ((earth[i] ?? 0) - withStraw) * Math.min(0.75, bare);
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
    const brightness = 0.76 + lumps * 0.2 + (fibres - 0.5) * 0.22;
    return [brightness, brightness, brightness * 1.01, body * body * (3 - 2 * body) * (0.72 + fibres * 0.4)];
  });
