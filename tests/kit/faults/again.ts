/** The same entries must make the same battle: from its start, from any step and after an undo. */
import { battleChecksum, openBattle, repeatEntry, replayEntries, stateChecksum } from '../../../engine/battle';
import type { Battle, BattleEntry } from '../../../engine/battle';
import { answerOne } from '../fight';
import type { Fought } from '../fight';

/** Of so many steps a general decides one again. */
const DECIDED_AGAIN = 9;
/** Places to which the battle is taken back. */
const TAKEN_BACK = 6;

/** All that goes on from here hangs on this. */
const bits = ({ events, entries, steps, stepStates, state, pending, ended }: Battle): string =>
  JSON.stringify({ events, entries, steps, stepStates, state, pending, ended });

function enter(battle: Battle, entries: readonly BattleEntry[]): string | null {
  for (const entry of entries) {
    const refusal = repeatEntry(battle, entry);
    if (refusal) return refusal.sentence;
  }
  return null;
}

/** Fought again from its entries; on the way some of its moments are come back to by undo. */
export function faultsOfReplay({ setUp, battle }: Fought): readonly string[] {
  const { entries } = battle;
  const faults: string[] = [];
  const again = replayEntries(setUp, []);
  const apart = Math.max(1, Math.ceil(entries.length / TAKEN_BACK));
  for (const [count, entry] of entries.entries()) {
    if (count % apart === apart - 1 && bits(battle.backTo(count)) !== bits(again))
      faults.push(`taken back to its entry ${count} it is not what it was`);
    const refusal = enter(again, [entry]);
    if (refusal !== null) return [...faults, `its entry ${count} is refused: ${refusal}`];
  }
  if (battleChecksum(again) !== battleChecksum(battle)) faults.push('its entries do not make it again');
  if (JSON.stringify(again.steps) !== JSON.stringify(battle.steps)) faults.push('its entries do not make its steps');
  return faults;
}

/**
 * Every step entered by itself, and answered as it was: nothing but the state survives a step, so it must go as it went.
 * A general who remembers nothing answers some of them anew.
 */
export function faultsOfSteps(fought: Fought): readonly string[] {
  const { subject, player, setUp, battle, entriesBefore } = fought;
  const begins = battle.events.flatMap((event, i) => (event.do === 'step' ? [i] : []));
  return battle.stepStates.flatMap((start, i) => {
    const from = begins[i] ?? 0;
    const entered = openBattle({ ...setUp, start });
    if (player === 'generals' && i % DECIDED_AGAIN === 3) {
      while (!entered.ended && entered.steps.length === 0) answerOne(subject, entered);
    } else {
      const refusal = enter(entered, battle.entries.slice(entriesBefore[i], entriesBefore[i + 1]));
      if (refusal !== null) return [`entered at step ${i}, ${refusal}`];
    }
    const [end] = entered.steps;
    const went = battle.steps[i];
    const ran = JSON.stringify(entered.events);
    const isSame =
      ran === JSON.stringify(battle.events.slice(from, from + entered.events.length)) &&
      end?.checksum === went?.checksum &&
      (went === undefined || end?.event === went.event - from);
    return isSame ? [] : [`entered at step ${i} it goes otherwise`];
  });
}

/** A start that a battle changed would be another's beginning. */
export const faultsOfStart = ({ subject, setUp }: Fought): readonly string[] =>
  stateChecksum(setUp.start) === stateChecksum(subject.system.prepare(subject.scenario).state)
    ? []
    : ['it changed the state it started from'];
