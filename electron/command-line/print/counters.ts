import { COUNTER_OPTIONS, COUNTER_PARTS } from '../../../drawing/paper/counters';
import { sheetsFor } from '../../desk/printing/jobs';
import { scenarioFrom } from '../files';
import { chosenBy, RULE_OPTIONS } from '../rule-words';
import type { ExitCode, CommandContext } from '../context';
import { oneName, sortWords, UsageFault } from '../command-words';
import { printed } from './printing';
import { outputFrom, sheetChoiceFrom, SHEET_FLAGS, SHEET_OPTIONS, sideFrom, someOf } from './sheet-words';

/** `counters FILE --out X`: stands of units and leaders, markers, rulers and templates at the true size of a figure scale. */
export async function printCounters(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(
    given,
    [...SHEET_OPTIONS, ...RULE_OPTIONS, 'side', 'parts'],
    [...SHEET_FLAGS, 'whole-zones', 'no-backs'],
  );
  const name = oneName(words, 'A scenario file');
  const output = outputFrom(words);
  const { style = COUNTER_OPTIONS.style, ...paper } = sheetChoiceFrom(words);
  const parts = someOf(words, 'parts', COUNTER_PARTS) ?? COUNTER_OPTIONS.parts;
  const scenario = await chosenBy(words, await scenarioFrom(name, context, 'printed'), context);
  const side = sideFrom(words, scenario);
  if (side === 'none') throw new UsageFault('Stands are of one side or of both; --parts leaves them out.');
  const options = {
    paper: { ...COUNTER_OPTIONS.paper, ...paper },
    style,
    parts,
    side: side === 'both' ? null : side,
    wholeZones: words.flag('whole-zones'),
    doubleSided: !words.flag('no-backs'),
  };
  return printed(sheetsFor({ kind: 'counters', options }, scenario), output, context);
}
