import { REFERENCE_OPTIONS } from '../../../drawing/paper/reference';
import { sheetsFor } from '../../desk/printing/jobs';
import { scenarioFrom } from '../files';
import { chosenBy, RULE_OPTIONS } from '../rule-words';
import type { ExitCode, CommandContext } from '../context';
import { oneName, sortWords } from '../command-words';
import { printed } from './printing';
import { outputFrom, sheetChoiceFrom, SHEET_FLAGS, SHEET_OPTIONS } from './sheet-words';

/** `reference FILE --out X`: the play sheet of the scenario's rule system, or of another, at its figure scale, or another. */
export async function printReference(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, [...SHEET_OPTIONS, ...RULE_OPTIONS, 'sides'], SHEET_FLAGS);
  const name = oneName(words, 'A scenario file');
  const output = outputFrom(words);
  const choice = sheetChoiceFrom(words);
  const sides = words.count('sides', REFERENCE_OPTIONS.sides, 1);
  const scenario = await chosenBy(words, await scenarioFrom(name, context, 'printed'), context);
  return printed(sheetsFor({ kind: 'reference', options: { ...choice, sides } }, scenario), output, context);
}
