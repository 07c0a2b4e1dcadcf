/** Lines over the ground in sections that each lie on one sheet. */
import { distance, ROUNDING, type Point } from '../../../engine/geometry';
import type { Table } from '../../../engine/scenario';
import { shifted, toward } from '../../map/strokes';
import { sizeOf, type PaperChoice } from '../sheet';
import { FOOT } from '../tiles/room';
import { chordOf, laidOut, lieAlong, sizeLaidOut } from './lying';
import { onTable } from './on-table';

export interface Section {
  readonly course: readonly Point[];
  readonly outline: readonly Point[];
}

/** Room left between a cut and the edge of the drawing, cm of paper. */
export const CLEAR = 0.3;
/** A section may end at every step of this length, cm of table. */
const STEP = 1;
/** Less than this of a step on the table is rounding, cm2. */
const SLIVER = 0.001;

export type PaperRoom = Omit<PaperChoice, 'upright'> & { readonly ratio: number };

/** Height of the line below a piece where it is named, on paper that is cut away, cm of paper. */
export const LABEL = 0.45;

/** What of upright paper pieces share: all that the printer reaches above the foot, for no piece needs marks beside it. */
export function sharedRoom(choice: Omit<PaperChoice, 'upright'>): { readonly width: number; readonly height: number } {
  const [width, height] = sizeOf({ ...choice, upright: true });
  return { width: width - 2 * choice.margin, height: height - 2 * choice.margin - FOOT };
}

/** True when something of a size in cm of table lies on one sheet of upright paper with its name, as it is or turned. */
export function liesOnOne(wide: number, high: number, choice: PaperRoom): boolean {
  const room = sharedRoom(choice);
  const [across, up] = [wide * choice.ratio, high * choice.ratio + LABEL];
  const fits = (x: number, y: number): boolean => x <= room.width + ROUNDING && y <= room.height + ROUNDING;
  return fits(across, up) || fits(up, across);
}

/** A course where it lies on the table, cut square wherever the next sheet begins; `outlineOf` a stretch of it, what is cut out. */
export function sectionsOf(
  course: readonly Point[],
  outlineOf: (stretch: readonly Point[]) => readonly Point[],
  table: Table,
  choice: PaperRoom,
): Section[] {
  const fits = (points: readonly Point[]): boolean => {
    const { wide, high } = sizeLaidOut(laidOut(outlineOf(points), lieAlong(chordOf(points))));
    return liesOnOne(wide, high, choice);
  };
  return stretchesOnTable(course, outlineOf, table)
    .flatMap((stretch) => dividedBy(stretch, fits))
    .map((points) => ({ course: points, outline: outlineOf(points) }))
    .filter(({ outline }) => onTable(outline, table) !== null);
}

/** Points along a course at most a step apart, in stretches of which every step has a part on the table. */
function stretchesOnTable(
  course: readonly Point[],
  outlineOf: (stretch: readonly Point[]) => readonly Point[],
  table: Table,
): Point[][] {
  const stretches: Point[][] = [];
  let open: Point[] = [];
  const points = steppedAlong(course);
  points.slice(1).forEach((at, index) => {
    const before = points[index] ?? at;
    if (onTable(outlineOf([before, at]), table, SLIVER) === null) {
      if (open.length > 0) stretches.push(open);
      open = [];
    } else open.push(...(open.length === 0 ? [before, at] : [at]));
  });
  return open.length > 0 ? [...stretches, open] : stretches;
}

function steppedAlong(course: readonly Point[]): Point[] {
  const [first] = course;
  if (!first) return [];
  const points = [first];
  let before = first;
  for (const next of course.slice(1)) {
    const long = distance(before, next);
    const count = Math.max(1, Math.ceil(long / STEP));
    const direction = toward(before, next);
    for (let index = 1; index < count; index += 1) points.push(shifted(before, direction, (long * index) / count));
    points.push(next);
    before = next;
  }
  return points;
}

/** Sections of about one length, where as few of them fit; else each as long as fits. */
function dividedBy(points: readonly Point[], fits: (points: readonly Point[]) => boolean): Point[][] {
  const longest = cutWhereFull(points, fits);
  const steps = points.length - 1;
  const share = (index: number): number => Math.round((index * steps) / longest.length);
  const even = longest.map((_, index) => points.slice(share(index), share(index + 1) + 1));
  return even.every((section) => section.length > 1 && fits(section)) ? even : longest;
}

/** As much as fits, then again from where that ended. A step that does not fit alone is a section all the same. */
function cutWhereFull(points: readonly Point[], fits: (points: readonly Point[]) => boolean): Point[][] {
  const sections: Point[][] = [];
  let section = points.slice(0, 2);
  for (const at of points.slice(2)) {
    if (fits([...section, at])) section.push(at);
    else {
      const end = section.at(-1);
      sections.push(section);
      section = end ? [end, at] : [at];
    }
  }
  return section.length > 1 ? [...sections, section] : sections;
}
