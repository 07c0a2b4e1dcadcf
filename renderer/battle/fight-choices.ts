import type { LibraryEntry, RuleSystemEntry } from '../../electron/desk/api';
import { SCALES } from '../../engine/scenario';

/** What a person chooses for a battle otherwise than the file has it; absent: as the file has it. */
export interface FightWishes {
  readonly rules?: string;
  readonly scale?: string;
  readonly options?: Readonly<Record<string, string>>;
}

/** The rule system a battle would be fought by; null while the desk has not told which there are. */
export const systemChosen = (
  systems: readonly RuleSystemEntry[],
  entry: Pick<LibraryEntry, 'system'>,
  { rules }: FightWishes,
): RuleSystemEntry | null => systems.find(({ id }) => id === (rules ?? entry.system)) ?? null;

const isScale = (scale: string): scale is keyof typeof SCALES => Object.hasOwn(SCALES, scale);

/** How much larger than written the table is made for figures of `scale`; 1 as written. */
export function timesWritten(system: RuleSystemEntry, entry: Pick<LibraryEntry, 'scale'>, scale: string): number {
  return (system.grounds[scale] ?? 1) / (isScale(entry.scale) ? SCALES[entry.scale] : 1);
}
