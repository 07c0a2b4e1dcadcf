import { basename } from 'node:path';
import { verifyRecord } from '../../engine/analysis';
import { incoherenceOf, type BattleRecord } from '../../engine/battle';
import { systemNamed } from '../desk/reading';
import { readRecord } from '../desk/record-text';
import { LARGEST_RECORD } from './files';
import { readNamed } from './named-files';
import { json, line } from './context';
import type { ExitCode, CommandContext } from './context';
import { oneName, sortWords } from './words';

/** `replay RECORD [--verify]`: what a kept battle came to; verified when the rules, run again, give the same events. */
export async function replay(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, [], ['verify', 'json']);
  const name = oneName(words, 'A record');
  const record = readRecord(await readNamed(name, context, LARGEST_RECORD), basename(name));
  const { checksum, outcome } = record;
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

/** What differs when the battle is fought again; a record that cannot even be fought again differs too. */
function differenceIn(record: BattleRecord): string | null {
  const system = systemNamed(record.system.id);
  try {
    return verifyRecord(record, system).difference;
  } catch (error) {
    return `It cannot be fought again: ${error instanceof Error ? error.message : String(error)}.`;
  }
}
