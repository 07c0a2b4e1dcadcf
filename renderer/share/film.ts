import { goals, isDramatic, isStop, peopleOf, readingTime, wait, type ReplayPlayer } from '../replay';
import type { Making } from './making';
import { TableShots, type ShotSize } from './table-shots';
import { webmOf, type FilmChunk } from './webm';

export interface FilmPlan extends ShotSize {
  /** Pictures a second. */
  readonly rate: number;
  /** Times as fast as life. */
  readonly speed: number;
  readonly captions: boolean;
  /** The camera goes where things happen; else it shows the whole table. */
  readonly follows: boolean;
  /** Moments, the last one included. */
  readonly from: number;
  readonly to: number;
  readonly quality: 'high' | 'low';
}

/** What is of note is shown so long after it was acted, and what is routine, s at speed 1. */
const PAUSE = { note: 1.4, routine: 0.3 } as const;
/** At the beginning and the end, s. */
const STILL = 1.5;
/** A key picture at least so often, s: a film can be entered there. */
const KEY_EVERY = 4;
/** Bits of a pixel of a picture. */
const BITS = 0.12;
const WAITING = 6;
const CODECS = [
  { name: 'vp09.00.40.08', webm: 'V_VP9' },
  { name: 'vp8', webm: 'V_VP8' },
] as const;

/** A film of a battle as WebM, drawn picture by picture, however long one takes. Rejects with the signal's reason when it is given up. */
export async function filmOf(player: ReplayPlayer, plan: FilmPlan, making: Making): Promise<Blob> {
  const codec = await codecFor(plan);
  const shots = new TableShots(player.record, plan, plan.quality);
  const chunks: FilmChunk[] = [];
  let failed: DOMException | null = null;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      chunks.push({ bytes, at: chunk.timestamp / 1000, isKey: chunk.type === 'key' });
    },
    error: (error) => (failed = error),
  });
  try {
    encoder.configure(configOf(codec.name, plan));
    await shots.lay(making.signal);
    shots.stand(player.stateAt(plan.from));
    let drawn = 0;
    /** One more picture; true while anything still moves. */
    const shoot = async (caption: string): Promise<boolean> => {
      making.signal.throwIfAborted();
      if (failed) throw failed;
      const timestamp = Math.round((drawn * 1e6) / plan.rate);
      const words = plan.captions && caption !== '' ? { text: caption } : null;
      const { canvas, isMoving } = shots.picture(1 / plan.rate, words);
      const frame = new VideoFrame(canvas, { timestamp, duration: Math.round(1e6 / plan.rate) });
      encoder.encode(frame, { keyFrame: drawn % (KEY_EVERY * plan.rate) === 0 });
      frame.close();
      drawn += 1;
      while (encoder.encodeQueueSize > WAITING) await wait(0);
      // Lets the window answer in between.
      await wait(0);
      return isMoving;
    };
    const hold = async (seconds: number, caption: string): Promise<void> => {
      for (let left = Math.round(seconds * plan.rate); left > 0; left -= 1) await shoot(caption);
    };
    await hold(STILL, player.record.scenario.title);
    let caption = '';
    for (let moment = plan.from; moment < plan.to; moment += 1) {
      making.onProgress(moment - plan.from, plan.to - plan.from);
      const event = player.record.events[moment];
      if (!event) continue;
      const { vocabulary } = player.record;
      if (event.do === 'step') caption = '';
      if (isDramatic(event, vocabulary)) caption = event.text;
      if (plan.follows && isStop(event)) shots.follow(peopleOf(event), goals(event));
      shots.act(event, player.stateAt(moment), player.stateAt(moment + 1), plan.speed);
      for (let going = event.do === 'moved' || event.do === 'fired' || event.do === 'fought'; going;) {
        going = await shoot(caption);
      }
      await hold(readingTime(event, vocabulary, PAUSE) / plan.speed, caption);
    }
    await hold(STILL, player.record.outcome.reason);
    await encoder.flush();
    const track = { codec: codec.webm, width: plan.width, height: plan.height, length: (drawn * 1000) / plan.rate };
    return new Blob([webmOf(track, chunks)], { type: 'video/webm' });
  } finally {
    if (encoder.state !== 'closed') encoder.close();
    shots.dispose();
  }
}

const configOf = (codec: string, { width, height, rate }: FilmPlan): VideoEncoderConfig => ({
  codec,
  width,
  height,
  framerate: rate,
  bitrate: Math.round(width * height * rate * BITS),
});

/** What this browser can encode. Throws a sentence where it can encode nothing. */
async function codecFor(plan: FilmPlan): Promise<(typeof CODECS)[number]> {
  if (typeof VideoEncoder === 'undefined') throw new Error('This browser cannot make films: it has no video encoder.');
  for (const codec of CODECS)
    if ((await VideoEncoder.isConfigSupported(configOf(codec.name, plan))).supported === true) return codec;
  throw new Error(`This browser cannot make a film of ${plan.width} × ${plan.height}.`);
}
