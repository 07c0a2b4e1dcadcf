/** A battle fought to its end by computer generals, and its record. */
import { battleChecksum, copyState, openBattle, RECORD_FORMAT, sealOf } from '../battle';
import type { Battle, BattleRecord, Decision, Id, Outcome, Roster, Seat, Vocabulary } from '../battle';
import { commandsUnder, generalNamed, generalOfWings, rehearseAs } from '../generals';
import type { ComputerGeneral, ExplainingGeneral } from '../generals';
import { bookWordsOf } from '../rules/system';
import type { RuleSystem } from '../rules/system';
import type { Scenario } from '../scenario';
import { groundOf } from '../terrain';

export interface PlannedFight {
  readonly scenario: Scenario;
  readonly system: RuleSystem;
  readonly seed: number;
  /** Turns after which a battle still open ends undecided. */
  readonly turns: number;
  /**
   * Who commands: each side by its id, the usual general where none is named; a wing by the id of one of its commands,
   * a lieutenant general's with all that he leads.
   */
  readonly generals?: Readonly<Record<Id, Id>>;
  /** With what both sides mean to do, in sentences, when a turn has begun. */
  readonly onStep?: (turn: number, events: number, plans?: readonly SeatPlan[]) => void;
}

export interface SeatPlan {
  readonly seat: Seat;
  readonly sentences: readonly string[];
}

export const fightBattle = (fight: PlannedFight): BattleRecord => recordOf(fightOut(fight));

/** A battle fought under a system, and what it began with. */
export interface Fought extends Pick<
  BattleRecord,
  'scenario' | 'seats' | 'generals' | 'branched' | 'dice' | 'roster' | 'start'
> {
  readonly system: RuleSystem;
  readonly battle: Pick<Battle, 'state' | 'events' | 'entries' | 'steps' | 'view'>;
  /** Of a battle that repeats the orders of a record. */
  readonly repeated?: { readonly asked: number; readonly repeated: number };
}

