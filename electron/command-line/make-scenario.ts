import { join } from 'node:path';
import { makeScenario, SHAPES, toldLines, writeScenario } from '../../generators';
import { refuse } from '../desk/faults';
import { systemNamed } from '../desk/reading';
import { nationsFor } from './files';
import { nationNamed } from './make-army';
import { scaleFrom, sizeFrom, yearFrom } from './make-words';
import { json } from './context';
import type { ExitCode, CommandContext } from './context';
import { sortWords, UsageFault } from './command-words';

const OPTIONS = ['nations', 'year', 'points', 'seed', 'size', 'scale', 'shape', 'rules'];

/** `make scenario --nations prussia,austria`: a random table, two equal armies and an objective, as a whole file. */
export async function makeScenarioFile(given: readonly string[], context: CommandContext): Promise<ExitCode> {
  const words = sortWords(given, OPTIONS, ['json']);
  const [stray] = words.names;
  if (stray !== undefined) throw new UsageFault(`“${stray}” is not an option; options begin with --.`);
  const [first, second, more] = words.text('nations')?.split(',') ?? [];
  if (first === undefined || second === undefined || more !== undefined)
    throw new UsageFault('--nations takes two nations, as prussia,austria.');
  const shape = words.text('shape') ?? 'balanced';
  const known = SHAPES.find((one) => one === shape);
  if (!known) throw new UsageFault(`--shape takes ${SHAPES.join(', ')}; “${shape}” was given.`);
  const nations = await nationsFor(join(context.folder, 'scenario.yaml'), context);
  const system = systemNamed(words.text('rules'));
  const made = makeScenario(
    {
      seed: words.count('seed', 1, 0),
      size: sizeFrom(words),
      scale: scaleFrom(words),
      nations: [nationNamed(first.trim(), nations), nationNamed(second.trim(), nations)],
      year: yearFrom(words),
      points: words.count('points', 1000, 1),
      shape: known,
    },
    system,
  );
  if ('why' in made) throw refuse('army-unfit', `${made.why} Another seed or a larger table may have it.`);
  const yaml = writeScenario(made.scenario);
  if (words.flag('json')) context.out(json({ points: made.points, told: made.told, yaml }));
  else
    context.out(
      `${yaml}\n# How the table was thrown:\n${toldLines(made.told)
        .map((one) => `# ${one}\n`)
        .join('')}`,
    );
  return 0;
}
