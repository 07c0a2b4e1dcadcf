/** Rivers, roads, obstacles and works as strips: how wide each is cut. */
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

/** A section of a line over the ground. */
export interface Strip {
  readonly course: readonly Point[];
  /** Works: the enemy is on the left of the course. */
  readonly hasEnemy: boolean;
}
export type StripFeature = River | Stream | Road | SunkenRoad | Obstacle | CustomLine | Entrenchment;

/** Cm that a strip reaches to the left and right of its course: as far as it is drawn, and a rim to hold it by. */
const RIMS = {
  hedge: { left: 0.95, right: 1.05 },
  wall: { left: 0.7, right: 1.05 },
  fence: { left: 0.7, right: 1.05 },
  'custom line': { left: 0.7, right: 1.05 },
  'tree line': { left: 2, right: 1.05 },
  abatis: { left: 1.75, right: 2.2 },
  entrenchment: { left: 2.65, right: 1.3 },
} as const;
/** The sections of a line that lie on the table. */
export function stripsOf(line: StripFeature, table: Table, choice: PaperRoom): (Section & { readonly strip: Strip })[] {
  const course = flatCourse(line.course);
  if ('width' in line) {
    const { width } = line;
    return sectionsOf(course, (stretch) => stripAlong(stretch, width), table, choice).map((section) => ({
      ...section,
      strip: { course: section.course, hasEnemy: false },
    }));
  }
  const { left, right } = RIMS[line.kind];
  const hasEnemy = line.kind === 'entrenchment';
  const between = (stretch: readonly Point[]): readonly Point[] => bandAlong(stretch, left, right);
  // Works keep their angles; of all else a straight piece takes less paper.
  const pieces = hasEnemy ? [course] : partedAtCorners(course);
  return pieces
    .flatMap((piece) => sectionsOf(piece, between, table, choice))
    .map((section) => ({ ...section, strip: { course: section.course, hasEnemy } }));
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
