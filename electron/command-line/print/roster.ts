import { ROSTER_OPTIONS } from '../../../drawing/paper/rosters';
import { sheetsFor } from '../../desk/printing/jobs';
import { scenarioFrom } from '../files';
import { chosenBy, RULE_OPTIONS } from '../rule-words';
import type { ExitCode, CommandContext } from '../context';
import { oneName, sortWords, UsageFault } from '../command-words';
import { printed } from './printing';
import { outputFrom, sheetChoiceFrom, SHEET_FLAGS, SHEET_OPTIONS, sideFrom } from './sheet-words';

/** `roster FILE --out X`: a roster for each side, with boxes for hits, its breaking point and the turns. */
export async function printRoster(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, [...SHEET_OPTIONS, ...RULE_OPTIONS, 'side'], [...SHEET_FLAGS, 'players']);
  const name = oneName(words, 'A scenario file');
  const output = outputFrom(words);
  const choice = sheetChoiceFrom(words);
  const scenario = await chosenBy(words, await scenarioFrom(name, context, 'printed'), context);
  const side = sideFrom(words, scenario) ?? ROSTER_OPTIONS.side;
  if (side === 'none') throw new UsageFault('A roster is of one side or of both.');
  const options = { ...choice, side, events: !words.flag('players') };
  return printed(sheetsFor({ kind: 'roster', options }, scenario), output, context);
}
