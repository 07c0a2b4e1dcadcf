/** Words as drawings of their letters, for pictures: they look the same whatever fonts the machine has. */
import { BASE_LINE, type Lettering, type Paint, type Shape, type Spot, type Stroke } from '../../../engine/maps';
import type { Sheet } from '../../../engine/maps/sheets';
import { featuresFor, runsOf, setWidth } from './typefaces';

const done = new WeakMap<readonly Shape[], readonly Shape[]>();

/** The sheet without words. */
export const outlinedSheet = (sheet: Sheet): Sheet => ({
  ...sheet,
  layers: sheet.layers.map((layer) => ({ ...layer, shapes: outlined(layer.shapes) })),
});

function outlined(shapes: readonly Shape[]): readonly Shape[] {
  const known = done.get(shapes);
  if (known) return known;
  const made = shapes.flatMap((shape): readonly Shape[] => {
    switch (shape.kind) {
      case 'words':
        return inked(shape.lettering, wordStrokes(shape.lettering, shape.place));
      case 'flowing words':
        return inked(shape.lettering, flowingStrokes(shape.lettering, shape.letters));
      case 'group':
      case 'window':
        return [{ ...shape, shapes: outlined(shape.shapes) }];
      default:
        return [shape];
    }
  });
  done.set(shapes, made);
  return made;
}

function inked({ colour, halo }: Lettering, strokes: readonly Stroke[]): readonly Shape[] {
  const rim: Paint = halo ? { stroke: halo.colour, width: halo.width, round: true, strokeBelow: true } : {};
  return [{ kind: 'drawing', strokes, paint: { fill: colour, ...rim } }];
}

/** The letters of words centred on their place. */
function wordStrokes(lettering: Lettering, { at, toward }: Spot): readonly Stroke[] {
  const { text, role, size, spacing } = lettering;
  const [back, drop] = [setWidth(runsOf(text, role), size, spacing) / 2, size * BASE_LINE];
  const start = { x: at.x + toward.y * drop - toward.x * back, y: at.y - toward.x * drop - toward.y * back };
  return lineStrokes(lettering, { at: start, toward });
}

/** The letters of words along a curve. */
function flowingStrokes(lettering: Lettering, letters: readonly Spot[]): readonly Stroke[] {
  return [...lettering.text].flatMap((text, i) => {
    const spot = letters[i];
    return spot ? lineStrokes({ ...lettering, text, spacing: 0 }, spot) : [];
  });
}

/** The letters of one line from the spot on. */
function lineStrokes({ text, role, size, spacing }: Lettering, { at, toward }: Spot): readonly Stroke[] {
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
      strokes.push(...glyphStrokes(glyph.path.commands, place));
      along += (position?.xAdvance ?? glyph.advanceWidth) * scale + spacing;
    });
  }
  return strokes;
}

interface Step {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  readonly args: readonly number[];
}
type Place = (x: number, y: number) => { readonly x: number; readonly y: number };

function glyphStrokes(commands: readonly Step[], place: Place): readonly Stroke[] {
  const strokes: { from: ReturnType<Place>; steps: Stroke['steps'][number][]; closed: true }[] = [];
  let [penX, penY] = [0, 0];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const stroke = strokes.at(-1);
    switch (command) {
      case 'moveTo':
        strokes.push({ from: place(a, b), steps: [], closed: true });
        [penX, penY] = [a, b];
        break;
      case 'lineTo':
        stroke?.steps.push(place(a, b));
        [penX, penY] = [a, b];
        break;
      case 'quadraticCurveTo':
        stroke?.steps.push({
          leaving: place((penX + 2 * a) / 3, (penY + 2 * b) / 3),
          arriving: place((c + 2 * a) / 3, (d + 2 * b) / 3),
          to: place(c, d),
        });
        [penX, penY] = [c, d];
        break;
      case 'bezierCurveTo':
        stroke?.steps.push({ leaving: place(a, b), arriving: place(c, d), to: place(e, f) });
        [penX, penY] = [e, f];
        break;
      case 'closePath':
        break;
    }
  }
  return strokes;
}
