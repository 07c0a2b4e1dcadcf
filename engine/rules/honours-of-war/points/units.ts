/** What a unit costs (HOW-POINTS-01 to HOW-POINTS-06, HOW-POINTS-08). */
import type { Reason } from '../../../battle';
import { weightOf } from '../../../scenario';
import type { Nation, Unit } from '../../../scenario';
import { sumOf } from '../../common';
import type { PointsLine } from '../../system';
import { weaponOfLightFoot } from '../troops/traits';
import {
  BASIC,
  CLASS_PRICES,
  FULL_MOVE_TO_LIMBER,
  LEAST_FOR_A_GUN,
  SIZE_PRICES,
  WEAPON_PRICES,
  WEIGHT_PRICES,
  lineOf,
  nationalPrices,
} from './prices';
import type { PriceList } from './prices';

/** `nation` is the unit's own: a contingent's troops cost what their own nation's do (HOW-POINTS-15). */
export function priceUnit(unit: Unit, nation: Nation, year: number | null): PointsLine {
  const list = listOf(unit);
  if (list === null) return lineOf(unit, 'unit', [{ clause: 'HOW-POINTS-08', label: 'Transport is free', value: 0 }]);
  const { clause, name } = LISTS[list];
  const prices = nationalPrices(nation, year);
  const national = prices[list === 'foot and horse' ? 'foot and horse' : 'guns and light foot'];
  const reasons = [
    { clause: 'HOW-POINTS-01', label: name, value: BASIC[list] },
    ...priced(
      list === 'guns' ? weightClause(unit) : clause,
      `${weightOf(unit.type)} gun`,
      list === 'guns' ? WEIGHT_PRICES[weightOf(unit.type)] : 0,
    ),
    ...priced(clause, unit.class, CLASS_PRICES[list][unit.class]),
    ...priced(clause, unit.size, SIZE_PRICES[list][unit.size]),
    ...priced(clause, 'rifles', list === 'light foot' ? WEAPON_PRICES[weaponOfLightFoot(unit)] : 0),
    ...priced(
      clause,
      'a full move to limber',
      list === 'guns' && prices.limbering === 'full' ? FULL_MOVE_TO_LIMBER : 0,
    ),
    ...priced(clause, nation.name, national),
  ];
  return lineOf(unit, 'unit', list === 'guns' ? atLeast(LEAST_FOR_A_GUN, reasons) : reasons);
}

const LISTS: Readonly<Record<PriceList, { readonly clause: string; readonly name: string }>> = {
  'foot and horse': { clause: 'HOW-POINTS-02', name: 'battalion or regiment' },
  guns: { clause: 'HOW-POINTS-03', name: 'battery' },
  'light foot': { clause: 'HOW-POINTS-05', name: 'light infantry battalion' },
};

function listOf({ arm }: Unit): PriceList | null {
  if (arm === 'train') return null;
  return arm === 'foot' || arm === 'horse' ? 'foot and horse' : arm;
}

/** Types that are not in the lists cost what guns of their weight do. */
const weightClause = ({ type }: Unit): string =>
  type === 'light gun' || type === 'heavy gun' ? 'HOW-POINTS-03' : 'HOW-POINTS-06';

const priced = (clause: string, label: string, value: number | undefined): readonly Reason[] =>
  value ? [{ clause, label, value }] : [];

function atLeast(least: number, reasons: readonly Reason[]): readonly Reason[] {
  const sum = sumOf(reasons);
  return sum >= least
    ? reasons
    : [...reasons, { clause: 'HOW-POINTS-04', label: 'the least for a gun', value: least - sum }];
}
