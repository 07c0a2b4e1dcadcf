/** The day cut where anything begins or ends: the events of a chronicle, and the clock by which they happen. */
import { tidied } from '../battle';
import type { BattleEvent, Gesture } from '../battle';
import { cut, cutBefore } from '../geometry';
import type { DayOfBattle, Id, Minutes } from '../scenario';
import type { DaySpan } from './chronicled';
import type { Instant } from './instants';
import type { March } from './troops';
import { LOSSES, ON_THE_WAY } from './chronicle-vocabulary';

export interface Cut {
  readonly events: readonly BattleEvent[];
  readonly spans: readonly DaySpan[];
}

export function cutIntoSpans(day: DayOfBattle, instants: readonly Instant[], marches: readonly March[]): Cut {
  const events: BattleEvent[] = [];
  const spans: DaySpan[] = [];
  const lost = new Map<Id, number>();
  const happen = (now: readonly Instant[]): void => {
    for (const instant of now) events.push(eventOf(gestureOf(instant, lost), instant.text));
  };
  const times = timesOf(day, instants, marches);
  let next = 0;
  for (const [i, from] of times.entries()) {
    const first = next;
    while ((instants[next]?.at ?? Infinity) <= from) next += 1;
    happen(instants.slice(first, next));
    const until = times[i + 1] ?? from;
    const settled = events.length;
    const movers = marches.flatMap((march) => moverIn(march, from, until));
    if (movers.length > 0) events.push(eventOf(tidied({ do: 'moved', movers, manner: ON_THE_WAY }), ''));
    spans.push({ from, until, settled, moved: movers.length > 0 ? settled : null });
  }
  return { events, spans };
}

function timesOf(
  { begins, ends }: DayOfBattle,
  instants: readonly Instant[],
  marches: readonly March[],
): readonly Minutes[] {
  const all = [begins, ends, ...instants.map(({ at }) => at), ...marches.flatMap(({ from, until }) => [from, until])];
  return [...new Set(all)].filter((time) => time >= begins && time <= ends).sort((a, b) => a - b);
}

/** The part of a march that lies in a stretch of time. */
function moverIn({ id, path, does, from, until }: March, begin: Minutes, end: Minutes) {
  if (from > begin || until < end || begin >= end || path.length <= 0) return [];
  const at = (time: Minutes): number => (path.length * (time - from)) / (until - from);
  const ahead = end >= until ? path : cut(path, at(end));
  return [{ id, path: begin <= from ? ahead : cutBefore(ahead, at(begin)), manner: does }];
}

function gestureOf({ happening }: Instant, lost: Map<Id, number>): Gesture {
  if (happening.do !== 'lose') return tidied(happening);
  const before = lost.get(happening.id) ?? 0;
  const now = Math.min(100, Math.round((before + happening.share * 100) * 10) / 10);
  lost.set(happening.id, now);
  return { do: 'gauge', id: happening.id, gauge: LOSSES, by: Math.round((now - before) * 10) / 10, now };
}

const eventOf = (gesture: Gesture, text: string): BattleEvent => ({
  ...gesture,
  act: 0,
  seen: 'all',
  text,
  reasons: [],
});
