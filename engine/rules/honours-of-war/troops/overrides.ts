/** What a scenario may set for this book alone, under `overrides: { honours-of-war: ... }` of a unit. */
import { TROOP_CLASSES } from '../../../scenario';
import type { TroopClass } from '../../../scenario';

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

/** What of it this book does not know, a sentence each. */
export function unknownIn(written: unknown): readonly string[] {
  if (written === undefined || written === null) return [];
  if (typeof written !== 'object') return [`its ${OWN_KEY} overrides are keys and values, as { fires as: superior }.`];
  return Object.entries(written).flatMap(([key, value]) => {
    if (key !== 'fires as') return [`Honours of War knows no override “${key}”. Known: fires as.`];
    return TROOP_CLASSES.some((one) => one === value) ? [] : [`“fires as” is one of ${TROOP_CLASSES.join(', ')}.`];
  });
}

const valueIn = (written: unknown, key: string): unknown =>
  typeof written === 'object' && written !== null ? Object.entries(written).find(([name]) => name === key)?.[1] : null;
