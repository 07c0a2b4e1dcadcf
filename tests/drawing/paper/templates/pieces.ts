/** Pieces that share a sheet, and where they lie on it. */
import { along, type Point } from '../../../../engine/geometry';
import type { Frame, Shape } from '../../../../drawing/map';
import type { Sheet } from '../../../../drawing/paper';
import { frameOf } from '../../../../drawing/map/strokes';

export interface PieceOn {
  readonly number: number;
  /** Cm of paper, a little beyond the cut. */
  readonly frame: Frame;
  readonly scale: number;
  /** In the measure of the table, as it is turned. */
  readonly shapes: readonly Shape[];
}

export function piecesOn({ layers }: Sheet): PieceOn[] {
  return layers.flatMap(({ shapes }) =>
    shapes.flatMap((shape): PieceOn[] => {
      if (shape.kind !== 'group' || !('cut-out' in shape.tags)) return [];
      const [window] = shape.shapes;
      if (window?.kind !== 'window' || !window.clip || !shape.frame) throw new Error('a piece without a window');
      const { frame } = shape;
      const { west, south, east, north } = window.clip;
      const corner = (x: number, y: number): Point => along(frame, y, x);
      return [
        {
          number: Number(shape.tags['cut-out']),
          frame: frameOf([corner(west, south), corner(east, south), corner(east, north), corner(west, north)]),
          scale: window.scale,
          shapes: window.shapes,
        },
      ];
    }),
  );
}
