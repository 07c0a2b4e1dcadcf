/** What a picture is by its bytes, whatever its name says: its kind and how many dots it has. */
import { refuse } from '../faults';
import { svgSize } from './svg-size';
import type { PictureSize } from './svg-size';

export const PICTURE_KINDS = ['png', 'jpeg', 'webp', 'svg'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

export interface KnownPicture extends PictureSize {
  readonly kind: PictureKind;
}

/** The dots of one picture: a window holds four bytes for each. */
const MOST_DOTS = 50e6;
const MOST_SIDE = 16_384;

/** Throws a fault when the bytes are no picture that may be shown. */
export function knownPicture(bytes: Buffer, file: string): KnownPicture {
  const found = pictureIn(bytes, file);
  if (!found)
    throw refuse('not-a-picture', `“${file}” is no PNG, JPEG, WebP or SVG picture. Save the map as one of these.`, {
      file,
    });
  const { width, height } = found;
  const fits = width >= 1 && height >= 1 && Math.max(width, height) <= MOST_SIDE && width * height <= MOST_DOTS;
  if (fits) return found;
  throw refuse(
    'picture-too-large',
    `“${file}” has ${Math.round(width)} by ${Math.round(height)} dots; at most ${MOST_DOTS / 1e6} million and ${MOST_SIDE} on a side are shown. Make it smaller.`,
    { file },
  );
}

function pictureIn(bytes: Buffer, file: string): KnownPicture | null {
  if (bytes.subarray(0, 8).equals(PNG_BEGINS)) return kindOf('png', pngSize(bytes));
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return kindOf('jpeg', jpegSize(bytes));
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return kindOf('webp', webpSize(bytes));
  return kindOf('svg', svgSize(bytes, file));
}

const kindOf = (kind: PictureKind, size: PictureSize | null): KnownPicture | null => size && { kind, ...size };
const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);
const PNG_BEGINS = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const pngSize = (bytes: Buffer): PictureSize | null =>
  bytes.length >= 24 && ascii(bytes, 12, 16) === 'IHDR'
    ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    : null;

/** From the first frame header; segments before it are stepped over. */
function jpegSize(bytes: Buffer): PictureSize | null {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
/** Start of a frame; the three left out are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function webpSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 30) return null;
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
