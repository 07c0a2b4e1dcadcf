import { scenarioFrom } from '../files';
import type { ExitCode, Surroundings } from '../surroundings';
import { oneName, sortWords, UsageFault } from '../words';
import { asksForGlued, GLUED_FLAGS, GLUED_OPTIONS, gluedSheets } from './glued';
import { printed } from './printing';
import { outletFrom, SHEET_FLAGS, SHEET_OPTIONS } from './sheet-words';

/** `map FILE --out X --true-size`: the table over sheets to be glued, at true size, at a ratio, or by its boards. */
export async function printMap(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, [...SHEET_OPTIONS, ...GLUED_OPTIONS, 'side'], [...SHEET_FLAGS, ...GLUED_FLAGS]);
  const name = oneName(words, 'A scenario file');
  const outlet = outletFrom(words);
  if (!asksForGlued(words)) throw new UsageFault('How large? --true-size, --ratio N, --count N or --boards 60cm.');
  return printed(gluedSheets(await scenarioFrom(name, around, 'printed'), words), outlet, around);
}
