/** Where a unit may stand after a change of formation, a turn or when it comes on; the tabletop finds what is in the way. */
import { does } from '../../../battle/sentences';
import type { Refusal, View } from '../../../battle';
import { IGNORED, obstacleTo, TOUCHING } from '../../../tabletop';
import type { StandingObstacle, StandingRule } from '../../../tabletop';
import { isLand, rateOver } from '../ground/areas';
import { refuse } from '../../common';
import { CONTACT } from '../troops/scales';
import { isDoneFor, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isBarredByWater } from './water';

/** A new formation touches neither houses nor friends, and is in contact with no enemy (HOW-FORMCHG-07). */
const FORMING: StandingRule<Troop> = {
  blocks: TOUCHING,
  friends: TOUCHING,
  enemies: CONTACT,
  takesRoom: (other) => !other.inside && !isDoneFor(other),
  isInWater: isBarredByWater,
  isClosed: (area, { traits }) => isLand(area) && rateOver(traits.kind, [area]) === Infinity,
};

/** The end of a turn: ground has its rate, and troops are looked for all along the turn (HOW-MOVE-04). */
export const TURNING: StandingRule<Troop> = { ...FORMING, friends: IGNORED, enemies: IGNORED, isClosed: null };

/** Why a unit may not stand as `placed`; `leaving` is the block that it comes out of. */
export function placeRefused(view: View, placed: Troop, leaving?: string): Refusal | null {
  const obstacle = obstacleTo(view.ground, placed, troopsOn(view), FORMING, { block: leaving });
  return obstacle && refusalOf(obstacle);
}

function refusalOf(obstacle: StandingObstacle<Troop>): Refusal {
  switch (obstacle.kind) {
    case 'water':
      return refuse('HOW-TERR-18', 'There is no room: the river is in the way.');
    case 'table edge':
      return refuse('HOW-MOVE-14', 'There is no room: the table ends here.');
    case 'area':
      return refuse('HOW-FORMCHG-07', 'There is no room: the ground is closed to it.');
    case 'block':
      return refuse('HOW-FORMCHG-07', 'There is no room: houses are in the way.');
    case 'body':
      return refuse('HOW-FORMCHG-07', `There is no room: ${does(obstacle.body.traits.unit.name, 'is')} in the way.`);
  }
}
