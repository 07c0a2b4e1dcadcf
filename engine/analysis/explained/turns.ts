/** All answers of some turns, explained in one run of the battle. */
import type { BattleRecord } from '../../battle';
import type { RuleSystem } from '../../rules/system';
import { replay } from '../replayed';
import { generalsOf } from './commanders';
import { explainEntry } from './entry';
import type { ExplainedAnswer } from './entry';

/** Every answer of the turns from one to another, both included, in one run of the battle; each is told as it comes. */
export function explainTurns(
  record: BattleRecord,
  system: RuleSystem,
  turns: { readonly from: number; readonly to: number },
  tell: (answer: ExplainedAnswer, at: { readonly turn: number; readonly events: number }) => void,
): readonly string[] {
  const { generals, unknown } = generalsOf(record, system);
  replay(record, system, (battle, decision, i) => {
    const { turn, step } = battle.state.at;
    const general = generals.get(decision.seat);
    const entry = record.entries[i];
    if (!general || !entry || turn < turns.from || turn > turns.to) return;
    const events = battle.events.length;
    const answer = explainEntry(battle, { entry, events, turn, step, decision, asked: null }, i, general);
    if (answer) tell(answer, { turn, events });
  });
  return unknown;
}
