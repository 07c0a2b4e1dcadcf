/** Words as drawings of their letters, for pictures: they look the same whatever fonts the machine has. */
import { BASE_LINE, type Lettering, type Paint, type Shape, type LineSpot, type Stroke } from '../../../drawing/map';
import type { Sheet } from '../../../drawing/paper';
import { memoOfPair } from '../../../engine/facts';
import { featuresFor, runsOf, setWidth } from './typefaces';

/** The sheet without words. The faces are cut as roughly as old type: steps of less than `fine` cm of paper are left out. */
export const outlinedSheet = (sheet: Sheet, fine: number): Sheet => ({
  ...sheet,
  layers: sheet.layers.map((layer) => ({ ...layer, shapes: outlined(layer.shapes, fine) })),
});

/** Kept by the array of shapes, and by how fine they are drawn: every sheet of a table looks at the same ones. */
const outlined = memoOfPair((shapes: readonly Shape[], fine: number): readonly Shape[] =>
  shapes.flatMap((shape): readonly Shape[] => {
    switch (shape.kind) {
      case 'words':
        return inked(shape.lettering, wordStrokes(shape.lettering, shape.place, fine));
      case 'flowing words':
        return inked(shape.lettering, flowingStrokes(shape.lettering, shape.letters, fine));
      case 'group':
        return [{ ...shape, shapes: outlined(shape.shapes, fine) }];
      case 'window':
        return [{ ...shape, shapes: outlined(shape.shapes, fine / shape.scale) }];
      default:
        return [shape];
    }
  }),
);

function inked({ colour, halo }: Lettering, strokes: readonly Stroke[]): readonly Shape[] {
  const rim: Paint = halo ? { stroke: halo.colour, width: halo.width, round: true, strokeBelow: true } : {};
  return [{ kind: 'drawing', strokes, paint: { fill: colour, ...rim } }];
}

/** The letters of words centred on their place. */
function wordStrokes(lettering: Lettering, { at, toward }: LineSpot, fine: number): readonly Stroke[] {
  const { text, role, size, spacing } = lettering;
  const [back, drop] = [setWidth(runsOf(text, role), size, spacing) / 2, size * BASE_LINE];
  const start = { x: at.x + toward.y * drop - toward.x * back, y: at.y - toward.x * drop - toward.y * back };
  return lineStrokes(lettering, { at: start, toward }, fine);
}

/** The letters of words along a curve. */
function flowingStrokes(lettering: Lettering, letters: readonly LineSpot[], fine: number): readonly Stroke[] {
  return [...lettering.text].flatMap((text, i) => {
    const spot = letters[i];
    return spot ? lineStrokes({ ...lettering, text, spacing: 0 }, spot, fine) : [];
  });
}

/** The letters of one line from the spot on. */
function lineStrokes(
  { text, role, size, spacing }: Lettering,
  { at, toward }: LineSpot,
  fine: number,
): readonly Stroke[] {
  const strokes: Stroke[] = [];
  let along = 0;
  for (const { face, text: part } of runsOf(text, role)) {
    const scale = size / face.font.unitsPerEm;
    const { glyphs, positions } = face.font.layout(part, featuresFor(spacing));
    glyphs.forEach((glyph, i) => {
      const position = positions[i];
      const place = (x: number, y: number) => {
        const right = along + (x + (position?.xOffset ?? 0)) * scale;
        const up = (y + (position?.yOffset ?? 0)) * scale;
        return { x: at.x + toward.x * right - toward.y * up, y: at.y + toward.y * right + toward.x * up };
      };
      strokes.push(...glyphStrokes(glyph.path.commands, place, fine / scale));
      along += (position?.xAdvance ?? glyph.advanceWidth) * scale + spacing;
    });
  }
  return strokes;
}

interface Step {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
}
type ToPaper = (x: number, y: number) => { readonly x: number; readonly y: number };

/** A letter in its own measure. */
interface Cut {
  readonly from: Mark;
  readonly steps: readonly (readonly Mark[])[];
}
/** Letters as they are cut, by their commands and by how fine: a sheet has thousands of a few dozen. */
const cutLetter = memoOfPair(cut);

/** The strokes of a letter; `fine` in its own measure. */
function glyphStrokes(commands: readonly Step[], place: ToPaper, fine: number): readonly Stroke[] {
  return cutLetter(commands, fine).map(({ from, steps }) => ({
    from: place(...from),
    steps: steps.map((marks) => {
      const [first, second, last] = marks;
      if (!first || !second || !last) return place(...(first ?? from));
      return { leaving: place(...first), arriving: place(...second), to: place(...last) };
    }),
    closed: true,
  }));
}

/** A letter without the steps that are too small to be seen. */
function cut(commands: readonly Step[], fine: number): readonly Cut[] {
  const strokes: { from: Mark; steps: (readonly Mark[])[] }[] = [];
  let [penX, penY] = [0, 0];
  /** On to the last of these points, bent by those before it. */
  const draw = (...points: readonly Mark[]): void => {
    const [x, y] = points.at(-1) ?? [penX, penY];
    if (points.every((point) => Math.hypot(point[0] - penX, point[1] - penY) < fine)) return;
    const isStraight = points.every((point) => distanceToChord(point, [penX, penY], [x, y]) < fine / 2);
    strokes.at(-1)?.steps.push(isStraight || points.length < 3 ? [[x, y]] : points);
    [penX, penY] = [x, y];
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    switch (command) {
      case 'moveTo':
        strokes.push({ from: [a, b], steps: [] });
        [penX, penY] = [a, b];
        break;
      case 'lineTo':
        draw([a, b]);
        break;
      case 'quadraticCurveTo':
        draw([(penX + 2 * a) / 3, (penY + 2 * b) / 3], [(c + 2 * a) / 3, (d + 2 * b) / 3], [c, d]);
        break;
      case 'bezierCurveTo':
        draw([a, b], [c, d], [e, f]);
        break;
      case 'closePath':
        break;
    }
  }
  return strokes;
}

type Mark = readonly [x: number, y: number];

function distanceToChord([x, y]: Mark, [fromX, fromY]: Mark, [toX, toY]: Mark): number {
  const [alongX, alongY] = [toX - fromX, toY - fromY];
  const length = Math.hypot(alongX, alongY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((x - fromX) * alongY - (y - fromY) * alongX) / length;
}
