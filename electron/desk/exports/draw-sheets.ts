import { setImmediate } from 'node:timers/promises';
import type { Sheet, SheetSet } from '../../../drawing/paper';
import { refuse } from '../faults';

/** How a long export is followed and given up. */
export interface ExportControl {
  readonly onSheet?: ((done: number, of: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Does a work sheet by sheet, telling how far it has come; between two sheets others may speak and it may be given up. */
export async function drawSheets(
  { sheets }: SheetSet,
  { onSheet, signal }: ExportControl,
  work: (sheet: Sheet) => void | Promise<void>,
): Promise<void> {
  for (const [i, sheet] of sheets.entries()) {
    await setImmediate();
    if (signal?.aborted) throw refuse('export-stopped', 'The export was stopped; nothing was kept.');
    await work(sheet);
    onSheet?.(i + 1, sheets.length);
  }
}
