/** How many turns a unit needs at least to places of the table: by the roads and bridges that its book lets it use. */
import { findPiece, poseOf } from '../../engine/battle';
import type { View } from '../../engine/battle';
import { memoOfPair } from '../../engine/facts';
import { distance, poseAt, facingOf } from '../../engine/geometry';
import type { Box, Point, Pose } from '../../engine/geometry';
import { routesOver } from '../../engine/routes';
import type { MarchFormation, Route, Routes } from '../../engine/routes';
import type { MarchManner, RuleSystem } from '../../engine/rules/system';
import type { Cm, Id } from '../../engine/scenario';
import { hullOf } from '../../engine/tabletop';
import type { GroundCost } from '../../engine/tabletop';

export interface MarchGoal {
  readonly id: Id;
  readonly at: Point;
  /** Houses that may not be marched into: their edge will do. */
  readonly houses: Box | null;
}
/** A way and how long it takes, or why there is none. */
export type MarchTime = { readonly unit: Id; readonly goal: Id } & (
  | {
      readonly turns: number;
      /** The formations it goes in, in order, and where it goes. */
      readonly formations: readonly Id[];
      readonly course: readonly Point[];
      readonly byRoad: boolean;
    }
  | { readonly turns: null; readonly closedBy: Id | null }
);

/** Finds the ways of one unit after another; what they share of the ground is worked out once. */
export interface MarchPlanner {
  /** None for a unit that is not on the table, or of a book that tells no moves. */
  timesOf(unit: Id, goals: readonly MarchGoal[]): readonly MarchTime[];
}

export function marchPlanner(system: RuleSystem, view: View): MarchPlanner {
  const networks = new Map<string, Routes>();
  const tables: GroundCost[] = [];
  const keyOf = ({ size, costs }: MarchFormation): string => {
    if (!tables.includes(costs)) tables.push(costs);
    return `${size.width}/${size.depth}/${tables.indexOf(costs)}`;
  };
  /** The ground for this way of marching; open ground costs a cm a cm in every formation, whatever its move. */
  const routesFor = ({ line, column, forming, turn }: MarchPlan): Routes => {
    const key = [line, column].map((one) => (one ? keyOf(one) : '-')).join(' ') + ` ${forming} ${turn}`;
    const known = networks.get(key);
    if (known) return known;
    const routes = routesOver(view.ground, { line, column, move: turn, reform: forming, turning: 0 });
    networks.set(key, routes);
    return routes;
  };

  return {
    timesOf(unit, goals) {
      const manners = system.marches?.(view, unit) ?? [];
      const piece = findPiece(view.state, unit);
      const [fighting] = manners;
      if (!piece || !fighting) return [];
      const size = sizeOf(view, unit, fighting);
      const inside = 'inside' in piece.where ? view.ground.block(piece.where.inside) : null;
      const stands = poseOf(piece.where);
      const isColumn = manners.find(({ formation }) => formation === piece.formation)?.column ?? fighting.column;
      const plans = plansOf(view, unit, manners, isColumn);
      return goals.flatMap((goal): readonly MarchTime[] => {
        const from = stands ?? (inside && outsideOf(inside.box, goal.at, size));
        if (!from) return [];
        const found = plans.map((plan) => ({
          plan,
          found: shortest(routesFor(plan), from, plan.startsInColumn, goal, size),
        }));
        const routes = found.flatMap(({ plan, found: one }) =>
          'found' in one ? [told(one.found, manners, from, plan)] : [],
        );
        const closedBy = found.flatMap(({ found: one }) => ('found' in one ? [] : [one.closedBy]))[0] ?? null;
        const best = routes.reduce<TimedMarch | null>(
          (least, one) => (least && least.turns <= one.turns ? least : one),
          null,
        );
        return [{ unit, goal: goal.id, ...(best ?? { turns: null, closedBy }) }];
      });
    },
  };
}

const sizeOf = ({ roster }: View, unit: Id, { formation }: MarchManner): { width: Cm; depth: Cm } =>
  hullOf(roster.units[unit]?.layouts[formation] ?? []);

/** A way of marching: in line, in column after forming it, or changing as it pays. */
interface MarchPlan {
  readonly line: MarchFormation | null;
  readonly column: MarchFormation | null;
  readonly startsInColumn: boolean;
  /** Turns it takes before it sets out. */
  readonly before: number;
  /** A change on the way, cm of a turn. */
  readonly forming: Cm;
  readonly turn: Cm;
}

