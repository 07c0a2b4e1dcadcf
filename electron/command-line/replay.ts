import { basename } from 'node:path';
import { adviceAt, verifyRecord } from '../../engine/analysis';
import { incoherenceOf, type BattleRecord } from '../../engine/battle';
import { GENERALS } from '../../engine/generals';
import { systemNamed } from '../desk/reading';
import { readRecord } from '../desk/record-text';
import { explanationData, explanationOf } from './explaining';
import { LARGEST_RECORD } from './files';
import { generalFrom } from './general-words';
import { readNamed } from './named-files';
import { json, line } from './context';
import type { ExitCode, CommandContext } from './context';
import { oneName, sortWords, UsageFault } from './command-words';
import type { Words } from './command-words';
import type { Id } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules';

/** `replay RECORD [--verify]`: what a kept battle came to; verified when the rules, run again, give the same events; explained. */
export async function replay(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, ['turn', 'advise', 'general'], ['verify', 'explain', 'json']);
  const name = oneName(words, 'A record');
  const record = readRecord(await readNamed(name, context, LARGEST_RECORD), basename(name));
  const { checksum, outcome } = record;
  if (words.flag('explain') || words.text('advise') !== undefined) return toldWhy(record, words, context);
  const events = record.events.length;
  if (!words.flag('verify')) {
    const incoherence = incoherenceOf(record);
    if (incoherence) context.complain(line(`${name} does not hold together: ${incoherence.sentence}`));
    context.out(
      words.flag('json')
        ? json({ events, checksum })
        : line(`${outcome.reason} ${outcome.turns} turns, ${events} events.`),
    );
    return incoherence ? 1 : 0;
  }
  const difference = differenceIn(record);
  const verified = difference === null;
  if (words.flag('json')) context.out(json({ events, checksum, verified }));
  else if (verified) context.out(line(`Verified: ${events} events, checksum ${checksum}.`));
  if (!verified) context.complain(line(`${name} does not verify: ${difference}`));
  return verified ? 0 : 1;
}

/** What the generals thought in all turns or in one, or what a general advises after so many events. */
function toldWhy(record: BattleRecord, words: Words, context: CommandContext): ExitCode {
  const system = systemNamed(record.system.id);
  const last = record.outcome.turns;
  const turn = words.text('turn') === undefined ? null : words.count('turn', 0, 0);
  if (turn !== null && turn > last) throw new UsageFault(`--turn goes to ${last}, the last turn of this battle.`);
  const turns = { from: turn ?? 0, to: turn ?? last };
  const isJson = words.flag('json');
  if (words.text('advise') !== undefined) {
    const general = generalFrom(words.text('general') ?? GENERALS[0]?.id ?? '');
    const moment = words.count('advise', 0, 0);
    context.out(isJson ? json(adviceAt(record, system, moment, general)) : advice(record, system, moment, general));
  } else context.out(isJson ? json(explanationData(record, system, turns)) : explanationOf(record, system, turns));
  return 0;
}

/** What differs when the battle is fought again; a record that cannot even be fought again differs too. */
function differenceIn(record: BattleRecord): string | null {
  const system = systemNamed(record.system.id);
  try {
    return verifyRecord(record, system).difference;
  } catch (error) {
    return `It cannot be fought again: ${error instanceof Error ? error.message : String(error)}.`;
  }
}

/** What a general would do at a moment of a kept battle, with his reasons: for who carries it out on a real table. */
function advice(record: BattleRecord, system: RuleSystem, moment: number, general: Id): string {
  const { asked, general: title, seat, plan, answers } = adviceAt(record, system, moment, general);
  const side = record.roster.sides.find((one) => one.seat === seat)?.name ?? seat;
  return [
    `${side} is asked: ${asked}`,
    `A ${title} would have it so: ${plan.map(({ sentence }) => sentence).join(' ')}`,
    ...answers.map(({ label, score, reasons }, i) => `${i + 1}. ${label} (${score.toFixed(2)}). ${reasons.join(' ')}`),
  ]
    .map(line)
    .join('');
}
