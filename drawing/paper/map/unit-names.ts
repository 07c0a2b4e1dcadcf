/** Names of units inside their blocks. */
import { nameOnTable } from '../../map/block-names';
import type { Inks } from '../../map/inks';
import type { LabelWish } from '../../map/labels';
import type { Signs } from '../../map/troops';

/** Names inside their blocks: the one place each has. */
export function blockWishes({ blocks }: Signs, inks: Inks, least: number): LabelWish[] {
  return blocks.flatMap((sign) => {
    const name = nameOnTable(sign, inks, least);
    if (!name || name.lettering.size < least - 1e-6) return [];
    return [{ id: sign.id, lettering: name.lettering, rank: 20, places: [{ ...name.place, price: 0 }] }];
  });
}
