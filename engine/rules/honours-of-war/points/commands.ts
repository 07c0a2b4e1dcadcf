/** What the generals and commanders of an army cost (HOW-POINTS-10 to HOW-POINTS-13, HOW-POINTS-16). */
import type { Army } from '../../../scenario';
import type { PointsLine } from '../../system';
import { FIXED_RATINGS, lineOf, nationalPrices } from './prices';

/**
 * A line for each: added to the army, not to its units. An army with any brigade commander left to the dice pays for all of
 * them as for those, else for all as fixed; generals cost only when their rating is fixed, as no price is printed for
 * throwing. Commanders of contingents are priced with the main army (HOW-POINTS-15).
 */
export function priceCommands(army: Army): readonly PointsLine[] {
  const commanders = army.brigades.map(({ commander }) => commander);
  const variable = commanders.some(({ rating }) => rating === 'diced');
  const each = nationalPrices(army.nation, army.year).commanders;
  return [
    ...(army.general ? [seniorLine(army.general, 'general')] : []),
    ...army.lieutenants.map((lieutenant) => seniorLine(lieutenant, 'lieutenant')),
    ...commanders.map(({ id, name, rating }) =>
      lineOf({ id, name }, 'commander', [
        variable || rating === 'diced'
          ? { clause: 'HOW-POINTS-10', label: `rated by dice, ${army.nation.name}`, value: each }
          : { clause: 'HOW-POINTS-11', label: rating, value: FIXED_RATINGS.commander[rating] },
      ]),
    ),
  ];
}

function seniorLine(
  leader: NonNullable<Army['general']> | Army['lieutenants'][number],
  rank: 'general' | 'lieutenant',
): PointsLine {
  const { rating } = leader;
  const free = rating === null || rating === 'diced';
  const clause = free ? 'HOW-POINTS-16' : 'HOW-POINTS-12';
  const label = rating === null ? 'unrated' : rating === 'diced' ? 'rated by dice' : rating;
  return lineOf(leader, rank, [{ clause, label, value: free ? 0 : FIXED_RATINGS[rank][rating] }]);
}
