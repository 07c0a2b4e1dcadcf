import { CanvasTexture, LinearMipmapLinearFilter, NoColorSpace, RepeatWrapping, SRGBColorSpace } from 'three';
import type { Belongings } from '../belongings';

export type CanvasBrush = CanvasRenderingContext2D;

/** A picture painted once with a brush and kept on the graphics card. */
export function painted(
  belongings: Belongings,
  width: number,
  height: number,
  anisotropy: number,
  paint: (brush: CanvasBrush) => void,
  use: { repeat?: true; plainNumbers?: true } = {},
): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this machine cannot paint pictures for the table');
  paint(brush);
  const texture = belongings.keep(new CanvasTexture(canvas));
  texture.colorSpace = use.plainNumbers ? NoColorSpace : SRGBColorSpace;
  if (use.repeat) texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.anisotropy = anisotropy;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}

export const grey = (value: number, warm = 1): string => `rgb(${value | 0},${value | 0},${(value * warm) | 0})`;
