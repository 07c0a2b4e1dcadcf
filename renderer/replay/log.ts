import { logEntries } from '../../engine/battle/log';
import type { LogEntry, LogSource } from '../../engine/battle/log';
import type { BattleEvent, Id, Seat } from '../../engine/battle';
import type { Turn } from './turns';

export type LogRow =
  | { readonly kind: 'turn'; readonly key: string; readonly turn: number; readonly moment: number }
  | {
      readonly kind: 'phase';
      readonly key: string;
      readonly title: string;
      /** Whose half of the turn it belongs to, where turns have halves. */
      readonly halfOf: Seat | null;
      readonly moment: number;
    }
  | {
      readonly kind: 'act';
      readonly key: string;
      readonly title: string;
      readonly depth: number;
      readonly moment: number;
    }
  | {
      /** What a side newly means to do. */
      readonly kind: 'plan';
      readonly key: string;
      readonly seat: Seat;
      readonly text: string;
      readonly moment: number;
    }
  | {
      readonly kind: 'line';
      readonly key: string;
      /** As it is cited: turn and number in the turn, `4.12`. */
      readonly number: string;
      readonly text: string;
      /** What it tells of, in order: the line unfolds to them. */
      readonly events: readonly BattleEvent[];
      /** Whose loose thing it tells of. */
      readonly owner: Seat | null;
      readonly depth: number;
      readonly moment: number;
    };

/** The log as rows: turns, phases, acts nested in acts, and the lines that say something. Silent stretches leave no row. */
export function logOf(source: LogSource, turns: readonly Turn[]): readonly LogRow[] {
  const { events } = source;
  const lines = new Map(logEntries(source).map((entry) => [entry.events.at(-1) ?? -1, entry]));
  const acts = actsOf(events, lines);
  const owners = ownersOf(events);
  return turns.flatMap((turn) => {
    const counter = { lines: 0 };
    const phases = turn.phases.flatMap((phase) => {
      const within = linesBetween(
        events,
        lines,
        acts,
        owners,
        { from: phase.from, to: phase.to, turn: turn.number },
        counter,
      );
      if (within.length === 0) return [];
      const head: LogRow = {
        kind: 'phase',
        key: `phase ${phase.from}`,
        title: phase.title,
        halfOf: phase.halfOf,
        moment: Math.min(phase.from + 1, phase.to),
      };
      return [head, ...within];
    });
    const head: LogRow = { kind: 'turn', key: `turn ${turn.number}`, turn: turn.number, moment: turn.from };
    return phases.length === 0 ? [] : [head, ...phases];
  });
}

/** Whose thing was laid or taken up, by the number of the event: who takes it up is known from when it was laid. */
function ownersOf(events: readonly BattleEvent[]): ReadonlyMap<number, Seat> {
  const lies = new Map<Id, Seat | null>();
  const owners = new Map<number, Seat>();
  events.forEach((event, i) => {
    if (event.do !== 'laid') return;
    const owner = event.thing ? event.thing.owner : lies.get(event.id);
    lies.set(event.id, event.thing?.owner ?? null);
    if (owner) owners.set(i, owner);
  });
  return owners;
}

interface Act {
  readonly in: number | null;
  readonly title: string;
  readonly moment: number;
  /** Lines inside it, in inner acts too. */
  lines: number;
}

/** Lines of the log by the number of their last event. */
type Lines = ReadonlyMap<number, LogEntry>;

function actsOf(events: readonly BattleEvent[], lines: Lines): ReadonlyMap<number, Act> {
  const acts = new Map<number, Act>();
  events.forEach((event, i) => {
    if (event.do === 'begin') acts.set(event.act, { in: event.in, title: event.title, moment: i + 1, lines: 0 });
    if (lines.has(i)) for (const act of chainOf(acts, event.act)) act.lines += 1;
  });
  return acts;
}

/** The acts around an event, innermost first. */
function chainOf(acts: ReadonlyMap<number, Act>, act: number): readonly Act[] {
  const chain: Act[] = [];
  for (let at: number | null = act; at !== null;) {
    const one: Act | undefined = acts.get(at);
    if (!one) break;
    chain.push(one);
    at = one.in;
  }
  return chain;
}

function linesBetween(
  events: readonly BattleEvent[],
  lines: Lines,
  acts: ReadonlyMap<number, Act>,
  owners: ReadonlyMap<number, Seat>,
  span: { readonly from: number; readonly to: number; readonly turn: number },
  counter: { lines: number },
): readonly LogRow[] {
  const rows: LogRow[] = [];
  let open: readonly Act[] = [];
  for (let i = span.from; i < span.to; i++) {
    const event = events[i];
    const entry = lines.get(i);
    if (!event || !entry) continue;
    // An act of one line needs no heading above it.
    const around = chainOf(acts, event.act)
      .filter((act) => act.lines > 1)
      .reverse();
    around.forEach((act, depth) => {
      if (open[depth] === act) return;
      rows.push({ kind: 'act', key: `act ${act.moment} ${i}`, title: act.title, depth, moment: act.moment });
    });
    open = around;
    counter.lines += 1;
    rows.push({
      kind: 'line',
      key: `line ${i}`,
      number: `${span.turn}.${counter.lines}`,
      text: entry.text,
      events: entry.events.flatMap((index) => events[index] ?? []),
      owner: owners.get(i) ?? null,
      depth: around.length,
      moment: i + 1,
    });
  }
  return rows;
}
