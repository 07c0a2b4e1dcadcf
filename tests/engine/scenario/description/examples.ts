/** The examples of the page of the format, as the files they stand for. */
import { textOf } from '../files';

export const page = textOf('docs/scenario-format.md');

const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, example]) => example ?? '');
const isNation = (example: string): boolean => example.startsWith('nation:');

/** The parts of a file by their keys, each with its lines. */
export const partsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^([a-z ]+):.*\n(?: .*\n|\n)*/gm)].map(([lines, key]) => [key ?? '', lines]));

/** The file as it has grown after each example: the first is a whole one, later ones stand in for that part of it. */
export const grownFiles: readonly string[] = examples
  .filter((example) => !isNation(example))
  .map((_, i, all) => {
    const parts = all.slice(0, i + 1).flatMap((example) => [...partsOf(example)]);
    return [...new Map(parts).values()].join('');
  });
export const nationFile = examples.find(isNation) ?? '';
