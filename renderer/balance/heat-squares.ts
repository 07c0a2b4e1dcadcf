import type { Setting } from '../../engine/analysis/report';

/** A square of the plan, cm of the table with y down as in an SVG. */
export interface HeatSquare {
  readonly square: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** From 1, light, to 5. */
  readonly step: number;
  /** "D7, 1.2 a battle" */
  readonly label: string;
}

/** Upper bounds of the five steps, as shares of the fullest square: most squares hold little. */
const STEPS = [0.06, 0.16, 0.34, 0.62, 1];
/** Less than this share of the fullest square is not drawn. */
const LEAST = 0.015;

export const boundsOf = (most: number): readonly number[] => STEPS.map((share) => share * most);

/** The squares that hold something. `width` is the table's as it is drawn: battles may have been fought at another scale. */
export function squaresOf(
  { squares, most }: { readonly squares: ReadonlyMap<number, number>; readonly most: number },
  { grid, table }: Pick<Setting, 'grid' | 'table'>,
  width: number,
): readonly HeatSquare[] {
  const side = (grid.cell * width) / table.width;
  return [...squares]
    .filter(([, value]) => value > LEAST * most)
    .map(([square, value]) => {
      const column = square % grid.columns;
      const row = Math.floor(square / grid.columns);
      const step = STEPS.findIndex((share) => value <= share * most + 1e-9) + 1;
      return {
        square,
        x: column * side,
        y: -(row + 1) * side,
        side,
        step: step === 0 ? STEPS.length : step,
        label: `${columnName(column)}${row + 1}, ${value.toFixed(2)} a battle`,
      };
    });
}

/** Columns are lettered from the west: A to Z, then AA. */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}
