/**
 * A battle fought again from one of its turns with other dice: the same orders as far as the same question is asked and
 * its answer is still allowed, and for the rest computer generals.
 */
import { fold, openBattle, repeatEntry } from '../battle';
import type { Battle, BattleEvent, BattleRecord, Choice, Decision, Seat } from '../battle';
import { memo } from '../facts';
import { groundOf } from '../terrain';
import { answerBy, commandersOf, orderedGenerals } from './fight';
import type { PlannedFight, Fought } from './fight';
import { replayedOf } from './replayed';
import type { Replayed } from './replayed';

/** `scenario` and `system` are the record's own. */
export interface FightAgain extends Omit<PlannedFight, 'scenario'> {
  readonly record: BattleRecord;
  /** The turn from whose beginning on the dice are others. */
  readonly turn: number;
  /** Nothing is repeated from there on: the generals fight on as they think best. */
  readonly freely?: boolean;
}

/** Throws a sentence when the record has no such turn, or was made by other rules. */
export function fightAgain({
  record,
  system,
  turn,
  seed,
  turns,
  generals = {},
  freely = false,
  onStep,
}: FightAgain): Fought {
  const { scenario, roster, start } = record;
  const begin = beginOf(record, turn);
  const past = replayedOf(record, system);
  const battle = openBattle({
    script: system,
    ground: groundOf(scenario),
    roster,
    start: fold(start, record.events.slice(0, begin + 1), system.marks),
    dice: { from: 'seed', seed },
    turns,
  });
  const made = past.entries.filter(({ events }) => events <= begin).map(({ entry }) => entry);
  for (const entry of made) if ('instruct' in entry) repeatEntry(battle, entry);
  const before = battle.entries.length;
  const commanders = commandersOf(system, roster, generals);
  const orders = ordersFrom(freely ? [] : ordersOf(past), turn);
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
    generals: orderedGenerals(roster, generals),
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
    ...(freely ? {} : { repeated }),
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

const ordersOf = memo(({ entries }: Replayed): readonly Order[] =>
  entries.flatMap(({ entry, decision, turn }) =>
    decision && 'choice' in entry ? [{ turn, key: keyOf(decision), choice: entry.choice }] : [],
  ),
);

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
