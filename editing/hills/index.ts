/** The shape of hills: how high they are, their contours, and how much of them is plateau. */
import { areaOf, boundsOf, pointInPolygon } from '../../engine/geometry';
import type { Hill, Id, Scenario } from '../../engine/scenario';
import { flatOutline } from '../../engine/terrain';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { inWords } from '../things';
import { placedAs } from '../transform';
import { outlineBy, planeOf } from '../transform/transformation';

/** What of a hill is flat at its top: as its slope has it without contours, or within a contour like its foot. */
export const PLATEAUS = ['usual', 'narrow', 'broad'] as const;
export type Plateau = (typeof PLATEAUS)[number];
const SHARES: Readonly<Record<Exclude<Plateau, 'usual'>, number>> = { narrow: 0.3, broad: 0.75 };
/** A share of the foot as near as this to one of those is meant to be it. */
const NEAR = 0.1;

/** Hills so high, cm: their contours keep their shares of the height, and the last stays the edge of the plateau. */
export function withHeight(scenario: Scenario, ids: readonly Id[], height: number): Scenario {
  const raised = (hill: Hill): Hill => ({
    ...hill,
    height,
    contours: hill.contours.map((line) => ({ ...line, height: (line.height / hill.height) * height })),
  });
  const terrain = scenario.terrain.map((feature) =>
    feature.kind === 'hill' && ids.includes(feature.id) ? raised(feature) : feature,
  );
  return { ...scenario, terrain };
}

/** A hill with so many contours, evenly up to its height, each like its foot and inside the one below. */
export function withContours(scenario: Scenario, id: Id, count: number): Scenario {
  const terrain = scenario.terrain.map((feature) =>
    feature.kind === 'hill' && feature.id === id ? { ...feature, contours: contoursOf(feature, count) } : feature,
  );
  return { ...scenario, terrain };
}

const contoursOf = (hill: Hill, count: number): Hill['contours'] =>
  contoursTo(hill, count, 1 - (0.75 * count) / (count + 1));

/** So many contours, evenly up to the height, the last of them so large a share of the foot. */
function contoursTo(
  { outline, height }: Pick<Hill, 'outline' | 'height'>,
  count: number,
  share: number,
): Hill['contours'] {
  const { minX, maxX, minY, maxY } = boundsOf(flatOutline(outline));
  const about = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  return Array.from({ length: count }, (_, index) => {
    const factor = 1 - ((1 - share) * (index + 1)) / count;
    const plane = planeOf({ do: 'scale', about, by: [factor, factor] });
    return { height: (height * (index + 1)) / count, outline: outlineBy(plane, outline) };
  });
}

/** The plateau of a hill in a word; null where its last contour was drawn otherwise. */
export function plateauOf({ outline, contours }: Hill): Plateau | null {
  const last = contours.at(-1);
  if (!last) return 'usual';
  const share = Math.sqrt(areaOf(flatOutline(last.outline)) / areaOf(flatOutline(outline)));
  return share <= SHARES.narrow + NEAR ? 'narrow' : share >= SHARES.broad - NEAR ? 'broad' : null;
}

/** The contours that give a hill its plateau; null where it bends so much that they would run past its foot. */
export function contoursFor(
  hill: Pick<Hill, 'outline' | 'height' | 'contours'>,
  plateau: Plateau,
): Hill['contours'] | null {
  if (plateau === 'usual') return [];
  const contours = contoursTo(hill, Math.max(1, hill.contours.length), SHARES[plateau]);
  const foot = flatOutline(hill.outline);
  const isInside = contours.every(({ outline }) => flatOutline(outline).every((point) => pointInPolygon(point, foot)));
  return isInside ? contours : null;
}

export function setPlateau(draft: Draft, ids: readonly Id[], plateau: Plateau): Change | Refused {
  const { scenario } = draft;
  const hills = scenario.terrain.flatMap((one) => (one.kind === 'hill' && ids.includes(one.id) ? [one] : []));
  const bent = hills.find((hill) => contoursFor(hill, plateau) === null);
  if (bent)
    return { refused: `${bent.name ?? 'The hill'} bends too much for that: draw its contours with the tool Nodes.` };
  const terrain = scenario.terrain.map((one) =>
    one.kind === 'hill' && hills.includes(one) ? { ...one, contours: contoursFor(one, plateau) ?? [] } : one,
  );
  return placedAs(draft, { ...scenario, terrain }, `Set the plateau of ${inWords(scenario, ids)}`);
}
