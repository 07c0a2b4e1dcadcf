/** Where units may stand to fight: edges may touch, the one they fight and its houses are left out (HOW-CHG-14, HOW-CCHG-06). */
import type { View } from '../../../battle';
import { IGNORED, obstacleTo, OVERLAPPING } from '../../../tabletop';
import type { StandingRule } from '../../../tabletop';
import { isBarredByWater } from '../movement/water';
import { isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';

const FIGHTING: StandingRule<Troop> = {
  blocks: OVERLAPPING,
  friends: OVERLAPPING,
  enemies: OVERLAPPING,
  takesRoom: (other) => !other.inside && !isDoneFor(other),
  isInWater: (ground, troop) => isBarredByWater(ground, troop),
  isClosed: null,
};

/** Is there room for a unit as `placed` against its opponent? */
export const hasRoomToFight = (view: View, placed: Troop, { id, inside }: Troop): boolean =>
  obstacleTo(view.ground, placed, troopsOn(view), FIGHTING, { body: id, block: inside?.id }) === null;

/** Places beside its opponent that are tried: shares of half the edge that it lines up on, off its middle. */
export const ASIDE = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1] as const;

/** Works taken over may reach into houses (HOW-MELEE-26). */
const TAKING_OVER: StandingRule<Troop> = { ...FIGHTING, blocks: IGNORED };

/** Is there room for a unit as `placed` where a beaten defender stood? */
export const hasRoomToTakeOver = (view: View, placed: Troop): boolean =>
  obstacleTo(view.ground, placed, troopsOn(view), TAKING_OVER) === null;
