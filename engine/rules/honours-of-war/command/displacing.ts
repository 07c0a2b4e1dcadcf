/** Command figures that units have moved on to make way for them; before the enemy at the risk of their lives (HOW-CMD-08, HOW-CMD-10). */
import { figures, poseOf, roll } from '../../../battle';
import type { Field, Id, Piece, Rule, View } from '../../../battle';
import { fact } from '../../../facts';
import { pathOf, place, poseAt, seenFrom, TOLERANCE } from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { bodyOver, distanceTo, isOnTable, waysOut } from '../../../tabletop';
import { commandOf, leaderName } from '../../common';
import { enemiesOf, registerIn, troopsLeft } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { testCommander } from './casualties';
import { measuredWords } from '../lengths';

/** Every figure that a unit now stands on is moved clear of it. */
export function* clearFigures(field: Field): Rule<void> {
  for (const { id } of figures(field.state)) {
    const enemy = yield* makeWay(field, id);
    if (enemy) yield* testCommander(field, id, 'HOW-CMD-10');
  }
}

/** Moves one figure clear; true when an enemy unit drove it. A second unit may stand where it goes: three tries. */
function* makeWay(field: Field, id: Id): Rule<boolean> {
  let driven = false;
  for (let i = 0; i < TRIES; i++) {
    const figure = field.state.commands[id];
    const at = figure && poseOf(figure.where);
    const view = figure && field.view(figure.seat);
    const troop = at && view && bodyOver(inTheOpen(view), at);
    if (!figure || !at || !view || !troop) return driven;
    const enemy = troop.side !== commandOf(view, id).side;
    driven ||= enemy;
    yield* move(field, view, figure, at, troop, enemy ? 'HOW-CMD-10' : 'HOW-CMD-08');
  }
  return driven;
}
const TRIES = 3;

/** Units in houses leave room for a figure. */
const inTheOpen = fact(
  ['places', 'formations', 'ground', 'commands', 'mark done for'],
  (view: View): readonly Troop[] => troopsLeft(view).all.filter((troop) => !troop.inside),
);

/** The shortest way out; a die between two that differ by at most half a centimetre: 1 to 3 the owner's left. */
function* move(field: Field, view: View, figure: Piece, at: Pose, troop: Troop, clause: Id): Rule<void> {
  const ways = waysOut(troop, at, CLEAR).filter(({ to }) => isOnTable(view.ground, to));
  const room = registerIn(view).scale.distances.cm10;
  const enemies = enemiesOf(view, figure.seat);
  const roomy = ways.filter(({ to }) => enemies.every((enemy) => distanceTo(to, enemy) >= room));
  const [first, second] = roomy.length > 0 ? roomy : ways;
  if (!first) return;
  let chosen = first;
  if (second && second.length - first.length <= TIE) {
    const [die = 1] = yield* roll(field, {
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
      text: `${leaderName(view, figure.id)} makes way for ${troop.traits.unit.name}.`,
      reasons: [{ clause, label: `Moved ${measuredWords(length)}, the shortest way clear` }],
    },
  );
}
/** As little as is clear. */
const CLEAR: Cm = 2 * TOLERANCE;
const TIE: Cm = 0.5;

/** Seen along the figure's own heading, does the first place lie to the left of the second? */
const isLeftOf = (from: Pose, a: Point, b: Point): boolean => seenFrom(from, a).right < seenFrom(from, b).right;
