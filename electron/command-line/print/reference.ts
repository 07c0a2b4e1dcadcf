import { REFERENCE_OPTIONS, referenceSheets } from '../../../engine/maps/sheets/reference';
import { refuse } from '../../desk/faults';
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
  const { rules } = await scenarioFrom(name, around, 'printed');
  const system = systemNamed(words.text('rules') ?? rules.system);
  const scales = system.measures.map(({ id }) => id);
  const reference = system.reference?.(oneOf(words, 'scale', scales) ?? rules.scale);
  if (!reference) throw refuse('no-reference', `${system.title} has no play sheet to print.`);
  return printed(referenceSheets(reference, { ...REFERENCE_OPTIONS, ...choice, sides }), outlet, around);
}
