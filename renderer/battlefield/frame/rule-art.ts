import { lots } from '../land';
import type { CanvasBrush } from '../scenery/canvas';
import '@fontsource/im-fell-english-sc/latin-400.css';

const LETTERING = '"IM Fell English SC", serif';

/** Settles when the numerals of the rule can be painted; never longer than half a second, they can do without. */
export async function letteringReady(): Promise<void> {
  if (!('fonts' in document)) return;
  const late = new Promise((resolve) => setTimeout(resolve, 500));
  await Promise.race([document.fonts.load(`40px ${LETTERING}`, '0123456789′').catch(() => []), late]);
}

export const FRAME_WIDTH = 6;
const INCH = 2.54;
const BRASS = '#d8b668';

/** Wood grain running along a strip. */
export function paintWood(brush: CanvasBrush, width: number, height: number, seed: number): void {
  const lot = lots(seed);
  const tone = [92, 58, 34] as const;
  brush.fillStyle = `rgb(${tone.join(',')})`;
  brush.fillRect(0, 0, width, height);
  for (let i = 0; i < height * 3.2; i++) {
    const light = 0.62 + lot() * 0.7;
    const y = lot() * height;
    const x = lot() * width - width * 0.3;
    const length = width * (0.2 + lot() * 0.8);
    brush.strokeStyle = `rgba(${tone.map((part) => (part * light) | 0).join(',')},${0.12 + lot() * 0.25})`;
    brush.lineWidth = 0.6 + lot() * 2.4;
    brush.beginPath();
    brush.moveTo(x, y);
    brush.bezierCurveTo(
      x + length * 0.3,
      y + (lot() - 0.5) * 7,
      x + length * 0.6,
      y + (lot() - 0.5) * 7,
      x + length,
      y + (lot() - 0.5) * 5,
    );
    brush.stroke();
  }
}

/**
 * A brass rule inlaid in a strip of the frame `length` cm long with `FRAME_WIDTH` either end beyond the measure, if it
 * has `corners`: inches, half feet, and feet with numerals. The table lies above the strip.
 */
export function paintRule(brush: CanvasBrush, length: number, corners: boolean, perCm: number): void {
  const high = FRAME_WIDTH * perCm;
  const start = corners ? FRAME_WIDTH : 0;
  const line = high * 0.22;
  brush.strokeStyle = brush.fillStyle = BRASS;
  stroke(brush, 0.15 * perCm, start * perCm, line, (start + length) * perCm, line);
  brush.textBaseline = 'middle';
  for (const { cm, rank, foot } of ticks(length)) {
    const x = (start + cm) * perCm;
    const reach = rank === 'foot' ? 0.5 : rank === 'half' ? 0.3 : 0.17;
    const wide = rank === 'foot' ? 0.3 : rank === 'half' ? 0.22 : 0.13;
    stroke(brush, wide * perCm, x, line, x, line + high * reach);
    if (rank !== 'foot') continue;
    const atEnd = cm > length - 4;
    brush.font = `${high * 0.42}px ${LETTERING}`;
    brush.textAlign = atEnd ? 'right' : 'left';
    brush.fillText(foot === 0 ? '0' : `${foot}′`, x + (atEnd ? -0.6 : 0.6) * perCm, line + high * 0.36);
  }
}

/** Every inch of a table's edge, cm from its start. */
export function ticks(length: number): { cm: number; rank: 'inch' | 'half' | 'foot'; foot: number }[] {
  const marks: { cm: number; rank: 'inch' | 'half' | 'foot'; foot: number }[] = [];
  for (let inch = 0; inch * INCH <= length + 0.2; inch++)
    marks.push({
      cm: Math.min(length, inch * INCH),
      rank: inch % 12 === 0 ? 'foot' : inch % 6 === 0 ? 'half' : 'inch',
      foot: Math.floor(inch / 12),
    });
  return marks;
}

function stroke(brush: CanvasBrush, width: number, x0: number, y0: number, x1: number, y1: number): void {
  brush.lineWidth = width;
  brush.beginPath();
  brush.moveTo(x0, y0);
  brush.lineTo(x1, y1);
  brush.stroke();
}
