import { resolve } from 'node:path';
import type { BattleRecord } from '../../engine/battle';
import { engineWork } from '../../engine/work';
import { writeWhereAsked } from '../desk/documents';
import { writeRecord } from '../desk/record-text';
import { BATTLE_OPTIONS, orderFrom } from './rule-words';
import { json, line } from './surroundings';
import type { ExitCode, Surroundings } from './surroundings';
import { sortWords } from './words';

/** `fight FILE`: one battle to its end, told, logged or recorded. */
export async function fight(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, [...BATTLE_OPTIONS, 'record'], ['log', 'json']);
  const record = engineWork().fight(await orderFrom(words, around), () => undefined);
  const file = words.text('record');
  if (file !== undefined) await writeWhereAsked(resolve(around.folder, file), writeRecord(record));
  if (words.flag('json')) around.out(json(figures(record)));
  else {
    if (words.flag('log')) around.out(logOf(record));
    around.out(sumOf(record));
  }
  return 0;
}

function figures({ outcome, events, checksum }: BattleRecord): object {
  const { winner, reason, turns, losses } = outcome;
  return { winner, reason, turns, events: events.length, checksum, losses };
}

/** The sentences of the log, indented by the acts they stand in. */
function logOf({ events }: BattleRecord): string {
  let depth = 0;
  let log = '';
  for (const event of events) {
    if (event.do === 'end') depth -= 1;
    const sentence = event.do === 'step' ? `Turn ${event.turn}, ${event.title}` : event.text;
    if (sentence !== '') log += line(`${event.do === 'step' ? '' : '  '.repeat(depth + 1)}${sentence}`);
    if (event.do === 'begin') depth += 1;
  }
  return log;
}

function sumOf({ outcome, events, checksum, roster, vocabulary }: BattleRecord): string {
  const winner = roster.sides.find((side) => side.id === outcome.winner);
  const losses = roster.sides.map((side) => {
    const breaks = vocabulary.breaksAt[side.id];
    return `${side.name} lost ${outcome.losses[side.id] ?? 0}${breaks === undefined ? '' : ` of ${breaks}`}`;
  });
  return [
    line(
      winner
        ? `${winner.name} wins: ${outcome.reason}`
        : outcome.ended
          ? `A draw: ${outcome.reason}`
          : `Undecided: ${outcome.reason}`,
    ),
    line(`${outcome.turns} turns, ${events.length} events, checksum ${checksum}. ${losses.join(', ')}.`),
  ].join('');
}
