/** Units that have left the table of their own will, which are not lost. */
import type { Whereabouts } from './state';

/** By leave of the scenario, anywhere. */
export const MARCHED_OFF = 'marched off the table';
const BY = 'marched off by ';

/** By an exit, told by its name. */
export const marchedOffBy = (exit: string): string => `${BY}${exit}`;

export const hasMarchedOff = (where: Whereabouts): boolean =>
  'gone' in where && (where.gone === MARCHED_OFF || where.gone.startsWith(BY));
