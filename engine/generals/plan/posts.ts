/** What a side stands by while it holds: its objectives that the enemy has not got. */
import type { View } from '../../battle';
import type { Point } from '../../geometry';
import type { RuleSystem } from '../../rules/system';

export const postsOf = (view: View, system: RuleSystem): readonly Point[] =>
  system
    .objectives(view)
    .filter(({ owner, holder }) => holder === view.seat || (holder === null && owner === view.seat))
    .map(({ at }) => at);
