/** Command figures that units have moved on to make way for them; before the enemy at the risk of their lives (HOW-CMD-08, HOW-CMD-10). */
import { figures, midway, poseOf, roll } from '../../../battle';
import type { Field, Id, Piece, Rule, View } from '../../../battle';
import { exceeds, fallsShort, isOnTable, pathOf, place, poseAt, seenFrom } from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { distanceTo, liesBefore, standsOn } from '../../../tabletop';
import type { ClearDirection } from '../../../tabletop';
import { commandOf, leaderName } from '../../common';
import { enemiesOf, registerIn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { testCommander } from './casualties';
import { unitsUnder } from './commands';
import { elbowRoom, troopsInTheOpen, directionsToRoom } from './elbow-room';
import { isClosedToFigures } from './riding';
import { measuredWords } from '../lengths';

/** Every figure that a unit now stands on steps clear of it; one that an enemy unit drove is tested. */
export function* clearFigures(field: Field): Rule<void> {
  for (const figure of figures(field.state)) {
    const at = poseOf(figure.where);
    if (!at) continue;
    const view = field.view(figure.seat);
    const { side } = commandOf(view, figure.id);
    const over = troopsInTheOpen(view).filter((troop) => standsOn(troop, at));
    const driver = over.find((troop) => troop.side !== side) ?? over[0];
    if (!driver) continue;
    const clause = driver.side === side ? 'HOW-CMD-08' : 'HOW-CMD-10';
    yield* stepAside(field, figure, at, driver, clause);
    if (driver.side !== side) yield* testCommander(field, figure.id, 'HOW-CMD-10');
  }
}

/** The shortest of the best ways; a die between two that differ by at most half a centimetre: 1 to 3 the owner's left. */
function* stepAside(field: Field, figure: Piece, at: Pose, driver: Troop, clause: Id): Rule<void> {
  const view = field.view(figure.seat);
  const [first, second] = bestDirections(view, figure.id, at);
  if (!first) return;
  let chosen = first;
  if (second && !exceeds(second.length - first.length, TIE)) {
    const [die] = yield* roll(field, {
      why: 'Which way he steps aside',
      who: figure.id,
      clause,
      seat: figure.seat,
    });
    const [left, right] = isLeftOf(at, first.to, second.to) ? [first, second] : [second, first];
    chosen = die <= 3 ? left : right;
  }
  const { to, length } = chosen;
  field.emit(
    {
      do: 'moved',
      movers: [{ id: figure.id, path: pathOf(at, [place(poseAt(to, { x: at.hx, y: at.hy }))]) }],
      manner: 'aside',
    },
    {
      text: `${leaderName(view, figure.id)} makes way for ${midway(driver.traits.unit.name)}.`,
      reasons: [{ clause, label: `Moved ${measuredWords(length)}, the shortest way clear` }],
    },
  );
}
const TIE: Cm = 0.5;

/**
 * Ways to where nobody stands, the shortest first. He steps once: where there is a choice he goes neither near the enemy,
 * nor before the front of a friend, who would only drive him on, nor away from those he leads.
 */
function bestDirections(view: View, figure: Id, at: Pose): readonly ClearDirection[] {
  const { cm10, cm20, command } = registerIn(view).scale.distances;
  const { side } = commandOf(view, figure);
  const friends = troopsInTheOpen(view).filter((troop) => troop.side === side);
  const enemies = enemiesOf(view, side);
  const led = unitsUnder(view, figure);
  const open = directionsToRoom(view, at).filter(
    ({ to }) => isOnTable(view.ground, to) && !isClosedToFigures(view, at, to),
  );
  const wishes: readonly ((direction: ClearDirection) => boolean)[] = [
    ({ to }) => enemies.every((enemy) => !fallsShort(distanceTo(to, enemy), cm10)),
    ({ to }) => !friends.some((friend) => liesBefore(friend, to, cm20, elbowRoom(view))),
    ({ to }) => led.some((troop) => !exceeds(distanceTo(to, troop), command)),
  ];
  return wishes.reduce<readonly ClearDirection[]>((directions, wish) => {
    const better = directions.filter(wish);
    const [any] = better;
    return any ? better : directions;
  }, open);
}

/** Seen along the figure's own heading, does the first place lie to the left of the second? */
const isLeftOf = (from: Pose, a: Point, b: Point): boolean => seenFrom(from, a).right < seenFrom(from, b).right;