export function recordOf({
  scenario,
  system,
  seats,
  generals,
  branched,
  dice,
  roster,
  start,
  battle,
}: Fought): BattleRecord {
  const record = {
    cockade: 'battle record',
    format: RECORD_FORMAT,
    scenario,
    system: { id: system.id, title: system.title, version: system.version },
    options: scenario.rules.options,
    seats,
    ...(generals && { generals }),
    dice,
    ...(branched && { branched }),
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

/** Fights a battle to its end, or to its last turn. Throws a sentence when it names a general that is not known. */
export function fightOut({ generals = {}, onStep, ...fight }: PlannedFight): Fought {
  let commanders: ReadonlyMap<Seat, ExplainingGeneral> = new Map();
  let told = 0;
  const tell = (battle: Battle): void => {
    const { turn } = battle.state.at;
    if (turn === told) onStep?.(turn, battle.events.length);
    else onStep?.(turn, battle.events.length, plansIn(battle, commanders));
    told = turn;
  };
  const fought = fightBetween(
    { ...fight, ...(onStep && { onStep: tell }) },
    (roster) => (commanders = commandersOf(fight.system, roster, generals)),
  );
  return { ...fought, generals: orderedGenerals(fought.roster, generals) };
}

const plansIn = (battle: Battle, commanders: ReadonlyMap<Seat, ExplainingGeneral>): readonly SeatPlan[] =>
  [...commanders].map(([seat, general]) => ({
    seat,
    sentences: general.plan(battle.view(seat)).map((task) => task.sentence),
  }));

/** The same between any generals. */
export function fightBetween(
  {
    scenario,
    system,
    seed,
    turns,
    onStep,
  }: Omit<PlannedFight, 'generals' | 'onStep'> & { readonly onStep?: (battle: Battle) => void },
  commandersOn: (roster: Roster) => Commanders,
): Fought {
  const { roster, state } = system.prepare(scenario);
  const dice = { from: 'seed', seed } as const;
  const battle = openBattle({ script: system, ground: groundOf(scenario), roster, start: state, dice, turns });
  const commanders = commandersOn(roster);
  let told = 0;
  while (!battle.ended) {
    for (const decision of [...battle.pending]) answerBy(battle, commanders, decision);
    if (onStep && battle.steps.length > told) {
      told = battle.steps.length;
      onStep(battle);
    }
  }
  const seats = Object.fromEntries([...commanders].map(([seat, { title }]) => [seat, title]));
  return { scenario, system, seats, dice, roster, start: copyState(state), battle };
}

export type Commanders = ReadonlyMap<Seat, ComputerGeneral>;

/** Who answers for each seat. Throws a sentence when a general is not known, or what he is to command. */
export function commandersOf(
  system: RuleSystem,
  roster: Roster,
  generals: Readonly<Record<Id, Id>>,
): ReadonlyMap<Seat, ExplainingGeneral> {
  const { sides, commands } = roster;
  const stranger = Object.keys(generals).find((id) => !commands[id] && !sides.some((side) => side.id === id));
  if (stranger !== undefined)
    throw new RangeError(
      `There is no side and no command “${stranger}”. Those there are: ${[...sides.map(({ id }) => id), ...Object.keys(commands)].join(', ')}.`,
    );
  return new Map(
    sides.map(({ id, seat }) => {
      const wings = Object.entries(generals).flatMap(([command, general]) => {
        const led = commands[command];
        if (!led || led.side !== id || command === id) return [];
        return [
          { commands: commandsUnder(roster, command), name: led.name, general: generalNamed(general).make(system) },
        ];
      });
      return [seat, generalOfWings(generalNamed(generals[id]).make(system), wings)];
    }),
  );
}

/** The same as it is kept: every side named. */
export const orderedGenerals = ({ sides }: Roster, generals: Readonly<Record<Id, Id>>): Readonly<Record<Id, Id>> => ({
  ...generals,
  ...Object.fromEntries(sides.map(({ id }) => [id, generalNamed(generals[id]).id])),
});

/** Lets the general of a seat answer what is asked of it. */
export function answerBy(battle: Battle, commanders: Commanders, decision: Decision): void {
  const question = battle.question(decision.kind);
  const general = commanders.get(decision.seat);
  if (!question || !general) throw new Error(`nobody answers ${decision.kind} for ${decision.seat}`);
  const { seat } = decision;
  const choice = general.choose(battle.view(seat), decision, question, rehearseAs(battle, seat));
  const refusal = battle.submit(seat, choice);
  if (refusal) throw new Error(`${decision.kind}: the general's answer is refused: ${refusal.sentence}`);
}

function vocabularyOf(system: RuleSystem, battle: Fought['battle'], roster: Roster): Vocabulary {
  const cited = new Set(battle.events.flatMap((event) => event.reasons.map(({ clause }) => clause)));
  return {
    ...bookWordsOf(system, roster.measure),
    clauses: Object.fromEntries(system.clauses.filter(({ id }) => cited.has(id)).map(({ id, title }) => [id, title])),
    breaksAt: bySide(roster, (seat) => system.standing(battle.view(seat), seat).breaksAt),
  };
}

export function outcomeOf(system: RuleSystem, battle: Fought['battle'], roster: Roster): Outcome {
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

/** The armies as a battle would begin, for who looks at them before it: a record in which nothing has happened. */
export function laidOut(scenario: Scenario, system: RuleSystem, turns: number): BattleRecord {
  const { roster, state } = system.prepare(scenario);
  const start = copyState(state);
  const dice = { from: 'seed', seed: 1 } as const;
  const battle = openBattle({ script: system, ground: groundOf(scenario), roster, start: state, dice, turns });
  const record = recordOf({ scenario, system, seats: {}, dice, roster, start, battle });
  return { ...record, entries: [], events: [], steps: [] };
}
