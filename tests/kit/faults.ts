import { battleChecksum, fold, replayEntries, stateChecksum } from '../../engine/battle';
import type { Battle, BattleSetUp, Odds } from '../../engine/battle';

/** What a battle kept that is not so, in sentences; none of a sound one. */
export function faultsOf(
  setUp: BattleSetUp,
  battle: Pick<Battle, 'state' | 'events' | 'entries' | 'steps'>,
): readonly string[] {
  const { marks } = setUp.script;
  const faults: string[] = [];
  const folded = fold(setUp.start, battle.events, marks);
  if (stateChecksum(folded) !== stateChecksum(battle.state)) faults.push('its events do not make its state');
  for (const { turn, step, event, checksum } of battle.steps)
    if (stateChecksum(fold(setUp.start, battle.events.slice(0, event), marks)) !== checksum)
      faults.push(`its events do not make the end of step ${step} of turn ${turn}`);
  const dice = battle.events.flatMap((event) => (event.do === 'rolled' ? event.dice : [])).length;
  if (dice !== battle.state.drawn) faults.push(`it drew ${battle.state.drawn} dice and rolled ${dice}`);
  for (const event of battle.events) {
    if (event.do === 'mark' && !(event.mark in marks)) faults.push(`the mark “${event.mark}” is not declared`);
    if (event.reasons.some(({ clause }) => clause === '')) faults.push(`a ${event.do} has a reason without a clause`);
  }
  const again = replayEntries(setUp, battle.entries);
  if (battleChecksum(again) !== battleChecksum(battle)) faults.push('its entries do not make it again');
  return faults;
}

/** What is wrong with odds; null when every chance in them adds up to 1. */
export function oddsFault(odds: Odds): string | null {
  if ('leaf' in odds) return null;
  if ('answers' in odds) return odds.each.map(({ then }) => oddsFault(then)).find((fault) => fault !== null) ?? null;
  const sum = odds.chance.reduce((total, { p }) => total + p, 0);
  if (Math.abs(sum - 1) > 1e-9) return `chances add up to ${sum}`;
  return odds.chance.map(({ then }) => oddsFault(then)).find((fault) => fault !== null) ?? null;
}
