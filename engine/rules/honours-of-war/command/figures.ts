/** Moves of generals and commanders: straight, unhindered, clear of the enemy (HOW-CMD-05, 06, 12, HOW-CMD-19). */
import { ask } from '../../../battle';
import type { Field, Id, Piece, Question, Refusal, RosterCommand, Rule, View } from '../../../battle';
import {
  along,
  distance,
  distanceToSegment,
  minus,
  pathOf,
  plus,
  pointGap,
  poseAt,
  straight,
  times,
  unit,
} from '../../../geometry';
import type { Leg, Path, Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { isClosedBetween } from '../ground/closed';
import { isRefusal, refuse } from '../refusals';
import { enemiesOf, isDoneFor, registerIn, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { commandOf, generalOf, isSenior, lieutenantsOf, placeOf, ratingOf, unitsUnder } from './commands';
import { raiseLieutenant } from './raising';

export interface FigureMove {
  readonly command: Id;
  readonly side: Id;
}
type Ride = { readonly march: Path; readonly movers: readonly Id[] };

export const figureQuestion: Question<FigureMove, { readonly pick: 'stay' } | Ride> = {
  kind: 'ride',
  form: (_view, { command }) => ({ form: 'march', movers: [command] }),
  choices: (view, about) => ({
    list: [{ pick: 'stay' }, ...ridesOf(view, about)],
    reach: {
      sample: (n) => ridesOf(view, about).slice(0, n),
      snap: (to) => rideTo(view, about, to),
    },
  }),
  check: (view, about, choice) => {
    if ('march' in choice) return checkRide(view, about, choice.march);
    return choice.pick === 'stay' ? null : refuse('HOW-CMD-06', 'He rides or stays.');
  },
  words: (view, { command }) => ({
    title: `${commandOf(view, command).leader ?? commandOf(view, command).name} rides`,
    clause: CLAUSE_OF[commandOf(view, command).kind],
  }),
  label: (_view, _about, choice) => ('pick' in choice ? 'Stay' : `Ride ${choice.march.length.toFixed(0)} cm`),
  idle: () => ({ pick: 'stay' }),
};

const CLAUSE_OF: Readonly<Record<RosterCommand['kind'], Id>> = {
  general: 'HOW-CMD-12',
  lieutenant: 'HOW-OPT-07',
  brigade: 'HOW-CMD-05',
  independent: 'HOW-CMD-05',
};

/** Places behind each unit worth riding to: of his brigade, of a lieutenant's commands, or of the army for a general. */
function ridesOf(view: View, about: FigureMove): readonly Ride[] {
  const units = unitsUnder(view, about.command);
  const places = units.map((troop) => along(troop.box.pose, -troop.box.depth / 2 - BEHIND, 0));
  const middle = middleOf(units);
  const rides: Ride[] = [];
  for (const place of [...(middle ? [middle] : []), ...places]) {
    const ride = rideTo(view, about, poseAt(place, { x: 0, y: 1 }));
    // Many ways end at the same bridge.
    if (!isRefusal(ride) && !rides.some((known) => isSameRide(known, ride))) rides.push(ride);
  }
  return rides;
}

/** All rides of a figure begin where it stands. */
const isSameRide = ({ march: { legs } }: Ride, { march }: Ride): boolean =>
  legs.length === march.legs.length &&
  legs.every(({ to }, i) => {
    const other = march.legs[i]?.to;
    return to.x === other?.x && to.y === other.y;
  });
const BEHIND: Cm = 3;

function middleOf(units: readonly Troop[]): Point | null {
  if (units.length === 0) return null;
  const sum = units.reduce((total, troop) => plus(total, along(troop.box.pose, -troop.box.depth / 2 - BEHIND, 0)), {
    x: 0,
    y: 0,
  });
  return times(sum, 1 / units.length);
}

/** The ride to a place, or as far toward it as is allowed; over the bridge when the river is between. */
function rideTo(view: View, about: FigureMove, to: Pose): Ride | Refusal {
  const from = standOf(view, about);
  if (!from) return refuse('HOW-CMD-06', 'He is not on the table.');
  const most = reachOf(view, about);
  const ways: readonly (readonly Point[])[] = [[to], ...view.ground.crossings.map(({ box }) => [box.pose, to])];
  for (const way of ways) {
    const path = rideAlong(from, way, most);
    if (path.length > 0.5 && !checkRide(view, about, path)) return { march: path, movers: [about.command] };
  }
  return refuse('HOW-CMD-06', 'He cannot ride there: the enemy or the river is in the way.');
}

function rideAlong(from: Pose, points: readonly Point[], most: Cm): Path {
  const legs: Leg[] = [];
  let at = from;
  let left = most;
  for (const point of points) {
    const far = distance(at, point);
    const length = Math.min(far, left);
    if (length < 0.01) continue;
    const leg = straight(at, length, unit(minus(point, at)));
    legs.push(leg);
    at = leg.to;
    left -= length;
  }
  return pathOf(from, legs);
}

/** 60 cm, 80 for a dashing general or lieutenant general; being raised does not help (HOW-CMD-06, HOW-CMD-19, HOW-OPT-08). */
export function reachOf(view: View, { command }: FigureMove): Cm {
  const { moves } = registerIn(view).scale;
  const isDashing = isSenior(commandOf(view, command)) && ratingOf(view, command) === 'dashing';
  return isDashing ? moves.dashingGeneral : moves.commandFigure;
}

export function checkRide(view: View, about: FigureMove, path: Path): Refusal | null {
  const most = reachOf(view, about);
  const length = path.legs.reduce((sum, leg) => sum + leg.length, 0);
  if (length > most + 0.01)
    return refuse('HOW-CMD-06', `A commander rides ${most} cm; this is ${length.toFixed(1)} cm.`);
  const clear = registerIn(view).scale.distances.ten;
  const enemies = enemiesOf(view, about.side);
  const stands = standOf(view, about);
  let from: Point = path.from;
  if (!stands || distance(stands, from) > 0.01) return refuse('HOW-CMD-06', 'A ride begins where he stands.');
  for (const leg of path.legs) {
    if (leg.kind !== 'straight' || Math.abs(distance(from, leg.to) - leg.length) > 0.01)
      return refuse('HOW-CMD-06', 'He cannot ride as this is drawn.');
    if (isClosedBetween(view, from, leg.to))
      return refuse('HOW-CMD-06', 'A river or closed ground stops him: ride round it, or by the bridge.');
    const close = enemies.find(
      (enemy) => mayComeNear(from, leg.to, enemy, clear) && closest(from, leg.to, enemy) < clear - 0.01,
    );
    if (close)
      return refuse('HOW-CMD-06', `His way stays ${clear} cm from enemies; ${close.traits.unit.name} is nearer.`);
    from = leg.to;
  }
  return endRefused(view, about, from, enemies);
}

/** He ends no nearer to an enemy than to a friend (HOW-CMD-06). */
function endRefused(view: View, { side }: FigureMove, at: Point, enemies: readonly Troop[]): Refusal | null {
  if (at.x < 0 || at.y < 0 || at.x > view.ground.width || at.y > view.ground.depth)
    return refuse('HOW-MOVE-14', 'The table ends there.');
  const friends = troopsOn(view).filter((troop) => troop.side === side && !isDoneFor(troop));
  const near = (troops: readonly Troop[]): Cm => {
    let least = Infinity;
    for (const { boxes } of troops) for (const box of boxes) least = Math.min(least, pointGap(at, box));
    return least;
  };
  return near(enemies) < near(friends)
    ? refuse('HOW-CMD-06', 'He would end nearer to the enemy than to his own troops.')
    : null;
}

/** Quick look: told by the middles of the enemy's footprint. */
const mayComeNear = (from: Point, to: Point, enemy: Troop, clear: Cm): boolean =>
  enemy.boxes.some((box) => distanceToSegment(box.pose, from, to) <= clear + (box.width + box.depth) / 2);

/** Looked at every 2 cm of the ride: the nearest edge of an enemy. */
function closest(from: Point, to: Point, enemy: Troop): Cm {
  const far = distance(from, to);
  let least = Infinity;
  for (let s = 0; s <= far + 2; s += 2) {
    const at = plus(from, times(far > 0 ? unit(minus(to, from)) : { x: 0, y: 0 }, Math.min(s, far)));
    for (const box of enemy.boxes) least = Math.min(least, pointGap(at, box));
  }
  return least;
}

function standOf(view: View, { command }: FigureMove): Pose | null {
  const figure: Piece | undefined = view.state.commands[command];
  const at = figure && placeOf(figure);
  return at ? poseAt(at, { x: 0, y: 1 }) : null;
}

/** Asks for one figure's ride and carries it out. */
export function* ride(field: Field, command: Id, side: Id): Rule<void> {
  const about: FigureMove = { command, side };
  const view = field.view(side);
  if (!standOf(view, about)) return;
  const answer = yield* ask(field, figureQuestion, side, about);
  if ('pick' in answer) return;
  const { leader, name } = commandOf(view, command);
  field.emit(
    { do: 'moved', movers: [{ id: command, path: answer.march }], manner: 'ride' },
    {
      text: `${leader ?? name} rides ${answer.march.length.toFixed(0)} cm.`,
      reasons: [{ clause: 'HOW-CMD-06', label: `Of ${reachOf(view, about)} cm` }],
    },
  );
}

/**
 * Generals move first of all, each side's commanding general before its lieutenants; the side that lost last turn's
 * initiative begins. Then each general may raise a lieutenant (HOW-CMD-12, HOW-OPT-07, HOW-OPT-08).
 */
export function* generalsMove(field: Field, first: Id): Rule<void> {
  const sides = field.roster.sides.toSorted((a, b) => Number(b.id === first) - Number(a.id === first));
  for (const { id } of sides) {
    const view = field.view(id);
    const general = generalOf(view, id);
    if (general) yield* ride(field, general.id, id);
    for (const lieutenant of lieutenantsOf(view, id)) yield* ride(field, lieutenant.id, id);
  }
  for (const { id } of sides) yield* raiseLieutenant(field, id);
}
