/** Does a record hold together? Asked of its own parts alone, without any rules: they may be gone or newer. */
import { logChecksum, sealOf, stateChecksum } from './checksum';
import { copyState } from './pieces';
import type { BattleRecord } from './record';
import { apply } from './reducer';
import type { BattleState } from './state';

export interface Incoherence {
  /** The events cannot even be played. */
  readonly isUnplayable: boolean;
  /** What does not fit what, as a sentence. */
  readonly sentence: string;
}

/** The first thing in a record that does not fit the rest; null when it holds together. */
export function incoherenceOf(record: BattleRecord): Incoherence | null {
  const { start, events, steps, vocabulary } = record;
  const state = copyState(start);
  const marks = [...steps];
  let sentence: string | null = null;
  for (let count = 0; count <= events.length; count += 1) {
    for (; marks[0]?.event === count; marks.shift())
      if (marks[0].checksum !== stateChecksum(state))
        sentence ??= `Its events do not lead to what it says of turn ${marks[0].turn}, at event ${count} of ${events.length}.`;
    const event = events[count];
    if (!event) continue;
    try {
      apply(state, event, vocabulary.marks);
    } catch {
      return { isUnplayable: true, sentence: `Event ${count + 1} of ${events.length} cannot be played.` };
    }
  }
  if (marks[0]) sentence ??= `Its events end before its turn ${marks[0].turn} does: some are missing.`;
  sentence ??= atItsEnd(record, state);
  return sentence === null ? null : { isUnplayable: false, sentence };
}

function atItsEnd(record: BattleRecord, last: BattleState): string | null {
  if (logChecksum(record.events, last) !== record.checksum)
    return 'Its events and its last position are not those it was kept with.';
  if (!isOutcomeOf(last, record.outcome)) return 'Its outcome is not that of its last position.';
  return sealOf(record) === record.seal ? null : 'Part of it is not as it was when it was kept.';
}

const isOutcomeOf = ({ over, at }: BattleState, { winner, reason, turns, ended }: BattleRecord['outcome']): boolean =>
  ended === (over !== null) &&
  winner === (over?.winner ?? null) &&
  (over === null || over.why === reason) &&
  turns === at.turn;
