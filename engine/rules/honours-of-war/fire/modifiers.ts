/** The firing modifiers with their values (HOW-HIT-04, HOW-HIT-05); assessment says when each holds. */
import { COVER_VALUES } from '../ground/areas';
import { SIZE_MODIFIERS } from '../troops/traits';
import type { Modifier } from '../../common';
import { BAD_FUSE } from './shell';

export const FIRE_MODIFIERS = {
  moved: { clause: 'HOW-HIT-04', label: 'Firer has moved', value: -1 },
  long: { clause: 'HOW-RANGE-01', label: 'Long range', value: -1 },
  shaken: { clause: 'HOW-REACT-08', label: 'Firer has 3 or more hits', value: -1 },
  difficult: { clause: 'HOW-HIT-08', label: 'Difficult target', value: -1 },
  light: { clause: 'HOW-HIT-11', label: 'Target in light cover', value: COVER_VALUES.light },
  heavy: { clause: 'HOW-HIT-11', label: 'Target in heavy cover', value: COVER_VALUES.heavy },
  superior: { clause: 'HOW-CLASS-02', label: 'Target superior', value: -1 },
  inferior: { clause: 'HOW-CLASS-02', label: 'Target inferior', value: 1 },
  flank: { clause: 'HOW-FIRE-14', label: 'From flank or rear', value: 1 },
  houses: { clause: 'HOW-BUA-13', label: 'From houses, each direction', value: -1 },
  small: { clause: 'HOW-FIRE-20', label: 'Firer small', value: SIZE_MODIFIERS.small },
  large: { clause: 'HOW-FIRE-20', label: 'Firer large', value: SIZE_MODIFIERS.large },
  river: { clause: 'HOW-TERR-21', label: 'Foot standing in a river', value: -1 },
  'broken brigade': { clause: 'HOW-OPT-02', label: 'Of a broken brigade', value: -1 },
  'no guns': { clause: 'HOW-OPT-05', label: 'No battalion guns', value: -1 },
  'quick guns': { clause: 'HOW-NAT-30', label: 'Quick-firing battalion guns', value: 1 },
} as const satisfies Readonly<Record<string, Modifier>>;

/** Further ones of artillery; canister is in the table of ordnance. */
export const GUN_MODIFIERS = {
  column: { clause: 'HOW-ARTY-13', label: 'March column, from front or rear', value: 1 },
  'double line': { clause: 'HOW-ARTY-12', label: 'Cavalry two deep', value: 1 },
  'heavy ball': { clause: 'HOW-ARTY-14', label: 'Heavy ball, houses or works', value: 1 },
  'shell on defences': { clause: 'HOW-ARTY-16', label: 'Shell, houses or works', value: 1 },
  'shell on horses': { clause: 'HOW-ARTY-16', label: 'Shell, cavalry', value: 1 },
  'bad fuse': { clause: 'HOW-ARTY-15', label: 'Shell, bad fuse', value: BAD_FUSE },
} as const satisfies Readonly<Record<string, Modifier>>;
