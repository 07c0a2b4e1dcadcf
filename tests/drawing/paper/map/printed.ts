/** Every word on a finished sheet as a box of paper, and the page it must stay on. */
import { corners, type Box, type Point } from '../../../../engine/geometry';
import type { Frame, Shape } from '../../../../drawing/map';
import { letterWidths, widthOf } from '../../../../drawing/map/lettering';
import type { Sheet } from '../../../../drawing/paper';

export interface PrintedWord {
  readonly text: string;
  readonly box: Box;
}
/** From a drawing's measure to the paper's. */
interface Carry {
  readonly point: (at: Point) => Point;
  readonly direction: (direction: Point) => Point;
  readonly scale: number;
}
const PAPER: Carry = { point: (at) => at, direction: (direction) => direction, scale: 1 };

export const wordsOn = (sheet: Sheet): PrintedWord[] =>
  sheet.layers.flatMap(({ shapes }) => shapes.flatMap((shape) => wordsOf(shape, PAPER)));

/** The ink of small letters: nine tenths of the type is high enough for `lg` to miss the next line. */
const HIGH = 0.7;

function wordsOf(shape: Shape, carry: Carry): PrintedWord[] {
  switch (shape.kind) {
    case 'words': {
      const { lettering, place } = shape;
      return [{ text: lettering.text, box: boxOf(widthOf(lettering), lettering.size, place.at, place.toward, carry) }];
    }
    case 'flowing words': {
      const { lettering, letters } = shape;
      const widths = letterWidths(lettering.text, lettering.role, lettering.size);
      return letters.flatMap(({ at, toward }, index) => {
        const [width, up] = [widths[index] ?? 0, lettering.size * 0.31];
        if (lettering.text[index] === ' ') return [];
        const middle = {
          x: at.x + (toward.x * width) / 2 - toward.y * up,
          y: at.y + (toward.y * width) / 2 + toward.x * up,
        };
        return [
          { text: `${lettering.text}[${index}]`, box: boxOf(width * 0.8, lettering.size, middle, toward, carry) },
        ];
      });
    }
    case 'group': {
      const { frame } = shape;
      if (!frame) return shape.shapes.flatMap((part) => wordsOf(part, carry));
      const turn = ({ x, y }: Point): Point => ({ x: x * frame.hy + y * frame.hx, y: y * frame.hy - x * frame.hx });
      const inner: Carry = {
        point: (at) => carry.point({ x: frame.x + turn(at).x, y: frame.y + turn(at).y }),
        direction: (direction) => carry.direction(turn(direction)),
        scale: carry.scale,
      };
      return shape.shapes.flatMap((part) => wordsOf(part, inner));
    }
    case 'window': {
      const { origin, scale } = shape;
      const inner: Carry = {
        point: ({ x, y }) => carry.point({ x: origin.x + x * scale, y: origin.y + y * scale }),
        direction: carry.direction,
        scale: carry.scale * scale,
      };
      return shape.shapes.flatMap((part) => wordsOf(part, inner));
    }
    default:
      return [];
  }
}

function boxOf(width: number, size: number, at: Point, toward: Point, { point, direction, scale }: Carry): Box {
  const { x, y } = point(at);
  const along = direction(toward);
  return { pose: { x, y, hx: 0 - along.y, hy: along.x }, width: width * scale, depth: size * HIGH * scale };
}

export const liesWithin = (box: Box, { west, south, east, north }: Frame): boolean =>
  corners(box).every(({ x, y }) => x > west - 1e-6 && x < east + 1e-6 && y > south - 1e-6 && y < north + 1e-6);
