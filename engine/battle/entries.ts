import type { Battle } from './battle';
import type { Refusal } from './events';
import type { BattleEntry } from './record';

/** What somebody did once is done again, checked as if for the first time; gives why it is refused. */
export function repeatEntry(battle: Battle, entry: BattleEntry): Refusal | null {
  if ('choice' in entry) return battle.submit(entry.seat, entry.choice);
  if ('stand' in entry) return battle.putDown(entry.seat, entry.stand);
  const { kind, id, choice } = entry.instruct;
  battle.instruct(entry.seat, kind, id, choice);
  return null;
}
