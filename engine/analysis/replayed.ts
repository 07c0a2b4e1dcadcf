/** A kept battle run again under its rules: which question each of its answers was given to, and when. */
import { openBattle, repeatEntry } from '../battle';
import type { Battle, BattleRecord, Decision, BattleEntry } from '../battle';
import { memo } from '../facts';
import { whoIsAsked } from '../generals';
import type { QuestionSubject } from '../generals';
import type { RuleSystem } from '../rules/system';
import { groundOf } from '../terrain';

export interface ReplayedEntry {
  readonly entry: BattleEntry;
  /** Events before it. */
  readonly events: number;
  readonly turn: number;
  readonly step: number;
  /** The question that it answers, and whom it is about; null of what answers none. */
  readonly decision: Decision | null;
  readonly asked: QuestionSubject | null;
}
export interface Replayed {
  /** At its end; `backTo` gives any moment of it. */
  readonly battle: Battle;
  readonly entries: readonly ReplayedEntry[];
}

/** Kept for each record. Throws a sentence when the record was made by other rules, or does not fit them. */
export const replayedOf = (record: BattleRecord, system: RuleSystem): Replayed => kept(record)(system);

const kept = memo((record: BattleRecord) => {
  const known = new Map<RuleSystem, Replayed>();
  return (system: RuleSystem): Replayed => {
    const replayed = known.get(system) ?? replay(record, system);
    known.set(system, replayed);
    return replayed;
  };
});

/** `onAnswer` is shown the battle before each answer; it must not change it. */
export function replay(
  { scenario, roster, start, dice, entries, outcome, ...record }: BattleRecord,
  system: RuleSystem,
  onAnswer?: (battle: Battle, decision: Decision, entry: number) => void,
): Replayed {
  if (system.id !== record.system.id || system.version !== record.system.version)
    throw new RangeError(
      `The battle was fought under ${record.system.title} ${record.system.version}; ${system.title} ${system.version} is installed.`,
    );
  const setUp = { script: system, ground: groundOf(scenario), roster, start, dice, turns: outcome.turns };
  const battle = openBattle(setUp);
  const seen = entries.map((entry, i): ReplayedEntry => {
    const { turn, step } = battle.state.at;
    const events = battle.events.length;
    if (!('choice' in entry)) {
      if (repeatEntry(battle, entry)) throw new RangeError(DOES_NOT_FIT);
      return { entry, events, turn, step, decision: null, asked: null };
    }
    const { seat, choice } = entry;
    const decision = battle.pending.find((open) => open.seat === seat);
    const asked = decision ? whoIsAsked(battle.view(seat), decision) : null;
    if (decision) onAnswer?.(battle, decision, i);
    const refusal = decision ? battle.submit(seat, choice) : null;
    if (!decision || refusal) throw new RangeError(DOES_NOT_FIT);
    return { entry, events, turn, step, decision, asked };
  });
  return { battle, entries: seen };
}
const DOES_NOT_FIT = 'The battle cannot be fought again: an answer of its record does not fit.';
