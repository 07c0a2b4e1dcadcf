/** Roads that lead nowhere, and fords and bridges to nothing. */
import { distance, distanceToPolyline, pointGap } from '../geometry';
import type { Point } from '../geometry';
import type { Cm, Scenario } from '../scenario';
import type { Ground, GroundLine } from '../terrain';
import { called } from '../scenario';
import type { UnplacedFinding } from '../scenario';

/** How near the end of a road must come to what it leads to, beside half its width, cm. */
const NEAR: Cm = 3;

export function reviewWays({ terrain }: Scenario, ground: Ground): readonly UnplacedFinding[] {
  const roads = ground.lines.filter(({ kind }) => kind === 'road' || kind === 'sunken road');
  return roads.flatMap((road): readonly UnplacedFinding[] => {
    const loose = [road.course[0], road.course.at(-1)].filter(
      (end) => end && !leadsSomewhere(end, road, roads, ground),
    );
    if (loose.length === 0) return [];
    const feature = terrain.find(({ id }) => id === road.id);
    const places = loose.map((end) => (end ? `[${Math.round(end.x)}, ${Math.round(end.y)}]` : '')).join(' and ');
    return [
      {
        severity: 'warning',
        code: 'road-ends-nowhere',
        about: road.id,
        key: 'course',
        message: `${called({ name: feature?.name ?? null, kind: road.kind })} ends at ${places} in the open, where no one would go.`,
        fix: 'Lead it to the edge of the table, to another road or to houses.',
      },
    ];
  });
}

function leadsSomewhere(end: Point, road: GroundLine, roads: readonly GroundLine[], ground: Ground): boolean {
  const reach = road.width / 2 + NEAR;
  const { width, depth } = ground;
  if (end.x <= reach || end.y <= reach || end.x >= width - reach || end.y >= depth - reach) return true;
  if (ground.blocks.some(({ box }) => pointGap(end, box) <= reach)) return true;
  if (ground.crossings.some(({ box }) => pointGap(end, box) <= reach)) return true;
  if (ground.lines.some(({ kind, course }) => kind === 'entrenchment' && distanceToPolyline(end, course) <= reach))
    return true;
  return roads.some(
    (other) =>
      (other !== road && distanceToPolyline(end, other.course) <= reach + other.width / 2) ||
      (other === road && loops(end, road, reach)),
  );
}

/** A road may come back to itself. */
const loops = (end: Point, { course }: GroundLine, reach: Cm): boolean => {
  const far = course.filter((point) => distance(point, end) > 4 * reach);
  return far.length > 1 && far.length < course.length - 2 && distanceToPolyline(end, far) <= reach;
};
