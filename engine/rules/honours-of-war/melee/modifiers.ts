/** The melee modifiers with their values (HOW-HIT-06); rounds says when each holds. */
import { COVER_VALUES } from '../ground/areas';
import type { Modifier } from '../../common';
import { SIZE_MODIFIERS } from '../troops/traits';

export const MELEE_MODIFIERS = {
  charging: { clause: 'HOW-MELEE-12', label: 'Cavalry charging, first round', value: 1 },
  shaken: { clause: 'HOW-REACT-08', label: 'Has 3 or more hits', value: -1 },
  light: { clause: 'HOW-MELEE-20', label: 'Target in light cover, first round', value: COVER_VALUES.light },
  heavy: { clause: 'HOW-MELEE-20', label: 'Target in heavy cover, first round', value: COVER_VALUES.heavy },
  uphill: { clause: 'HOW-MELEE-19', label: 'Target uphill, first round', value: -1 },
  superior: { clause: 'HOW-HIT-06', label: 'Target superior', value: -1 },
  inferior: { clause: 'HOW-HIT-06', label: 'Target inferior', value: 1 },
  support: { clause: 'HOW-MELEE-10', label: 'Each supporting unit', value: 1 },
  artillery: { clause: 'HOW-MELEE-25', label: 'Artillery', value: -1 },
  'light foot': { clause: 'HOW-MELEE-22', label: 'Light foot against formed troops', value: -1 },
  flank: { clause: 'HOW-MELEE-23', label: 'Attacked in flank or rear', value: -2 },
  column: { clause: 'HOW-FORM-08', label: 'In march column', value: -2 },
  houses: { clause: 'HOW-BUA-13', label: 'From houses, each direction', value: -1 },
  'broken brigade': { clause: 'HOW-OPT-02', label: 'Of a broken brigade', value: -1 },
  small: { clause: 'HOW-OPT-14', label: 'Small unit', value: SIZE_MODIFIERS.small },
  large: { clause: 'HOW-OPT-14', label: 'Large unit', value: SIZE_MODIFIERS.large },
} as const satisfies Readonly<Record<string, Modifier>>;

/** Supporters that a unit may have, and units that one may support (HOW-MELEE-11). */
export const MOST_SUPPORTERS = 2;
export const MOST_SUPPORTED = 2;
