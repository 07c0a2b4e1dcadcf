import { pointsOf } from '../../../editing/places';
import type { Subject } from '../../../editing/subjects';
import { type Bounds, boundsOf, distance, minus, plus, times } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import type { Id, Scenario } from '../../../engine/scenario';
import type { ShownFinding } from './shown-findings';
import type { PictureBox } from '../clear-places';
import type { Project } from '../table-path';

export interface FlagPlace {
  readonly told: ShownFinding;
  /** Cm of the table. */
  readonly at: Point;
  /** Over the thing, so that its sign is seen; else in its middle. */
  readonly isAbove: boolean;
  /** So many flags stand before it at the same thing. */
  readonly beside: number;
}

/** Where the numbered findings are flagged; those about a whole army, and about things that lie nowhere, are not. */
export function flagPlaces(
  scenario: Scenario,
  subjects: ReadonlyMap<Id, Subject>,
  told: readonly ShownFinding[],
): readonly FlagPlace[] {
  const standing = new Map<Id, number>();
  return told.flatMap((one): readonly FlagPlace[] => {
    const [id] = one.about;
    const subject = id === undefined ? undefined : subjects.get(id);
    if (id === undefined || !subject || subject.is === 'army' || one.number === null) return [];
    const points = pointsOf(scenario, id);
    if (points.length === 0) return [];
    const beside = standing.get(id) ?? 0;
    standing.set(id, beside + 1);
    const { x, y } = spotOf(subject, points);
    // Beside the edge that a thing off the table is nearest to.
    const at = { x: Math.max(0, Math.min(scenario.table.width, x)), y: Math.max(0, Math.min(scenario.table.depth, y)) };
    return [{ told: one, at, isAbove: subject.is !== 'feature', beside }];
  });
}

function spotOf(subject: Subject, points: readonly Point[]): Point {
  const { minX, maxX, minY, maxY } = boundsOf(points);
  const isFeature = subject.is === 'feature';
  if (isFeature && 'course' in subject.feature) return halfway(points);
  return { x: (minX + maxX) / 2, y: isFeature ? (minY + maxY) / 2 : maxY };
}

function halfway(line: readonly Point[]): Point {
  const stretches = line.slice(1).map((to, i) => ({ from: line[i] ?? to, to, long: distance(line[i] ?? to, to) }));
  let left = stretches.reduce((sum, { long }) => sum + long, 0) / 2;
  for (const { from, to, long } of stretches) {
    if (left <= long && long > 0) return plus(from, times(minus(to, from), left / long));
    left -= long;
  }
  return line[0] ?? { x: 0, y: 0 };
}

/** Px. */
export const FLAG = 22;
/** So far above a thing its flag stands, px: signs of troops are not covered. */
const ABOVE = 26;

/** The room of a flag on the picture; null where its place is not seen. */
export function flagBox({ at, isAbove, beside }: FlagPlace, project: Project): PictureBox | null {
  const spot = project(at);
  if (!spot) return null;
  const x = spot.x - FLAG / 2 + beside * (FLAG + 2);
  return { x, y: spot.y - FLAG / 2 - (isAbove ? ABOVE : 0), width: FLAG, height: FLAG };
}

/** The part of the table that things lie in. Null for what lies nowhere. */
export function boundsOfThings(scenario: Scenario, ids: readonly Id[]): Bounds | null {
  const points = ids.flatMap((id) => pointsOf(scenario, id));
  return points.length === 0 ? null : boundsOf(points);
}
