/** What a general would answer in the place of whoever was asked at a moment of a battle. */
import type { BattleRecord, Id, Seat } from '../../battle';
import { adviceOf, generalNamed, rehearseAs } from '../../generals';
import type { Advice, PlannedTask } from '../../generals';
import type { RuleSystem } from '../../rules/system';
import { replayedOf } from '../replayed';
import { wordsOf } from './entry';

export interface AdviceAt {
  readonly seat: Seat;
  readonly asked: string;
  readonly general: string;
  /** What he would have the brigades of the side do. */
  readonly plan: readonly PlannedTask[];
  /** The best first. */
  readonly answers: readonly Advice[];
}

/** On the next question after the first `moment` events. Throws a sentence when nothing more is asked, or the general is not known. */
export function adviceAt(record: BattleRecord, system: RuleSystem, moment: number, general: Id): AdviceAt {
  const { battle, entries } = replayedOf(record, system);
  const adviser = generalNamed(general).make(system);
  const at = entries.findIndex(({ events, decision }) => decision !== null && events >= moment);
  const { decision, entry } = entries[at] ?? {};
  if (!decision || !entry || !('choice' in entry))
    throw new RangeError(`Nothing is asked after event ${moment}: the battle has ${record.events.length} events.`);
  const before = battle.backTo(at);
  const question = before.question(decision.kind);
  if (!question) throw new Error(`no question ${decision.kind}`);
  const { seat } = decision;
  const explained = adviser.explain(before.view(seat), decision, question, rehearseAs(before, seat));
  const answers = adviceOf(explained).map((one) => {
    return one.label === '' ? { ...one, label: wordsOf(before, decision, one.choice).chosen } : one;
  });
  const { asked } = wordsOf(before, decision, entry.choice);
  return { seat, asked, general: adviser.title, plan: explained.plan, answers };
}
