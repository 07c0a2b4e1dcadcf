/** Where a command figure stands clear of all troops: its base is not in their way (HOW-CMD-07, HOW-CMD-08). */
import type { View } from '../../../battle';
import { fact } from '../../../facts';
import { TOLERANCE } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { standsOn, clearDirections } from '../../../tabletop';
import type { ClearDirection } from '../../../tabletop';
import { registerIn, troopsLeft } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** Units in houses leave room for a figure. */
export const troopsInTheOpen = fact(
  ['places', 'formations', 'ground', 'commands', 'mark done for'],
  (view: View): readonly Troop[] => troopsLeft(view).all.filter((troop) => !troop.inside),
);

/** How far off all troops he stands: room for the base of the model. */
export const elbowRoom = (view: View): Cm => 2 * registerIn(view).scale.factor;

/** Ways to where nobody stands, the shortest first: with elbow room, or just clear where there is none. */
export function directionsToRoom(view: View, at: Point): readonly ClearDirection[] {
  const troops = troopsInTheOpen(view);
  const most = registerIn(view).scale.moves.commandFigure;
  const roomy = clearDirections(troops, at, { gap: elbowRoom(view), most });
  const [any] = roomy;
  return any ? roomy : clearDirections(troops, at, { gap: 2 * TOLERANCE, most });
}

/** A place itself, or the nearest to it that no troops stand on. */
export function placeWithRoom(view: View, at: Point): Point {
  if (!troopsInTheOpen(view).some((troop) => standsOn(troop, at))) return at;
  return directionsToRoom(view, at)[0]?.to ?? at;
}
