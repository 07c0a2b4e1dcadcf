import { REFERENCE_OPTIONS } from '../../../drawing/paper/reference';
import { sheetsFor } from '../../desk/printing/jobs';
import { systemNamed } from '../../desk/reading';
import { scenarioFrom } from '../files';
import type { ExitCode, Surroundings } from '../surroundings';
import { oneName, sortWords } from '../words';
import { printed } from './printing';
import { oneOf, outletFrom, sheetChoiceFrom, SHEET_FLAGS, SHEET_OPTIONS } from './sheet-words';

/** `reference FILE --out X`: the play sheet of the scenario's rule system, or of another, at its figure scale, or another. */
export async function printReference(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, [...SHEET_OPTIONS, 'rules', 'scale', 'sides'], SHEET_FLAGS);
  const name = oneName(words, 'A scenario file');
  const outlet = outletFrom(words);
  const choice = sheetChoiceFrom(words);
  const sides = words.count('sides', REFERENCE_OPTIONS.sides, 1);
  const scenario = await scenarioFrom(name, around, 'printed');
  const rules = words.text('rules') ?? scenario.rules.system;
  const scales = systemNamed(rules).measures.map(({ id }) => id);
  const scale = oneOf(words, 'scale', scales) ?? scenario.rules.scale;
  const options = { ...choice, sides, rules, scale };
  return printed(sheetsFor({ kind: 'reference', options }, scenario), outlet, around);
}
