import { sentenceAt } from '../../engine/battle/log';
import { mannerOf } from '../../engine/battle/vocabulary';
import { endOf, type Point } from '../../engine/geometry';
import type { BattleEvent, BattleRecord, Roster, Vocabulary } from '../../engine/battle';

/**
 * Moments count events: moment 0 is before the first, moment n after the nth. A stop is a moment worth halting at: its
 * event says something or moves something. Gauges, marks and brackets of acts pass unseen on the way to the next stop.
 */
export function isStop(event: BattleEvent): boolean {
  if (event.text !== '') return true;
  return (
    event.do === 'moved' ||
    event.do === 'formed' ||
    event.do === 'fired' ||
    event.do === 'fought' ||
    event.do === 'over'
  );
}

/** Moments of all stops, rising. */
export const stopsOf = (events: readonly BattleEvent[]): readonly number[] =>
  events.flatMap((event, i) => (isStop(event) ? [i + 1] : []));

/** How many of the rising numbers are at most `value`. */
export function countUpTo(rising: readonly number[], value: number): number {
  let low = 0;
  let high = rising.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rising[middle] ?? Infinity) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Who fired between two moments: smoke still hangs before them. */
export function firersIn(events: readonly BattleEvent[], from: number, to: number): readonly string[] {
  return [...new Set(events.slice(from, to).flatMap((event) => (event.do === 'fired' ? [event.by] : [])))];
}

/** The ids a moment is about: who moves, fires, fights, suffers. */
export function peopleOf(event: BattleEvent): readonly string[] {
  switch (event.do) {
    case 'moved':
      return event.movers.map((mover) => mover.id);
    case 'fired':
    case 'fought':
      return [event.by, ...event.at];
    case 'formed':
    case 'gauge':
    case 'went':
    case 'joined':
    case 'known':
    case 'laid':
      return [event.id];
    case 'mark':
      return event.id === null ? [] : [event.id];
    case 'begin':
    case 'rolled':
    case 'told':
      return [event.who];
    default:
      return [];
  }
}

/** Where those who move in an event, or one of them, are going. */
export const goals = (event: BattleEvent, only?: string): readonly Point[] =>
  event.do === 'moved'
    ? event.movers.flatMap(({ id, path }) => (only === undefined || id === only ? [endOf(path)] : []))
    : [];

/** The name of a unit or of a command's figure. */
export function nameOf(roster: Roster, id: string): string {
  const command = roster.commands[id];
  return roster.units[id]?.name ?? command?.leader ?? command?.name ?? id;
}

/** The side of a unit, of a command or of a seat, or a side itself; null for anything else. */
export function sideOf(roster: Roster, id: string): string | null {
  const known = roster.units[id]?.side ?? roster.commands[id]?.side;
  return known ?? roster.sides.find((side) => side.id === id || side.seat === id)?.id ?? null;
}

/** The last stop at or before a moment, as its own moment; 0 before the first. */
export function stopBefore(events: readonly BattleEvent[], moment: number): number {
  for (let i = moment; i > 0; i--) {
    const event = events[i - 1];
    if (event && isStop(event)) return i;
  }
  return 0;
}

/** Worth a caption: fire, melee, a charge or flight, a loss, the end. Marches are in the log, but no caption tells them. */
export function isDramatic(event: BattleEvent, vocabulary: Pick<Vocabulary, 'manners' | 'marks'>): boolean {
  if (event.text === '') return false;
  if (event.do === 'mark') return vocabulary.marks[event.mark]?.shows === 'charged';
  if (event.do === 'moved') return mannerOf(vocabulary, event.manner).gait !== 'march';
  return event.do === 'fired' || event.do === 'fought' || event.do === 'went' || event.do === 'over';
}

/** The caption at a moment: the last thing of note in its phase; null before anything happened there, and when much has happened since. */
export function captionAt(
  { events, vocabulary }: Pick<BattleRecord, 'events' | 'vocabulary'>,
  from: number,
  moment: number,
): { readonly event: BattleEvent; readonly text: string } | null {
  let since = 0;
  for (let i = moment - 1; i >= from; i--) {
    const event = events[i];
    if (!event || !isStop(event)) continue;
    if (isDramatic(event, vocabulary)) return { event, text: sentenceAt(events, i) };
    if (++since > STALE_AFTER) return null;
  }
  return null;
}
/** Stops after which a caption is no longer of the moment. */
const STALE_AFTER = 3;
