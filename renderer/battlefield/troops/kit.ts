import type { Id, Roster, RosterSide, RosterUnit, Seat } from '../../../engine/battle';
import { FUR_CAPPED } from '../../../drawing/map';
import { dressed, wardrobeOf } from './dress';
import type { Dress, Wardrobe } from './dress';

/** Rims of the bases: between both shades of each side, for the light lifts them. */
const SIDE_RIMS = ['#1b4d97', '#a33511'] as const;
const CREAM = '#efe6cf';
/** Unpainted wood. */
const TIMBER = '#7a5a38';

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

/** For what belongs to a side, or to nobody, and is no unit: carriages in its colours, markers in the one of its rims. */
export function kitOfThing(id: Id, owner: Seat | null, { sides }: Roster): Kit {
  const index = sides.findIndex(({ seat }) => seat === owner);
  const side = sides[index];
  const bare = dressed({ coat: TIMBER, facing: TIMBER, smallClothes: TIMBER, lace: TIMBER });
  const wardrobe = side ? wardrobeOf(side, null, 0) : { ranks: bare, crew: bare, carriage: bare };
  const cream = dressed({ coat: CREAM, facing: CREAM, smallClothes: CREAM, lace: CREAM });
  return { id, unit: null, wardrobe, rim: side ? rimOf(index) : cream, bearskins: false, flags: 0 };
}

const unitsOf = (roster: Roster, side: RosterSide): RosterUnit[] =>
  Object.values(roster.units).filter((unit) => unit.side === side.id);
