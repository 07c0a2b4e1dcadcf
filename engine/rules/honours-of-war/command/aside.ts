/** Command figures in the way of troops step aside; before the enemy at the risk of their lives (HOW-CMD-08, HOW-CMD-10). */
import { figures, poseOf, roll } from '../../../battle';
import type { Field, Id, Piece, Rule, View } from '../../../battle';
import { along, distance, pathOf, place, pointGap, poseAt, seenFrom } from '../../../geometry';
import type { Box, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { testCommander } from './casualties';
import { enemiesOf, isDoneFor, registerIn, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { commandOf, distanceTo } from './commands';

/** Every figure that a unit now stands on is moved clear of it. */
export function* clearFigures(field: Field): Rule<void> {
  for (const { id } of figures(field.state)) {
    const enemy = yield* stepAside(field, id);
    if (enemy) yield* testCommander(field, id, 'HOW-CMD-10');
  }
}

/** Moves one figure clear; true when an enemy unit drove it. A second unit may stand where it steps: three tries. */
function* stepAside(field: Field, id: Id): Rule<boolean> {
  let driven = false;
  for (let i = 0; i < TRIES; i++) {
    const figure = field.state.commands[id];
    const at = figure && poseOf(figure.where);
    const view = figure && field.view(figure.seat);
    const troop = at && view && troopOn(view, at);
    if (!figure || !at || !view || !troop) return driven;
    const enemy = troop.side !== commandOf(view, id).side;
    driven ||= enemy;
    yield* move(field, view, figure, at, troop, enemy ? 'HOW-CMD-10' : 'HOW-CMD-08');
  }
  return driven;
}
const TRIES = 3;

/** The unit whose footprint holds a point; edges do not. Units in houses leave room. */
function troopOn(view: View, at: Point): Troop | null {
  for (const troop of troopsOn(view))
    for (const box of troop.boxes) if (isWithin(box, at) && !troop.inside && !isDoneFor(troop)) return troop;
  return null;
}

function isWithin(box: Box, at: Point): boolean {
  const reach = box.width + box.depth;
  if (Math.abs(at.x - box.pose.x) > reach || Math.abs(at.y - box.pose.y) > reach) return false;
  const { ahead, right } = seenFrom(box.pose, at);
  return Math.abs(ahead) < box.depth / 2 - EDGE && Math.abs(right) < box.width / 2 - EDGE;
}
const EDGE: Cm = 0.01;

/** The shortest way out; a die between two that differ by at most half a centimetre: 1 to 3 the owner's left. */
function* move(field: Field, view: View, figure: Piece, at: Pose, troop: Troop, clause: Id): Rule<void> {
  const ways = waysOut(troop, at);
  const clear = registerIn(view).scale.distances.ten;
  const enemies = enemiesOf(view, figure.seat);
  const legal = ways.filter(
    ({ to }) => isOnTable(view, to) && enemies.every((enemy) => distanceTo(to, enemy) >= clear),
  );
  const [first, second] = legal.length > 0 ? legal : ways.filter(({ to }) => isOnTable(view, to));
  if (!first) return;
  let to = first.to;
  if (second && second.far - first.far <= TIE) {
    const [die = 1] = yield* roll(field, {
      why: 'Which way he steps aside',
      who: figure.id,
      clause,
      seat: figure.seat,
    });
    const [left, right] = isLeftOf(at, first.to, second.to) ? [first.to, second.to] : [second.to, first.to];
    to = die <= 3 ? left : right;
  }
  const name = commandOf(view, figure.id).leader ?? commandOf(view, figure.id).name;
  field.emit(
    {
      do: 'moved',
      movers: [{ id: figure.id, path: pathOf(at, [place(poseAt(to, { x: at.hx, y: at.hy }))]) }],
      manner: 'aside',
    },
    {
      text: `${name} makes way for ${troop.traits.unit.name}.`,
      reasons: [{ clause, label: `Moved ${distance(at, to).toFixed(1)} cm, the shortest way clear` }],
    },
  );
}
const TIE: Cm = 0.5;

/** Out over each side of each rectangle of the unit, the shortest first. */
function waysOut(troop: Troop, at: Point): readonly { readonly to: Point; readonly far: Cm }[] {
  return troop.boxes
    .filter((box) => isWithin(box, at))
    .flatMap((box) => {
      const { ahead, right } = seenFrom(box.pose, at);
      const [half, side] = [box.depth / 2 + 2 * EDGE, box.width / 2 + 2 * EDGE];
      return [
        along(box.pose, half, right),
        along(box.pose, -half, right),
        along(box.pose, ahead, side),
        along(box.pose, ahead, -side),
      ];
    })
    .filter((to) => troop.boxes.every((box) => pointGap(to, box) > 0))
    .map((to) => ({ to, far: distance(at, to) }))
    .toSorted((a, b) => a.far - b.far);
}

const isOnTable = ({ ground }: View, { x, y }: Point): boolean =>
  x >= 0 && y >= 0 && x <= ground.width && y <= ground.depth;

/** Seen along the figure's own heading, does the first place lie to the left of the second? */
const isLeftOf = (from: Pose, a: Point, b: Point): boolean => seenFrom(from, a).right < seenFrom(from, b).right;
