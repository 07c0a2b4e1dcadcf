/** Which sounds belong to an event, and when: plain data, so that it can be looked at without a loudspeaker. */
import type { BattleEvent, BattleRecord, Vocabulary } from '../../engine/battle';
import { lengthOf } from '../../engine/battle/events';
import { mannerOf } from '../../engine/battle/vocabulary';

export type Noise = 'drums' | 'volley' | 'cannon' | 'hooves';

export interface Cue {
  readonly noise: Noise;
  /** S after the event begins, and how long it lasts. */
  readonly at: number;
  readonly length: number;
  /** 0 to 1. */
  readonly loudness: number;
}

/** How long each lasts at speed 1, s; no march is drummed to for longer than `most`. */
const LENGTHS = { volley: 0.7, cannon: 1.2, least: 0.5, most: 3 } as const;
/** Guns of a battery fire so long after one another, s. */
const BETWEEN_GUNS = 0.22;
const GUNS = 3;
/** Marchers and riders cover so many cm a second. */
const PACE = { foot: 12, horse: 20 } as const;
/** From this speed on marches make no sound: only fire is heard. */
const TOO_FAST = 8;

/** The sounds of an event played `speed` times as fast as life. */
export function cuesOf(
  event: BattleEvent,
  { roster, vocabulary }: Pick<BattleRecord, 'roster'> & { readonly vocabulary: Pick<Vocabulary, 'manners'> },
  speed: number,
): readonly Cue[] {
  const heard = (noise: Noise, length: number, loudness: number, at = 0): Cue => ({
    noise,
    at: at / speed,
    length: length / Math.min(speed, 4),
    loudness,
  });
  if (event.do === 'fired') {
    if (roster.units[event.by]?.arm !== 'guns') return [heard('volley', LENGTHS.volley, 0.8)];
    return Array.from({ length: GUNS }, (_, i) => heard('cannon', LENGTHS.cannon, 1, i * BETWEEN_GUNS));
  }
  if (event.do !== 'moved' || speed >= TOO_FAST) return [];
  const [mover] = event.movers;
  if (!mover) return [];
  const arm = roster.units[mover.id]?.arm ?? 'horse';
  const { gait } = mannerOf(vocabulary, event.manner);
  const isMounted = arm === 'horse' || arm === 'guns' || arm === 'train';
  const length = Math.min(LENGTHS.most, Math.max(LENGTHS.least, lengthOf(event) / PACE[isMounted ? 'horse' : 'foot']));
  if (isMounted) return [heard('hooves', length, gait === 'charge' ? 0.8 : 0.4)];
  return gait === 'march' || gait === 'charge' ? [heard('drums', length, gait === 'charge' ? 0.7 : 0.4)] : [];
}
