/** The edge of the table, where troops come on. */
import { dot, facingOf } from '../engine/geometry';
import type { Point } from '../engine/geometry';
import type { Arrival, Scenario } from '../engine/scenario';

/** A place on the edge, and where those look who come on there. */
export type WayIn = Pick<Arrival, 'at' | 'heading'>;
type OnTable = Pick<Scenario, 'table'>;

/** The edge of the table nearest to a place, and the way in from there. */
export function entryAt({ table: { width, depth } }: OnTable, place: Point): WayIn {
  const x = Math.round(Math.max(0, Math.min(width, place.x)) * 10) / 10;
  const y = Math.round(Math.max(0, Math.min(depth, place.y)) * 10) / 10;
  const edges = [
    { gap: x, at: { x: 0, y }, heading: 90 },
    { gap: width - x, at: { x: width, y }, heading: 270 },
    { gap: y, at: { x, y: 0 }, heading: 0 },
    { gap: depth - y, at: { x, y: depth }, heading: 180 },
  ];
  const [nearest] = edges.toSorted((a, b) => a.gap - b.gap);
  return { at: nearest?.at ?? { x: 0, y }, heading: nearest?.heading ?? 90 };
}

/** A way in brought to the edge nearest to it; it stays as it was unless it would lead off the table. */
export function ontoEdge(scenario: OnTable, { at, heading }: WayIn): WayIn {
  const entry = entryAt(scenario, at);
  return leadsIn(heading, entry) ? { at: entry.at, heading } : entry;
}

/** Whoever looks at the edge would turn round and leave. */
export const leadsIn = (heading: number, entry: WayIn): boolean => dot(facingOf(heading), facingOf(entry.heading)) > 0;
