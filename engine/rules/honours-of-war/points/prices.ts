/** What everything costs: the tables of the points system. */
import type { Id, Reason } from '../../../battle';
import type { Nation, Rating, TroopClass, UnitSize, Weapon, Weight } from '../../../scenario';
import { sumOf } from '../../common';
import type { PointsLine } from '../../system';
import { nationalValues, numberIn, periodOf, recordIn } from '../troops/nations';

/** A standard unit of standard class (HOW-POINTS-01). */
export const BASIC = { 'foot and horse': 100, guns: 50, 'light foot': 50 } as const;
export type PriceList = keyof typeof BASIC;

type Prices<K extends string> = Readonly<Partial<Record<K, number>>>;
/** By class: close order infantry and cavalry (HOW-POINTS-02), artillery (HOW-POINTS-03), light infantry (HOW-POINTS-05). */
export const CLASS_PRICES: Readonly<Record<PriceList, Prices<TroopClass>>> = {
  'foot and horse': { superior: 20, inferior: -20 },
  guns: { superior: 10, inferior: -10 },
  'light foot': { superior: 10, inferior: -10 },
};
/** By size; batteries have none (HOW-OPT-15). */
export const SIZE_PRICES: Readonly<Record<PriceList, Prices<UnitSize>>> = {
  'foot and horse': { small: -30, large: 20 },
  guns: {},
  'light foot': { small: -20, large: 10 },
};
/** HOW-POINTS-03; howitzers and the like cost what guns of their weight cost (HOW-POINTS-06). */
export const WEIGHT_PRICES: Prices<Weight> = { light: -10, heavy: 10 };
export const FULL_MOVE_TO_LIMBER = -10;
/** HOW-POINTS-04. */
export const LEAST_FOR_A_GUN = 20;
/** HOW-POINTS-05. */
export const WEAPON_PRICES: Prices<Weapon> = { rifles: 5 };

/** HOW-POINTS-07: works for a gun, which are half those for a battalion, and one fortified block. */
export const GUN_WORKS = 15;
export const FORTIFIED_BLOCK = 60;

/** HOW-POINTS-11 and HOW-POINTS-12. */
export const FIXED_RATINGS: Readonly<Record<'commander' | 'lieutenant' | 'general', Readonly<Record<Rating, number>>>> =
  {
    commander: { dithering: -30, dependable: 0, dashing: 30 },
    lieutenant: { dithering: -60, dependable: 0, dashing: 60 },
    general: { dithering: -100, dependable: 0, dashing: 100 },
  };

/** Armies are equal while they differ by no more than this share of the larger total (HOW-POINTS-09). */
export const LEEWAY = 0.05;

/** What a nation's troops and commanders cost more than Austria's: the `points` of its periods (HOW-POINTS-14, HOW-POINTS-15). */
export interface NationalPrices {
  /** Close order infantry and cavalry (HOW-POINTS-02). */
  readonly 'foot and horse': number;
  /** Artillery (HOW-POINTS-03) and light infantry (HOW-POINTS-05). */
  readonly 'guns and light foot': number;
  /** A brigade commander whose rating is thrown for (HOW-POINTS-10). */
  readonly commanders: number;
  readonly limbering: 'half' | 'full';
}

export function nationalPrices(nation: Nation, year: number | null): NationalPrices {
  const prices = recordIn(periodOf(nation, year) ?? {}, 'points');
  return {
    'foot and horse': numberIn(prices, 'foot and horse'),
    'guns and light foot': numberIn(prices, 'guns and light foot'),
    commanders: numberIn(prices, 'commanders'),
    limbering: nationalValues(nation, year).limbering,
  };
}

/** One line of a sheet: its points are the sum of its reasons. */
export const lineOf = (
  { id, name }: { readonly id: Id; readonly name: string },
  what: PointsLine['for'],
  reasons: readonly Reason[],
): PointsLine => ({
  id,
  name,
  for: what,
  points: sumOf(reasons),
  reasons,
});
