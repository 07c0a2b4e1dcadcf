/** The rows of a roster: units, with a box for each hit and room to write. */
import type { RosterPapers } from '../../../engine/battle';
import type { Scenario, Unit } from '../../../engine/scenario';
import type { Shape } from '../../map/scene';
import { box, gapOf, stacked, typeset, underlined } from '../tables';
import type { TableLook } from '../tables';
import { breakLines, inFace, lineShapes, setRow } from '../text';
import type { ColumnPiece } from '../text';
import { classWords } from '../words';
import { startWords, troopWords } from './unit-words';

/** A box for a pencil, in sizes of type. */
const BOX = 1.5;
const BETWEEN = 0.3;

/** The columns of units, cm; the boxes stand at the right edge. */
export function unitColumns(count: number, measure: number, { text: { size } }: TableLook) {
  const boxes = (count * (BOX + BETWEEN) - BETWEEN) * size;
  const room = measure - boxes - size * 0.8;
  return { quality: room * 0.5, start: room * 0.68, end: room, boxes: measure - boxes, gap: size * 0.8 };
}

export function unitRow(
  unit: Unit,
  scenario: Scenario,
  papers: RosterPapers,
  measure: number,
  look: TableLook,
): ColumnPiece {
  const { size } = look.text;
  const { quality, start, end, boxes, gap } = unitColumns(papers.boxes.length, measure, look);
  const words = setRow([{ runs: inFace(unit.name, 'sans strong'), left: 0, width: quality - gap }], look.text);
  const troops = setRow(
    [{ runs: inFace(typeset(troopWords(unit, papers.units[unit.id])), 'sans'), left: 0, width: quality - gap }],
    { ...look.head, leading: 1.25 },
  );
  const left = stacked([words, troops]);
  const middle = setRow(
    [
      { runs: inFace(classWords(unit), 'sans'), left: quality, width: start - quality - gap },
      { runs: inFace(startWords(unit, scenario, papers.lengths), 'sans'), left: start, width: end - start },
    ],
    look.head,
  );
  const height = Math.max(left.height, middle.height, size * (BOX + 0.6)) + size * 0.3;
  const row: ColumnPiece = {
    height,
    above: 0,
    leads: false,
    shapes: [
      ...left.shapes,
      ...middle.shapes,
      ...boxRow(papers.units[unit.id]?.boxes ?? papers.boxes, boxes, -(height - BOX * size) / 2, look),
    ],
  };
  return underlined(row, measure, look.hair);
}

/** Boxes side by side, each with its mark, from `x` on and down from `y`. */
function boxRow(marks: readonly string[], x: number, y: number, look: TableLook): Shape[] {
  const { size } = look.text;
  const side = BOX * size;
  return marks.flatMap((mark, index) => {
    const left = x + index * (BOX + BETWEEN) * size;
    return [box(left, y, side, side, look.thin * 1.5, look.ink), ...centred(mark, left, y, side, side, look)];
  });
}

/** A small mark in the middle of a box. */
export function centred(mark: string, x: number, y: number, width: number, height: number, look: TableLook): Shape[] {
  const { size, colour } = look.small;
  const [line] = breakLines(inFace(typeset(mark), 'sans'), size, width);
  return line
    ? lineShapes(line, { x, y: y - height / 2 - size * 0.31 }, width, { size, leading: 1, colour }, 'centre')
    : [];
}

/** Boxes numbered from 1, in rows as wide as the measure; every one has a tick at half its foot where halves count. */
export function track(count: number, halves: boolean, measure: number, look: TableLook): ColumnPiece {
  const { size } = look.text;
  const step = (BOX + BETWEEN) * size;
  const abreast = Math.max(1, Math.floor((measure + BETWEEN * size) / step));
  const rows = Array.from({ length: Math.ceil(count / abreast) }, (_, row): ColumnPiece => {
    const marks = Array.from(
      { length: Math.min(abreast, count - row * abreast) },
      (__, i) => `${row * abreast + i + 1}`,
    );
    const ticks = halves ? marks.map((_mark, i) => tick(i * step + (BOX * size) / 2, -BOX * size, look)) : [];
    return { height: step, above: 0, leads: false, shapes: [...boxRow(marks, 0, 0, look), ...ticks] };
  });
  return stacked([gapOf(size * 0.3), ...rows]);
}

const tick = (x: number, foot: number, { text, thin, ink }: TableLook): Shape => ({
  kind: 'drawing',
  strokes: [{ from: { x, y: foot }, steps: [{ x, y: foot + text.size * 0.35 }], closed: false }],
  paint: { stroke: ink, width: thin * 1.5 },
});
