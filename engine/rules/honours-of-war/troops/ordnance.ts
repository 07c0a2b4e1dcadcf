/** What each kind of artillery fires and how it is drawn (HOW-ARTY-15 to 18, 22, 23, HOW-UNIT-08, HOW-NAT-25, HOW-NAT-30). */
import { UNIT_TYPES, weightOf } from '../../../scenario';
import type { UnitType } from '../../../scenario';
import type { Gun } from './scales';

/** What a shot is loaded with; `shell` bursts among the enemy after its fuse. */
export type Ammunition = 'musketry' | 'roundshot' | 'canister' | 'shell';
export const GUN_LOADS = ['canister', 'shell', 'roundshot'] as const satisfies readonly Ammunition[];
export type GunLoad = (typeof GUN_LOADS)[number];

export interface Ordnance {
  /** Its row of the ranges. */
  readonly ranges: Gun;
  readonly loads: readonly GunLoad[];
  /** Horse artillery differs in its limbered move only (HOW-UNIT-08). */
  readonly drawnBy: 'teams' | 'mounted teams';
  /** Added for canister: 2, of a Saxon quick-firing piece 3 (HOW-HIT-05). */
  readonly canisterBonus: 2 | 3;
  /** How near friends may be to shell that is thrown over them; null for pieces without shell (HOW-ARTY-17, HOW-ARTY-23). */
  readonly overhead: ShellSafety | null;
}
/** Distances by their name in the scale: on the level more than this, from gun and target; `hills` caps that of guns. */
export interface ShellSafety {
  readonly level: 'cm15' | 'cm20';
  readonly hills: 'cm10' | 'cm15';
}

const GUN: Omit<Ordnance, 'ranges'> = {
  loads: ['canister', 'roundshot'],
  drawnBy: 'teams',
  canisterBonus: 2,
  overhead: null,
};
const UNICORN: Omit<Ordnance, 'ranges'> = { ...GUN, loads: GUN_LOADS, overhead: { level: 'cm20', hills: 'cm15' } };

/** By type of unit; null for troops that are no artillery. */
export function ordnanceOf(type: UnitType): Ordnance | null {
  if (UNIT_TYPES[type] !== 'guns') return null;
  const ranges = `${weightOf(type)} gun` as const;
  switch (type) {
    case 'howitzer':
      return { ...GUN, ranges: 'howitzer', loads: ['canister', 'shell'], overhead: { level: 'cm15', hills: 'cm10' } };
    case 'unicorn':
      return { ...UNICORN, ranges: 'howitzer' };
    case 'light unicorn':
      return { ...UNICORN, ranges };
    case 'shuvalov howitzer':
      return { ...GUN, ranges, loads: ['canister'] };
    case 'horse artillery':
    case 'light horse artillery':
      return { ...GUN, ranges, drawnBy: 'mounted teams' };
    case 'quick-firing gun':
    case 'light quick-firing gun':
      return { ...GUN, ranges, canisterBonus: 3 };
    default:
      return { ...GUN, ranges };
  }
}
