import { ROSTER_OPTIONS, rosterSheets } from '../../../engine/maps/sheets/rosters';
import { refuse } from '../../desk/faults';
import { systemNamed } from '../../desk/reading';
import { scenarioFrom } from '../files';
import type { ExitCode, Surroundings } from '../surroundings';
import { oneName, sortWords, UsageFault } from '../words';
import { printed } from './printing';
import { outletFrom, sheetChoiceFrom, SHEET_FLAGS, SHEET_OPTIONS, sideFrom } from './sheet-words';

/** `roster FILE --out X`: a roster for each side, with boxes for hits, its breaking point and the turns. */
export async function printRoster(given: readonly string[], around: Surroundings): Promise<ExitCode> {
  const words = sortWords(given, [...SHEET_OPTIONS, 'side'], [...SHEET_FLAGS, 'players']);
  const name = oneName(words, 'A scenario file');
  const outlet = outletFrom(words);
  const choice = sheetChoiceFrom(words);
  const scenario = await scenarioFrom(name, around, 'printed');
  const side = sideFrom(words, scenario) ?? ROSTER_OPTIONS.side;
  if (side === 'none') throw new UsageFault('A roster is of one side or of both.');
  const system = systemNamed(scenario.rules.system);
  const papers = system.rosterPapers?.(scenario);
  if (!papers) throw refuse('no-roster', `${system.title} has no rosters to print.`);
  const events = !words.flag('players');
  return printed(rosterSheets(scenario, papers, { ...ROSTER_OPTIONS, ...choice, side, events }), outlet, around);
}
