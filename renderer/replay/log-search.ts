import type { BattleEvent, BattleRecord } from '../../engine/battle';
import { mannerOf } from '../../engine/battle/vocabulary';
import type { LogRow } from './log';
import { peopleOf } from './moments';

/** What is looked for in the log. */
export interface LogQuery {
  /** Words of the sentence, of its reasons, of their clauses or of who is in it; all of them. */
  readonly text: string;
  /** A unit or a commander; empty for all. */
  readonly who: string;
  readonly kind: LogKind | '';
}
export const LOG_KINDS = ['fire', 'melee', 'move', 'charge', 'flight', 'command', 'loss'] as const;
export type LogKind = (typeof LOG_KINDS)[number];
export const LOG_KIND_WORDS: Readonly<Record<LogKind, string>> = {
  fire: 'Fire',
  melee: 'Melee',
  move: 'Moves',
  charge: 'Charges',
  flight: 'Retreat, rout, evading',
  command: 'Orders and tests',
  loss: 'Losses',
};
export const EVERYTHING: LogQuery = { text: '', who: '', kind: '' };
export const isLooking = ({ text, who, kind }: LogQuery): boolean => text.trim() !== '' || who !== '' || kind !== '';

type Words = Pick<BattleRecord, 'vocabulary' | 'roster'>;

/** The lines that fit, with the headings of their turns and phases. */
export function found(rows: readonly LogRow[], query: LogQuery, words: Words): readonly LogRow[] {
  if (!isLooking(query)) return rows;
  const wanted = query.text.toLowerCase().split(/\s+/).filter(Boolean);
  const kept: LogRow[] = [];
  let heads: LogRow[] = [];
  for (const row of rows) {
    if (row.kind === 'turn') heads = [row];
    else if (row.kind === 'phase') heads = [...heads.filter(({ kind }) => kind === 'turn'), row];
    else if (row.kind === 'line' && fits(row, query, wanted, words)) {
      kept.push(...heads, row);
      heads = [];
    }
  }
  return kept;
}

function fits(
  row: Extract<LogRow, { kind: 'line' }>,
  { who, kind }: LogQuery,
  wanted: readonly string[],
  words: Words,
): boolean {
  if (who !== '' && !row.events.some((event) => peopleOf(event).includes(who))) return false;
  if (kind !== '' && !row.events.some((event) => kindOf(event, words.vocabulary) === kind)) return false;
  if (wanted.length === 0) return true;
  const text = textOf(row, words).toLowerCase();
  return wanted.every((word) => text.includes(word));
}

/** All that can be looked for in a line. */
function textOf({ text, events, number }: Extract<LogRow, { kind: 'line' }>, { vocabulary }: Words): string {
  const reasons = events.flatMap((event) => event.reasons);
  const clauses = reasons.map(({ clause, label }) => `${clause} ${vocabulary.clauses[clause] ?? ''} ${label}`);
  return [number, text, ...clauses].join(' ');
}

/** What kind of thing an event tells. */
function kindOf(event: BattleEvent, vocabulary: Words['vocabulary']): LogKind {
  switch (event.do) {
    case 'fired':
      return 'fire';
    case 'fought':
      return 'melee';
    case 'formed':
      return 'move';
    case 'moved': {
      const { gait } = mannerOf(vocabulary, event.manner);
      return gait === 'charge' ? 'charge' : gait === 'march' || gait === 'withdraw' ? 'move' : 'flight';
    }
    case 'mark':
      return vocabulary.marks[event.mark]?.shows === 'charged' ? 'charge' : 'command';
    case 'gauge':
    case 'went':
      return 'loss';
    default:
      return 'command';
  }
}
