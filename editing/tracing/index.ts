/** The picture of a real map that terrain is traced from: laid, moved, turned, calibrated and faded as keys of the table. */
import { distance, facingOf, plus, rightOf, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Cm, Picture, Scenario } from '../../engine/scenario';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { TextEdits, tidy } from '../rewriting';
import { isMirrored, planeOf, pointBy, turnBy } from '../transform/transformation';
import type { Transformation } from '../transform';

/** As the format allows, cm. */
const NARROWEST = 1;
const WIDEST = 5000;
/** Points to calibrate by lie so far apart at least, cm: nearer, a hair of the hand would count too much. */
const APART = 0.5;
const PATH = ['table', 'picture'] as const;

/** Lays a picture over the whole table, as wide as the table or narrower, so that all of it is seen. */
export function layPicture(
  draft: Draft,
  file: string,
  size: { readonly width: number; readonly height: number },
): Change {
  const { width, depth } = draft.scenario.table;
  const wide = tidy(Math.min(width, (depth * size.width) / size.height));
  const text = new TextEdits(draft.values);
  text.set([...PATH], { file, ...(wide < width - 0.05 && { width: wide }) });
  return { does: `Trace from ${file}`, edits: text.edits };
}

export function removePicture(draft: Draft): Change | Refused {
  const { picture } = draft.scenario.table;
  if (!picture) return NONE;
  return { does: `Trace from ${picture.file} no more`, edits: [{ do: 'remove', path: [...PATH] }] };
}

/** The picture lies as in `after`. */
export function placePicture(draft: Draft, after: Picture, does: string): Change | Refused {
  const { picture } = draft.scenario.table;
  if (!picture) return NONE;
  const text = new TextEdits(draft.values);
  writePictureAs(text, picture, after);
  return text.edits.length === 0 ? { refused: 'Nothing would change.' } : { does, edits: text.edits };
}
const NONE: Refused = { refused: 'There is no picture to trace from.' };

/** Writes what of a picture is different. */
export function writePictureAs(text: TextEdits, before: Picture, after: Picture): void {
  if (distance(before.corner, after.corner) >= 0.005) text.point([...PATH, 'corner'], after.corner, 2);
  if (Math.abs(before.width - after.width) >= 0.005) text.length([...PATH, 'width'], after.width, 2);
  if (before.turn !== after.turn) text.turn([...PATH, 'turn'], after.turn, 2);
  if (before.mirrored !== after.mirrored)
    if (after.mirrored) text.set([...PATH, 'mirrored'], true);
    else text.remove([...PATH, 'mirrored']);
  if (before.opacity !== after.opacity) text.set([...PATH, 'opacity'], after.opacity);
}

/** A picture moved, turned, mirrored or scaled as the plane is; it cannot be stretched one way. */
export function pictureBy(picture: Picture, asked: Transformation): Picture {
  const plane = planeOf(asked);
  const factor = asked.do === 'scale' ? asked.by[0] : 1;
  const mirrors = isMirrored(plane);
  // Mirrored, its south-west corner is where the other corner of its foot was.
  const foot = mirrors ? times(rightOf(facingOf(picture.turn)), picture.width) : { x: 0, y: 0 };
  return {
    ...picture,
    corner: pointBy(plane, plus(picture.corner, foot)),
    mirrored: picture.mirrored !== mirrors,
    width: picture.width * factor,
    turn: asked.do === 'scale' ? picture.turn : turnBy(plane, picture.turn),
  };
}

/** The picture made larger or smaller about the first of two places, so that they lie so far apart on the table. */
export function calibrated(picture: Picture, from: Point, to: Point, apart: Cm): Picture | Refused {
  const now = distance(from, to);
  if (now < APART) return { refused: 'The two places lie too close together. Take two that are farther apart.' };
  if (!(apart > 0)) return { refused: 'Say how far it is from the one place to the other.' };
  const factor = apart / now;
  const width = picture.width * factor;
  if (width < NARROWEST || width > WIDEST)
    return { refused: 'The picture would be too small or too large for a table. Look at the distance and its unit.' };
  return pictureBy(picture, { do: 'scale', about: from, by: [factor, factor] });
}

/** The scenario with its picture otherwise, to look at meanwhile. */
export const withPicture = (scenario: Scenario, picture: Picture): Scenario => ({
  ...scenario,
  table: { ...scenario.table, picture },
});
