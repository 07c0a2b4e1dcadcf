/** A brigade set out in one gesture: in a line, in two, or in march column, straight or along a road. */
import { distance, facingOf, headingOf, minus, plus, times, unit } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { deployed, UNIT_TYPES } from '../../engine/scenario';
import type { Cm, Formation, Id, Scale, Unit, UnitType } from '../../engine/scenario';
import type { KeyPath, Plain } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { plainPoint, rounded, TextEdits } from '../rewriting';
import { headingText } from '../rewriting/numbers';
import { parted } from '../rewriting/parted';

export type SetOutOrder =
  /** `at` is the middle of the first line, `spacing` from centre to centre, `depth` from line to line, cm. */
  | {
      readonly in: 'line' | 'two lines';
      readonly at: Point;
      readonly heading: number;
      readonly spacing: Cm;
      readonly depth: Cm;
    }
  | { readonly in: 'march column'; readonly at: Point; readonly heading: number; readonly spacing: Cm }
  /** The head of the column is at the end of the way, and the others follow along it. */
  | { readonly in: 'march column along a road'; readonly course: readonly Point[]; readonly spacing: Cm };

/** All but the one along a road, whose places are written out. */
export type StraightOrder = Exclude<SetOutOrder, { readonly in: 'march column along a road' }>;

/** So far behind his line, or ahead of his column, a commander stands, cm. */
const BEHIND = 8;

export function deployBrigade(whole: Draft, id: Id, order: SetOutOrder): Change | Refused {
  const brigade = whole.scenario.armies.flatMap(({ brigades }) => brigades).find((one) => one.id === id);
  if (!brigade) return { refused: 'There is no such brigade.' };
  const standing = brigade.units.filter(({ place }) => !('inside' in place));
  if (standing.length === 0) return { refused: `${brigade.name} holds houses with all its units.` };
  const isAlongRoad = order.in === 'march column along a road';
  const { draft, text } = parted(
    whole,
    standing.map(({ id: one }) => one),
    'also whole rows',
  );
  const path = pathOf(draft, id);
  if (!path) return { refused: 'There is no such brigade.' };
  text.remove([...path, 'arrives']);
  text.remove([...path, 'deploy']);
  const spots = isAlongRoad ? spotsAlong(order.course, standing.length, order.spacing) : [];
  standing.forEach((one, index) => {
    const place = pathOf(draft, one.id);
    if (place) writeUnit(text, place, one, order, spots[index] ?? null);
  });
  if (!isAlongRoad) text.set([...path, 'deploy'], plainDeploy(order));
  const place = commanderPlace(order);
  const commander = pathOf(draft, brigade.commander.id);
  if (place && commander) text.point([...commander, 'at'], place);
  return { does: `Set out ${brigade.name} in ${order.in}`, edits: text.edits };
}

/** Behind the middle of his first line, or ahead of his column; null where its road has no length. */
export function commanderPlace(order: SetOutOrder): Point | null {
  const head = order.in === 'march column along a road' ? spotsAlong(order.course, 1, order.spacing)[0] : order;
  const isInLine = order.in === 'line' || order.in === 'two lines';
  return head ? plus(head.at, times(facingOf(head.heading), isInLine ? -BEHIND : BEHIND)) : null;
}

export function plainDeploy(order: StraightOrder): Plain {
  const common = { at: plainPoint(order.at), heading: headingText(order.heading), spacing: rounded(order.spacing, 1) };
  if (order.in === 'march column') return { ...common, in: 'column' };
  return order.in === 'line' ? common : { ...common, ranks: 2, depth: rounded(order.depth, 1) };
}

function writeUnit(
  text: TextEdits,
  path: KeyPath,
  { type }: Unit,
  order: SetOutOrder,
  spot: { readonly at: Point; readonly heading: number } | null,
): void {
  for (const key of ['arrives', ...(spot ? [] : ['at', 'heading'])]) text.remove([...path, key]);
  if (spot) {
    text.point([...path, 'at'], spot.at);
    text.heading([...path, 'heading'], spot.heading);
  }
  const formation = formationIn(order, type);
  if (formation === undefined) text.remove([...path, 'formation']);
  else text.set([...path, 'formation'], formation);
}

/** How a unit stands in such an order; undefined as is usual for its arm. */
export function formationIn(order: SetOutOrder, type: UnitType): Formation | undefined {
  const arm = UNIT_TYPES[type];
  if (order.in === 'line' || order.in === 'two lines' || arm === 'train') return undefined;
  return arm === 'guns' ? 'limbered' : 'march column';
}

/** Where the units of a straight order will stand, the first on the right or in front. */
export const placesIn = (order: StraightOrder, count: number, scale: Scale): readonly Point[] =>
  deployed(
    {
      at: order.at,
      heading: order.heading,
      spacing: order.spacing,
      in: order.in === 'march column' ? 'column' : 'line',
      ranks: order.in === 'two lines' ? 2 : 1,
      depth: order.in === 'two lines' ? order.depth : null,
    },
    count,
    scale,
  );

/** Places one behind another along a line, the first at its end, each looking along it. */
export function spotsAlong(
  course: readonly Point[],
  count: number,
  spacing: Cm,
): readonly { at: Point; heading: number }[] {
  const back = course.toReversed();
  return Array.from({ length: count }, (_, index) => pointAlong(back, index * spacing)).flatMap((one) =>
    one ? [one] : [],
  );
}

function pointAlong(line: readonly Point[], by: Cm): { readonly at: Point; readonly heading: number } | null {
  let left = by;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    if (!from || !to) continue;
    const long = distance(from, to);
    const isLast = index === line.length - 1;
    if (long === 0 || (left > long && !isLast)) {
      left -= long;
      continue;
    }
    // A column that is longer than its road goes on straight behind.
    const course = unit(minus(to, from));
    return { at: plus(from, times(course, left)), heading: headingOf(times(course, -1)) };
  }
  return null;
}
