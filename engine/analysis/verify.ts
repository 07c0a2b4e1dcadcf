/** Does a kept battle run again to the same events under the rules of today? */
import { battleChecksum, replayEntries, stateChecksum } from '../battle';
import type { Battle, BattleEvent, BattleRecord, BattleSetUp } from '../battle';
import type { RuleSystem } from '../rules/system';
import { groundOf } from '../terrain';

export interface Verification {
  readonly verified: boolean;
  readonly events: number;
  readonly checksum: string;
  /** What differs first, in a sentence; null when nothing does. */
  readonly difference: string | null;
}

export function verifyRecord(record: BattleRecord, system: RuleSystem): Verification {
  const difference = differenceOf(record, system);
  return { verified: difference === null, events: record.events.length, checksum: record.checksum, difference };
}

function differenceOf(record: BattleRecord, system: RuleSystem): string | null {
  if (system.id !== record.system.id || system.version !== record.system.version)
    return `It was fought under ${record.system.title} ${record.system.version}; ${system.title} ${system.version} is installed.`;
  const { roster, state } = system.prepare(record.scenario);
  if (stateChecksum(state) !== stateChecksum(record.start)) return 'It does not start as its scenario does.';
  const again = runAgain(record, {
    script: system,
    ground: groundOf(record.scenario),
    roster,
    start: state,
    dice: record.dice,
    turns: record.outcome.turns,
  });
  if (typeof again === 'string') return again;
  const event = firstDifference(record.events, again.events);
  if (event !== null) return event;
  const step = record.steps.findIndex((mark, i) => JSON.stringify(mark) !== JSON.stringify(again.steps[i]));
  if (step >= 0 || again.steps.length !== record.steps.length) return 'Its steps are not those of its events.';
  return battleChecksum(again) === record.checksum ? null : 'Its checksum is not that of its events.';
}

/** The battle from its entries, or why they cannot be entered. */
function runAgain(record: BattleRecord, setUp: BattleSetUp): Battle | string {
  try {
    return replayEntries(setUp, record.entries);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    return `It cannot be fought again: ${why.replace(/\.?$/, '.')}`;
  }
}

function firstDifference(kept: readonly BattleEvent[], again: readonly BattleEvent[]): string | null {
  const most = Math.max(kept.length, again.length);
  for (let i = 0; i < most; i++)
    if (JSON.stringify(kept[i]) !== JSON.stringify(again[i]))
      return `Event ${i + 1} of ${kept.length} differs: “${kept[i]?.text ?? 'missing'}”.`;
  return null;
}
