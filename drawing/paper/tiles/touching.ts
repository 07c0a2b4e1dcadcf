/** Which parts of a drawing have something on them. */
import { along, corners, pointInPolygon, type Point } from '../../../engine/geometry';
import { labelBox } from '../../map/labels';
import type { Frame, Paint, Shape, Stroke } from '../../map/scene';
import { frameOf, grown, point } from '../../map/strokes';

/** How a part of a drawing lies in the whole. */
type Placement = (at: Point) => Point;

/**
 * The indices of the frames that shapes touch. Curves and words count with the box about them: a frame told as touched may
 * be empty by a little, one that is not told is empty.
 */
export function touchedFrames(shapes: readonly Shape[], frames: readonly Frame[]): ReadonlySet<number> {
  const search = new Search(frames);
  for (const shape of shapes) search.shape(shape, (at) => at, 1);
  return search.touched;
}

class Search {
  readonly touched = new Set<number>();
  private open: readonly number[];

  constructor(private readonly frames: readonly Frame[]) {
    this.open = frames.map((_, index) => index);
  }

  shape(shape: Shape, laid: Placement, scale: number): void {
    switch (shape.kind) {
      case 'drawing':
        for (const stroke of shape.strokes) this.stroke(stroke, shape.paint, laid, scale);
        return;
      case 'disc':
        this.box(grown(frameOf([laid(shape.at)]), (shape.radius + penOf(shape.paint)) * scale));
        return;
      case 'words':
        this.box(frameOf(corners(labelBox(shape.lettering, shape.place)).map(laid)));
        return;
      case 'flowing words':
        this.box(grown(frameOf(shape.letters.map(({ at }) => laid(at))), shape.lettering.size * scale));
        return;
      case 'group': {
        const { frame, shapes } = shape;
        const inner: Placement = frame ? (at) => laid(along(frame, at.y, at.x)) : laid;
        for (const part of shapes) this.shape(part, inner, scale);
        return;
      }
      case 'window': {
        const { origin, shapes } = shape;
        const inner: Placement = (at) => laid(point(origin.x + at.x * shape.scale, origin.y + at.y * shape.scale));
        for (const part of shapes) this.shape(part, inner, scale * shape.scale);
      }
    }
  }

  private stroke({ from, steps, closed }: Stroke, paint: Paint, laid: Placement, scale: number): void {
    const start = laid(from);
    const pen = penOf(paint) * scale;
    const ring = [start];
    let here = start;
    if (steps.length === 0) this.box(grown(frameOf([start]), pen));
    for (const step of steps) {
      const points = 'to' in step ? [step.leaving, step.arriving, step.to].map(laid) : [laid(step)];
      this.box(grown(frameOf([here, ...points]), pen));
      ring.push(...points);
      here = points.at(-1) ?? here;
    }
    if (closed) this.box(grown(frameOf([here, start]), pen));
    if (paint.fill === undefined || ring.length < 3) return;
    this.mark(({ west, south, east, north }) => pointInPolygon(point((west + east) / 2, (south + north) / 2), ring));
  }

  private box({ west, south, east, north }: Frame): void {
    this.mark((frame) => west <= frame.east && east >= frame.west && south <= frame.north && north >= frame.south);
  }

  private mark(isTouched: (frame: Frame) => boolean): void {
    const found = this.open.filter((index) => {
      const frame = this.frames[index];
      return frame !== undefined && isTouched(frame);
    });
    if (found.length === 0) return;
    for (const index of found) this.touched.add(index);
    this.open = this.open.filter((index) => !this.touched.has(index));
  }
}

/** Half the width of a pen, and a little for the tips of mitred corners. */
const penOf = ({ stroke, width }: Paint): number => (stroke === undefined ? 0 : (width ?? 0.1) * 0.75);
