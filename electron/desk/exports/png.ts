import { crc32 } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline';
import { sheetToSvg, type Sheet } from '../../../drawing/paper';
import { refuse } from '../faults';
import { plainSheet } from './plain-sheet';

/** A picture of more dots needs more memory than most machines have to spare. */
const MOST_DOTS = 400e6;
const CM_PER_INCH = 2.54;

let ready: Promise<void> | null = null;

/** One sheet as a picture of `dpi` dots to an inch, which it tells its reader, so that it prints at its true size. */
export async function sheetToPng(sheet: Sheet, dpi: number): Promise<Buffer> {
  const [width, height] = [sheet.width, sheet.height].map((length) => Math.round((length / CM_PER_INCH) * dpi));
  if ((width ?? 0) * (height ?? 0) > MOST_DOTS)
    throw refuse(
      'picture-too-large',
      `A picture of ${width} by ${height} dots is too large; choose fewer dots to an inch.`,
      {
        field: 'dpi',
      },
    );
  ready ??= initWasm(Buffer.from(wasm.slice(wasm.indexOf(',') + 1), 'base64'));
  await ready;
  const dot = CM_PER_INCH / dpi;
  // Hyphens and hair lines are thinner than a dot, and still darken it.
  const drawing = new Resvg(sheetToSvg(plainSheet(sheet, 2 * dot, dot / 5)), {
    fitTo: { mode: 'width', value: width ?? 1 },
    font: { loadSystemFonts: false },
    background: '#ffffff',
  });
  const picture = drawing.render();
  const png = Buffer.from(picture.asPng());
  picture.free();
  drawing.free();
  return withMeasure(png, dpi);
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
