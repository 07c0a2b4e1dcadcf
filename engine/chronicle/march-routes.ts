/** The way of one unit from place to place: straight on, or round what is closed to it, by the engine's own routes. */
import { viewOfPosition } from '../battle';
import type { BattleState, Roster, View } from '../battle';
import { distance, distanceToSegment, endOf, facing, pathOf, pivot, turnBetween } from '../geometry';
import type { Box, Leg, Path, Point, Pose } from '../geometry';
import { routesOver } from '../routes';
import type { Closed, Routes } from '../routes';
import type { RuleSystem } from '../rules/system';
import type { Id, Scenario } from '../scenario';
import { groundOf } from '../terrain';
import { footprint, isColumn, looking } from './troops';
import type { ChronicleTroop } from './troops';

/** Another footprint in the way. */
export interface FootprintInWay {
  readonly id: Id;
  readonly box: Box;
}
export interface FoundRoute {
  readonly path: Path;
  /** What closes it, where there is no way: it is gone all the same. */
  readonly closedBy: Closed | null;
  /** Who stands in it, where it leads through others. */
  readonly through: Id | null;
}

export class MarchRoutes {
  readonly #networks = new Map<string, Routes>();
  readonly #costs: unknown[] = [];
  readonly #view: View;

  constructor(
    readonly system: RuleSystem,
    scenario: Scenario,
    roster: Roster,
    start: BattleState,
  ) {
    this.#view = viewOfPosition({
      seat: roster.sides[0]?.seat ?? '',
      state: start,
      ground: groundOf(scenario),
      roster,
    });
  }

  /** What leaves a unit no room at a place in a formation, beside others; null where it has room. */
  closedAt(troop: ChronicleTroop, pose: Pose, formation: Id, others: readonly FootprintInWay[] = []): Closed | null {
    return this.#routesFor(troop, formation)?.closedAt(pose, isColumn(formation), others) ?? null;
  }

  hasRoom(troop: ChronicleTroop, pose: Pose, formation: Id, others: readonly FootprintInWay[]): boolean {
    return this.closedAt(troop, pose, formation, others) === null;
  }

  /** From where it stands by the bends to the end, where it looks as the last pose says. `facesBack` goes without turning. */
  find(
    troop: ChronicleTroop,
    from: Pose,
    bends: readonly Point[],
    end: Pose,
    others: readonly FootprintInWay[],
    facesBack: boolean,
  ): FoundRoute {
    const routes = this.#routesFor(troop, troop.formation);
    if (!routes) return { path: straightBy(from, [...bends, end], end, facesBack), closedBy: null, through: null };
    const legs: Leg[] = [];
    let at = from;
    let closedBy: Closed | null = null;
    let through: Id | null = null;
    const column = isColumn(troop.formation);
    for (const [i, to] of [...bends, end].entries()) {
      const isLast = i === bends.length;
      if (!isLast && (distance(at, to) < SHORT || !this.hasRoom(troop, looking(to, end, end), troop.formation, [])))
        continue;
      const stretch = { from: at, to, looks: isLast || facesBack ? facing(end) : null, column, facesBack };
      const found = stretchBy(routes, stretch, nearWay(others, at, to));
      // A bend that its front cannot come to is left out.
      if (!isLast && found.closedBy) continue;
      legs.push(...found.path.legs);
      at = endOf(found.path);
      closedBy ??= found.closedBy;
      through ??= found.through;
    }
    return { path: pathOf(from, legs), closedBy, through };
  }

  /** The ground as a unit in this formation finds it; null where its book tells nothing of that. */
  #routesFor(troop: ChronicleTroop, formation: Id): Routes | null {
    const size = troop.pose && footprint(troop, troop.pose, formation);
    const manners = troop.unit && this.system.marches?.(this.#view, troop.id);
    const column = isColumn(formation);
    const manner =
      manners?.find((one) => one.formation === formation) ??
      manners?.find((one) => one.column === column) ??
      manners?.[0];
    if (!size || !manner) return null;
    const { costs } = manner;
    if (!this.#costs.includes(costs)) this.#costs.push(costs);
    const key = `${size.width} ${size.depth} ${column} ${this.#costs.indexOf(costs)}`;
    const known = this.#networks.get(key);
    if (known) return known;
    const march = { size: { width: size.width, depth: size.depth }, costs };
    const routes = routesOver(this.#view.ground, {
      line: column ? null : march,
      column: column ? march : null,
      move: manner.move > 0 ? manner.move : 1,
      reform: 0,
      turning: 0,
    });
    this.#networks.set(key, routes);
    return routes;
  }
}
/** Who stands so far off a stretch is not in its way, cm. */
const BESIDE = 45;
const nearWay = (others: readonly FootprintInWay[], from: Point, to: Point): readonly FootprintInWay[] =>
  others.filter(({ box }) => distanceToSegment(box.pose, from, to) < BESIDE);

