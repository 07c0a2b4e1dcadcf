/** The turns of a battle laid to the clock of the day: each as long as its scenario says, and its events evenly within it. */
import { playback } from '../../battle';
import type { BattleRecord } from '../../battle';
import { hourOfTurn } from '../../scenario';
import type { Clock, Minutes } from '../../scenario';
import type { HourOfBattle } from './partings';

export interface BattleClock {
  /** The hour of a moment of the record. */
  hourOf(moment: number): Minutes;
  /** The moment at which an hour has come. */
  momentOf(hour: Minutes): number;
  readonly begins: Minutes;
  readonly ends: Minutes;
}
type Timed = Pick<BattleRecord, 'scenario' | 'events'>;

/** The moments at which turns begin, the first with what comes before it. */
const beginnings = (events: BattleRecord['events']): readonly number[] => {
  const found: number[] = [];
  for (const [i, event] of events.entries())
    if (event.do === 'step' && event.turn > found.length) found.push(found.length === 0 ? 0 : i);
  return found;
};

/** Null where the scenario tells no hours. */
export function clockOfBattle({ scenario: { clock }, events }: Timed): BattleClock | null {
  if (!clock) return null;
  const begins = [...beginnings(events), events.length];
  const turns = Math.max(1, begins.length - 1);
  return {
    begins: clock.begins,
    ends: clock.begins + turns * clock.turn,
    hourOf(moment) {
      const turn = turnAt(begins, moment);
      const [from = 0, to = 0] = [begins[turn], begins[turn + 1]];
      return hourOfTurn(clock, turn + 1) + (to > from ? (clock.turn * (moment - from)) / (to - from) : 0);
    },
    momentOf(hour) {
      const gone = Math.max(0, Math.min(turns, (hour - clock.begins) / clock.turn));
      const turn = Math.min(turns - 1, Math.floor(gone));
      const [from = 0, to = 0] = [begins[turn], begins[turn + 1]];
      return Math.round(from + (gone - turn) * (to - from));
    },
  };
}

/** Which turn a moment lies in, from 0; its last moment is still in it. */
function turnAt(begins: readonly number[], moment: number): number {
  const next = begins.findIndex((begin, i) => i > 0 && moment <= begin);
  return next < 0 ? Math.max(0, begins.length - 2) : next - 1;
}

/** The battle as it began and at the end of every turn that is over. */
export function hoursOfBattle(
  record: Timed & Pick<BattleRecord, 'start' | 'vocabulary'>,
  clock: Clock,
): readonly HourOfBattle[] {
  const { events } = record;
  const played = playback(record);
  const [, ...ends] = beginnings(events);
  if (played.stateAt(events.length).over) ends.push(events.length);
  return [0, ...ends].map((moment, i) => ({ at: hourOfTurn(clock, i + 1), state: played.stateAt(moment) }));
}
