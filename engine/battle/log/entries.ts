import type { Scenario } from '../../scenario';
import type { BattleEvent } from '../events';
import type { BattleRecord } from '../record';
import type { Roster } from '../roster';
import { does, midway } from '../sentences';
import { movedTogether, stepOf } from './moves';
import type { MoveStep } from './moves';
import { placesOf } from './places';

/** One line of the log. */
export interface LogEntry {
  /** The numbers of the events that say what it tells, rising: one, or the steps of a move. It stands where the last does. */
  readonly events: readonly number[];
  /** One sentence. */
  readonly text: string;
}

/** What a log is made of: any record. */
export type LogSource = Pick<BattleRecord, 'events' | 'roster' | 'scenario' | 'vocabulary'>;

/**
 * The lines of a battle in order. The moves and changes of formation of one piece that follow each other in one act make
 * one line, with the whole length and where it led; what is told of a side again and again is told when it changes; who
 * fights the same enemy again in one act does so in the second round.
 * Headings of turns, steps and acts are left to whoever shows them.
 */
export function logEntries({ events, roster, scenario, vocabulary }: LogSource): readonly LogEntry[] {
  const places = placesOf(scenario, roster);
  const entries: LogEntry[] = [];
  const lastTold = new Map<string, string>();
  const rounds = new Rounds();
  let open: MoveStep[] = [];
  let turn = 0;
  const close = (): void => {
    if (open.length > 0)
      entries.push({ events: open.map(({ event }) => event), text: movedTogether(open, places, vocabulary.lengths) });
    open = [];
  };
  events.forEach((event, i) => {
    if (event.do === 'step' && event.turn !== turn) {
      turn = event.turn;
      close();
      const text = mistOf(turn, scenario);
      if (text !== '') entries.push({ events: [i], text });
    }
    const text = inItsRound(sentenceOf(event, roster), rounds.of(event));
    if (text === '') return;
    const step = stepOf(event, i, roster, vocabulary);
    const [first] = open;
    if (!step || first?.who !== step.who || first.act !== step.act) close();
    if (step) open.push(step);
    else if (!isOldNews(event, text, roster, lastTold)) entries.push({ events: [i], text });
  });
  close();
  return entries;
}

/** What the mist of a scenario does as a turn begins. Nobody is hidden by it, so no event tells who is seen again. */
function mistOf(turn: number, { special }: Scenario): string {
  const mists = special.flatMap((rule) => (rule.rule === 'mist' ? [rule] : []));
  if (mists.some(({ from }) => from === turn)) return 'Mist lies on the low ground.';
  const lifts = mists.some(({ until }) => until + 1 === turn);
  return lifts ? 'The mist lifts, and what stood in it comes into view.' : '';
}

/** What an event says; headings of steps and acts say nothing here. */
function sentenceOf(event: BattleEvent, { units }: Roster): string {
  if (event.do === 'step' || event.do === 'begin') return '';
  if (event.text !== '' || event.do !== 'known' || event.to === null || event.to.length === 0) return event.text;
  return `${does(units[event.id]?.name ?? event.id, 'comes')} into view.`;
}

/** What an event says by itself, with the round of the melee that it belongs to, as its line of the log has it. */
export function sentenceAt(events: readonly BattleEvent[], index: number): string {
  const event = events[index];
  if (event?.do !== 'fought') return event?.text ?? '';
  const rounds = new Rounds();
  for (const earlier of events.slice(0, index)) if (earlier.act === event.act) rounds.of(earlier);
  return inItsRound(event.text, rounds.of(event));
}

/** Counts how often each fights the same enemy in one act. */
class Rounds {
  readonly #fought = new Map<string, number>();

  /** Which round it is for who fights; 0 for what is no fight. */
  of(event: BattleEvent): number {
    if (event.do !== 'fought') return 0;
    const key = [event.act, event.by, ...event.at].join('|');
    const round = (this.#fought.get(key) ?? 0) + 1;
    this.#fought.set(key, round);
    return round;
  }
}

const inItsRound = (text: string, round: number): string =>
  text === '' || round < 2 ? text : `In the ${ORDINALS[round - 2] ?? `${round}th`} round ${midway(text)}`;
const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The same said of a side as when it was last said: "The Allies have lost 0 of 10 points". */
function isOldNews(event: BattleEvent, text: string, { sides }: Roster, lastTold: Map<string, string>): boolean {
  if (event.do !== 'told' || !sides.some(({ id }) => id === event.who)) return false;
  const about = `${event.who} ${event.what}`;
  const isOld = lastTold.get(about) === text;
  lastTold.set(about, text);
  return isOld;
}
