/** A random table as YAML: what to put under `table:` and `terrain:`, below the dice that made it. */
import { PLAIN_TABLE } from '../../engine/scenario';
import { NamesToWrite } from '../writing/names-to-write';
import { writtenFeature } from '../writing/terrain';
import { yamlOf } from '../writing/yaml';
import type { MadeTable, TableOrder, MakingStep } from './order';

/** One line to a throw: what it is about, the dice, what they meant. */
export const toldLines = (told: readonly MakingStep[]): readonly string[] =>
  told.map(({ rule, dice, text }) => {
    const thrown = dice.map(({ faces, score }) => `D${faces} ${score}`).join(', ');
    return `${rule}${thrown ? ` (${thrown})` : ''}: ${text}`;
  });

export function writeTable({ terrain, told }: MadeTable, { size, scale = '28mm' }: TableOrder): string {
  const names = new NamesToWrite({ terrain, armies: [], objectives: [] });
  const comment = toldLines(told).map((one) => `# ${one}\n`);
  return (
    comment.join('') +
    yamlOf({
      table: { size: [...size], ground: PLAIN_TABLE.ground },
      terrain: terrain.map((feature) => writtenFeature(feature, scale, names)),
    })
  );
}
