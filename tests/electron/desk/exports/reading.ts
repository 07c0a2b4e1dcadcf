/** Reads what was exported: pages of a PDF and pictures as dots. */
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

export const openPdf = (pdf: Buffer) =>
  getDocument({ data: new Uint8Array(pdf), standardFontDataUrl: `${join(pdfjs, 'standard_fonts')}/`, verbosity: 0 })
    .promise;

export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue at a place in cm from the lower left corner. */
  at(x: number, y: number): readonly [number, number, number];
}

/** A page of a PDF, counted from 1, drawn at so many dots to a cm. */
export async function drawnPage(pdf: Buffer, number: number, perCm: number): Promise<Picture> {
  const page = await (await openPdf(pdf)).getPage(number);
  const viewport = page.getViewport({ scale: (perCm * 2.54) / 72 });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const context = canvas.getContext('2d');
  await page.render({ canvasContext: context as never, viewport }).promise; // pdfjs asks for a browser's, and draws on this
  return pictureOf(context.getImageData(0, 0, canvas.width, canvas.height), perCm);
}

/** A PNG of so many dots to a cm. */
export async function openPng(png: Buffer, perCm: number): Promise<Picture> {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return pictureOf(context.getImageData(0, 0, image.width, image.height), perCm);
}

interface Dots {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}
const pictureOf = ({ width, height, data }: Dots, perCm: number): Picture => ({
  width,
  height,
  at(x, y) {
    const dot = 4 * (Math.floor(height - y * perCm) * width + Math.floor(x * perCm));
    return [data[dot] ?? NaN, data[dot + 1] ?? NaN, data[dot + 2] ?? NaN];
  },
});

/** Places along a line across the sheet, a tenth of a mm apart, where there is ink. */
export function inkAcross(picture: Picture, width: number, y: number): readonly number[] {
  const places: number[] = [];
  for (let step = 0; step * 0.01 < width; step += 1) {
    const x = (step + 0.5) * 0.01;
    if (picture.at(x, y)[0] < 128) places.push(x);
  }
  return places;
}
