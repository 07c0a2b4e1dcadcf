/** How the hours of a chronicle are laid on the seconds of a film. */
import type { ChronicleCaption, Chronicled } from '../../engine/chronicle';
import { headlineOf } from './day';

/** A stretch of the day under one caption, and how long it takes in the film. */
export interface FilmStretch {
  readonly from: number;
  readonly until: number;
  readonly seconds: number;
  readonly caption: string;
}
export interface Pace {
  /** Minutes of the day in a second. */
  readonly speed: number;
  /** The clock goes slower where a caption could not be read otherwise. */
  readonly waits: boolean;
}

/** A caption is read at so many words a second, once it was noticed. */
const WORDS_A_SECOND = 3;
const NOTICED = 1;
export const readingSeconds = (text: string): number =>
  text === '' ? 0 : NOTICED + text.split(/\s+/).length / WORDS_A_SECOND;

/** A part of the day cut at its captions. Several of one minute are told one after the other while the clock stands. */
export function stretchesOf(
  { captions }: Pick<Chronicled, 'captions'>,
  { from, to }: { readonly from: number; readonly to: number },
  { speed, waits }: Pace,
): readonly FilmStretch[] {
  const within = captions.filter(({ at }) => at > from && at < to);
  const first: Pick<ChronicleCaption, 'at' | 'text'> = {
    at: from,
    text: captions.findLast(({ at }) => at <= from)?.text ?? '',
  };
  return [first, ...within].map(({ at, text }, i) => {
    const until = within[i]?.at ?? to;
    return {
      from: at,
      until,
      seconds: Math.max((until - at) / speed, waits ? readingSeconds(text) : 0),
      caption: text,
    };
  });
}

/** The title is shown so long, and what is on show at the end at least, s. */
export const TITLE = 2.5;

/** Who won and how, where the part goes to the end of the day; empty where it does not. */
export const lastWords = (chronicled: Pick<Chronicled, 'day' | 'outcome' | 'roster'>, to: number): string =>
  to >= chronicled.day.ends ? [headlineOf(chronicled), chronicled.outcome?.text ?? ''].filter(Boolean).join('. ') : '';

/** How long the end of a film stands still, s. */
export const endSeconds = (words: string): number => Math.max(TITLE, readingSeconds(words));

export const secondsOf = (stretches: readonly FilmStretch[]): number =>
  stretches.reduce((sum, { seconds }) => sum + seconds, 0);
