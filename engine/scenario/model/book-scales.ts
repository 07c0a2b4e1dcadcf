/** At which figure scale of a rule book a scenario is fought, and how much larger than written its ground is there. */
import { SCALES } from './defaults';
import type { Id } from './measures';
import type { RulesChoice } from './scenario';

/** The figure scales of a rule book: how its ground measures at each against 28 mm. */
export interface BookScales {
  readonly system: Id;
  readonly grounds: Readonly<Record<string, number>>;
}

type Written = Pick<RulesChoice, 'system' | 'scale'>;

/** The scale that is wished for, else the file's own, else where another book has none of it the nearest in size; null without. */
export function scaleFor(written: Written, book: BookScales, wished?: string): string | null {
  const named = wished ?? written.scale;
  if (Object.hasOwn(book.grounds, named)) return named;
  if (wished !== undefined || book.system === written.system) return null;
  const ground = groundOfScale(written.scale);
  const near = Object.entries(book.grounds).toSorted(([, a], [, b]) => Math.abs(a - ground) - Math.abs(b - ground));
  return near[0]?.[0] ?? null;
}

/** How much larger than written; 1 changes nothing. What was written for this very book has the ground of its scale there. */
export function timesAsWritten(written: Written, book: BookScales, scale: string): number {
  const ground = book.grounds[scale];
  if (ground === undefined) return 1;
  const own = book.system === written.system ? book.grounds[written.scale] : undefined;
  return ground / (own ?? groundOfScale(written.scale));
}

const isScale = (scale: string): scale is keyof typeof SCALES => Object.hasOwn(SCALES, scale);
const groundOfScale = (scale: string): number => (isScale(scale) ? SCALES[scale] : 1);
