/** National values: the fire of close order foot, from a nation file's `systems.mcnally` (MCN-FIRE-07). */
import type { Nation } from '../../../scenario';
import { recordOf } from './overrides';

export interface NationalValues {
  /** What its close order infantry adds to its fire. */
  readonly musketry: number;
}

export const PLAIN: NationalValues = { musketry: 0 };

export const nationalValues = (nation: Nation): NationalValues =>
  readNationalValues(nation.systems['mcnally']) ?? PLAIN;

/** As a nation file or a roster has them; null where it has none. A number that is no small whole one counts as none. */
export function readNationalValues(kept: unknown): NationalValues | null {
  const raw = recordOf(kept);
  if (!raw) return null;
  const { musketry } = raw;
  const isSmall = typeof musketry === 'number' && Number.isInteger(musketry) && Math.abs(musketry) <= 3;
  return { musketry: isSmall ? musketry : PLAIN.musketry };
}
