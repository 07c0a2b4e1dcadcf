/** Does a kept battle run again to the same events under the rules of today? */
import { replayEntries, sealOf, stateChecksum } from '../battle';
import type { Battle, BattleEvent, BattleRecord, BattleSetUp } from '../battle';
import type { RuleSystem } from '../rules/system';
import { groundOf } from '../terrain';
import { recordOf } from './fight';
import { isSame } from './same';

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
  const { roster, state: start } = system.prepare(record.scenario);
  if (stateChecksum(start) !== stateChecksum(record.start)) return 'It does not start as its scenario does.';
  const { scenario, dice, seats, outcome } = record;
  const battle = runAgain(record, {
    script: system,
    ground: groundOf(scenario),
    roster,
    start,
    dice,
    turns: outcome.turns,
  });
  if (typeof battle === 'string') return battle;
  const event = firstDifference(record.events, battle.events);
  if (event !== null) return event;
  const again = recordOf({ scenario, system, seats, dice, roster, start, battle });
  for (const [part, sentence] of PARTS) if (!isSame(record[part], again[part])) return sentence;
  if (!isSame(Object.keys(seats).sort(), roster.sides.map(({ seat }) => seat).sort()))
    return 'Its seats are not those of its sides.';
  return record.seal === sealOf(record) ? null : 'Its seal is broken: part of it is not as it was when it was kept.';
}

/** What is compared with the battle fought again, and what is said when it differs. */
const PARTS = [
  ['steps', 'Its steps are not those of its events.'],
  ['checksum', 'Its checksum is not that of its events.'],
  ['outcome', 'Its outcome is not the one the battle comes to.'],
  ['entries', 'Its entries are not those the battle was fought by.'],
  ['system', 'It names its rules otherwise than they are called.'],
  ['options', 'Its optional rules are not those of its scenario.'],
  ['roster', 'Its roster is not that of its scenario.'],
  ['vocabulary', 'Its words are not those of its rules.'],
  ['start', 'It does not start as its scenario does.'],
] as const satisfies readonly (readonly [keyof BattleRecord, string])[];

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
    if (!isSame(kept[i], again[i])) return `Event ${i + 1} of ${kept.length} differs: “${kept[i]?.text ?? 'missing'}”.`;
  return null;
}
