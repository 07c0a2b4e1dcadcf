/** Why the generals do what they do at one moment of a battle. */
import type { BattleRecord, Seat } from '../../battle';
import type { PlannedTask } from '../../generals';
import type { RuleSystem } from '../../rules/system';
import { replayedOf } from '../replayed';
import { activationAt, answerLines, isChoiceOfCommand } from './activation';
import type { AnswerLine } from './activation';
import { generalsOf } from './commanders';
import { explainEntry } from './entry';
import type { ExplainedAnswer } from './entry';

/** What one moment of a battle is explained by. */
export interface ExplainedMoment {
  /** Which brigade was to act, where that was chosen before. */
  readonly brigade: ExplainedAnswer | null;
  /** The last answer before the moment. */
  readonly answer: ExplainedAnswer | null;
  /** All answers of the same activation, from the choice of the brigade on; of the step where there is no such choice. */
  readonly activation: readonly AnswerLine[];
  /** What the brigades of each seat are to do; of those whose generals are known. */
  readonly plans: readonly { readonly seat: Seat; readonly general: string; readonly tasks: readonly PlannedTask[] }[];
  /** Why something is missing, in sentences. */
  readonly unknown: readonly string[];
}

/** Throws a sentence when the record was made by other rules than those given. */
export function explainMoment(record: BattleRecord, system: RuleSystem, moment: number): ExplainedMoment {
  const { battle, entries } = replayedOf(record, system);
  const { generals, unknown } = generalsOf(record, system);
  const at = entries.findLastIndex(({ events, decision }) => decision !== null && events < Math.max(1, moment));
  const explained = (i: number): ExplainedAnswer | null => {
    const one = entries[i];
    const general = one && generals.get(one.entry.seat);
    return general ? explainEntry(battle.backTo(i), one, i, general) : null;
  };
  const before = battle.backTo(Math.max(0, at));
  const plans = [...generals].map(([seat, general]) => {
    return { seat, general: general.title, tasks: general.plan(before.view(seat)) };
  });
  if (at < 0) return { brigade: null, answer: null, activation: [], plans, unknown };
  const { from, to } = activationAt(record, entries, at);
  return {
    brigade: from < at && isChoiceOfCommand(record, entries[from]) ? explained(from) : null,
    answer: explained(at),
    activation: answerLines(battle.backTo(from), entries.slice(from, to), from),
    plans,
    unknown,
  };
}
