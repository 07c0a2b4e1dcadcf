import type { SheetSet } from '../../../drawing/paper';
import type { Scenario } from '../../../engine/scenario';
import { sheetsFor } from '../../desk/printing/jobs';
import { scenarioFrom } from '../files';
import { chosenBy, RULE_OPTIONS } from '../rule-words';
import type { ExitCode, CommandContext } from '../context';
import { oneName, sortWords, UsageFault, type Words } from '../command-words';
import { asksForGlued, GLUED_FLAGS, GLUED_OPTIONS, gluedSheets } from './glued';
import { printed } from './printing';
import { layersFrom, oneOf, outputFrom, sheetChoiceFrom, SHEET_FLAGS, SHEET_OPTIONS, sideFrom } from './sheet-words';

const LEGENDS = ['auto', 'own-sheet', 'none'] as const;
/** What only the map on one sheet takes. */
const MAP_VALUES = ['legend'];
const MAP_FLAGS = ['booklet', 'fold', 'players', 'no-zones'];

/** `map FILE --out X`: the table map on a sheet; or the table over sheets to be glued, when a size is said. */
export async function printMap(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(
    given,
    [...SHEET_OPTIONS, ...GLUED_OPTIONS, ...MAP_VALUES, ...RULE_OPTIONS, 'side', 'layers'],
    [...SHEET_FLAGS, ...GLUED_FLAGS, ...MAP_FLAGS, 'no-names'],
  );
  const name = oneName(words, 'A scenario file');
  const output = outputFrom(words);
  const isGlued = asksForGlued(words);
  const idle = isGlued
    ? [
        ...MAP_FLAGS.filter((flag) => words.flag(flag)),
        ...MAP_VALUES.filter((option) => words.text(option) !== undefined),
      ]
    : [];
  if (idle[0] !== undefined) throw new UsageFault(`--${idle[0]} belongs to the map on one sheet, not to glued sheets.`);
  if (words.flag('fold') && !words.flag('booklet')) throw new UsageFault('--fold belongs to --booklet.');
  const scenario = await chosenBy(words, await scenarioFrom(name, context, 'printed'), context);
  return printed(isGlued ? gluedSheets(scenario, words) : tableMap(scenario, words), output, context);
}

function tableMap(scenario: Scenario, words: Words): SheetSet {
  const legend = oneOf(words, 'legend', LEGENDS) ?? 'auto';
  const side = sideFrom(words, scenario);
  const options = {
    ...sheetChoiceFrom(words),
    ...(side !== null && { side }),
    reader: words.flag('players') ? 'players' : 'umpire',
    deployment: !words.flag('no-zones'),
    layers: layersFrom(words),
    legend: legend === 'own-sheet' ? 'own sheet' : legend,
    booklet: words.flag('booklet'),
    fold: words.flag('fold'),
  } as const;
  return sheetsFor({ kind: 'map', options }, scenario);
}
