/** Where a unit may stand: on nobody, in no house and in no water (MCN-FORMCHG-04). */
import { does } from '../../../battle/sentences';
import type { Id, Refusal, View } from '../../../battle';
import { obstacleTo, OVERLAPPING } from '../../../tabletop';
import type { StandingRule } from '../../../tabletop';
import { shareOver } from '../ground/kinds';
import { refuse } from '../../common';
import { troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isInWater, moverNow } from './ground-cost';

const STANDING: StandingRule<Troop> = {
  blocks: OVERLAPPING,
  friends: OVERLAPPING,
  enemies: OVERLAPPING,
  takesRoom: (other) => !other.inside,
  isInWater: (ground, _body, boxes) => isInWater(ground, boxes),
  isClosed: (area, troop) => shareOver(moverNow(troop), area, troop.traits.house) === 0 && !isWaterKind(area.kind),
};
const isWaterKind = (kind: string): boolean => kind === 'river' || kind === 'pond' || kind === 'stream';
/** Ground of any kind will do: who is driven there stays there. */
const DRIVEN: StandingRule<Troop> = { ...STANDING, isClosed: null };

/** Does it stand on nothing there, whatever the ground? */
export const isFree = (view: View, placed: Troop): boolean =>
  obstacleTo(view.ground, placed, troopsOn(view), DRIVEN) === null;
/** The same, if that unit were not there. */
export const isFreeBut = (view: View, placed: Troop, body: Id): boolean =>
  obstacleTo(view.ground, placed, troopsOn(view), DRIVEN, { body }) === null;

/** Why it may not stand as placed; null when it may. */
export function placeRefused(view: View, placed: Troop): Refusal | null {
  const obstacle = obstacleTo(view.ground, placed, troopsOn(view), STANDING);
  if (!obstacle) return null;
  switch (obstacle.kind) {
    case 'body':
      return refuse('MCN-FORMCHG-04', `There is no room: ${does(obstacle.body.traits.unit.name, 'is')} in the way.`);
    case 'block':
      return refuse('MCN-FORMCHG-04', 'There is no room: houses are in the way.');
    case 'table edge':
      return refuse('MCN-FORMCHG-04', 'There is no room: the table ends here.');
    case 'water':
      return refuse('MCN-TERR-07', 'There is no room: the water is in the way.');
    case 'area':
      return refuse('MCN-MOVE-04', 'This ground is closed to it.');
  }
}
