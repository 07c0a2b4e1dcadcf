/** Figures seen from above, as parts that lie over each other; one measure is the width of a man's shoulders. */
import { along, leftOf, minus, plus, times, unit, type Point, type Pose } from '../../../engine/geometry';
import type { Shape, Stroke } from '../../map/scene';
import { bend, polygon } from '../../map/strokes';
import type { Brush, Ink } from './brush';

/** Strokes of one ink. Parts of a higher layer lie over those of a lower one, whichever figure they belong to. */
export interface FigurePart {
  readonly layer: Layer;
  readonly ink: Ink;
  readonly hex: string;
  /** Of pens, in shoulder widths. */
  readonly width?: number;
  readonly strokes: readonly Stroke[];
}
const LAYERS = [
  'shade',
  'feet',
  'animal',
  'harness',
  'skirts',
  'coat',
  'trim',
  'weapon',
  'hat',
  'lace',
  'pole',
  'flag',
  'device',
] as const;
type Layer = (typeof LAYERS)[number];

export const part = (layer: Layer, ink: Ink, hex: string, strokes: readonly Stroke[], width?: number): FigurePart =>
  width === undefined ? { layer, ink, hex, strokes } : { layer, ink, hex, strokes, width };

/** A limb or a pole of cloth: a stretch of a width between two points. */
export function sleeve(from: Point, to: Point, width: number): Stroke {
  const direction = unit(minus(to, from));
  const side = times(leftOf(direction), width / 2);
  return polygon([plus(from, side), plus(to, times(side, 0.85)), minus(to, times(side, 0.85)), minus(from, side)]);
}

/** The parts of a figure where it stands: heading as a unit vector, `size` the width of its shoulders in cm. */
export function placed(parts: readonly FigurePart[], pose: Pose, size: number): FigurePart[] {
  const carried = ({ x, y }: Point): Point => along(pose, y * size, x * size);
  const stroke = ({ from, steps, closed }: Stroke): Stroke => ({
    from: carried(from),
    steps: steps.map((step) =>
      'to' in step ? bend(carried(step.leaving), carried(step.arriving), carried(step.to)) : carried(step),
    ),
    closed,
  });
  return parts.map((one) => ({
    ...one,
    strokes: one.strokes.map(stroke),
    ...(one.width === undefined ? {} : { width: one.width * size }),
  }));
}

/** Parts inked layer by layer, all of one ink and colour together. */
export function painted(parts: readonly FigurePart[], brush: Brush): Shape[] {
  return LAYERS.flatMap((layer) => {
    const inks = new Map<string, FigurePart>();
    for (const one of parts) {
      if (one.layer !== layer) continue;
      // A flag's parts lie over each other in their own order.
      const own = layer === 'flag' || layer === 'device' ? inks.size : '';
      const key = `${one.ink} ${one.hex} ${one.width ?? ''} ${own}`;
      const same = inks.get(key);
      inks.set(key, same ? { ...same, strokes: [...same.strokes, ...one.strokes] } : one);
    }
    return [...inks.values()].flatMap(({ strokes, ink, hex, width }) => brush.paint(strokes, ink, hex, width));
  });
}
