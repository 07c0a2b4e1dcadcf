/** Seeds by what they throw: so that a test can say which dice it needs. */
import { PLAIN_SCENARIO, PLAIN_TABLE, type Feature } from '../../../engine/scenario';
import { layGround, type Ground } from '../../../engine/terrain';
import { makeTable, type MadeTable, type TableOrder } from '../../../generators/table';

export const SIX_BY_FOUR = [182.88, 121.92] as const;

/** The first table of a kind whose telling and terrain are as wanted; a wish that no seed fulfils is the test's fault. */
export function tableWhere(
  wanted: (table: MadeTable) => boolean,
  order: Omit<TableOrder, 'seed'> = { size: SIX_BY_FOUR },
): MadeTable {
  for (let seed = 1; seed < 4000; seed += 1) {
    const table = makeTable({ ...order, seed });
    if (wanted(table)) return table;
  }
  throw new Error('no seed makes such a table');
}

/** What was told of a rule of the making. */
export const toldOf = ({ told }: MadeTable, rule: string): readonly string[] =>
  told.filter((one) => one.rule === rule).map(({ text }) => text);

/** The terrain laid on a table of six by four feet. */
export const laid = (terrain: readonly Feature[]): Ground =>
  layGround({
    ...PLAIN_SCENARIO,
    title: 'A random table',
    rules: { system: 'honours-of-war', scale: '28mm', options: {} },
    table: { ...PLAIN_TABLE, width: SIX_BY_FOUR[0], depth: SIX_BY_FOUR[1] },
    terrain,
    armies: [],
  });
