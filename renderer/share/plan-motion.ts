import { planViewBox } from '../../drawing/map';
import type { ReplayPlayer } from '../replay';
import { apngOf } from './apng';
import { planOf, ratioOf } from './plan-drawing';
import type { Making } from './making';

/** Every phase is shown so long, and the last picture longer, ms. */
const PHASE_MS = 700;
const LAST_MS = 3000;

/** The plan at the end of every phase, as a picture that moves. */
export async function planInMotion(player: ReplayPlayer, width: number, { onProgress, signal }: Making): Promise<Blob> {
  const { record, turns, length } = player;
  const moments = [0, ...turns.flatMap(({ phases }) => phases.map(({ to }) => to)), length];
  const shown = [...new Set(moments)].sort((a, b) => a - b);
  const height = Math.round(width * ratioOf(planViewBox(record.scenario)));
  const pictures: Uint8Array[] = [];
  for (const [i, moment] of shown.entries()) {
    signal.throwIfAborted();
    onProgress(i, shown.length);
    pictures.push(await pngOf(planOf(record, player.stateAt(moment), width), width, height));
  }
  const times = shown.map((_, i) => (i === shown.length - 1 ? LAST_MS : PHASE_MS));
  return new Blob([blobPart(apngOf(pictures, times))], { type: 'image/apng' });
}

/** The bytes in a buffer of their own, as a Blob takes them. */
export const blobPart = (bytes: Uint8Array): ArrayBuffer => {
  const buffer = new ArrayBuffer(bytes.length);
  new Uint8Array(buffer).set(bytes);
  return buffer;
};

async function pngOf(svg: string, width: number, height: number): Promise<Uint8Array> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!blob) throw new Error('The picture could not be drawn.');
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    URL.revokeObjectURL(address);
  }
}
