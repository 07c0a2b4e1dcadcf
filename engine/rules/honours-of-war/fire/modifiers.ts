/** The firing modifiers with their values (HOW-HIT-04, HOW-HIT-05); assessment says when each holds. */
import { COVER_VALUES } from '../ground/areas';
import { SIZE_MODIFIERS } from '../troops/traits';
import type { Modifier } from '../modifier';
import { BAD_FUSE } from './shell';

export const FIRE_MODIFIERS = {
  moved: { clause: 'HOW-HIT-04', words: 'Firer has moved', value: -1 },
  long: { clause: 'HOW-RANGE-01', words: 'Long range', value: -1 },
  shaken: { clause: 'HOW-REACT-08', words: 'Firer has 3 or more hits', value: -1 },
  difficult: { clause: 'HOW-HIT-08', words: 'Difficult target', value: -1 },
  light: { clause: 'HOW-HIT-11', words: 'Target in light cover', value: COVER_VALUES.light },
  heavy: { clause: 'HOW-HIT-11', words: 'Target in heavy cover', value: COVER_VALUES.heavy },
  superior: { clause: 'HOW-CLASS-02', words: 'Target superior', value: -1 },
  inferior: { clause: 'HOW-CLASS-02', words: 'Target inferior', value: 1 },
  flank: { clause: 'HOW-FIRE-14', words: 'From flank or rear', value: 1 },
  houses: { clause: 'HOW-BUA-13', words: 'From houses, each direction', value: -1 },
  small: { clause: 'HOW-FIRE-20', words: 'Firer small', value: SIZE_MODIFIERS.small },
  large: { clause: 'HOW-FIRE-20', words: 'Firer large', value: SIZE_MODIFIERS.large },
  river: { clause: 'HOW-TERR-21', words: 'Foot standing in a river', value: -1 },
  'broken brigade': { clause: 'HOW-OPT-02', words: 'Of a broken brigade', value: -1 },
  'no guns': { clause: 'HOW-OPT-05', words: 'No battalion guns', value: -1 },
  'quick guns': { clause: 'HOW-NAT-30', words: 'Quick-firing battalion guns', value: 1 },
} as const satisfies Readonly<Record<string, Modifier>>;

/** Further ones of artillery; canister is in the table of ordnance. */
export const GUN_MODIFIERS = {
  column: { clause: 'HOW-ARTY-13', words: 'March column, from front or rear', value: 1 },
  'double line': { clause: 'HOW-ARTY-12', words: 'Cavalry two deep', value: 1 },
  'heavy ball': { clause: 'HOW-ARTY-14', words: 'Heavy ball, houses or works', value: 1 },
  'shell on defences': { clause: 'HOW-ARTY-16', words: 'Shell, houses or works', value: 1 },
  'shell on horses': { clause: 'HOW-ARTY-16', words: 'Shell, cavalry', value: 1 },
  'bad fuse': { clause: 'HOW-ARTY-15', words: 'Shell, bad fuse', value: BAD_FUSE },
} as const satisfies Readonly<Record<string, Modifier>>;
