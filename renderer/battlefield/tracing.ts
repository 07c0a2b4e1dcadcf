import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Texture } from 'three';
import { cosine, sine } from '../../engine/geometry';
import type { Picture } from '../../engine/scenario';

/** A picture to trace terrain from: its dots, and where it lies on the table. */
export interface ShownTracing {
  readonly image: CanvasImageSource;
  /** Dots. */
  readonly size: { readonly width: number; readonly height: number };
  readonly picture: Picture;
}
/** The same as the shader of the ground takes it. */
export interface LaidTracing {
  readonly texture: Texture;
  /** 0 to 1. */
  readonly opacity: number;
  readonly place: Nine;
}
type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** Row by row: from shares of the table, counted from its south-west corner, to shares of the picture, from its own. */
export function placeOnPicture(
  { corner, width, turn, mirrored }: Picture,
  size: ShownTracing['size'],
  table: { readonly width: number; readonly depth: number },
): Nine {
  const deep = (width * size.height) / size.width;
  const [s, c] = [sine(turn), cosine(turn)];
  // The foot of a picture that is turned clockwise runs along (c, -s), its side along (s, c).
  const east = [(table.width * c) / width, (-table.depth * s) / width, (corner.y * s - corner.x * c) / width] as const;
  const [x, y, at] = mirrored ? [-east[0], -east[1], 1 - east[2]] : east;
  const north = [(table.width * s) / deep, (table.depth * c) / deep, -(corner.x * s + corner.y * c) / deep] as const;
  return [x, y, at, ...north, 0, 0, 1];
}

/** Dots of the longer side on the graphics card. */
const SIDE = 4096;

/** The picture on the graphics card, as long as the same one is shown. */
export class TracingTexture {
  #image: CanvasImageSource | null = null;
  #texture: Texture | null = null;

  of({ image, size }: ShownTracing): Texture {
    if (this.#texture && this.#image === image) return this.#texture;
    this.dispose();
    const scale = Math.min(1, SIDE / Math.max(size.width, size.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(size.width * scale));
    canvas.height = Math.max(1, Math.round(size.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    this.#image = image;
    this.#texture = texture;
    return texture;
  }

  dispose(): void {
    this.#texture?.dispose();
    this.#texture = this.#image = null;
  }
}
