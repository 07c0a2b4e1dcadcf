/** What is told of the sheets a map would be printed on. */
import type { PrintJob, SheetList } from '../../../electron/desk/api';

export interface PaperTold {
  readonly sheets: string;
  /** Null where no sheet has words. */
  readonly type: string | null;
}

/** Smaller words are hard to read on a table, points. */
export const SMALL_TYPE = 6.5;

/** "12 sheets A4", "type from 6.8 pt". */
export function paperTold({ sheets }: SheetList, job: PrintJob): PaperTold {
  const paper =
    'paper' in job.options && typeof job.options.paper === 'string' ? ` ${job.options.paper.toUpperCase()}` : '';
  const least = leastTypeIn({ sheets });
  return {
    sheets: `${sheets.length} ${sheets.length === 1 ? 'sheet' : 'sheets'}${paper}`,
    type: least === null ? null : `type from ${least} pt`,
  };
}

export function leastTypeIn({ sheets }: Pick<SheetList, 'sheets'>): number | null {
  const sizes = sheets.flatMap(({ leastType }) => (leastType === null ? [] : [leastType]));
  return sizes.length === 0 ? null : Math.min(...sizes);
}
