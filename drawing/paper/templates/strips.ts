/** Rivers, roads, obstacles and works as strips: how wide each is cut, and where on it words stand. */
import { dot, type Point } from '../../../engine/geometry';
import type {
  Entrenchment,
  CustomLine,
  Obstacle,
  River,
  Road,
  Stream,
  SunkenRoad,
  Table,
} from '../../../engine/scenario';
import { flatCourse, stripAlong } from '../../../engine/terrain';
import { besideSharply, toward } from '../../map/strokes';
import { sectionsOf, type PaperRoom, type Section } from './sections';

/** Words along a strip: cm of table to the left of its course, and their largest size. */
export interface StripWords {
  readonly off: number;
  readonly size: number;
}
/** A section of a line over the ground. */
export interface Strip {
  readonly course: readonly Point[];
  /** Where its name stands; below a name in the middle there is room for a second line. */
  readonly name: StripWords;
  /** Where the enemy's side of works is told; null for all else. */
  readonly enemy: StripWords | null;
}
export type Line = River | Stream | Road | SunkenRoad | Obstacle | CustomLine | Entrenchment;

/** Cm that a strip reaches to the left and right of its course: as far as it is drawn, and a rim for its name. */
const RIMS = {
  hedge: { left: 0.95, right: 1.05 },
  wall: { left: 0.7, right: 1.05 },
  fence: { left: 0.7, right: 1.05 },
  'custom line': { left: 0.7, right: 1.05 },
  'tree line': { left: 2, right: 1.05 },
  abatis: { left: 1.75, right: 2.2 },
  entrenchment: { left: 2.65, right: 1.3 },
} as const;
/** Size of the words on a rim, and how far from its edge their middle is, cm of table. */
const RIM_WORDS = { size: 0.3, inset: 0.3 } as const;

/** The sections of a line that lie on the table, and their words. */
export function stripsOf(line: Line, table: Table, choice: PaperRoom): (Section & { readonly strip: Strip })[] {
  const course = flatCourse(line.course);
  if ('width' in line) {
    const { width } = line;
    const name = { off: 0, size: Math.min(0.7, width * 0.3) };
    return sectionsOf(course, (stretch) => stripAlong(stretch, width), table, choice).map((section) => ({
      ...section,
      strip: { course: section.course, name, enemy: null },
    }));
  }
  const { left, right } = RIMS[line.kind];
  const name = { off: RIM_WORDS.inset - right, size: RIM_WORDS.size };
  const enemy = line.kind === 'entrenchment' ? { off: left - RIM_WORDS.inset, size: RIM_WORDS.size } : null;
  const between = (stretch: readonly Point[]): readonly Point[] => bandAlong(stretch, left, right);
  // Works keep their angles; of all else a straight piece takes less paper.
  const pieces = line.kind === 'entrenchment' ? [course] : partedAtCorners(course);
  return pieces
    .flatMap((piece) => sectionsOf(piece, between, table, choice))
    .map((section) => ({ ...section, strip: { course: section.course, name, enemy } }));
}

/** A course in pieces that do not turn sharply: by more than 45 degrees. */
function partedAtCorners(course: readonly Point[]): Point[][] {
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  course.forEach((at, index) => {
    piece.push(at);
    const [before, after] = [course[index - 1], course[index + 1]];
    if (!before || !after || dot(toward(before, at), toward(at, after)) > Math.SQRT1_2) return;
    pieces.push(piece);
    piece = [at];
  });
  return [...pieces, piece];
}

/** The ground between a line `left` cm to the left of a course and one `right` cm to its right, counter-clockwise. */
function bandAlong(course: readonly Point[], left: number, right: number): readonly Point[] {
  return [...besideSharply(course, -right, false), ...besideSharply(course, left, false).toReversed()];
}

/** The ground of a closed work and of its ditch; its course runs clockwise and ends where it began. */
export const workGround = (course: readonly Point[]): readonly Point[] =>
  besideSharply(course, RIMS.entrenchment.left, true).slice(1).toReversed();
