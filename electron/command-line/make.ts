import { makeArmyFile } from './make-army';
import { makeScenarioFile } from './make-scenario';
import { makeTableFile } from './make-table';
import type { ExitCode, CommandContext } from './context';
import { UsageFault } from './command-words';

type Maker = (words: readonly string[], context: CommandContext) => Promise<ExitCode>;
const MAKERS: Readonly<Record<string, Maker>> = {
  army: makeArmyFile,
  table: makeTableFile,
  scenario: makeScenarioFile,
};

/** `make army ...`, `make table ...`, `make scenario ...`: random things of the table, printed as YAML; the same words print the same. */
export function make(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const [what, ...words] = given;
  const maker = what !== undefined && Object.hasOwn(MAKERS, what) ? MAKERS[what] : undefined;
  if (!maker) throw new UsageFault(`What is to be made? One of: ${Object.keys(MAKERS).join(', ')}.`);
  return maker(words, context);
}
