/** What the list of kept battles shows of one. */
import type { BattleRecord } from '../../../engine/battle';
import type { Fault, RecordEntry } from '../api';

export const RECORD_ENDING = '.battle.json';
/** Of what the list says of a battle. */
const LONGEST_WORDS = 2000;
const LONGEST_TITLE = 400;

const titleOf = (file: string): string => file.slice(0, -RECORD_ENDING.length);

/** Of the last dice that were not written down. */
function seedOf(dice: BattleRecord['dice']): number | null {
  if (dice.from === 'list') return dice.then ? seedOf(dice.then) : null;
  return dice.from === 'seed' ? dice.seed : null;
}

export const recordEntryOf = (file: string, { outcome, scenario, dice, branched }: BattleRecord): RecordEntry => ({
  file,
  title: titleOf(file),
  scenario: scenario.title.slice(0, LONGEST_TITLE),
  seed: seedOf(dice),
  leftIn: branched?.turn ?? null,
  at: 0,
  turns: outcome.turns,
  outcome: outcome.reason.slice(0, LONGEST_WORDS),
  fault: null,
  isGivenUp: false,
});

/** Of one that cannot be read. */
export const faultyRecord = (file: string, { message, again }: Fault): RecordEntry => ({
  file,
  title: titleOf(file),
  scenario: '',
  seed: null,
  leftIn: null,
  at: 0,
  turns: 0,
  outcome: '',
  fault: message.slice(0, LONGEST_WORDS),
  isGivenUp: again ?? false,
});
