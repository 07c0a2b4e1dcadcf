import type { BattleEvent, BattleRecord, BattleState, Id } from '../../engine/battle';
import type { Point } from '../../engine/geometry';
import type { Weather } from '../../engine/scenario';
import { Battlefield, airAt, type CameraView, type HeldAbout, type HintBlend } from '../battlefield';
import { wait } from '../replay';

export interface ShotSize {
  readonly width: number;
  readonly height: number;
}

/** What stands on a picture; nothing where it is left out. */
export interface ShotWords {
  /** At the foot. */
  readonly caption?: string;
  /** In the upper left corner. */
  readonly heading?: string;
  /** In the upper right corner: an hour in large letters, and what is said of it below. */
  readonly hour?: readonly [hour: string, said: string];
}

/** The fine paint of the ground is waited for no longer than this, ms. */
const PAINT_MS = 30_000;
/** Share of the height that the letters of a caption take. */
const LETTERS = 1 / 26;

/** The table drawn picture by picture at any size, apart from the one on show. */
export class TableShots {
  readonly #field: Battlefield;
  readonly #table = document.createElement('canvas');
  readonly #picture = document.createElement('canvas');
  readonly #record: BattleRecord;

  /** Throws where the machine cannot draw in three dimensions. */
  constructor(record: BattleRecord, { width, height }: ShotSize, quality: 'high' | 'low') {
    this.#record = record;
    this.#field = new Battlefield(this.#table, { quality, reducedMotion: false, byHand: true });
    Object.assign(this.#picture, { width, height });
    this.#field.resize(width, height, 1);
  }

  /** Resolves when the table is laid, its ground painted and the troops stand on it. */
  async lay(signal: AbortSignal): Promise<void> {
    await this.#field.lay(this.#record.scenario);
    this.#field.showArmies(this.#record);
    const patience = performance.now() + PAINT_MS;
    while (!this.#field.isPainted && performance.now() < patience) {
      signal.throwIfAborted();
      await wait(50);
    }
    this.#field.step(1);
  }

  /** Smoke hangs before those who have `fired` a moment ago. */
  stand(state: BattleState, fired: readonly Id[] = []): void {
    this.#field.stand(state);
    this.#field.showSmoke(fired);
  }

  /** Begins to act an event; pictures carry it on. */
  act(event: BattleEvent, before: BattleState, after: BattleState, speed: number): void {
    void this.#field.play(event, before, after, speed);
  }

  /** Stands still part of the way through an event, or in a state where none happens. */
  hold(event: BattleEvent | null, before: BattleState, after: BattleState, share: number, about: HeldAbout): void {
    this.#field.hold(event, before, after, share, about);
  }

  /** Light, shadows and weather of an hour; times in minutes after midnight. */
  shine(hour: {
    readonly minute: number;
    readonly rises: number;
    readonly sets: number;
    readonly weather: Weather;
  }): void {
    this.#field.shine(airAt(hour.minute, hour, hour.weather));
  }

  lead(look: HintBlend): void {
    this.#field.camera.lead(look);
  }
  lookFrom(view: CameraView): void {
    this.#field.camera.look(view);
  }
  /** Goes there while the next pictures are drawn. */
  flyTo(view: CameraView): void {
    this.#field.camera.flyFrom(view);
  }
  follow(ids: readonly string[], also: readonly Point[]): void {
    this.#field.camera.cover({ top: 0, left: 0, right: 0, bottom: Math.round(this.#picture.height * 3 * LETTERS) });
    this.#field.camera.lookAt(ids, also);
  }

  /** Every picture is drawn on it. */
  get canvas(): HTMLCanvasElement {
    return this.#picture;
  }

  /** Draws the table as it is when so many seconds have passed, with words on it; true while anything still moves. */
  picture(seconds: number, { caption, heading, hour }: ShotWords): boolean {
    const context = this.#picture.getContext('2d');
    if (!context) throw new Error('This machine gives no canvas to draw on.');
    const { width, height } = this.#picture;
    const isMoving = this.#field.step(seconds);
    context.drawImage(this.#table, 0, 0, width, height);
    if (caption) writeCaption(context, caption, this.#picture);
    if (heading) writeInCorner(context, [heading], this.#picture, 'left');
    if (hour) writeInCorner(context, hour, this.#picture, 'right');
    return isMoving;
  }

  async png(): Promise<Blob> {
    this.picture(0, {});
    const blob = await new Promise<Blob | null>((resolve) => this.#picture.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture could not be written.');
    return blob;
  }

  dispose(): void {
    this.#field.dispose();
    // Browsers bear few drawings in three dimensions at a time.
    this.#table.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
  }
}

const fontOf = (size: number): string => `${size}px "IM FELL DW Pica", Georgia, serif`;
const PLATE = 'rgb(22 15 8 / 0.78)';
const PLATE_INK = '#f7f1e3';

function writeCaption(context: CanvasRenderingContext2D, text: string, { width, height }: ShotSize): void {
  const size = Math.round(height * LETTERS);
  context.font = fontOf(size);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lines = brokenInto(text, (part) => context.measureText(part).width, width * 0.86);
  const plate = Math.max(...lines.map((line) => context.measureText(line).width)) + size * 2;
  const top = height - size * 1.35 * lines.length - size;
  context.fillStyle = PLATE;
  context.fillRect((width - plate) / 2, top, plate, size * 1.35 * lines.length + size * 0.4);
  context.fillStyle = PLATE_INK;
  lines.forEach((line, i) => context.fillText(line, width / 2, top + size * (0.85 + 1.35 * i)));
}

/** Lines below each other, the first of two in larger letters. */
function writeInCorner(
  context: CanvasRenderingContext2D,
  lines: readonly string[],
  { width, height }: ShotSize,
  side: 'left' | 'right',
): void {
  const size = Math.round(height * LETTERS);
  const sizes = lines.map((_, i) => (i === 0 && lines.length > 1 ? size * 1.4 : size));
  const widths = lines.map((line, i) => {
    context.font = fontOf(sizes[i] ?? size);
    return context.measureText(line).width;
  });
  const plate = Math.max(...widths) + size * 1.2;
  const tall = sizes.reduce((sum, one) => sum + one * 1.2, size * 0.4);
  const left = side === 'left' ? size : width - size - plate;
  context.fillStyle = PLATE;
  context.fillRect(left, size, plate, tall);
  context.fillStyle = PLATE_INK;
  context.textAlign = side;
  context.textBaseline = 'middle';
  let top = size * 1.2;
  for (const [i, line] of lines.entries()) {
    const letters = sizes[i] ?? size;
    context.font = fontOf(letters);
    context.fillText(line, side === 'left' ? left + size * 0.6 : left + plate - size * 0.6, top + letters * 0.6);
    top += letters * 1.2;
  }
}

/** A text in lines of no more than `most`, broken between words. */
export function brokenInto(text: string, widthOf: (part: string) => number, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
