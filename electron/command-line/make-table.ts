import { dressed, makeTable, writeTable } from '../../generators';
import type { TableOrder } from '../../generators';
import { scaleFrom, sizeFrom } from './make-words';
import { json } from './context';
import type { ExitCode, CommandContext } from './context';
import { sortWords, UsageFault } from './command-words';

const OPTIONS = ['size', 'scale', 'seed'];

/** `make table --size 6ft,4ft`: random terrain under `table:` and `terrain:`, with the dice that made it. */
export function makeTableFile(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, OPTIONS, ['json', 'bare']);
  const [stray] = words.names;
  if (stray !== undefined) throw new UsageFault(`“${stray}” is not an option; options begin with --.`);
  const order: TableOrder = { seed: words.count('seed', 1, 0), size: sizeFrom(words), scale: scaleFrom(words) };
  const thrown = makeTable(order);
  const table = words.flag('bare') ? thrown : { ...thrown, terrain: dressed(thrown.terrain, order) };
  const yaml = writeTable(table, order);
  context.out(words.flag('json') ? json({ told: table.told, yaml }) : yaml);
  return Promise.resolve(0);
}
