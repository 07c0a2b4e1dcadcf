/** Fire to be hoped for and feared, as it was estimated in November 2026: every enemy who can fire at a unit does. */
import type { View } from '../../../../engine/battle';
import { shotsFeared } from '../../../../engine/rules/honours-of-war/fire/estimate';
import type { Troop } from '../../../../engine/rules/honours-of-war/troops/troop';

export { expectedFire } from '../../../../engine/rules/honours-of-war/fire/estimate';

/** Sum of the mean hits of every enemy that could fire at a unit where it stands, or where a copy of it would. */
export const fireAgainst = (view: View, target: Troop): number =>
  shotsFeared(view, target).reduce(
    (sum, { chances }) => sum + chances.reduce((mean, p, hits) => mean + p * hits, 0),
    0,
  );
