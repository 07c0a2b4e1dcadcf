/** What a scenario may set for this book alone, under `overrides: { mcnally: ... }` of a unit or an army. */
import { GROUPS } from './unit-classes';
import type { Group } from './unit-classes';

/** The key of this book among the overrides. */
export const OWN_KEY = 'mcnally';

export interface UnitOverrides {
  /** `men: 800` (MCN-STR-02). */
  readonly men: number | null;
  /** `order: open` for frei-korps and the like (MCN-UNIT-04). */
  readonly order: 'close' | 'open' | null;
  /** `group: regular` (MCN-UNIT-08). */
  readonly group: Group | null;
  /** `militia: worse`: the lower grade (MCN-MORALE-02). */
  readonly militia: 'better' | 'worse' | null;
  /** `train: engineering`: what wagons carry (MCN-ENG-02, MCN-ENG-03). */
  readonly train: Train | null;
}

/** Powder and tools, pontoons, or what an army lives on. */
export const TRAINS = ['engineering', 'pontoons', 'supplies'] as const;
export type Train = (typeof TRAINS)[number];

type Table = Readonly<Record<string, Known>>;
interface Known {
  readonly allowed: string;
  readonly is: (value: unknown) => boolean;
}
const oneOf = (...words: readonly string[]): Known => ({
  allowed: `one of ${words.join(', ')}`,
  is: (value) => words.some((word) => word === value),
});
const KNOWN: Readonly<Record<keyof UnitOverrides, Known>> = {
  men: { allowed: 'a whole number from 1 to 5000', is: (value) => isMen(value) },
  order: oneOf('close', 'open'),
  group: oneOf(...GROUPS),
  militia: oneOf('better', 'worse'),
  train: oneOf(...TRAINS),
};
/** Of an army, mostly the one that attacks. */
const KNOWN_OF_ARMY: Table = {
  turns: { allowed: 'a whole number from 1 to 99', is: (value) => isTurns(value) },
  'must hold': { allowed: 'the name of an objective', is: (value) => typeof value === 'string' },
};
const isWhole = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most;
const isMen = (value: unknown): value is number => isWhole(value, 5000);
const isTurns = (value: unknown): value is number => isWhole(value, 99);

/** `turns: 24`: so long it has time, where the scenario sets no end for every book (MCN-SEQ-08). */
export function turnsIn(written: unknown): number | null {
  const turns = recordOf(written)?.['turns'];
  return isTurns(turns) ? turns : null;
}

/** `must hold: The bridge`: what it wins by, and loses without, when losses leave it open (MCN-SEQ-08). */
export function goalIn(written: unknown): string | null {
  const goal = recordOf(written)?.['must hold'];
  return typeof goal === 'string' ? goal : null;
}

/** What is amiss is left out; the review tells of it. */
export function readOverrides(written: unknown): UnitOverrides {
  const raw = recordOf(written) ?? {};
  const { men, order, group, militia, train } = raw;
  return {
    men: isMen(men) ? men : null,
    order: order === 'close' || order === 'open' ? order : null,
    group: GROUPS.find((one) => one === group) ?? null,
    militia: militia === 'better' || militia === 'worse' ? militia : null,
    train: TRAINS.find((one) => one === train) ?? null,
  };
}

/** What of the overrides of a unit this book does not know, a sentence each. */
export const unknownIn = (written: unknown): readonly string[] => unknownAmong(KNOWN, '{ men: 800 }', written);
export function unknownOfArmy(written: unknown, objectives: readonly string[]): readonly string[] {
  const goal = goalIn(written);
  const isLost = goal !== null && !objectives.includes(goal);
  return [
    ...unknownAmong(KNOWN_OF_ARMY, '{ turns: 24 }', written),
    ...(isLost
      ? [`there is no objective “${goal}” that it must hold. There are: ${objectives.join(', ') || 'none'}.`]
      : []),
  ];
}

function unknownAmong(table: Table, example: string, written: unknown): readonly string[] {
  if (written === undefined || written === null) return [];
  const raw = recordOf(written);
  if (!raw) return [`its ${OWN_KEY} overrides are keys and values, as ${example}.`];
  return Object.entries(raw).flatMap(([key, value]) => {
    const known = Object.hasOwn(table, key) ? table[key] : undefined;
    if (!known) return [`this book knows no override “${key}”. Known: ${Object.keys(table).join(', ')}.`];
    return known.is(value) ? [] : [`“${key}” is ${known.allowed}.`];
  });
}

export const recordOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
