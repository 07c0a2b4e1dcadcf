/** The head of a command above the rows of its units. */
import { inFace, runsWidth, setRow } from '../text';
import type { RowCell, ColumnPiece } from '../text';
import { onLineOf, type TableLook } from './look';
import { rule, stacked } from './pieces';

export interface CommandHead {
  readonly name: string;
  /** Empty: nobody's. */
  readonly leader: string;
  readonly rating: string;
}

/** Name and leader, in one line if they end before `ratingAt`, where his rating begins, cm from the left. */
export function commandRow(
  { name, leader, rating }: CommandHead,
  ratingAt: number,
  measure: number,
  look: TableLook,
): ColumnPiece {
  const { title, text } = look;
  const { size } = text;
  const end = ratingAt - size * 0.8;
  const beside = runsWidth(inFace(name, 'capitals'), title.size) + size * 0.7;
  const led = inFace(leader, 'sans strong');
  const rated: RowCell = { runs: inFace(rating, 'sans'), left: ratingAt, width: measure - ratingAt };
  const isLong = leader !== '' && beside + runsWidth(led, size) > end;
  const type = onLineOf(title, size, look.ink);
  const named: RowCell = { runs: inFace(name, 'capitals'), left: 0, width: measure };
  const rows = isLong
    ? [setRow([named], title), setRow([{ runs: led, left: 0, width: end }, rated], text)]
    : [setRow([named, { runs: led, left: beside, width: measure - beside, type }, { ...rated, type }], title)];
  return stacked([...rows, rule(measure, look.thick, look.ink, size * 0.2, size * 0.1)], {
    above: size,
    leads: true,
  });
}
