/** Why a side loses: events that come before a defeat far more often than before anything else. They name events, not scores. */
import type { Id } from '../../battle';
import type { GameSummary, Setting } from './game';
import { differenceInterval } from './intervals';
import type { Count, Interval } from './intervals';
import { halvedIn } from './losses';

const WHAT = ['unit lost', 'brigade halved', 'charge failed', 'objective lost', 'objective not taken'] as const;

/** Something that had happened to a side, or that it had not done, by the end of a turn. */
export interface Happening {
  readonly what: (typeof WHAT)[number];
  readonly side: Id;
  /** Of the unit, the brigade or the objective. */
  readonly id: Id;
  readonly by: number;
}

export interface Cause {
  readonly happening: Happening;
  /** Of the battles this side lost. */
  readonly whenLost: Count;
  /** Of the others. */
  readonly otherwise: Count;
  /** How much larger its share is when the side loses. */
  readonly interval: Interval;
}

/** A battle is told by so many causes at most. */
const MOST = 6;
/** A cause is seen in so many lost battles at least. */
const LEAST = 3;

/** The causes of a side's defeats, the most telling first; a battle may count under several. */
export function causesOf(setting: Setting, games: readonly GameSummary[], side: Id): readonly Cause[] {
  const lost = games.filter(({ outcome }) => outcome.winner !== null && outcome.winner !== side);
  const others = games.filter((game) => !lost.includes(game));
  const found = eventsOf(setting, side)
    .map((event) => bestOf(setting, event, lost, others))
    .filter((cause) => cause !== null)
    .toSorted((a, b) => b.interval[0] - a.interval[0]);
  return distinct(setting, found).slice(0, MOST);
}

/** Had it happened in a battle before its last turn? What comes in the last turn is the end, not its cause. */
export const happened = ({ by, ...event }: Happening, game: GameSummary, setting: Setting): boolean =>
  isBefore(event, timedIn(event, game, setting), by);

/** When it happened in a battle, and when that ended. */
interface Timed {
  readonly turn: number;
  readonly last: number;
}
const timedIn = (event: Event, game: GameSummary, setting: Setting): Timed => ({
  turn: turnOf(event, game, setting),
  last: game.outcome.turns,
});
const isBefore = ({ what }: Event, { turn, last }: Timed, by: number): boolean =>
  by < last && (what === 'objective not taken' ? turn > by : turn <= by);

type Event = Omit<Happening, 'by'>;

/** All that could be a cause, without its turn. */
function eventsOf({ units, commands, objectives }: Setting, side: Id): readonly Event[] {
  const own = units.filter((unit) => unit.side === side);
  const brigades = commands.filter((command) => command.side === side && command.units.length > 1);
  return [
    ...own.map(({ id }) => ({ what: 'unit lost', side, id }) as const),
    ...own.map(({ id }) => ({ what: 'charge failed', side, id }) as const),
    ...brigades.map(({ id }) => ({ what: 'brigade halved', side, id }) as const),
    ...objectives.map(
      ({ id, holder }) => ({ what: holder === side ? 'objective lost' : 'objective not taken', side, id }) as const,
    ),
  ];
}

/** The turn in which it happened; Infinity when it never did. Of an objective not taken: the turn in which it was. */
function turnOf({ what, side, id }: Event, game: GameSummary, setting: Setting): number {
  switch (what) {
    case 'unit lost':
      return game.units.find((loss) => loss.id === id)?.turn ?? Infinity;
    case 'charge failed':
      return game.charges.find(({ unit, end }) => unit === id && end === 'lost')?.turn ?? Infinity;
    case 'brigade halved':
      return halvedIn(setting.commands.find((command) => command.id === id)?.units ?? [], game) ?? Infinity;
    case 'objective lost':
      return game.objectives.find((change) => change.id === id && change.side !== side)?.turn ?? Infinity;
    case 'objective not taken':
      return game.objectives.find((change) => change.id === id && change.side === side)?.turn ?? Infinity;
  }
}

/** The turn by which an event tells lost battles best from others; null when it tells nothing for sure. */
function bestOf(
  setting: Setting,
  event: Event,
  lost: readonly GameSummary[],
  others: readonly GameSummary[],
): Cause | null {
  const inLost = lost.map((game) => timedIn(event, game, setting));
  const inOthers = others.map((game) => timedIn(event, game, setting));
  const last = Math.max(0, ...inLost.map((one) => one.last));
  let best: Cause | null = null;
  for (let by = 1; by < last; by += 1) {
    const seen = (games: readonly Timed[]): Count => ({
      count: games.filter((timed) => isBefore(event, timed, by)).length,
      of: games.length,
    });
    const whenLost = seen(inLost);
    if (whenLost.count < LEAST) continue;
    const otherwise = seen(inOthers);
    const interval = differenceInterval(otherwise, whenLost);
    if (interval[0] > (best?.interval[0] ?? 0)) best = { happening: { ...event, by }, whenLost, otherwise, interval };
  }
  return best;
}

/** Of a brigade and its units, and of two events of one unit, the more telling one speaks for both. */
function distinct({ units, commands }: Setting, causes: readonly Cause[]): readonly Cause[] {
  const told = new Set<Id>();
  return causes.filter(({ happening: { id } }) => {
    const command = units.find((unit) => unit.id === id)?.command ?? null;
    const members = commands.find((one) => one.id === id)?.units ?? [];
    if (told.has(id) || members.some((unit) => told.has(unit)) || (command !== null && told.has(command))) return false;
    told.add(id);
    return true;
  });
}
