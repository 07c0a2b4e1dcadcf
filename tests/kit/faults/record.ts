/** What a battle kept of itself, held against its rule system and against the reducer. */
import { copyState, stateChecksum } from '../../../engine/battle';
import type { BattleEvent } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import type { Fought } from '../fight';
import { strange } from './strange';

/** Is the state, and the state kept at each step, what the events make of the start? */
export function faultsOfFold({ setUp, battle }: Fought): readonly string[] {
  const { marks } = setUp.script;
  const faults: string[] = [];
  const state = copyState(setUp.start);
  let [begun, ended] = [0, 0];
  const endSteps = (events: number): void => {
    for (; battle.steps[ended]?.event === events; ended++)
      if (battle.steps[ended]?.checksum !== stateChecksum(state))
        faults.push(`its events do not make the end of step ${ended}`);
  };
  for (const [i, event] of battle.events.entries()) {
    endSteps(i);
    apply(state, event, marks);
    if (event.do !== 'step') continue;
    const kept = battle.stepStates[begun];
    if (!kept || stateChecksum(kept) !== stateChecksum(state))
      faults.push(`its events do not make the start of step ${begun}`);
    begun++;
  }
  endSteps(battle.events.length);
  if (begun !== battle.stepStates.length || ended !== battle.steps.length)
    faults.push(`it kept ${battle.stepStates.length} starts of steps and ${battle.steps.length} ends for ${begun}`);
  if (stateChecksum(state) !== stateChecksum(battle.state)) faults.push('its events do not make its state');
  return faults;
}

/** Dice that were drawn and not shown, marks that nobody declared, sentences and reasons without a clause. */
export function faultsOfEvents({ subject, battle }: Fought): readonly string[] {
  const { clauses, marks } = subject.system;
  const known = new Set(clauses.map(({ id }) => id));
  const faults: string[] = [];
  const dice = battle.events.flatMap((event) => (event.do === 'rolled' ? event.dice : [])).length;
  if (dice !== battle.state.drawn) faults.push(`it drew ${battle.state.drawn} dice and rolled ${dice}`);
  for (const [i, event] of battle.events.entries()) {
    if (event.do === 'mark' && !(event.mark in marks)) faults.push(`the mark “${event.mark}” is not declared`);
    for (const { clause } of event.reasons)
      if (!known.has(clause)) faults.push(`a ${event.do} cites “${clause}”, which is not in the clause index`);
    if (event.text !== '' && event.reasons.length === 0) faults.push(`“${event.text}” has no reason`);
    faults.push(...strange(event).map((fault) => `event ${i} ${event.do}${fault}`));
  }
  return [...faults, ...faultsOfActs(battle.events)];
}

/** Acts open and close one inside the other, and every event names the one it belongs to. */
function faultsOfActs(events: readonly BattleEvent[]): readonly string[] {
  const faults: string[] = [];
  const open: number[] = [];
  for (const event of events) {
    if (event.do === 'begin') {
      if (event.in !== (open.at(-1) ?? null)) faults.push(`act ${event.act} is not within the act that is open`);
      open.push(event.act);
    }
    if (event.act !== (open.at(-1) ?? 0)) faults.push(`a ${event.do} belongs to act ${event.act}, which is not open`);
    if (event.do === 'end') open.pop();
  }
  return open.length === 0 ? faults : [...faults, `act ${open.join(', ')} does not end`];
}
