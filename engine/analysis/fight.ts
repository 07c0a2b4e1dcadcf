/** A battle fought to its end by computer generals, and its record. */
import { battleChecksum, copyState, openBattle, RECORD_FORMAT, sealOf } from '../battle';
import type { Battle, BattleRecord, BattleState, Id, Outcome, Roster, Seat, Vocabulary } from '../battle';
import { capableGeneral } from '../generals';
import type { ComputerGeneral } from '../generals';
import { bookWordsOf } from '../rules/system';
import type { RuleSystem } from '../rules/system';
import type { Scenario } from '../scenario';
import { groundOf } from '../terrain';

export interface Fight {
  readonly scenario: Scenario;
  readonly system: RuleSystem;
  readonly seed: number;
  /** Turns after which a battle still open ends undecided. */
  readonly turns: number;
  readonly onStep?: (turn: number, events: number) => void;
}

export function fightBattle(fight: Fight): BattleRecord {
  const { battle, roster, start } = fightOut(fight);
  const { title } = capableGeneral(fight.system);
  return recordOf({
    scenario: fight.scenario,
    system: fight.system,
    seats: Object.fromEntries(roster.sides.map(({ seat }) => [seat, title])),
    dice: { from: 'seed', seed: fight.seed },
    roster,
    start,
    battle,
  });
}

/** A battle fought under a system, and what it began with. */
export interface Fought extends Pick<BattleRecord, 'scenario' | 'seats' | 'dice' | 'roster' | 'start'> {
  readonly system: RuleSystem;
  readonly battle: Battle;
}

export function recordOf({ scenario, system, seats, dice, roster, start, battle }: Fought): BattleRecord {
  const record = {
    cockade: 'battle record',
    format: RECORD_FORMAT,
    scenario,
    system: { id: system.id, title: system.title, version: system.version },
    options: scenario.rules.options,
    seats,
    dice,
    vocabulary: vocabularyOf(system, battle, roster),
    roster,
    start,
    entries: battle.entries,
    events: battle.events,
    steps: battle.steps,
    outcome: outcomeOf(system, battle, roster),
    checksum: battleChecksum(battle),
  } as const;
  return { ...record, seal: sealOf(record) };
}

/** Only how it ended: for statistics over many battles. */
export function fightForOutcome(fight: Fight): Outcome {
  const { battle, roster } = fightOut(fight);
  return outcomeOf(fight.system, battle, roster);
}

function fightOut({ scenario, system, seed, turns, onStep }: Fight): {
  battle: Battle;
  roster: Roster;
  start: BattleState;
} {
  const { roster, state } = system.prepare(scenario);
  const battle = openBattle({
    script: system,
    ground: groundOf(scenario),
    roster,
    start: state,
    dice: { from: 'seed', seed },
    turns,
  });
  const general = capableGeneral(system);
  let told = 0;
  while (!battle.ended) {
    answerAll(battle, general);
    if (onStep && battle.steps.length > told) {
      told = battle.steps.length;
      onStep(battle.state.at.turn, battle.events.length);
    }
  }
  return { battle, roster, start: copyState(state) };
}

/** Lets a general answer everything that is open. */
function answerAll(battle: Battle, general: ComputerGeneral): void {
  for (const decision of [...battle.pending]) {
    const question = battle.question(decision.kind);
    if (!question) throw new Error(`no question ${decision.kind}`);
    const choice = general.choose(battle.view(decision.seat), decision, question);
    const refusal = battle.submit(decision.seat, choice);
    if (refusal) throw new Error(`${decision.kind}: the general's answer is refused: ${refusal.sentence}`);
  }
}

function vocabularyOf(system: RuleSystem, battle: Battle, roster: Roster): Vocabulary {
  const cited = new Set(battle.events.flatMap((event) => event.reasons.map(({ clause }) => clause)));
  return {
    ...bookWordsOf(system, roster.measure),
    clauses: Object.fromEntries(system.clauses.filter(({ id }) => cited.has(id)).map(({ id, title }) => [id, title])),
    breaksAt: bySide(roster, (seat) => system.standing(battle.view(seat), seat).breaksAt),
  };
}

function outcomeOf(system: RuleSystem, battle: Battle, roster: Roster): Outcome {
  const { over, at } = battle.state;
  return {
    winner: over?.winner ?? null,
    reason: over?.why ?? `Undecided after ${at.turn} turns`,
    turns: at.turn,
    ended: over !== null,
    losses: bySide(roster, (seat) => system.standing(battle.view(seat), seat).lost),
  };
}

const bySide = <T>(roster: Roster, each: (seat: Seat) => T): Record<Id, T> =>
  Object.fromEntries(roster.sides.map(({ id, seat }) => [id, each(seat)]));
