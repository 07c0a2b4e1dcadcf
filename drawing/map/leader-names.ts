/** The names of leaders: beside their rings, or a little farther off where troops stand close. */
import type { Scenario } from '../../engine/scenario';
import { tableFrame } from './border';
import type { Inks } from './inks';
import { placeLabels, placesAround, type LabelWish, type Obstruction, type PlacedLabel } from './labels';
import { leaderRadius } from './leaders';
import { bodyObstructions, signObstructions } from './obstructions';
import { grown } from './strokes';
import type { Signs } from './troops';

const LEADER_RANKS = { general: 3, lieutenant: 2, commander: 1 } as const;
/** How far from a leader's ring his name may stand, cm, and what that costs. */
const ASIDE = [
  { by: 0, price: 0 },
  { by: 1.2, price: 0.9 },
  { by: 2.4, price: 1.7 },
  { by: 4.8, price: 2.6 },
] as const;

/** What a place for a leader's name may cost. */
export const DEAREST_LEADER = 6;

/** Names of leaders that find a place beside their rings, on no block and no ring; the others go without. */
export function leaderLabels(
  signs: Signs,
  land: readonly Obstruction[],
  scenario: Scenario,
  inks: Inks,
  least = 0,
): PlacedLabel[] {
  const covered = [...bodyObstructions(signs), ...signObstructions(signs), ...land];
  const bounds = grown(tableFrame(scenario.table), -0.3);
  return placeLabels(leaderWishes(signs, inks, least), covered, bounds, DEAREST_LEADER);
}

/** What the leaders' names ask for, in type of at least `least` cm, `scale` times as large as on the plan. */
export function leaderWishes(signs: Signs, inks: Inks, least: number, scale = 1): LabelWish[] {
  return signs.leaders.map(({ id, name, side, rank, at }): LabelWish => {
    const lettering = {
      text: name,
      role: 'italic' as const,
      size: Math.max((rank === 'commander' ? 1.45 : 1.7) * scale, least),
      spacing: 0.05,
      colour: inks.sides[side].edge,
      halo: { colour: inks.halo, width: 0.45 },
    };
    const ring = leaderRadius(rank) * 2;
    const places = ASIDE.flatMap(({ by, price }) =>
      placesAround(lettering, at, ring + by, ring + by).map((place) => ({ ...place, price: place.price + price })),
    );
    return { id, lettering, rank: LEADER_RANKS[rank], places };
  });
}
