/** Outlines and courses of the model, written where they stand in the text. */
import { distance } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Course, Hill, Outline } from '../../engine/scenario';
import { isList } from '../../engine/scenario/edits';
import type { KeyPath, Plain } from '../../engine/scenario/edits';
import { rounded, tidy, turnText } from './numbers';
import { SAME, TextEdits } from './text-edits';

/** With more new or lost points than this the whole list is written anew. */
const FEW = 3;
/** A turned shape that reaches farther than this is given hundredths of a degree, cm. */
const FAR = 30;
export const placesOfTurn = (reach: number): number => (reach > FAR ? 2 : 1);

export const plainPoint = ({ x, y }: Point, places = 1): Plain => [rounded(x, places), rounded(y, places)];

export function plainOutline(outline: Outline): Plain {
  switch (outline.shape) {
    case 'polygon':
    case 'smooth':
      return { [outline.shape]: outline.points.map((point) => plainPoint(point)) };
    case 'ellipse':
      return { ellipse: { at: plainPoint(outline.at), radii: plainPair(outline.radii), ...plainTurn(outline) } };
    case 'rectangle':
      return { rectangle: { at: plainPoint(outline.at), size: plainPair(outline.size), ...plainTurn(outline) } };
  }
}
const plainPair = ([one, two]: readonly [number, number]): Plain => [rounded(one, 1), rounded(two, 1)];
const plainTurn = (outline: Extract<Outline, { turn: number }>): { readonly turn?: number } => {
  const turn = turnText(outline.turn, placesOfTurn(reachOf(outline)));
  return turn === 0 ? {} : { turn };
};
const reachOf = (outline: Extract<Outline, { turn: number }>): number =>
  outline.shape === 'ellipse' ? Math.max(...outline.radii) : Math.max(...outline.size) / 2;

export const plainCourse = ({ points, smooth }: Course): Plain => {
  const list = points.map((point) => plainPoint(point));
  return smooth ? { smooth: list } : list;
};

export const plainContours = (contours: Hill['contours']): Plain =>
  contours.map(({ height, outline }) => ({ height: tidy(height), outline: plainOutline(outline) }));

export function writeOutline(text: TextEdits, path: KeyPath, before: Outline, after: Outline): void {
  if (sameOutline(before, after)) return;
  if ('points' in before && 'points' in after) {
    writePoints(text, [...path, before.shape], before.points, after.points);
    if (before.shape !== after.shape) text.rename([...path, before.shape], after.shape);
  } else if (after.shape === 'ellipse' && before.shape === 'ellipse') {
    const inside = [...path, 'ellipse'];
    text.point([...inside, 'at'], after.at);
    text.pair([...inside, 'radii'], after.radii);
    text.turn([...inside, 'turn'], after.turn, placesOfTurn(reachOf(after)));
  } else if (after.shape === 'rectangle' && before.shape === 'rectangle') {
    const inside = [...path, 'rectangle'];
    text.point([...inside, 'at'], after.at);
    text.pair([...inside, 'size'], after.size);
    text.turn([...inside, 'turn'], after.turn, placesOfTurn(reachOf(after)));
  } else text.set(path, plainOutline(after));
}

export function writeCourse(text: TextEdits, path: KeyPath, before: Course, after: Course): void {
  if (sameCourse(before, after)) return;
  const points = before.smooth ? [...path, 'smooth'] : path;
  if (before.smooth === after.smooth) writePoints(text, points, before.points, after.points);
  else text.set(path, plainCourse(after));
}

/** Points that stay keep their place in the text, and the comments beside them. */
function writePoints(text: TextEdits, path: KeyPath, before: readonly Point[], after: readonly Point[]): void {
  const written = text.at(path);
  const list = after.map((point) => plainPoint(point));
  const isAsRead = isList(written) && written.length === before.length;
  const change = after.length - before.length;
  if (!isAsRead || Math.abs(change) > FEW) {
    text.set(path, list);
    return;
  }
  const start = commonLength(before, after);
  if (change < 0) for (let lost = 0; lost < -change; lost += 1) text.remove([...path, firstLost(before, after, start)]);
  for (let added = 0; added < change; added += 1) text.insert(path, start + added, list[start + added] ?? null);
  after.forEach((point, index) => {
    text.point([...path, index], point);
  });
}

const firstLost = (before: readonly Point[], after: readonly Point[], start: number): number =>
  Math.min(start, before.length - 1, after.length);

/** How many points at the beginning are the same. */
function commonLength(before: readonly Point[], after: readonly Point[]): number {
  const differs = before.findIndex((point, index) => !samePoint(point, after[index]));
  return differs < 0 ? before.length : differs;
}

export const samePoint = (one: Point, other: Point | undefined): boolean =>
  other !== undefined && distance(one, other) < SAME;
const samePoints = (one: readonly Point[], other: readonly Point[]): boolean =>
  one.length === other.length && one.every((point, index) => samePoint(point, other[index]));
const samePair = (one: readonly [number, number], other: readonly [number, number]): boolean =>
  Math.abs(one[0] - other[0]) < SAME && Math.abs(one[1] - other[1]) < SAME;

function sameOutline(one: Outline, other: Outline): boolean {
  if (one === other) return true;
  if ('points' in one && 'points' in other) return one.shape === other.shape && samePoints(one.points, other.points);
  if (one.shape === 'ellipse' && other.shape === 'ellipse')
    return samePoint(one.at, other.at) && samePair(one.radii, other.radii) && one.turn === other.turn;
  if (one.shape === 'rectangle' && other.shape === 'rectangle')
    return samePoint(one.at, other.at) && samePair(one.size, other.size) && one.turn === other.turn;
  return false;
}
const sameCourse = (one: Course, other: Course): boolean =>
  one === other || (one.smooth === other.smooth && samePoints(one.points, other.points));
