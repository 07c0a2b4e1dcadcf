/** How near to an enemy troops come that do not charge (MCN-SEQ-06). */
import type { Cm, View } from '../../../battle';
import { houseOf } from '../house-rows';
import { inches } from '../lengths';

export const enemyGap = (view: View): Cm => inches(view, houseOf(view).enemyGap);
