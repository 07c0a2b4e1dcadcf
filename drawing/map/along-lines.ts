/** Words that follow a line: roads, rivers, works. */
import { distance, leftOf, type Point } from '../../engine/geometry';
import type { GroundLine } from '../../engine/terrain';
import type { LabelPlace } from './labels';
import { letterWidths, widthOf } from './lettering';
import type { Lettering, LineSpot } from './scene';
import { alongCourse, shifted, toward } from './strokes';

/** Places along a line, each letter following it, `off` cm to either side of its middle. */
export function placesAlong({ course }: GroundLine, lettering: Lettering, off: number): LabelPlace[] {
  const measured = new MeasuredCourse(course);
  const whole = measured.length;
  const wide = widthOf(lettering);
  const middle = whole / 2;
  const places: LabelPlace[] = [];
  for (const side of off === 0 ? [0] : [1, -1]) {
    for (let start = 3; start + wide < whole - 3; start += Math.max(4, (whole - wide) / 24)) {
      const centre = start + wide / 2;
      const place = flowing(measured, lettering, start, side * off);
      if (place) places.push({ ...place, price: place.price + (Math.abs(centre - middle) / whole) * 0.8 });
    }
  }
  return places;
}

/** How far into the table words may stand that tell what a road leads to, and from one place to the next, cm. */
const AT_END = { reach: 40, step: 1 } as const;

/** Places beside the end of a road that leaves the table, the nearer its edge the better. */
export function placesAtEnd(
  { course }: GroundLine,
  end: 'from' | 'to',
  table: { readonly width: number; readonly depth: number },
  lettering: Lettering,
  off: number,
): LabelPlace[] {
  const inward = end === 'to' ? course.toReversed() : course;
  const isOn = ({ x, y }: Point): boolean => x >= 0 && y >= 0 && x <= table.width && y <= table.depth;
  const beyond =
    Math.max(
      0,
      alongCourse(inward, AT_END.step, 0).findIndex(({ at }) => isOn(at)),
    ) * AT_END.step;
  const measured = new MeasuredCourse(inward);
  const places: LabelPlace[] = [];
  for (const side of [1, -1])
    for (let within = 0; within <= AT_END.reach; within += AT_END.step) {
      const place = flowing(measured, lettering, beyond + within, side * off);
      if (place) places.push({ ...place, price: place.price + within * 0.06 });
    }
  return places;
}

/** Words along a course from `start` cm on, read from west to east; dearer where it bends. */
function flowing(course: MeasuredCourse, lettering: Lettering, start: number, off: number): LabelPlace | null {
  const widths = letterWidths(lettering.text, lettering.role, lettering.size);
  const wide = widthOf(lettering);
  const ends = [course.at(start), course.at(start + wide)];
  const [from, to] = ends;
  if (!from || !to) return null;
  const backward = to.at.x < from.at.x - 0.01 * wide;
  const letters: LineSpot[] = [];
  let travelled = 0;
  for (const width of widths) {
    const middle = travelled + width / 2;
    const spot = course.at(backward ? start + wide - middle : start + middle);
    if (!spot) return null;
    const direction = backward ? { x: -spot.toward.x, y: -spot.toward.y } : spot.toward;
    const base = shifted(spot.at, leftOf(direction), off - lettering.size * 0.31);
    letters.push({ at: shifted(base, direction, -width / 2), toward: direction });
    travelled += width + lettering.spacing;
  }
  const first = backward ? to : from;
  const last = backward ? from : to;
  const chord = { x: last.at.x - first.at.x, y: last.at.y - first.at.y };
  const length = Math.sqrt(chord.x * chord.x + chord.y * chord.y);
  if (length < 0.01) return null;
  const direction = { x: chord.x / length, y: chord.y / length };
  const centre = course.at(start + wide / 2);
  if (!centre) return null;
  const bow =
    wide - length + Math.abs((centre.at.x - first.at.x) * direction.y - (centre.at.y - first.at.y) * direction.x);
  if (bow > lettering.size) return null;
  const at = shifted(centre.at, leftOf(direction), off);
  return { at, toward: direction, letters, price: bow * 0.8 + Math.abs(direction.y) * 0.4 };
}

/** A course with how far along it each of its points lies: letters look up many places on one course. */
class MeasuredCourse {
  /** From the first point to each, cm. */
  readonly #along: readonly number[];
  readonly #course: readonly Point[];

  constructor(course: readonly Point[]) {
    const apart = course.filter((at, index) => index === 0 || distance(course[index - 1] ?? at, at) > 0);
    let travelled = 0;
    this.#along = apart.map((at, index) => (travelled += distance(apart[index - 1] ?? at, at)));
    this.#course = apart;
  }

  get length(): number {
    return this.#along.at(-1) ?? 0;
  }

  /** The place `along` cm from its beginning; none beyond its end. */
  at(along: number): LineSpot | undefined {
    let [low, high] = [1, this.#along.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#along[middle] ?? 0) < along) low = middle + 1;
      else high = middle;
    }
    const [from, to] = [this.#course[low - 1], this.#course[low]];
    if (!from || !to) return undefined;
    const direction = toward(from, to);
    return { at: shifted(from, direction, along - (this.#along[low - 1] ?? 0)), toward: direction };
  }
}
