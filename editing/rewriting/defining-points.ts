/** The points that fix the shape and place of a thing: what moves with them has moved. */
import { facingOf, plus, rightOf, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Feature, Outline } from '../../engine/scenario';

function pointsOfOutline(outline: Outline): readonly Point[] {
  if ('points' in outline) return outline.points;
  const ahead = facingOf(outline.turn);
  const [across, along] =
    outline.shape === 'ellipse' ? outline.radii : ([outline.size[0] / 2, outline.size[1] / 2] as const);
  return [outline.at, plus(outline.at, times(rightOf(ahead), across)), plus(outline.at, times(ahead, along))];
}

export const pointsOfFeature = (feature: Feature): readonly Point[] => [
  ...pointsOfShape(feature),
  ...(feature.label ? [feature.label.at] : []),
];

function pointsOfShape(feature: Feature): readonly Point[] {
  switch (feature.kind) {
    case 'bua':
      return feature.blocks.flatMap(({ at, turn, side }) => [at, plus(at, times(facingOf(turn), side / 2))]);
    case 'bridge':
    case 'ford':
      return [feature.at];
    case 'hill':
      return [feature.outline, ...feature.contours.map(({ outline }) => outline)].flatMap(pointsOfOutline);
    default:
      return 'course' in feature ? feature.course.points : pointsOfOutline(feature.outline);
  }
}
