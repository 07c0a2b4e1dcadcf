/** Does a kept battle run again to the same events under the rules of today? */
import { fold, openBattle, replayEntries, stateChecksum } from '../battle';
import type { BattleEvent, BattleRecord } from '../battle';
import type { RuleSystem } from '../rules/system';
import { layGround } from '../terrain';

export interface Verification {
  readonly verified: boolean;
  readonly events: number;
  readonly checksum: string;
  /** What differs first, in a sentence; null when nothing does. */
  readonly difference: string | null;
}

export function verifyRecord(record: BattleRecord, system: RuleSystem): Verification {
  const told = (difference: string | null): Verification => ({
    verified: difference === null,
    events: record.events.length,
    checksum: record.checksum,
    difference,
  });
  if (system.version !== record.system.version)
    return told(`It was fought under ${record.system.title} ${record.system.version}; ${system.version} is installed.`);
  const folded = fold(record.start, record.events, record.vocabulary.marks);
  const lastStep = record.steps.at(-1);
  if (lastStep?.event === record.events.length && stateChecksum(folded) !== lastStep.checksum)
    return told('Its events do not add up to its last checksum.');
  const { roster, state } = system.muster(record.scenario);
  const setUp = {
    script: system,
    ground: layGround(record.scenario),
    roster,
    start: state,
    dice: record.dice,
    turns: record.outcome.turns,
  };
  const again = record.entries.length > 0 ? replayEntries(setUp, record.entries) : openBattle(setUp);
  return told(firstDifference(record.events, again.events));
}

function firstDifference(kept: readonly BattleEvent[], again: readonly BattleEvent[]): string | null {
  const most = Math.max(kept.length, again.length);
  for (let i = 0; i < most; i++)
    if (JSON.stringify(kept[i]) !== JSON.stringify(again[i]))
      return `Event ${i + 1} of ${kept.length} differs: “${kept[i]?.text ?? 'missing'}”.`;
  return null;
}
