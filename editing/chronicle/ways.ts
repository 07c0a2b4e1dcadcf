/** The way of an entry: its points moved, added and taken out, and the deed itself turned into another. */
import { distanceToSegment } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import { isMarching } from '../../engine/scenario';
import type { Deed } from '../../engine/scenario';
import { isList } from '../../engine/scenario/edits';
import type { KeyPath } from '../../engine/scenario/edits';
import type { Refused } from '../draft';
import type { TextEdits } from '../rewriting';
import { editsOf, pointWritten } from './draft';
import type { ChronicleDraft } from './draft';
import { called, GONE } from './entries';
import type { EntryPlace, EntryChange } from './entries';
import { deedInWords } from './entry-words';

/** Point `point` of a way, or the place where somebody begins, put elsewhere. */
export function movePoint(
  draft: ChronicleDraft,
  { part, index }: EntryPlace,
  point: number,
  to: Point,
): EntryChange | Refused {
  const text = editsOf(draft);
  const path: KeyPath = part === 'begins' ? [part, index, 'at'] : [part, index, 'along', point];
  if (!text.has(path)) return GONE;
  writePoint(text, path, pointWritten(draft, to));
  return { does: `Lead ${called(draft, part, index)}`, edits: text.edits, part, index };
}

/** Only the numbers that differ. */
export function writePoint(text: TextEdits, path: KeyPath, [x, y]: readonly [number, number]): void {
  if (isList(text.at(path))) {
    text.set([...path, 0], x);
    text.set([...path, 1], y);
  } else text.set(path, [x, y]);
}

/** A new point of the way, in the stretch it lies nearest to; `from` is where the way begins. */
export function addPoint(draft: ChronicleDraft, index: number, from: Point, at: Point): EntryChange | Refused {
  const action = draft.chronicle.story[index];
  if (!action || !isMarching(action.does)) return GONE;
  const arrives = action.does === 'arrive';
  // Who arrives comes on at the first point: before it there is no stretch.
  const points = arrives ? action.along : [from, ...action.along];
  const stretches = points.slice(1).map((to, i) => distanceToSegment(at, points[i] ?? to, to));
  const nearest = stretches.indexOf(Math.min(...stretches));
  const text = editsOf(draft);
  text.insert(['story', index, 'along'], nearest + (arrives ? 1 : 0), pointWritten(draft, at));
  return { does: `Lead ${called(draft, 'story', index)}`, edits: text.edits, part: 'story', index };
}

export function removePoint(draft: ChronicleDraft, index: number, point: number): EntryChange | Refused {
  const action = draft.chronicle.story[index];
  if (!action?.along[point]) return GONE;
  const least = action.does === 'arrive' ? 2 : 1;
  if (action.along.length <= least)
    return { refused: 'A way needs its end: remove the entry, or let it do something on the spot.' };
  const text = editsOf(draft);
  text.remove(['story', index, 'along', point]);
  return { does: `Lead ${called(draft, 'story', index)}`, edits: text.edits, part: 'story', index };
}

/** What of an entry only makes sense along a way. */
const OF_A_WAY = ['along', 'arranged', 'through', 'into'] as const;

/** Turns a deed into another; one along a way gets `way` when it had none. */
export function setDeed(
  draft: ChronicleDraft,
  index: number,
  does: Deed,
  course: readonly Point[],
): EntryChange | Refused {
  const action = draft.chronicle.story[index];
  const text = editsOf(draft);
  if (!action || !text.has(['story', index])) return GONE;
  text.set(['story', index, 'does'], does);
  const needs = does === 'arrive' ? 2 : 1;
  if (!isMarching(does)) for (const key of OF_A_WAY) text.remove(['story', index, key]);
  else if (action.along.length < needs)
    text.set(
      ['story', index, 'along'],
      course.map((point) => pointWritten(draft, point)),
    );
  if (does === 'note' && action.caption === null) text.set(['story', index, 'caption'], FIRST_WORDS);
  return {
    does: `${deedInWords(does)} in place of ${action.does}`,
    edits: text.edits,
    part: 'story',
    index,
  };
}
/** A note has to tell something. */
export const FIRST_WORDS = 'What happened?';
