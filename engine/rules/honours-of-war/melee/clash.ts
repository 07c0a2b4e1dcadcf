/** What an attack of one unit on the front of another is expected to bring, for generals who plan farther than this turn. */
import type { Id, View } from '../../../battle';
import { factOfPair } from '../../../facts';
import type { Clash } from '../../system';
import { chargeBarred } from '../charge/eligibility';
import { findTroop, lineOf, troopAt } from '../troops/troop';
import { chargeBonus, meleeChances } from './chances';

export const clashIn = factOfPair(
  ['places', 'formations', 'gauges', 'marks', 'ground', 'step'],
  (view: View, id: Id, target: Id): Clash | null => {
    const [found, enemy] = [findTroop(view, id), findTroop(view, target)];
    if (!found || !enemy) return null;
    // Columns form before they charge.
    const troop = 'line' in found.traits.hulls ? troopAt(found, found.box.pose, lineOf(found)) : found;
    if (chargeBarred(view, troop, enemy, 'front')) return null;
    const won = meleeChances(view, troop, enemy, chargeBonus(view, troop, enemy, false), false);
    return { won, lost: 1 - won };
  },
);
