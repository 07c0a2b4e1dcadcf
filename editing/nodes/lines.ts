/** The lines of a feature or zone that can be reshaped: its outline or course, and the contours of a hill. */
import type { Course, Feature, Id, Outline, Scenario } from '../../engine/scenario';
import { withAttached } from '../crossings';
import { mapKept } from '../kept';

/** A line: of whom, and of a hill which contour; null is its foot, and the only line of everything else. */
export interface LineOf {
  readonly id: Id;
  readonly contour: number | null;
}
export type NodeLine =
  | { readonly is: 'outline'; readonly outline: Outline }
  | { readonly is: 'course'; readonly course: Course };

/** The lines of a thing, the outermost first; none for what has no line. */
export function linesOf(scenario: Scenario, id: Id): readonly (LineOf & { readonly line: NodeLine })[] {
  const outlined = (outline: Outline, contour: number | null = null) => ({
    id,
    contour,
    line: { is: 'outline', outline } as const,
  });
  for (const feature of scenario.terrain) {
    if (feature.id !== id) continue;
    if (feature.kind === 'hill')
      return [outlined(feature.outline), ...feature.contours.map(({ outline }, index) => outlined(outline, index))];
    if ('outline' in feature) return [outlined(feature.outline)];
    return 'course' in feature ? [{ id, contour: null, line: { is: 'course', course: feature.course } }] : [];
  }
  for (const { deployment } of scenario.armies)
    for (const zone of deployment) if (zone.id === id) return [outlined(zone.outline)];
  return [];
}

export const lineOf = (scenario: Scenario, { id, contour }: LineOf): NodeLine | null =>
  linesOf(scenario, id).find((one) => one.contour === contour)?.line ?? null;

/** The scenario with another line in the place of one; what is attached to it follows. */
export function withLine(scenario: Scenario, { id, contour }: LineOf, line: NodeLine): Scenario {
  const after: Scenario = {
    ...scenario,
    terrain: mapKept(scenario.terrain, (feature) => (feature.id === id ? lined(feature, contour, line) : feature)),
    armies: mapKept(scenario.armies, (army) =>
      army.deployment.some((zone) => zone.id === id)
        ? {
            ...army,
            deployment: army.deployment.map((zone) =>
              zone.id === id && line.is === 'outline' ? { ...zone, outline: line.outline } : zone,
            ),
          }
        : army,
    ),
  };
  return withAttached(scenario, after, new Set());
}

function lined(feature: Feature, contour: number | null, line: NodeLine): Feature {
  if (line.is === 'course') return 'course' in feature ? { ...feature, course: line.course } : feature;
  const { outline } = line;
  if (feature.kind === 'hill' && contour !== null)
    return {
      ...feature,
      contours: feature.contours.map((one, index) => (index === contour ? { ...one, outline } : one)),
    };
  return 'outline' in feature ? { ...feature, outline } : feature;
}
