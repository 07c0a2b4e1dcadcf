/** The clock of a chronicle: which span, caption and chapter a time of the day lies in, and who has fired lately. */
import type { BattleEvent } from '../../engine/battle';
import type { Chronicled } from '../../engine/chronicle';
import type { Weather } from '../../engine/scenario';
import { does } from '../../engine/battle/sentences';
import { sideName } from '../replay';

type Timed = Pick<Chronicled, 'spans' | 'events'>;

/** The span a time lies in; of two that meet there the later. */
export function spanAt({ spans }: Pick<Chronicled, 'spans'>, now: number): number {
  let [low, high] = [0, spans.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((spans[middle]?.from ?? 0) <= now) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The last of these that has begun. */
export const lastBegun = <T extends { readonly at: number }>(all: readonly T[], now: number): T | null =>
  all.findLast(({ at }) => at <= now) ?? null;

/** Smoke hangs so long, minutes. */
const SMOKE = 5;

/** Who fired in the last minutes. */
export function firedLately({ spans, events }: Timed, now: number): readonly string[] {
  const here = spanAt({ spans }, now);
  const fired = new Set<string>();
  for (let i = here; i >= 0; i -= 1) {
    const span = spans[i];
    if (!span || span.from < now - SMOKE) break;
    const before = spans[i - 1];
    const first = before ? before.settled + (before.moved === null ? 0 : 1) : 0;
    for (const event of events.slice(first, span.settled)) if (isShot(event)) fired.add(event.by);
  }
  return [...fired];
}
/** A unit takes so long to form anew, minutes. */
const FORMING = 2;

/** Who is changing its formation: the event that does it, by its place among all, and the share of it that is done. */
export function formingAt(
  { spans, events }: Timed,
  now: number,
): readonly { readonly id: string; readonly event: number; readonly share: number }[] {
  const forming = new Map<string, { readonly id: string; readonly event: number; readonly share: number }>();
  for (let i = spanAt({ spans }, now); i >= 0; i -= 1) {
    const span = spans[i];
    if (!span || span.from <= now - FORMING) break;
    const before = spans[i - 1];
    const first = before ? before.settled + (before.moved === null ? 0 : 1) : 0;
    for (let n = span.settled - 1; n >= first; n -= 1) {
      const event = events[n];
      // What stood when the day begins has stood so before.
      if (event?.do === 'formed' && before && !forming.has(event.id))
        forming.set(event.id, { id: event.id, event: n, share: (now - span.from) / FORMING });
    }
  }
  return [...forming.values()];
}

/** What began after one hour and until another: what happened at once, and marches by their setting out. */
export function happenedIn({ spans, events }: Timed, after: number, until: number): readonly BattleEvent[] {
  const found: BattleEvent[] = [];
  for (let i = spanAt({ spans }, until); i >= 0; i -= 1) {
    const span = spans[i];
    if (!span || span.from <= after) break;
    const before = spans[i - 1];
    const first = before ? before.settled + (before.moved === null ? 0 : 1) : 0;
    const now = events.slice(first, span.settled + (span.moved === null ? 0 : 1));
    if (span.from <= until) found.unshift(...now);
  }
  return found;
}
const isShot = (event: BattleEvent): event is Extract<BattleEvent, { do: 'fired' | 'fought' }> =>
  event.do === 'fired' || event.do === 'fought';

export const weatherAt = ({ weather }: Pick<Chronicled, 'weather'>, now: number): Weather =>
  weather.findLast(({ from }) => from <= now)?.is ?? 'fair';

/** The light of an hour, in steps of two minutes: shadows are cast anew for each. */
export function lightAt({ day, weather }: Pick<Chronicled, 'day' | 'weather'>, now: number) {
  const minute = Math.round(now / 2) * 2;
  return {
    minute,
    rises: day.sunrise ?? day.begins,
    sets: day.sunset ?? day.ends,
    weather: weatherAt({ weather }, minute),
  };
}

const WEATHER_WORDS: Readonly<Record<Weather, string>> = {
  fair: 'Fair',
  'light rain': 'Rain',
  'heavy rain': 'Heavy rain',
  storm: 'Storm',
  fog: 'Fog',
};
export const weatherInWords = (weather: Weather): string => WEATHER_WORDS[weather];

/** How the day ended, in a few words. */
export function headlineOf({ outcome, roster }: Pick<Chronicled, 'outcome' | 'roster'>): string {
  if (outcome === null) return 'The day is over';
  return outcome.winner === null ? 'Nobody wins' : does(sideName(roster, outcome.winner), 'wins');
}
