import type { Cue, Noise } from './cues';

/** Drum strokes and hoof beats of a bar, as shares of it. */
const BEATS: Readonly<Record<'drums' | 'hooves', { readonly bar: number; readonly strokes: readonly number[] }>> = {
  drums: { bar: 1, strokes: [0, 0.25, 0.375, 0.5, 0.75, 0.8125, 0.875, 0.9375] },
  hooves: { bar: 0.42, strokes: [0, 0.22, 0.4] },
};
/** Muskets of a volley that are heard one by one. */
const MUSKETS = 22;

/** A short sound of the synthesiser. */
interface Stroke {
  /** S after the cue. */
  readonly at: number;
  readonly length: number;
  /** Of the noise in it, Hz: what lies above is dulled. */
  readonly bright: number;
  /** A tone that falls from here, Hz; 0 for noise alone. */
  readonly tone: number;
  readonly loudness: number;
}

/** The strokes that a cue is made of; `chance` gives numbers from 0 to 1. */
export function strokesOf({ noise, length, loudness }: Cue, chance: () => number): readonly Stroke[] {
  const makers: Readonly<Record<Noise, () => readonly Stroke[]>> = {
    cannon: () => [{ at: 0, length, bright: 420, tone: 95, loudness }],
    volley: () =>
      Array.from({ length: MUSKETS }, () => ({
        at: chance() ** 1.5 * length,
        length: 0.12,
        bright: 1800 + chance() * 1800,
        tone: 0,
        loudness: loudness * (0.25 + chance() * 0.25),
      })),
    drums: () => beats('drums', length, { length: 0.11, bright: 2600, tone: 185, loudness: loudness * 0.5 }),
    hooves: () => beats('hooves', length, { length: 0.06, bright: 620, tone: 120, loudness: loudness * 0.5 }),
  };
  return makers[noise]();
}

function beats(of: keyof typeof BEATS, length: number, stroke: Omit<Stroke, 'at'>): readonly Stroke[] {
  const { bar, strokes } = BEATS[of];
  const bars = Math.ceil(length / bar);
  return Array.from({ length: bars }, (_, i) => strokes.map((share) => (i + share) * bar))
    .flat()
    .filter((at) => at < length)
    .map((at) => ({ at, ...stroke }));
}

/** Plays cues on the machine's loudspeaker. Nothing is opened before the first cue. */
export class Drummer {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #volume: GainNode | null = null;

  /** `volume` 0 to 1. */
  play(cues: readonly Cue[], volume: number): void {
    if (cues.length === 0 || typeof AudioContext === 'undefined') return;
    const context = (this.#context ??= new AudioContext());
    this.#volume ??= outOf(context);
    this.#volume.gain.value = volume;
    this.#noise ??= noiseOf(context);
    for (const cue of cues) {
      for (const stroke of strokesOf(cue, Math.random)) this.#strike(context, context.currentTime + cue.at, stroke);
    }
  }

  close(): void {
    void this.#context?.close();
    this.#context = this.#noise = this.#volume = null;
  }

  #strike(context: AudioContext, from: number, { at, length, bright, tone, loudness }: Stroke): void {
    const begin = from + at;
    const fade = context.createGain();
    fade.gain.setValueAtTime(loudness, begin);
    fade.gain.exponentialRampToValueAtTime(0.001, begin + length);
    if (this.#volume) fade.connect(this.#volume);
    const dull = context.createBiquadFilter();
    dull.type = 'lowpass';
    dull.frequency.value = bright;
    dull.connect(fade);
    const hiss = context.createBufferSource();
    hiss.buffer = this.#noise;
    hiss.connect(dull);
    hiss.start(begin, (at * 7) % 1, length);
    if (tone === 0) return;
    const body = context.createOscillator();
    body.frequency.setValueAtTime(tone, begin);
    body.frequency.exponentialRampToValueAtTime(tone / 2.5, begin + length);
    body.connect(fade);
    body.start(begin);
    body.stop(begin + length);
  }
}

/** Many sounds at once are pressed together, so that none crackles. */
function outOf(context: AudioContext): GainNode {
  const out = context.createGain();
  const press = context.createDynamicsCompressor();
  out.connect(press);
  press.connect(context.destination);
  return out;
}

/** Two seconds of noise. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