function plansOf(view: View, unit: Id, manners: readonly MarchManner[], isColumn: boolean): readonly MarchPlan[] {
  const of = (column: boolean): MarchFormation | null => {
    const manner = manners.find((one) => one.column === column && one.move > 0);
    if (!manner) return null;
    const { costs, move, roadMove } = manner;
    const road = costs.road === null ? null : (costs.road * move) / roadMove;
    return { size: sizeOf(view, unit, manner), costs: roadAt(costs, road) };
  };
  const [line, column] = [of(false), of(true)];
  const turn = manners[0]?.move ?? 0;
  const forming = Math.max(0, ...manners.map((manner) => manner.forming));
  const whole = { forming, turn };
  return [
    ...(line ? [{ ...whole, line, column: null, startsInColumn: false, before: isColumn ? forming / turn : 0 }] : []),
    ...(column ? [{ ...whole, line: null, column, startsInColumn: true, before: isColumn ? 0 : forming / turn }] : []),
    ...(line && column ? [{ ...whole, line, column, startsInColumn: isColumn, before: 0 }] : []),
  ];
}

/** The same table gives the same object, so that what is known of the ground under it stays known. */
const roadAt = memoOfPair((costs: GroundCost, road: number | null): GroundCost =>
  road === costs.road ? costs : { ...costs, road },
);

/** Places round a goal that will do where the goal itself is closed, nearest to the start first. */
function placesFor({ at, houses }: MarchGoal, from: Point, depth: Cm): readonly Point[] {
  const radius = (houses ? Math.max(houses.width, houses.depth) * 0.75 : 0) + depth;
  const round = [0, 45, 90, 135, 180, 225, 270, 315].map((heading) => {
    const direction = facingOf(heading);
    return { x: at.x + direction.x * radius, y: at.y + direction.y * radius };
  });
  return [...(houses ? [] : [at]), ...round.sort((a, b) => distance(a, from) - distance(b, from))];
}

type Found = { readonly found: Route } | { readonly closedBy: Id | null };

function shortest(routes: Routes, from: Pose, column: boolean, goal: MarchGoal, { depth }: { depth: Cm }): Found {
  let closedBy: Id | null = null;
  for (const to of placesFor(goal, from, depth)) {
    const found = routes.find({ from, column, to, facing: null, endsInColumn: null, others: [] });
    if (found.found) return { found };
    closedBy ??= 'id' in found.closedBy ? found.closedBy.id : null;
    if (found.fails === 'at the start') break;
  }
  return { closedBy };
}

interface TimedMarch {
  readonly turns: number;
  readonly formations: readonly Id[];
  readonly course: readonly Point[];
  readonly byRoad: boolean;
}

function told(route: Route, manners: readonly MarchManner[], from: Pose, { before, turn }: MarchPlan): TimedMarch {
  const mannerOf = (column: boolean): MarchManner | undefined => manners.find((one) => one.column === column);
  const marched = route.legs.filter(({ leg }) => leg.kind === 'straight');
  const formations = marched.map(({ column }) => mannerOf(column)?.formation ?? '');
  const turnsOf = ({ leg, column, cost }: Route['legs'][number]): number =>
    cost / (leg.kind === 'straight' ? (mannerOf(column)?.move ?? turn) : turn);
  return {
    turns: before + route.legs.reduce((sum, leg) => sum + turnsOf(leg), 0),
    formations: formations.filter((one, i) => one !== formations[i - 1]),
    course: [{ x: from.x, y: from.y }, ...route.legs.map(({ leg }) => ({ x: leg.to.x, y: leg.to.y }))],
    byRoad: route.legs.some(({ onRoad }) => onRoad),
  };
}

/** Where troops that hold houses come out of them, towards a place. */
function outsideOf(houses: Box, towards: Point, { depth }: { depth: Cm }): Pose {
  const away = distance(houses.pose, towards);
  const direction =
    away > 0 ? { x: (towards.x - houses.pose.x) / away, y: (towards.y - houses.pose.y) / away } : facingOf(0);
  const radius = Math.max(houses.width, houses.depth) * 0.75 + depth;
  return poseAt({ x: houses.pose.x + direction.x * radius, y: houses.pose.y + direction.y * radius }, direction);
}

/** The objectives of a battle as places to march to: at the edge of the houses where they are houses. */
export function marchGoals({ ground, roster }: View): readonly MarchGoal[] {
  return roster.objectives.map(({ id, at }) => ({ id, at, houses: ground.blockAt(at)?.box ?? null }));
}
