/** The six national variables (HOW-NAT-01), parsed from a nation file's `systems.honours-of-war`. */
import type { Rating } from '../../../scenario';

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
  readonly limbering: 'half' | 'full';
  readonly manhandling: 'full' | 'half';
}

/** Austria's values: the neutral template of the book (HOW-NAT-01, HOW-SCEN-01). */
export const NEUTRAL: NationalValues = {
  commanders: ['dithering', 'dithering', 'dependable', 'dependable', 'dependable', 'dashing'],
  moveInitiative: 0,
  fireInitiative: 0,
  formationChange: { foot: 'half', horse: 'half' },
  flankDeduction: { foot: 'quarter', horse: 'quarter' },
  limbering: 'half',
  manhandling: 'full',
};
