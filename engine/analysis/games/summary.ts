import { battleChecksum, copyState, groundNow, poseOf, viewOfPosition } from '../../battle';
import type { BattleState, Id } from '../../battle';
import { apply } from '../../battle/reducer';
import type { Point } from '../../geometry';
import type { GameSummary, Setting } from '../report';
import { outcomeOf } from '../fight';
import type { Fought } from '../fight';
import { noteCharges } from './charges';
import { noteHeat } from './heat';
import { noteIdleness } from './idle';
import { noteLosses } from './losses';
import { noteObjectives } from './objectives';
import { turningOf } from './turning';
import { waitingGuns } from './waiting-guns';
import type { Observer } from './observer';

/** What a battle came to. The seed is the one it is known by, whatever its dice. */
export function summaryOf(fought: Fought, setting: Setting, seed: number): GameSummary {
  const { system, roster, battle, scenario } = fought;
  const state = copyState(fought.start);
  const placeOf = (id: Id): Point | null => {
    const where = state.pieces.find((piece) => piece.id === id)?.where;
    if (!where) return null;
    return 'inside' in where ? (groundNow(scenario, state).block(where.inside)?.box.pose ?? null) : poseOf(where);
  };
  const losses = noteLosses(system, roster);
  const heat = noteHeat(setting, system, roster, placeOf);
  const charges = noteCharges(system, roster);
  const objectives = noteObjectives(roster);
  const lostByTurn = noteStandings(fought);
  const idleness = noteIdleness(system, roster, placeOf, waitingGuns(fought, placeOf));
  const observers: readonly Observer[] = [losses, heat, charges, objectives, lostByTurn, idleness];
  for (const event of battle.events) {
    for (const observer of observers) observer.before?.(event, state);
    apply(state, event, system.marks);
    for (const observer of observers) observer.after?.(event, state);
  }
  lostByTurn.close(state);
  const outcome = outcomeOf(system, battle, roster);
  const found = {
    outcome,
    lostByTurn: lostByTurn.found,
    units: losses.found,
    objectives: objectives.found,
  };
  return {
    seed,
    ...found,
    events: battle.events.length,
    checksum: battleChecksum(battle),
    suffered: heat.suffered,
    charges: charges.close(),
    casualties: heat.casualties(),
    moves: heat.moves(),
    idle: idleness.close(state),
    turning: turningOf(setting, found, (side, turn) => heat.middleOfHits(side, turn)),
    ...(fought.repeated ? { repeated: fought.repeated } : {}),
  };
}

/** What each side has lost at the end of each turn. */
function noteStandings({ system, roster, scenario }: Fought): Observer & {
  readonly found: Record<Id, number[]>;
  close(state: BattleState): void;
} {
  const found: Record<Id, number[]> = Object.fromEntries(roster.sides.map(({ id }) => [id, []]));
  const close = (state: BattleState): void => {
    if (state.at.turn === 0) return;
    const ground = groundNow(scenario, state);
    for (const { id, seat } of roster.sides)
      found[id]?.push(system.standing(viewOfPosition({ seat, state, ground, roster }), seat).lost);
  };
  return {
    found,
    close,
    before(event, state) {
      if (event.do === 'step' && event.turn > state.at.turn) close(state);
    },
  };
}
