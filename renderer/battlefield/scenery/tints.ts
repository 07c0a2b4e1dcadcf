import { Color } from 'three';
import type { Tint } from './sculptor';

/** A colour by its hex, lighter or darker by a factor. */
export const tintOf = (hex: string, light: number): Tint => {
  const { r, g, b } = new Color(hex).multiplyScalar(light);
  return [r, g, b];
};
