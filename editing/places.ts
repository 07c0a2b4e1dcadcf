/** Where things are: the middle of each, and the middle of several. */
import { boundsOf } from '../engine/geometry';
import type { Point } from '../engine/geometry';
import type { Feature, Id, Scenario } from '../engine/scenario';
import { flatCourse, flatOutline } from '../engine/terrain';
import { leadersOf } from './things';

/** The points that a feature reaches over. */
function extentOf(feature: Feature): readonly Point[] {
  switch (feature.kind) {
    case 'bua':
      return feature.blocks.flatMap(({ at, side }) => [
        { x: at.x - side / 2, y: at.y - side / 2 },
        { x: at.x + side / 2, y: at.y + side / 2 },
      ]);
    case 'bridge':
    case 'ford':
      return [feature.at];
    default:
      return 'course' in feature ? flatCourse(feature.course) : flatOutline(feature.outline);
  }
}

/** The points that a thing reaches over; none for what has no place on the table. */
export function pointsOf(scenario: Scenario, id: Id): readonly Point[] {
  for (const feature of scenario.terrain) {
    if (feature.id === id) return extentOf(feature);
    const block = feature.kind === 'bua' ? feature.blocks.find((one) => one.id === id) : undefined;
    if (block) return [block.at];
  }
  for (const one of [...(scenario.labels ?? []), ...(scenario.entryPoints ?? [])]) if (one.id === id) return [one.at];
  for (const objective of scenario.objectives)
    if (objective.id === id) {
      if (objective.at) return [objective.at];
      const on = objective.feature ?? objective.exit?.by;
      return on === undefined ? [] : pointsOf(scenario, on);
    }
  for (const army of scenario.armies) {
    const leader = leadersOf(army).find((one) => one.id === id);
    if (leader) return [leader.at];
    const zone = army.deployment.find((one) => one.id === id);
    if (zone) return flatOutline(zone.outline);
    const brigade = army.brigades.find((one) => one.id === id);
    if (brigade) return brigade.units.flatMap((unit) => pointsOf(scenario, unit.id));
    const unit = [...army.brigades.flatMap(({ units }) => units), ...army.independents].find((one) => one.id === id);
    if (!unit) continue;
    const { place } = unit;
    return 'at' in place ? [place.at] : 'arrives' in place ? [place.arrives.at] : pointsOf(scenario, place.inside);
  }
  return [];
}

/** The middle of what the things reach over; null where nothing of them has a place. */
export function centreOf(scenario: Scenario, ...ids: readonly Id[]): Point | null {
  const points = ids.flatMap((id) => pointsOf(scenario, id));
  if (points.length === 0) return null;
  const { minX, maxX, minY, maxY } = boundsOf(points);
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}
