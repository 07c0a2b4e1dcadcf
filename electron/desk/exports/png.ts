import { crc32 } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline';
import { sheetToSvg, type Sheet } from '../../../drawing/paper';
import { refuse } from '../faults';
import { croppedSheet } from './cropping';
import { outlinedSheet } from './outlines';

/**
 * A dot takes four bytes while it is drawn, and as many again while it is packed; the drawing itself takes the rest of what
 * the drawing module can have. It gave up at 150 million on Lobositz, and about half of that is drawn safely, in some 700 MB.
 */
const MOST_DOTS = 80e6;
/** Of all pictures of one order, which wait together until they are kept. */
const MOST_DOTS_OF_ALL = 2e9;
const CM_PER_INCH = 2.54;

let ready: Promise<void> | null = null;

const dotsOf = ({ width, height }: Pick<Sheet, 'width' | 'height'>, dpi: number): readonly [number, number] => [
  Math.round((width / CM_PER_INCH) * dpi),
  Math.round((height / CM_PER_INCH) * dpi),
];

/** Throws a fault before the first is drawn when pictures of these sheets need more memory than there should be taken. */
export function checkPictures(sheets: readonly Pick<Sheet, 'width' | 'height'>[], dpi: number): void {
  let all = 0;
  for (const sheet of sheets) {
    const [width, height] = dotsOf(sheet, dpi);
    all += width * height;
    const most = Math.floor(dpi * Math.sqrt(MOST_DOTS / (width * height)));
    if (width * height > MOST_DOTS)
      throw refuse(
        'picture-too-large',
        `A picture of ${width} by ${height} dots takes about ${Math.round((width * height * 8) / 1e6)} MB; choose at most ${most} dots to an inch.`,
        { field: 'dpi' },
      );
  }
  if (all > MOST_DOTS_OF_ALL)
    throw refuse(
      'picture-too-large',
      `${sheets.length} pictures of this size are too many at once; choose fewer dots to an inch, fewer sheets, or PDF.`,
      { field: 'dpi' },
    );
}

/** One sheet as a picture of `dpi` dots to an inch, which it tells its reader, so that it prints at its true size. */
export async function sheetToPng(sheet: Sheet, dpi: number): Promise<Buffer> {
  checkPictures([sheet], dpi);
  const [width] = dotsOf(sheet, dpi);
  ready ??= initWasm(Buffer.from(wasm.slice(wasm.indexOf(',') + 1), 'base64'));
  await ready;
  const dot = CM_PER_INCH / dpi;
  // Hyphens and hair lines are thinner than a dot, and still darken it.
  const svg = sheetToSvg(plainSheet(sheet, 2 * dot, dot / 5));
  return withMeasure(
    orTooLarge(() => drawn(svg, width)),
    dpi,
  );
}

function drawn(svg: string, width: number): Buffer {
  const drawing = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    background: '#ffffff',
  });
  const picture = drawing.render();
  const png = Buffer.from(picture.asPng());
  picture.free();
  drawing.free();
  return png;
}

/** The drawing module ends by a trap when it can have no more memory; it is of no use in this thread after that. */
export function orTooLarge<T>(draw: () => T): T {
  try {
    return draw();
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) throw error;
    throw refuse(
      'picture-too-large',
      'This picture takes more memory than can be had; choose fewer dots to an inch, or PDF.',
      {
        field: 'dpi',
      },
    );
  }
}

/** Where the first chunk of a PNG, its header, ends. */
const HEADER_END = 33;
/** Puts the dots to a metre (`pHYs`) behind the header. */
function withMeasure(png: Buffer, dpi: number): Buffer {
  const chunk = Buffer.alloc(21);
  const dots = Math.round((dpi / CM_PER_INCH) * 100);
  chunk.writeUInt32BE(9, 0);
  chunk.write('pHYs', 4, 'latin1');
  chunk.writeUInt32BE(dots, 8);
  chunk.writeUInt32BE(dots, 12);
  chunk.writeUInt8(1, 16);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 17)), 17);
  return Buffer.concat([png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END)]);
}

/**
 * A sheet as it looks, and nothing else: words as outlines, without steps of less than `fine` cm, and without what is
 * less than `seen` cm in view.
 */
export const plainSheet = (sheet: Sheet, seen: number, fine = seen / 2): Sheet =>
  croppedSheet(outlinedSheet(sheet, fine), seen);
