/** Things written once that stand several times, each a step from the one before. */
import { round3 } from '../../geometry';
import type { Point } from '../../geometry';
import type { Feature, Outline } from '../model/features';
import { number } from './fields';
import { keys, may, needs } from './groups';
import { either, made } from './reader';
import type { Reader } from './reader';
import { step } from './shapes';

/** `times` counts the first one as well; each next one stands `by` from the one before. */
export interface Repeat {
  readonly times: number;
  readonly by: Point;
}
/** A repetition of units, which may be placed by their brigade and then need no step. */
export interface UnitRepeat {
  readonly times: number;
  readonly by: Point | null;
}

const times = number(2, 100, 'whole');
const TIMES = 'How many there are, the first one counted.';
const BY = 'How far each next one stands from the one before.';

export const repeatFormat: Reader<Repeat> = keys('a repetition', { times: needs(times, TIMES), by: needs(step, BY) });

export const unitRepeatFormat: Reader<UnitRepeat> = either<UnitRepeat>(
  'a repetition of units',
  made(times, (count) => ({ times: count, by: null })),
  keys('a repetition of units', {
    times: needs(times, TIMES),
    by: may(step, BY, 'its brigade places them'),
  }),
);

/** The name of copy `index`, counted from 0; `Hedge 1` is the first. */
export const numbered = (name: string, index: number, repeat: { readonly times: number } | null): string =>
  repeat === null ? name : `${name} ${index + 1}`;

/** A point after `count` steps, to a thousandth. */
export const stepped = ({ x, y }: Point, by: Point, count: number): Point =>
  count === 0 ? { x, y } : { x: round3(x + by.x * count), y: round3(y + by.y * count) };

/** A feature after `count` steps. */
export function steppedFeature(one: Feature, by: Point, count: number): Feature {
  const to = (point: Point): Point => stepped(point, by, count);
  const feature: Feature = { ...one, label: one.label && { ...one.label, at: to(one.label.at) } };
  switch (feature.kind) {
    case 'bua':
      return { ...feature, blocks: feature.blocks.map((block) => ({ ...block, at: to(block.at) })) };
    case 'bridge':
    case 'ford':
      return { ...feature, at: to(feature.at) };
    case 'hill':
      return {
        ...feature,
        outline: steppedOutline(feature.outline, to),
        contours: feature.contours.map(({ height, outline }) => ({ height, outline: steppedOutline(outline, to) })),
      };
    default:
      return 'course' in feature
        ? { ...feature, course: { ...feature.course, points: feature.course.points.map(to) } }
        : { ...feature, outline: steppedOutline(feature.outline, to) };
  }
}

function steppedOutline(outline: Outline, to: (point: Point) => Point): Outline {
  return 'points' in outline ? { ...outline, points: outline.points.map(to) } : { ...outline, at: to(outline.at) };
}
