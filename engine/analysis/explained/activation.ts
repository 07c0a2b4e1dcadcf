/** The answers that belong together: from the choice of a command to that of the next. */
import type { Battle, BattleRecord, Seat } from '../../battle';
import type { ReplayedEntry } from '../replayed';
import { wordsOf } from './entry';

/** An answer by itself, for a list. */
export interface AnswerLine {
  readonly entry: number;
  /** The moment just before it. */
  readonly events: number;
  readonly seat: Seat;
  readonly asked: string;
  readonly chosen: string;
}

/** Does an answer say which command acts next? The question is put to the whole side. */
export function isChoiceOfCommand({ roster }: BattleRecord, one: ReplayedEntry | undefined): boolean {
  if (!one?.asked || one.asked.unit !== null || one.asked.command !== null || !('choice' in one.entry)) return false;
  const { choice } = one.entry;
  return 'pick' in choice && typeof choice.of === 'string' && roster.commands[choice.of] !== undefined;
}

/** The entries of the activation that the one at `at` belongs to, the end not included; without one, those of its step. */
export function activationAt(
  record: BattleRecord,
  entries: readonly ReplayedEntry[],
  at: number,
): { readonly from: number; readonly to: number } {
  const here = entries[at];
  const isHere = (one: ReplayedEntry | undefined): boolean =>
    one !== undefined && one.turn === here?.turn && one.step === here.step;
  let from = at;
  while (!isChoiceOfCommand(record, entries[from]) && isHere(entries[from - 1])) from--;
  let to = at + 1;
  while (isHere(entries[to]) && !isChoiceOfCommand(record, entries[to])) to++;
  return { from, to };
}

/** `battle` stands before the first of them, and afterwards behind the last. */
export function answerLines(battle: Battle, entries: readonly ReplayedEntry[], from: number): readonly AnswerLine[] {
  return entries.flatMap(({ decision, entry, events }, i): readonly AnswerLine[] => {
    if (!('choice' in entry) || !decision) return [];
    const { asked, chosen } = wordsOf(battle, decision, entry.choice);
    battle.submit(entry.seat, entry.choice);
    return [{ entry: from + i, events, seat: entry.seat, asked, chosen }];
  });
}
