/** A fight as it is written down: what it was ordered by, then a line for each change, so that a torn line costs only itself. */
import * as v from 'valibot';
import type { BattleEntry } from '../../../engine/battle';
import { changed } from '../../../engine/play';
import type { PlayChange, PlayOrder, PlaySoFar } from '../../../engine/play';
import { refuse } from '../faults';
import { isObject } from '../schemas/fields';
import { entry, list, object, text } from '../schemas';

export interface WrittenPlay {
  readonly title: string;
  /** The version of the rules it is fought by. */
  readonly version: string;
  /** Who plays, in words, by seat. */
  readonly seats: Readonly<Record<string, string>>;
  readonly turn: number;
  readonly order: PlayOrder;
  readonly soFar: PlaySoFar;
}

/** The scenario and the past are as we wrote them ourselves; that they fit the rules is found when they are taken up. */
const isOrder = (value: unknown): value is PlayOrder =>
  isObject(value) &&
  isObject(value.scenario) &&
  isObject(value.scenario.table) &&
  Array.isArray(value.scenario.armies) &&
  typeof value.system === 'string' &&
  isObject(value.dice) &&
  typeof value.turns === 'number' &&
  isObject(value.players) &&
  typeof value.practice === 'boolean';

const head = object({
  cockade: v.literal('fight in progress'),
  format: v.literal(1),
  title: text(400),
  version: text(60),
  seats: v.record(text(200), text(400)),
  order: v.custom<PlayOrder>(isOrder, 'the order of a battle'),
});
const change = object({
  from: v.number(),
  turn: v.number(),
  entries: list(entry, 1_000_000),
  acts: list(v.number(), 1_000_000),
});

export const headOf = ({ title, version, seats, order }: Omit<WrittenPlay, 'soFar' | 'turn'>): string =>
  `${JSON.stringify({ cockade: 'fight in progress', format: 1, title, version, seats, order })}\n`;

/** `acts` are those from entry `from` on. */
export const changeOf = ({ from, turn, entries, acts }: PlayChange): string =>
  `${JSON.stringify({ from, turn, entries, acts })}\n`;

/** Throws a fault when its beginning cannot be read. */
export function readPlay(written: string, name: string): WrittenPlay {
  const [first = '', ...lines] = written.split('\n');
  const begun = parsed(head, first);
  if (!begun) throw refuse('play-unreadable', `“${name}” is not a battle in progress that this Cockade can read.`);
  let entries: readonly BattleEntry[] = begun.order.past ?? [];
  let acts: readonly number[] = [];
  let turn = 0;
  for (const line of lines) {
    const one = parsed(change, line);
    if (!one) continue;
    if (one.from > entries.length) break;
    ({ entries, acts } = changed({ entries, acts }, one));
    ({ turn } = one);
  }
  const { title, version, seats, order } = begun;
  return { title, version, seats, order, turn, soFar: { entries, acts } };
}

function parsed<Output>(schema: v.GenericSchema<unknown, Output>, line: string): Output | null {
  try {
    const result = v.safeParse(schema, JSON.parse(line));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}