/** A nearer bend is none, cm. */
const SHORT = 2;

interface Stretch {
  readonly from: Pose;
  readonly to: Point;
  readonly looks: Point | null;
  readonly column: boolean;
  readonly facesBack: boolean;
}

function stretchBy(routes: Routes, stretch: Stretch, others: readonly FootprintInWay[]): FoundRoute {
  const round = routed(routes, stretch, others);
  if ('path' in round) return { ...round, closedBy: null, through: null };
  const past = routed(routes, stretch, []);
  const through = 'id' in round.closedBy && round.closedBy.kind === 'footprint' ? round.closedBy.id : null;
  if ('path' in past) return { ...past, closedBy: null, through };
  const { from, to, looks, facesBack } = stretch;
  const end = looks
    ? { ...from, x: to.x, y: to.y, hx: looks.x, hy: looks.y }
    : looking(to, to, looking(from, to, from));
  return { path: straightBy(from, [to], end, facesBack), closedBy: past.closedBy, through };
}

type Routed = { readonly path: Path } | { readonly closedBy: Closed };

function routed(
  routes: Routes,
  { from, to, looks, column, facesBack }: Stretch,
  others: readonly FootprintInWay[],
): Routed {
  const back = facesBack && looks;
  const found = routes.find({
    from: back ? { x: to.x, y: to.y, hx: looks.x, hy: looks.y } : from,
    to: back ? { x: from.x, y: from.y } : to,
    facing: back ? facing(from) : looks,
    column,
    endsInColumn: null,
    others,
  });
  if (!found.found) return { closedBy: found.closedBy };
  return { path: back ? reversed(found.path) : found.path };
}

/** The same way gone backwards. */
function reversed({ from, legs }: Path): Path {
  const poses = [from, ...legs.map(({ to }) => to)];
  const back = legs.map((leg, i): Leg => ({ ...leg, to: poses[i] ?? from })).reverse();
  return pathOf(poses.at(-1) ?? from, back);
}

/** From point to point without a look at the ground. */
function straightBy(from: Pose, points: readonly Point[], end: Pose, keepsFront: boolean): Path {
  const legs: Leg[] = [];
  let at = from;
  const turnTo = (to: Pose): void => {
    if (Math.abs(turnBetween(facing(at), facing(to))) > 0.5)
      legs.push({ ...pivot(at, 1, 1, turnBetween(facing(at), facing(to))), length: 0.1 });
    at = endOf({ from: at, legs, length: 0 });
  };
  for (const point of points) {
    const far = distance(at, point);
    if (far < 1e-6) continue;
    if (!keepsFront) turnTo(looking(at, point, at));
    const to = { x: point.x, y: point.y, hx: at.hx, hy: at.hy };
    legs.push({ kind: 'straight', to, length: far });
    at = to;
  }
  turnTo(end);
  return pathOf(from, legs);
}
