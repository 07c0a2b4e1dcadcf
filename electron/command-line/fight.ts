import { resolve } from 'node:path';
import { does, logEntries } from '../../engine/battle';
import type { BattleRecord } from '../../engine/battle';
import { engineWork } from '../../engine/work';
import { writeWhereAsked } from '../desk/documents';
import { systemNamed } from '../desk/reading';
import { writeRecord } from '../desk/record-text';
import { explanationData, explanationOf } from './explaining';
import { BATTLE_OPTIONS, orderFrom } from './rule-words';
import { json, line } from './context';
import type { ExitCode, CommandContext } from './context';
import { sortWords } from './command-words';

/** `fight FILE`: one battle to its end, told, explained, logged or recorded. */
export async function fight(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, [...BATTLE_OPTIONS, 'record'], ['log', 'explain', 'json']);
  const record = engineWork().fight(await orderFrom(words, context), () => undefined);
  const file = words.text('record');
  if (file !== undefined) await writeWhereAsked(resolve(context.folder, file), writeRecord(record));
  const system = systemNamed(record.system.id);
  const turns = { from: 0, to: record.outcome.turns };
  const isExplained = words.flag('explain');
  if (words.flag('json'))
    context.out(json({ ...figures(record), ...(isExplained && explanationData(record, system, turns)) }));
  else {
    if (isExplained) context.out(explanationOf(record, system, turns));
    const isTold = words.flag('log') && record.outcome.ended;
    if (words.flag('log')) context.out(logOf(record));
    if (!isTold) context.out(endingOf(record));
    context.out(sumOf(record));
  }
  return 0;
}

function figures({ outcome, events, checksum }: BattleRecord): object {
  const { winner, reason, turns, losses } = outcome;
  return { winner, reason, turns, events: events.length, checksum, losses };
}

/** The log under the headings of its turns, indented by the acts its lines stand in. */
function logOf(record: BattleRecord): string {
  const depths = new Map<number, number>([[0, 0]]);
  for (const event of record.events)
    if (event.do === 'begin') depths.set(event.act, (depths.get(event.in ?? 0) ?? 0) + 1);
  const entries = [...logEntries(record)];
  let log = '';
  let heading = '';
  record.events.forEach((event, i) => {
    if (event.do === 'step') heading = line(`Turn ${event.turn}, ${event.title}`);
    if (entries[0]?.events.at(-1) !== i) return;
    log += heading + line(`${'  '.repeat((depths.get(event.act) ?? 0) + 1)}${entries.shift()?.text ?? ''}`);
    heading = '';
  });
  return log;
}

function endingOf({ outcome, roster }: BattleRecord): string {
  const winner = roster.sides.find((side) => side.id === outcome.winner);
  if (winner) return line(`${does(winner.name, 'wins')}: ${outcome.reason}`);
  return line(outcome.ended ? `A draw: ${outcome.reason}` : outcome.reason);
}

function sumOf({ outcome, events, checksum, roster, vocabulary }: BattleRecord): string {
  const losses = roster.sides.map((side) => {
    const breaks = vocabulary.breaksAt[side.id];
    return `${side.name} lost ${outcome.losses[side.id] ?? 0}${breaks === undefined ? '' : ` of ${breaks}`}`;
  });
  return line(`${outcome.turns} turns, ${events.length} events, checksum ${checksum}. ${losses.join(', ')}.`);
}
