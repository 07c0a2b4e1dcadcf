/** How far troops go in one move (MCN-MOVE-01, MCN-MOVE-06, MCN-MOVE-09). */
import type { Cm } from '../../../battle';
import { isFoot, isMarked } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** The most in one move, in the formation it has or another, cm (MCN-MOVE-01, MCN-MOVE-02). */
export function moveOf(troop: Troop, formation = troop.piece.formation): Cm {
  const { traits } = troop;
  const { inch, class: unitClass, house } = traits;
  if (isMarked(troop, 'immobile')) return 0;
  switch (unitClass) {
    case 'WAG':
      return house.wagons * inch;
    case 'ART': {
      if (formation === 'crew') return house.rates.OO.line * inch;
      const rates = house.gunRates[traits.weight];
      return (formation === 'deployed' ? rates.deployed : rates.limbered) * inch;
    }
    default: {
      const rates = house.rates[unitClass];
      return (formation === 'column' ? rates.column : formation === 'mass' ? rates.mass : rates.line) * inch;
    }
  }
}

/** The speed of a rout; of artillery that of its crew, of wagons none (MCN-MOVE-01, MCN-MOVE-10). */
export function routMoveOf({ traits }: Troop): Cm {
  const { class: unitClass, inch, house } = traits;
  if (unitClass === 'WAG') return 0;
  return (unitClass === 'ART' ? house.crewRout : house.rates[unitClass].rout) * inch;
}

/** What going to the rear with its face to the enemy costs (MCN-MOVE-06). */
export function facingCost(troop: Troop): Cm {
  const { traits } = troop;
  if (traits.class === 'ART' && !isFoot(troop)) return traits.house.gunsFacing * traits.inch;
  return (traits.isMounted ? 6 : 3) * traits.inch;
}

/** What passing through one friendly unit costs (MCN-MOVE-09). */
export const passingCost = ({ traits }: Troop): Cm => (traits.isMounted ? 6 : 3) * traits.inch;

/** Its charge reach (MCN-CHG-02). */
export const chargeReach = ({ traits }: Troop): Cm => (traits.isMounted ? 6 : 3) * traits.inch;
