/** `deploy:` of a brigade whose units have moved: kept while they still stand as it sets them out. */
import { distance, dot, facingOf, minus, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { deployed } from '../../engine/scenario';
import type { Cm, Deployment, Scale, Scenario, StartingPlace } from '../../engine/scenario';
import type { KeyPath } from '../../engine/scenario/edits';
import { scaleOf } from '../scale';
import { headingText, placesFor, rounded } from './numbers';
import { TextEdits } from './text-edits';

/** So far from its place in the deployment a unit may stand, cm. */
const IN_PLACE = 0.05;

/** Writes the deployment that sets out the units where they are now; false when there is none. */
export function keepDeployment(
  text: TextEdits,
  path: KeyPath,
  places: readonly StartingPlace[],
  { rules }: Scenario,
): boolean {
  const standing = places.flatMap((place) => ('at' in place ? [place] : []));
  const [first] = standing;
  if (!first || standing.length < places.length || standing.some(({ heading }) => heading !== first.heading))
    return false;
  const spots = standing.map(({ at }) => at);
  const scale = scaleOf({ rules });
  const fitted = placesFor((digits) => fits(fitting(text, path, spots, first.heading, digits), spots, scale));
  const deployment = fitting(text, path, spots, first.heading, fitted);
  if (!fits(deployment, spots, scale)) return false;
  text.point([...path, 'at'], deployment.at, 3);
  text.heading([...path, 'heading'], deployment.heading, 3);
  text.length([...path, 'spacing'], deployment.spacing, 3);
  if (deployment.depth !== null) text.length([...path, 'depth'], deployment.depth, 3);
  return true;
}

const fits = (deployment: Deployment, spots: readonly Point[], scale: Scale): boolean => {
  const set = deployed(deployment, spots.length, scale);
  return spots.every((spot, index) => distance(spot, set[index] ?? plus(spot, { x: 9, y: 9 })) <= IN_PLACE);
};

/** The deployment that the written one has become, read off the places of the units, to so many digits. */
function fitting(text: TextEdits, path: KeyPath, spots: readonly Point[], heading: number, digits: number): Deployment {
  const written = (key: string) => text.at([...path, key]);
  const isColumn = written('in') === 'column';
  const ranks = Number(written('ranks') ?? 1);
  const abreast = isColumn ? 1 : Math.ceil(spots.length / ranks);
  const line = spots.slice(0, abreast);
  const middle = times(line.reduce(plus, { x: 0, y: 0 }), 1 / line.length);
  const [one, two] = spots;
  const behind = spots[abreast];
  const measured = (key: string, length: Cm): Cm => {
    const now = text.cm([...path, key]);
    return now !== null && Math.abs(now - length) < 0.01 ? now : rounded(length, digits);
  };
  const hasNeighbour = isColumn || abreast > 1;
  const spacing = one && two && hasNeighbour ? distance(one, two) : (text.cm([...path, 'spacing']) ?? 1);
  const depth = text.cm([...path, 'depth']);
  const stretched = one && behind && !isColumn && depth !== null ? dot(facingOf(heading), minus(one, behind)) : depth;
  return {
    at: { x: rounded(middle.x, digits), y: rounded(middle.y, digits) },
    heading: headingText(heading, digits),
    spacing: measured('spacing', spacing),
    in: isColumn ? 'column' : 'line',
    ranks,
    depth: stretched === null ? null : measured('depth', stretched),
  };
}
