/** A fight that leaves a battle at a moment of its past: what was done until then, and other players or dice from there on. */
import { replayedOf } from '../analysis';
import type { BattleRecord, DiceSource } from '../battle';
import type { RuleSystem } from '../rules/system';
import { isDice } from './correcting';
import type { PlayOrder } from './order';

export interface BranchOrder extends Pick<PlayOrder, 'turns' | 'players' | 'practice'> {
  /** It leaves after so many events of the record. */
  readonly event: number;
  /** Those the battle went on with, where none are named. */
  readonly dice?: DiceSource;
}

/** Throws a sentence when the record was made by other rules, or has no dice to go on with. */
export function branchOf(record: BattleRecord, system: RuleSystem, { event, dice, ...order }: BranchOrder): PlayOrder {
  const made = replayedOf(record, system).entries.filter(({ events }) => events < event);
  const rolled = record.events.slice(0, event).flatMap((one) => (one.do === 'rolled' ? one.dice : []));
  const entries = made.map(({ entry }) => entry);
  const turn = record.events.slice(0, event).findLast((one) => one.do === 'step')?.turn ?? 0;
  const branch = {
    ...order,
    scenario: record.scenario,
    system: system.id,
    branched: { from: record.checksum, event, turn },
  };
  if (!dice) return { ...branch, dice: goingOn(record.dice), past: entries };
  // Dice that were typed in until then are in the list.
  return { ...branch, dice: { from: 'list', dice: rolled, then: dice }, past: entries.filter((one) => !isDice(one)) };
}

function goingOn(dice: DiceSource): DiceSource {
  if (dice.from === 'list' && !dice.then)
    throw new RangeError('The dice of this battle end with it: choose a seed, or type them in.');
  return dice;
}
