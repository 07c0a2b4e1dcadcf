import type { Id, Roster, RosterSide, RosterUnit } from '../../../engine/battle';
import { FUR_CAPPED } from '../../../drawing/map';
import { dressed, wardrobeOf } from './dress';
import type { Dress, Wardrobe } from './dress';

/** Rims of the bases: between both shades of each side, for the light lifts them. */
const SIDE_RIMS = ['#1b4d97', '#a33511'] as const;
const CREAM = '#efe6cf';

/** What never changes about the models of one unit or commander. */
export interface Kit {
  readonly id: Id;
  readonly unit: RosterUnit | null;
  readonly wardrobe: Wardrobe;
  readonly rim: Dress;
  readonly bearskins: boolean;
  /** Number of the side's first flag in the atlas; the regiment's follows it. */
  readonly flags: number;
}
/** Flags painted for each side. */
const FLAGS_PER_SIDE = 2;

/** The rim's colour; the tick on the rear of the second side's bases tells the sides apart without colour. */
function rimOf(side: number): Dress {
  const colour = SIDE_RIMS[side % 2] ?? SIDE_RIMS[0];
  return dressed({ coat: colour, facing: colour, smallClothes: colour, lace: side % 2 === 1 ? CREAM : colour });
}

/** Kits of everything in the roster, by id. */
export function kitsOf(roster: Roster): Map<Id, Kit> {
  const kits = new Map<Id, Kit>();
  roster.sides.forEach((side, index) => {
    const rim = rimOf(index);
    const shared = { rim, bearskins: FUR_CAPPED.has(side.nation), flags: index * FLAGS_PER_SIDE };
    unitsOf(roster, side).forEach((unit, ordinal) =>
      kits.set(unit.id, { ...shared, id: unit.id, unit, wardrobe: wardrobeOf(side, unit, ordinal) }),
    );
    for (const command of Object.values(roster.commands))
      if (command.side === side.id && command.kind !== 'independent')
        kits.set(command.id, { ...shared, id: command.id, unit: null, wardrobe: wardrobeOf(side, null, 0) });
  });
  return kits;
}

const unitsOf = (roster: Roster, side: RosterSide): RosterUnit[] =>
  Object.values(roster.units).filter((unit) => unit.side === side.id);
