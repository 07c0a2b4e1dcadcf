/** Joining goes on without what names something that is not there, so that all such faults are told at once. */
import type { Entry, Page } from '../text/page';

/** What could be joined. The others are lost to the page, with their names where `lostOf` tells what stands in the file. */
export function kept<W, T>(
  written: readonly W[],
  link: (one: W) => T | undefined,
  page: Page,
  lostOf: string | ((one: W) => Entry),
): readonly T[] {
  return written.flatMap((one) => {
    const joined = link(one);
    if (joined !== undefined) return [joined];
    page.lose(typeof lostOf === 'string' ? { field: lostOf, content: { is: 'nothing' } } : lostOf(one));
    return [];
  });
}
