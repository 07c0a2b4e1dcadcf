/**
 * A battle fought again from one of its turns with other dice: the same orders as far as the same question is asked and
 * its answer is still allowed, and for the rest computer generals.
 */
import { fold, openBattle } from '../battle';
import type { Battle, BattleEvent, BattleRecord, Choice, Decision, Entry, Seat } from '../battle';
import { memo } from '../facts';
import type { RuleSystem } from '../rules/system';
import { groundOf } from '../terrain';
import { answerBy, commandersOf } from './fight';
import type { Fight, Fought } from './fight';

/** `scenario` and `system` are the record's own. */
export interface FightAgain extends Omit<Fight, 'scenario'> {
  readonly record: BattleRecord;
  /** The turn from whose beginning on the dice are others. */
  readonly turn: number;
}

/** Throws a sentence when the record has no such turn, or was made by other rules. */
export function fightAgain({ record, system, turn, seed, turns, generals = {}, onStep }: FightAgain): Fought {
  const { scenario, roster, start } = record;
  const begin = beginOf(record, turn);
  const past = memoryOf(record)(system);
  const battle = openBattle({
    script: system,
    ground: groundOf(scenario),
    roster,
    start: fold(start, record.events.slice(0, begin + 1), system.marks),
    dice: { from: 'seed', seed },
    turns,
  });
  const made = past.entries.filter(({ events }) => events <= begin).map(({ entry }) => entry);
  for (const entry of made)
    if ('instruct' in entry) battle.instruct(entry.seat, entry.instruct.kind, entry.instruct.id, entry.instruct.choice);
  const before = battle.entries.length;
  const commanders = commandersOf(system, roster, generals);
  const orders = ordersFrom(past.orders, turn);
  const repeated = { asked: 0, repeated: 0 };
  while (!battle.ended) {
    for (const decision of [...battle.pending]) {
      repeated.asked += 1;
      if (orders.repeat(battle, decision)) repeated.repeated += 1;
      else answerBy(battle, commanders, decision);
    }
    onStep?.(battle.state.at.turn, begin + battle.events.length);
  }
  const events = [...record.events.slice(0, begin), ...battle.events];
  return {
    scenario,
    system,
    seats: Object.fromEntries([...commanders].map(([seat, { title }]) => [seat, title])),
    dice: { from: 'list', dice: events.flatMap((event) => (event.do === 'rolled' ? event.dice : [])) },
    roster,
    start,
    battle: {
      state: battle.state,
      events,
      entries: [...made, ...battle.entries.slice(before)],
      steps: [
        ...record.steps.filter(({ event }) => event <= begin),
        ...battle.steps.map((step) => ({ ...step, event: step.event + begin })),
      ],
      view: (seat) => battle.view(seat),
    },
    repeated,
  };
}

/** The event that begins a turn. */
function beginOf({ events }: BattleRecord, turn: number): number {
  const begins = (event: BattleEvent): boolean => event.do === 'step' && event.turn === turn;
  const at = turn < 1 ? -1 : events.findIndex(begins);
  if (at >= 0) return at;
  const last = Math.max(0, ...events.map((event) => (event.do === 'step' ? event.turn : 0)));
  throw new RangeError(`The battle has no turn ${turn}: it goes from turn 1 to turn ${last}.`);
}

/** An answer that was given, and to which question. */
interface Order {
  readonly turn: number;
  readonly key: string;
  readonly choice: Choice;
}
interface Memory {
  readonly orders: readonly Order[];
  /** With the number of events before each. */
  readonly entries: readonly { readonly entry: Entry; readonly events: number }[];
}

const memoryOf = memo((record: BattleRecord) => {
  const known = new Map<RuleSystem, Memory>();
  return (system: RuleSystem): Memory => {
    const memory = known.get(system) ?? remember(record, system);
    known.set(system, memory);
    return memory;
  };
});

/** Fights the record again, to learn which question each answer was given to. */
function remember(
  { scenario, roster, start, dice, entries, outcome, ...record }: BattleRecord,
  system: RuleSystem,
): Memory {
  if (system.id !== record.system.id || system.version !== record.system.version)
    throw new RangeError(
      `The battle was fought under ${record.system.title} ${record.system.version}; ${system.title} ${system.version} is installed.`,
    );
  const setUp = { script: system, ground: groundOf(scenario), roster, start, dice, turns: outcome.turns };
  const battle = openBattle(setUp);
  const orders: Order[] = [];
  const seen = entries.map((entry) => {
    const events = battle.events.length;
    if ('instruct' in entry) {
      battle.instruct(entry.seat, entry.instruct.kind, entry.instruct.id, entry.instruct.choice);
      return { entry, events };
    }
    const { seat, choice } = entry;
    const turn = turnOf(battle);
    const decision = battle.pending.find((open) => open.seat === seat);
    const refusal = decision ? battle.submit(seat, choice) : null;
    if (!decision || refusal)
      throw new RangeError('The battle cannot be fought again: an answer of its record does not fit.');
    orders.push({ turn, key: keyOf(decision), choice });
    return { entry, events };
  });
  return { orders, entries: seen };
}

const turnOf = ({ state }: Pick<Battle, 'state'>): number => state.at.turn;

/** The same question of the same seat: whoever and whatever it is about stands as it stood. */
const keyOf = ({ seat, kind, about }: { seat: Seat; kind: string; about: unknown }): string =>
  `${seat} ${kind} ${JSON.stringify(about)}`;

/** Orders still to be repeated, each once, in the turn in which it was given. */
function ordersFrom(all: readonly Order[], from: number) {
  const left = new Map<string, Choice[]>();
  for (const { turn, key, choice } of all) {
    if (turn < from) continue;
    const inTurn = `${turn} ${key}`;
    left.set(inTurn, [...(left.get(inTurn) ?? []), choice]);
  }
  return {
    /** Gives the answer that was given; false when there was none, or it is not allowed now. */
    repeat(battle: Battle, decision: Decision): boolean {
      const choice = left.get(`${turnOf(battle)} ${keyOf(decision)}`)?.shift();
      return choice !== undefined && battle.submit(decision.seat, choice) === null;
    },
  };
}
