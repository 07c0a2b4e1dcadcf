/** What a ride promises: a commander is where most of his units hear him, a general beside those he leads, neither in danger. */
import { poseOf, preferredBy } from '../../../battle';
import type { Evaluation, Id, Piece, View } from '../../../battle';
import { distance, endOf, exceeds } from '../../../geometry';
import type { Path, Point } from '../../../geometry';
import { distanceTo, reachedFrom } from '../../../tabletop';
import { commandOf, generalOf, isSenior, placeOf } from '../../common';
import { enemiesOf, registerIn } from '../troops/troop';
import { unitsOf } from './commands';

interface Ride {
  readonly command: Id;
  readonly side: Id;
}

export function evaluateRide(
  view: View,
  about: Ride,
  choice: { readonly pick: 'stay' } | { readonly march: Path },
): Evaluation {
  const at = 'march' in choice ? endOf(choice.march) : placeOf(view, about.command);
  if (!at) return preferredBy(0);
  return preferredBy(
    isSenior(commandOf(view, about.command)) ? forGeneral(view, about, at) : forBrigadier(view, about, at),
  );
}

function forGeneral(view: View, { command, side }: Ride, at: Point): number {
  const { commands } = commandOf(view, command);
  const isHis = (id: Id): boolean => commands.length === 0 || commands.includes(id);
  const near = Object.values(view.state.commands).filter(
    (other) => other.seat === side && other.id !== command && isHis(other.id) && isNear(view, other, at),
  );
  return near.length * 0.1 - danger(view, side, at) * 0.05;
}

function forBrigadier(view: View, { command, side }: Ride, at: Point): number {
  const { command: radius, cm5: link } = registerIn(view).scale.distances;
  const units = unitsOf(view, command);
  const beside = units.filter((troop) => distanceTo(at, troop) <= radius).length;
  const heard = reachedFrom(at, units, { radius, link }).size;
  const general = generalOf(view, side);
  // Who hears him himself still does when the chain breaks.
  return (
    heard * 0.1 + beside * 0.02 + (general && isNear(view, general, at) ? 0.03 : 0) - danger(view, side, at) * 0.03
  );
}

/** As near as he must be to direct it (HOW-CMD-13). */
function isNear(view: View, figure: Piece, at: Point): boolean {
  const place = poseOf(figure.where);
  if (!place) return false;
  return !exceeds(distance(place, at), registerIn(view).scale.distances.cm15);
}

const danger = (view: View, side: Id, at: Point): number =>
  enemiesOf(view, side).filter((enemy) => distanceTo(at, enemy) < registerIn(view).scale.distances.cm20).length;
