/** A drawing in SVG: how large it is, and that it holds nothing but a drawing. */
import { refuse } from '../faults';

export interface PictureSize {
  /** Dots, or the units of a drawing. */
  readonly width: number;
  readonly height: number;
}

const LARGEST = 4e6;
/** A picture is shown without scripts and fetches nothing; one that tries to is refused all the same. */
const FORBIDDEN: readonly (readonly [what: string, sign: RegExp])[] = [
  ['a script', /<\s*(?:\w+:)?script\b|\son\w+\s*=|javascript:/i],
  ['a page of its own', /<\s*(?:\w+:)?(?:foreignObject|iframe|object|embed)\b/i],
  ['declared entities', /<!ENTITY/i],
  ['links to other files', /\b(?:xlink:)?href\s*=\s*["'](?!#|data:image\/)|url\(\s*["']?(?!["']?(?:#|data:image\/))/i],
];

/** Null when the bytes are no SVG drawing. Throws a fault when it holds more than a drawing. */
export function svgSize(bytes: Buffer, file: string): PictureSize | null {
  const text = textOf(bytes);
  const tag = text === null ? undefined : BEGINS.exec(text)?.[1];
  if (text === null || tag === undefined) return null;
  if (bytes.length > LARGEST)
    throw refuse('picture-too-large', `“${file}” is larger than ${LARGEST / 1e6} MB. Save the map as PNG or JPEG.`, {
      file,
    });
  const found = FORBIDDEN.find(([, sign]) => sign.test(text));
  if (found)
    throw refuse('unsafe-picture', `“${file}” holds ${found[0]} and was not taken. Save the map as PNG or JPEG.`, {
      file,
    });
  return sizeIn(tag);
}

/** The tag of the drawing, behind what may stand before it. */
const BEGINS = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]{0,4000}?-->\s*|<!DOCTYPE[^>[]*>\s*)*(<svg\b[^>]*>)/;

function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** As its width and height say, else its view box; units do not matter, for the picture is laid by its width. */
function sizeIn(tag: string): PictureSize {
  const number = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px|mm|cm|in|pt)?\\s*["']`).exec(tag)?.[1] ?? 0);
  const [width, height] = [number('width'), number('height')];
  if (width > 0 && height > 0) return { width, height };
  const box = /\sviewBox\s*=\s*["']\s*[-\d.e]+[\s,]+[-\d.e]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag);
  const [wide, high] = [Number(box?.[1] ?? 0), Number(box?.[2] ?? 0)];
  return wide > 0 && high > 0 ? { width: wide, height: high } : { width: 300, height: 150 };
}
