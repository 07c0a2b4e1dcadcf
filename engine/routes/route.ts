import type { Box, Leg, Path, Point, Pose } from '../geometry';
import type { Cm, Id } from '../scenario';

/** A way that is looked for. */
export interface RouteRequest {
  readonly from: Pose;
  /** Whether it sets out in column. */
  readonly column: boolean;
  readonly to: Point;
  /** The unit vector it is to face at the end; null for as it arrives. */
  readonly facing: Point | null;
  /** Whether it is to end in column; null when either will do. */
  readonly endsInColumn: boolean | null;
  /** Other footprints, which it may touch but not enter. */
  readonly others: readonly { readonly id: Id; readonly box: Box }[];
}

/** A turn about the centre, a straight march to the front, or a change of formation on the spot. */
export interface RouteLeg {
  readonly leg: Leg;
  /** In column during the leg; after it for a change of formation. */
  readonly column: boolean;
  readonly onRoad: boolean;
  readonly cost: Cm;
}
export interface Route {
  readonly found: true;
  readonly legs: readonly RouteLeg[];
  readonly path: Path;
  readonly cost: Cm;
}
/** Why there is none: where it fails, and what closes that place (the feature, block or footprint by its id, or the table edge). */
export interface NoRoute {
  readonly found: false;
  readonly fails: 'at the start' | 'on the way' | 'at the end';
  readonly closedBy: Closed;
}
export type Closed =
  | { readonly kind: 'area' | 'block' | 'line' | 'footprint'; readonly id: Id }
  | { readonly kind: 'table edge' }
  /** No one thing: there is no room to turn. */
  | { readonly kind: 'room' };
export type RouteOutcome = Route | NoRoute;

/** The ground as one kind of mover finds it. */
export interface Routes {
  find(wanted: RouteRequest): RouteOutcome;
  /** What closes a place to it in column or out of it, other footprints among that; null when nothing does. */
  closedAt(pose: Pose, column: boolean, others: RouteRequest['others']): Closed | null;
}
