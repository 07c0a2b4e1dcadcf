/** The test of a charged unit (MCN-CHG-06 to 09). */
import type { Id, View } from '../../../battle';
import { generalsWith } from '../generals/with-unit';
import { isUphillOf } from '../ground/hills';
import { modifiers } from '../../common';
import type { Modifier } from '../../common';
import { basicMorale, isShaken, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { FacingZone } from '../troops/zones';
import { defenceOf } from '../works/defence';
import type { Defence } from '../works/defence';

/** One of those who charge it. */
export interface Charger {
  readonly troop: Troop;
  readonly zone: FacingZone;
}

/** What the test looks at, apart from the table. */
export interface ChargeFacts {
  readonly charged: Troop['traits'];
  readonly chargers: readonly Troop['traits'][];
  readonly zones: readonly FacingZone[];
  readonly isShaken: boolean;
  readonly hasGeneral: boolean;
  /** The uphill line as the option has it. */
  readonly isUphill: boolean;
  readonly defence: Defence;
}

const CLAUSE = 'MCN-CHG-06';
const line = (label: string, value: number): Modifier => ({ clause: CLAUSE, label, value });

/** Each line once, however many charge (MCN-CHG-05). */
export function chargeFactors({
  charged,
  chargers,
  zones,
  isShaken: shaken,
  hasGeneral,
  isUphill,
  defence,
}: ChargeFacts): readonly Modifier[] {
  const isOpen = charged.class === 'OO' || charged.class === 'ART';
  const byClose = chargers.some((one) => one.class === 'CO' || one.isMounted);
  const byFootOnly = chargers.every((one) => !one.isMounted);
  const byOpenOnly = chargers.every((one) => one.class === 'OO' || one.class === 'ART');
  const behind =
    defence === 'building' ? line('In a building', -2) : defence === 'obstacle' && line('Behind an obstacle', -2);
  return modifiers(
    isOpen && byClose && line('Open order or artillery, charged by close order', 2),
    zones.includes('rear') && line('Charged in the rear', 2),
    zones.includes('flank') && line('Charged in the flank', 1),
    isUphill && line('Uphill', 1),
    shaken && line('Shaken', 1),
    hasGeneral && line('A general is with it', -1),
    behind,
    charged.isMounted && byFootOnly && line('Cavalry charged by no cavalry', -2),
    charged.class === 'CO' && byOpenOnly && line('Close order charged by open order', -2),
    defence === 'fortification' && line('In a fortification', -3),
  );
}

/** At basic morale or above it routs and loses a point (MCN-CHG-07). */
export const routsAt = (score: number, charged: Troop): boolean => score >= basicMorale(charged);

/** The lines that are true of a unit and those who charge it. */
export function chargeTestLines(view: View, charged: Troop, chargers: readonly Charger[]): readonly Modifier[] {
  const isLiteral = view.roster.options['uphillLiteral'] === 'on';
  const defences = chargers.map(({ troop }) => defenceOf(view, charged, troop.box.pose));
  return chargeFactors({
    charged: charged.traits,
    chargers: chargers.map(({ troop }) => troop.traits),
    zones: chargers.map(({ zone }) => zone),
    isShaken: isShaken(charged),
    hasGeneral: generalsWith(view, charged).length > 0,
    isUphill: chargers.some(({ troop }) =>
      isLiteral ? isUphillOf(view, charged, troop) : isUphillOf(view, troop, charged),
    ),
    defence: ORDER.find((one) => defences.includes(one)) ?? null,
  });
}
const ORDER = ['fortification', 'building', 'obstacle'] as const;

/** Those of a side who charge a unit and are not in place yet, in the order they declared. */
export const chargersOf = (view: View, target: Id, side: Id): readonly Charger[] =>
  unitsOf(view, side)
    .filter(({ piece }) => piece.marks['charge on'] === target && piece.marks['in place'] === undefined)
    .toSorted((a, b) => Number(a.piece.marks['charge order'] ?? 0) - Number(b.piece.marks['charge order'] ?? 0))
    .map((troop) => {
      const zone = troop.piece.marks['charge zone'];
      return { troop, zone: zone === 'flank' || zone === 'rear' ? zone : 'front' };
    });
