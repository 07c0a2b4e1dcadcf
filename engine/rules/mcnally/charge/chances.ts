/** What charge and melee may be expected to bring: exact over the dice, for the weighing of answers. */
import type { Id, View } from '../../../battle';
import { factOfPair } from '../../../facts';
import type { Clash } from '../../system';
import { ONE_DIE, sumOf } from '../../common';
import type { Modifier } from '../../common';
import { surrendersOn } from '../morale/surrender';
import { findTroop, isRouting, isShaken, pointsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { pointWorth, ROUT_WORTH, SHAKEN_WORTH } from '../troops/worth';
import type { FacingZone } from '../troops/zones';
import { defenceOf } from '../works/defence';
import type { Defence } from '../works/defence';
import { generalsWith } from '../generals/with-unit';
import { isUphillOf } from '../ground/hills';
import { isDeep, meleeFactors } from '../melee/factors';
import { metBy } from './answers';
import { chargeFactors, routsAt } from './test';

export interface Prospect {
  /** The enemy gives way, the attacker does. */
  readonly won: number;
  readonly lost: number;
  /** Army points expected of either. */
  readonly harm: number;
  readonly risk: number;
}

/** A charge of one unit on another from a zone. */
export function chargeProspect(view: View, charger: Troop, target: Troop, zone: FacingZone): Prospect {
  if (isRouting(target)) {
    const taken = (7 - surrendersOn(target)) / 6;
    return { won: 1, lost: 0, harm: (taken * pointsOf(target) + (1 - taken)) * pointWorth(target), risk: 0 };
  }
  const defence = defenceOf(view, target, charger.box.pose);
  const lines = testLines(view, charger, target, zone, defence);
  const met = metBy(view, charger, target, zone, defence);
  const routs = ONE_DIE.reduce((sum, { score, p }) => (routsAt(score + sumOf(lines), target) ? sum + p : sum), 0);
  const fight = meleeOf(view, charger, target, { zone, defence, counters: met === 'counter-charges' });
  const each = pointWorth(target);
  const mine = pointWorth(charger);
  // Who gets away fights nobody.
  const stands = met === 'gets away' ? 0 : 1 - routs;
  return {
    won: routs + stands * (fight.won1 + fight.won2),
    lost: stands * (fight.lost1 + fight.lost2),
    harm:
      routs * (each + ROUT_WORTH * pointsOf(target) * each) +
      stands * (fight.won1 * (each + SHAKEN_WORTH) + fight.won2 * (2 + ROUT_WORTH * pointsOf(target)) * each),
    risk: stands * (fight.lost1 * (mine + SHAKEN_WORTH) + fight.lost2 * (2 + ROUT_WORTH * pointsOf(charger)) * mine),
  };
}

/** To the die of the charged unit's test. */
const testLines = (
  view: View,
  charger: Troop,
  target: Troop,
  zone: FacingZone,
  defence: Defence,
): readonly Modifier[] =>
  chargeFactors({
    charged: target.traits,
    chargers: [charger.traits],
    zones: [zone],
    isShaken: isShaken(target),
    hasGeneral: generalsWith(view, target).length > 0,
    isUphill:
      view.roster.options['uphillLiteral'] === 'on'
        ? isUphillOf(view, target, charger)
        : isUphillOf(view, charger, target),
    defence,
  });

/** What is added to the dice of such a charge: to the test, then to the melee of either. */
export interface ChargeLines {
  readonly test: readonly Modifier[];
  readonly melee: readonly { readonly id: Id; readonly lines: readonly Modifier[] }[];
}

/** Of a charge on a unit that does not get away; null: nothing is thrown for it but what routed troops throw. */
export function chargeLines(view: View, charger: Troop, target: Troop, zone: FacingZone): ChargeLines | null {
  if (isRouting(target)) return null;
  const defence = defenceOf(view, target, charger.box.pose);
  const met = metBy(view, charger, target, zone, defence);
  const test = testLines(view, charger, target, zone, defence);
  if (met === 'gets away') return { test, melee: [] };
  const { own, theirs } = meleeLines(view, charger, target, { zone, defence, counters: met === 'counter-charges' });
  return {
    test,
    melee: [
      { id: charger.id, lines: own },
      { id: target.id, lines: theirs },
    ],
  };
}

interface Impact {
  readonly zone: FacingZone;
  readonly defence: Defence;
  /** Both charge. */
  readonly counters: boolean;
}

const meleeOf = (view: View, charger: Troop, target: Troop, impact: Impact): Melee => {
  const { own, theirs } = meleeLines(view, charger, target, impact);
  return exchange(sumOf(own) - sumOf(theirs));
};

const meleeLines = (
  view: View,
  charger: Troop,
  target: Troop,
  { zone, defence, counters }: Impact,
): { readonly own: readonly Modifier[]; readonly theirs: readonly Modifier[] } => ({
  own: meleeFactors({
    traits: charger.traits,
    isCharging: true,
    isUphill: isUphillOf(view, target, charger),
    charges: defence,
    attacked: 'front',
    overlaps: false,
    isDeep: isDeep(view, charger),
  }),
  theirs: meleeFactors({
    traits: target.traits,
    isCharging: counters,
    isUphill: counters && isUphillOf(view, charger, target),
    charges: null,
    attacked: zone,
    overlaps: false,
    isDeep: isDeep(view, target),
  }),
});

interface Melee {
  readonly won1: number;
  readonly won2: number;
  readonly lost1: number;
  readonly lost2: number;
}

/** Chances over two dice that the difference is 1 or more either way. */
function exchange(lead: number): Melee {
  const found = { won1: 0, won2: 0, lost1: 0, lost2: 0 };
  for (const one of ONE_DIE)
    for (const other of ONE_DIE) {
      const difference = lead + one.score - other.score;
      const p = one.p * other.p;
      if (difference >= 2) found.won2 += p;
      else if (difference === 1) found.won1 += p;
      else if (difference === -1) found.lost1 += p;
      else if (difference <= -2) found.lost2 += p;
    }
  return found;
}

/** For generals who plan farther: an attack on the front of another. */
export const clashIn = factOfPair(
  ['places', 'formations', 'gauges', 'marks', 'ground'],
  (view: View, id: Id, enemy: Id): Clash | null => {
    const [charger, target] = [findTroop(view, id), findTroop(view, enemy)];
    if (!charger || !target || !(charger.traits.isFoot || charger.traits.isMounted)) return null;
    const { won, lost } = chargeProspect(view, charger, target, 'front');
    return { won, lost };
  },
);
