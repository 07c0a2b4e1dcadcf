/** What a scenario may set for this book alone, under `overrides: { honours-of-war: ... }` of a unit or an army. */
import { TROOP_CLASSES } from '../../../scenario';
import type { Army, TroopClass } from '../../../scenario';

/** The key of this book among the overrides. */
export const OWN_KEY = 'honours-of-war';

export interface UnitOverrides {
  /** `fires as: superior`: the class its own fire is read for (HOW-NAT-20); null: its own. */
  readonly firesAs: TroopClass | null;
}

export function readOverrides(written: unknown): UnitOverrides {
  const word = valueIn(written, 'fires as');
  return { firesAs: TROOP_CLASSES.find((one) => one === word) ?? null };
}

/** The year whose national values an army uses: its own, or `national values: 1760` of another (HOW-NAT-13). */
export function yearOfValues(army: Pick<Army, 'year' | 'overrides'>): number | null {
  const year = valueIn(army.overrides[OWN_KEY], 'national values');
  return typeof year === 'number' ? year : army.year;
}

const valueIn = (written: unknown, key: string): unknown =>
  typeof written === 'object' && written !== null ? Object.entries(written).find(([name]) => name === key)?.[1] : null;
