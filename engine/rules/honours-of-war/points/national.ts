/** What a nation's troops and commanders cost more than Austria's: the `points` of its periods (HOW-POINTS-14, HOW-POINTS-15). */
import type { Nation } from '../../../scenario';
import { nationalValues, numberIn, periodOf, recordIn } from '../troops/nations';

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
