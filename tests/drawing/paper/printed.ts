/** What stands on a sheet, in the sheet's own centimetres. */
import { widthOf } from '../../../drawing/map/lettering';
import type { FontRole, Frame, Shape } from '../../../drawing/map';
import type { Sheet } from '../../../drawing/paper';

export interface Written {
  readonly text: string;
  readonly role: FontRole;
  readonly size: number;
  readonly frame: Frame;
}

/** Every group here is only moved, not turned. */
function walk(
  shapes: readonly Shape[],
  x: number,
  y: number,
  visit: (shape: Shape, x: number, y: number) => void,
): void {
  for (const shape of shapes) {
    if (shape.kind !== 'group') visit(shape, x, y);
    else if (shape.frame && (shape.frame.hx !== 0 || shape.frame.hy !== 1)) throw new Error('a turned group');
    else walk(shape.shapes, x + (shape.frame?.x ?? 0), y + (shape.frame?.y ?? 0), visit);
  }
}

/** Words from the top left, line by line in the order they were set. */
export function wordsOn(sheet: Sheet): Written[] {
  const words: Written[] = [];
  for (const { shapes } of sheet.layers)
    walk(shapes, 0, 0, (shape, x, y) => {
      if (shape.kind !== 'words') return;
      const { lettering, place } = shape;
      const half = widthOf(lettering) / 2;
      const { size } = lettering;
      const at = { x: place.at.x + x, y: place.at.y + y };
      words.push({
        text: lettering.text,
        role: lettering.role,
        size,
        frame: { west: at.x - half, east: at.x + half, south: at.y - size * 0.5, north: at.y + size * 0.5 },
      });
    });
  return words;
}

/** Closed four-sided outlines: boxes to tick. */
export function boxesOn(sheet: Sheet): Frame[] {
  const boxes: Frame[] = [];
  for (const { shapes } of sheet.layers)
    walk(shapes, 0, 0, (shape, x, y) => {
      if (shape.kind !== 'drawing') return;
      for (const { from, steps, closed } of shape.strokes) {
        if (!closed || steps.length !== 3) continue;
        const points = [from, ...steps.flatMap((step) => ('to' in step ? [step.to] : [step]))];
        boxes.push({
          west: Math.min(...points.map((point) => point.x)) + x,
          east: Math.max(...points.map((point) => point.x)) + x,
          south: Math.min(...points.map((point) => point.y)) + y,
          north: Math.max(...points.map((point) => point.y)) + y,
        });
      }
    });
  return boxes;
}

/** Names of those that leave the margins. */
export const overflowing = (sheet: Sheet, margin: number): readonly string[] =>
  [...wordsOn(sheet), ...boxesOn(sheet).map((frame) => ({ text: 'a box', frame }))]
    .filter(
      ({ frame: { west, south, east, north } }) =>
        west < margin - 0.01 ||
        south < margin - 0.01 ||
        east > sheet.width - margin + 0.01 ||
        north > sheet.height - margin + 0.01,
    )
    .map(({ text }) => text);

/** Pairs of words that lie on one another. */
export function overlapping(sheet: Sheet): readonly string[] {
  const words = wordsOn(sheet);
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter(
        (other) =>
          one.frame.west < other.frame.east - 0.02 &&
          other.frame.west < one.frame.east - 0.02 &&
          one.frame.south < other.frame.north - Math.min(one.size, other.size) * 0.25 &&
          other.frame.south < one.frame.north - Math.min(one.size, other.size) * 0.25,
      )
      .map((other) => `${one.text} / ${other.text}`),
  );
}
