/** The six national variables (HOW-NAT-01), parsed from a nation file's `systems.honours-of-war`. */
import { RATINGS } from '../../../scenario';
import type { Nation, Rating } from '../../../scenario';

export const CHANGE_COSTS = ['none', 'half', 'full'] as const;
export type ChangeCost = (typeof CHANGE_COSTS)[number];
export const DEDUCTIONS = ['none', 'quarter', 'half'] as const;
export type Deduction = (typeof DEDUCTIONS)[number];

/** What a cost or deduction is as a share of a normal move. */
export const SHARES: Readonly<Record<ChangeCost | Deduction, number>> = { none: 0, quarter: 0.25, half: 0.5, full: 1 };

export interface NationalValues {
  /** Rating by D6, 1 to 6. */
  readonly commanders: readonly [Rating, Rating, Rating, Rating, Rating, Rating];
  readonly moveInitiative: number;
  readonly fireInitiative: number;
  readonly formationChange: { readonly foot: ChangeCost; readonly horse: ChangeCost };
  readonly flankDeduction: { readonly foot: Deduction; readonly horse: Deduction };
  /** Foreign foot in the nation's pay, where it differs (HOW-NAT-27). */
  readonly foreignFoot: { readonly formationChange: ChangeCost; readonly flankDeduction: Deduction } | null;
  readonly limbering: 'half' | 'full';
  readonly manhandling: 'full' | 'half';
  /** What its battalions bring with them; Saxony's fire quickly until they are lost (HOW-NAT-30). */
  readonly battalionGuns: 'usual' | 'quick-firing';
}

/** Austria's values: the neutral template of the book (HOW-NAT-01, HOW-SCEN-01). */
export const NEUTRAL: NationalValues = {
  commanders: ['dithering', 'dithering', 'dependable', 'dependable', 'dependable', 'dashing'],
  moveInitiative: 0,
  fireInitiative: 0,
  formationChange: { foot: 'half', horse: 'half' },
  flankDeduction: { foot: 'quarter', horse: 'quarter' },
  foreignFoot: null,
  limbering: 'half',
  manhandling: 'full',
  battalionGuns: 'usual',
};

/** The values of foreign foot: its own changes of formation and flank moves, all else its paymaster's (HOW-NAT-27). */
export const foreignValues = (values: NationalValues): NationalValues =>
  values.foreignFoot
    ? {
        ...values,
        formationChange: { ...values.formationChange, foot: values.foreignFoot.formationChange },
        flankDeduction: { ...values.flankDeduction, foot: values.foreignFoot.flankDeduction },
      }
    : values;

/** The values of a nation in a year; Austria's where its file has none for this system. */
export function nationalValues(nation: Nation, year: number | null): NationalValues {
  const period = periodOf(nation, year);
  return period ? valuesOf(period) : NEUTRAL;
}

/** What a nation file says of the years around `year`, as it is written; null where it says nothing for this system. */
export function periodOf(nation: Nation, year: number | null): Raw | null {
  const raw = nation.systems['honours-of-war'];
  if (!isRecord(raw) || !Array.isArray(raw['periods'])) return null;
  const periods = raw['periods'].filter(isRecord);
  if (year === null) return periods[0] ?? null;
  const period = periods.find(({ until }) => typeof until === 'number' && year <= until);
  return period ?? periods.find(({ until }) => until === undefined) ?? periods.at(-1) ?? null;
}

function valuesOf(period: Raw): NationalValues {
  const initiative = recordIn(period, 'initiative');
  const change = recordIn(period, 'formation change');
  const flank = recordIn(period, 'flank or rear');
  const ratings = period['commanders'];
  const formationChange = {
    foot: changeCost(change['infantry']),
    horse: changeCost(change['cavalry']),
  };
  const flankDeduction = {
    foot: deduction(flank['infantry']),
    horse: deduction(flank['cavalry']),
  };
  const foreignChange = oneOf(CHANGE_COSTS, change['foreign infantry']);
  const foreignFlank = oneOf(DEDUCTIONS, flank['foreign infantry']);
  return {
    commanders: isSixRatings(ratings) ? ratings : NEUTRAL.commanders,
    moveInitiative: numberIn(initiative, 'move'),
    fireInitiative: numberIn(initiative, 'fire'),
    formationChange,
    flankDeduction,
    foreignFoot:
      foreignChange || foreignFlank
        ? {
            formationChange: foreignChange ?? formationChange.foot,
            flankDeduction: foreignFlank ?? flankDeduction.foot,
          }
        : null,
    limbering: oneOf(LIMBERING, period['limbering']) ?? 'half',
    manhandling: oneOf(MANHANDLING, period['manhandling']) ?? 'full',
    battalionGuns: oneOf(BATTALION_GUNS, period['battalion guns']) ?? 'usual',
  };
}

/** National values as a roster keeps them, perhaps of a record from a file; null where it has none. What is amiss is Austria's. */
export function readNationalValues(kept: unknown): NationalValues | null {
  if (!isRecord(kept)) return null;
  const { commanders, foreignFoot } = kept;
  const change = recordIn(kept, 'formationChange');
  const flank = recordIn(kept, 'flankDeduction');
  return {
    commanders: isSixRatings(commanders) ? commanders : NEUTRAL.commanders,
    moveInitiative: numberIn(kept, 'moveInitiative'),
    fireInitiative: numberIn(kept, 'fireInitiative'),
    formationChange: { foot: changeCost(change['foot']), horse: changeCost(change['horse']) },
    flankDeduction: { foot: deduction(flank['foot']), horse: deduction(flank['horse']) },
    foreignFoot: isRecord(foreignFoot)
      ? {
          formationChange: changeCost(foreignFoot['formationChange']),
          flankDeduction: deduction(foreignFoot['flankDeduction']),
        }
      : null,
    limbering: oneOf(LIMBERING, kept['limbering']) ?? NEUTRAL.limbering,
    manhandling: oneOf(MANHANDLING, kept['manhandling']) ?? NEUTRAL.manhandling,
    battalionGuns: oneOf(BATTALION_GUNS, kept['battalionGuns']) ?? NEUTRAL.battalionGuns,
  };
}

const changeCost = (value: unknown): ChangeCost => oneOf(CHANGE_COSTS, value) ?? 'half';
const deduction = (value: unknown): Deduction => oneOf(DEDUCTIONS, value) ?? 'quarter';

const LIMBERING = ['half', 'full'] as const;
const MANHANDLING = ['full', 'half'] as const;
const BATTALION_GUNS = ['usual', 'quick-firing'] as const;

export type Raw = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
export const recordIn = (raw: Raw, key: string): Raw => {
  const value = raw[key];
  return isRecord(value) ? value : {};
};
export const numberIn = (raw: Raw, key: string): number => {
  const value = raw[key];
  return typeof value === 'number' ? value : 0;
};

/** The first word of a value such as “half move” that is one of those allowed. */
function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | null {
  const word = typeof value === 'string' ? value.split(' ')[0] : null;
  return allowed.find((one) => one === word) ?? null;
}

const isSixRatings = (value: unknown): value is NationalValues['commanders'] =>
  Array.isArray(value) && value.length === 6 && value.every((one) => RATINGS.some((rating) => rating === one));
