/** A feature whose shape or place has changed, written where it stands in the text. */
import { distance, facingOf, headingOf, leftOf, minus, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Course, Feature, Hill, NamePlace, Outline } from '../../engine/scenario';
import { isGroup } from '../../engine/scenario/edits';
import type { KeyPath } from '../../engine/scenario/edits';
import { tidy } from './numbers';
import {
  placesOfTurn,
  plainContours,
  plainCourse,
  plainOutline,
  plainPoint,
  writeCourse,
  writeOutline,
} from './shapes';
import { SAME, TextEdits } from './text-edits';

/** Writes what of a feature has changed under its kind's key; both are of one kind. */
export function writeFeature(text: TextEdits, path: KeyPath, before: Feature, after: Feature): void {
  if ('width' in before && 'width' in after && Math.abs(before.width - after.width) >= SAME)
    text.length([...path, 'width'], after.width);
  writeLabel(text, path, before.label, after.label);
  if (before.kind === 'hill' && after.kind === 'hill') writeHill(text, path, before, after);
  else if (before.kind === 'bua' && after.kind === 'bua')
    after.blocks.forEach((block, index) => {
      const was = before.blocks[index];
      const place = [...path, 'blocks', index];
      if (!was) return;
      if (distance(was.at, block.at) >= SAME) text.point([...place, 'at'], block.at);
      if (was.turn !== block.turn) text.turn([...place, 'turn'], block.turn);
      if (Math.abs(was.side - block.side) >= SAME) text.length([...place, 'side'], block.side);
    });
  else if ('over' in before && 'over' in after) {
    if (distance(before.at, after.at) >= SAME) text.point([...path, 'at'], after.at);
  } else if (before.kind === 'entrenchment' && after.kind === 'entrenchment')
    writeEntrenchment(text, path, before.course, after.course);
  else if (before.kind === 'redoubt' && after.kind === 'redoubt')
    writeRedoubt(text, path, before.outline, after.outline);
  else if ('course' in before && 'course' in after) writeCourse(text, [...path, 'course'], before.course, after.course);
  else if ('outline' in before && 'outline' in after)
    writeOutline(text, [...path, 'outline'], before.outline, after.outline);
}

/** A place is written as the file has it: `[x, y]`, with keys once the words are turned. */
function writeLabel(text: TextEdits, feature: KeyPath, before: NamePlace | null, after: NamePlace | null): void {
  const path = [...feature, 'label'];
  if (!after) return before ? text.remove(path) : undefined;
  if (before && distance(before.at, after.at) < SAME && before.turn === after.turn) return;
  const now = text.at(path);
  if (isGroup(now)) {
    text.point([...path, 'at'], after.at);
    text.turn([...path, 'turn'], after.turn);
  } else if (after.turn === 0) text.point(path, after.at);
  else text.set(path, { at: plainPoint(after.at), turn: tidy(after.turn) });
}

function writeHill(text: TextEdits, path: KeyPath, before: Hill, after: Hill): void {
  writeOutline(text, [...path, 'outline'], before.outline, after.outline);
  const contours = [...path, 'contours'];
  if (before.contours.length === after.contours.length)
    after.contours.forEach((contour, index) => {
      const was = before.contours[index];
      if (!was) return;
      text.length([...contours, index, 'height'], contour.height);
      writeOutline(text, [...contours, index, 'outline'], was.outline, contour.outline);
    });
  else if (after.contours.length === 0) text.remove(contours);
  else text.set(contours, plainContours(after.contours));
  // The height of a hill with contours is that of its last one.
  if (after.contours.length > 0) {
    const isOther = before.contours.length === 0 || before.height !== after.height;
    if (isOther && text.has([...path, 'height'])) text.remove([...path, 'height']);
  } else if (
    Math.abs(before.height - after.height) >= SAME ||
    (before.contours.length > 0 && !text.has([...path, 'height']))
  )
    text.length([...path, 'height'], after.height);
}

/** One that was written by its middle stays so while it is straight. */
function writeEntrenchment(text: TextEdits, path: KeyPath, before: Course, after: Course): void {
  const [from, to] = after.points;
  if (!text.has([...path, 'at'])) {
    const isReversed = text.at([...path, 'faces']) === 'right';
    const asWritten = (course: Course): Course =>
      isReversed ? { ...course, points: course.points.toReversed() } : course;
    writeCourse(text, [...path, 'course'], asWritten(before), asWritten(after));
  } else if (from && to && after.points.length === 2 && !after.smooth) {
    if (before.points.every((point, index) => distance(point, after.points[index] ?? point) < SAME)) return;
    const long = distance(from, to);
    text.point([...path, 'at'], times(plus(from, to), 0.5));
    // Its front is on the left of whoever goes along it.
    writeIfTurned(text, [...path, 'heading'], leftOf(minus(to, from)), long / 2);
    text.length([...path, 'length'], long);
  } else {
    for (const key of ['at', 'heading', 'length']) text.remove([...path, key]);
    text.set([...path, 'course'], plainCourse(after));
  }
}

/** A heading that only rounding has changed is left alone. */
function writeIfTurned(text: TextEdits, path: KeyPath, direction: Point, reach: number): void {
  const now = text.at(path);
  const drift =
    typeof now === 'number' ? distance(times(facingOf(now), reach), times(facingOf(headingOf(direction)), reach)) : 1;
  if (drift > 0.01) text.heading(path, headingOf(direction), placesOfTurn(reach));
}

function writeRedoubt(text: TextEdits, path: KeyPath, before: Outline, after: Outline): void {
  if (!text.has([...path, 'at'])) writeOutline(text, [...path, 'outline'], before, after);
  else if (after.shape === 'rectangle') {
    text.point([...path, 'at'], after.at);
    text.pair([...path, 'size'], after.size);
    if (before.shape !== 'rectangle' || before.turn !== after.turn) text.heading([...path, 'heading'], after.turn);
  } else {
    for (const key of ['at', 'heading', 'size']) text.remove([...path, key]);
    text.set([...path, 'outline'], plainOutline(after));
  }
}
