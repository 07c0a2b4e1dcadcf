import { planViewBox } from '../../drawing/map';
import type { BattleState } from '../../engine/battle';
import type { Scenario } from '../../engine/scenario';
import { whenOf, type ReplayPlayer } from '../replay';
import { apngOf } from './apng';
import { ratioOf, unlikePlans } from './plan-drawing';
import type { MakingControl } from './making';
import type { ShotSize } from './table-shots';

/** Every picture is shown so long, and the last longer, ms. */
const PHASE_MS = 700;
const LAST_MS = 3000;

/** Below the map stands what phase it is: the height of that line, and where its words begin, px. */
const LINE = 30;
const INSET = 12;

/** The plan at the end of every phase that has changed it, as a picture that moves. */
export async function planInMotion(
  player: ReplayPlayer,
  width: number,
  { onProgress, signal }: MakingControl,
): Promise<Blob> {
  const { record, turns, length } = player;
  const moments = [0, ...turns.flatMap(({ phases }) => phases.map(({ to }) => to)), length];
  const shown = [...new Set(moments)].sort((a, b) => a - b);
  const map = { width, height: Math.round(width * ratioOf(planViewBox(record.scenario))) };
  const pictures: Uint8Array[] = [];
  /** The ground is drawn again only where the battle has changed it. */
  const grounds = new Map<Scenario, HTMLCanvasElement>();
  const stateAt = (moment: number): BattleState => player.stateAt(moment);
  for (const { moment, now, ground, troops } of unlikePlans({ record, stateAt }, shown, width)) {
    signal.throwIfAborted();
    onProgress(shown.indexOf(moment), shown.length);
    const laid = grounds.get(now) ?? (await imageOf(ground()));
    grounds.set(now, laid);
    pictures.push(await pngOf([laid, await imageOf(troops)], map, whenOf(turns, moment)));
  }
  const times = pictures.map((_, i) => (i === pictures.length - 1 ? LAST_MS : PHASE_MS));
  return new Blob([apngOf(pictures, times)], { type: 'image/apng' });
}

/** A drawing as dots. */
async function imageOf(svg: string): Promise<HTMLCanvasElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas;
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function pngOf(
  layers: readonly CanvasImageSource[],
  { width, height }: ShotSize,
  words: string,
): Promise<Uint8Array> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height: height + LINE });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This machine gives no canvas to draw on.');
  context.fillStyle = '#fdfbf7';
  context.fillRect(0, height, width, LINE);
  for (const layer of layers) context.drawImage(layer, 0, 0, width, height);
  context.font = '18px "IM FELL DW Pica", Georgia, serif';
  context.textBaseline = 'middle';
  context.fillStyle = '#26221c';
  context.fillText(words, INSET, height + LINE / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The picture could not be drawn.');
  return new Uint8Array(await blob.arrayBuffer());
}
