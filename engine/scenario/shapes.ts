/** Readers of lengths, points, outlines and courses. */
import type { Point } from '../geometry';
import { inRange, keys, listOf, made, needs, number, otherwise, variant, wrongType } from './fields';
import type { Reader } from './fields';
import { parseLength } from './lengths';
import type { Entry } from './page';
import type { Course, Outline } from './features';
import type { Cm } from './measures';

/** Farthest a drawn line may run past the table, either way, in cm. */
const FARTHEST = 5000;

/** Lengths between `least` and `most` cm, with a unit or bare. */
export function length(least: Cm, most: Cm): Reader<Cm> {
  return (entry) => {
    const { content } = entry;
    if (content.is !== 'number' && content.is !== 'text')
      return wrongType(entry, 'a length, as 6ft, 18in, 25cm or 8mm');
    const cm = content.is === 'number' ? content.number : parseLength(content.text);
    if (cm !== null && Number.isFinite(cm)) return inRange(entry, Math.round(cm * 1000) / 1000, least, most, ' cm');
    return entry.page.fault(entry, {
      code: 'bad-length',
      message: `"${content.text.slice(0, 60)}" is not a length.`,
      fix: 'Write a number with ft, in, cm or mm right after it, as 18in; a bare number is centimetres.',
    });
  };
}

/** Two of a kind, as `[120, 4ft]`. */
function pair<T>(reader: Reader<T>, what: string): Reader<readonly [T, T]> {
  return (entry) => {
    const items: readonly Entry[] = entry.content.is === 'list' ? entry.content.items() : [];
    const [one, two] = items;
    if (one === undefined || two === undefined || items.length > 2)
      return entry.page.fault(entry, {
        code: 'bad-pair',
        message: `${what} has two numbers in brackets; here it is not so.`,
        fix: 'Write it as [60, 45].',
      });
    const [first, second] = [reader(one), reader(two)];
    return first === undefined || second === undefined ? undefined : [first, second];
  };
}

const coordinates = pair(length(-FARTHEST, FARTHEST), 'A point');

/** `[east, north]` from the south-west corner of the table. */
export const point: Reader<Point> = made(coordinates, ([x, y]) => ({ x, y }));

/** Width by depth, or the two radii of an ellipse. */
export const extent = (least: Cm, most: Cm): Reader<readonly [Cm, Cm]> => pair(length(least, most), 'A size');

/** Degrees clockwise. */
export const turn = number(-360, 360);
/** Degrees clockwise from north; 360 is north again. */
export const heading = made(number(0, 360), (degrees) => degrees % 360);

/** A list of points without those that repeat the one before; `closed` ones may also end where they began. */
function points(least: number, closed: 'closed' | 'open'): Reader<readonly Point[]> {
  return made(listOf(point, least), (all, entry) => {
    const before = (index: number) => (index > 0 ? all[index - 1] : closed === 'closed' ? all.at(-1) : undefined);
    const distinct = all.filter(({ x, y }, index) => before(index)?.x !== x || before(index)?.y !== y);
    if (distinct.length >= least) return distinct;
    return entry.page.fault(entry, {
      code: 'too-few',
      message: `Only ${distinct.length} of the points differ; it takes ${least}.`,
      fix: 'Spread the points out.',
    });
  });
}

const corners = points(3, 'closed');

export const outline: Reader<Outline> = variant<Outline>('an outline', {
  polygon: made(corners, (points) => ({ shape: 'polygon', points })),
  smooth: made(corners, (points) => ({ shape: 'smooth', points })),
  ellipse: made(
    keys('an ellipse', { at: needs(point), radii: needs(extent(0.5, FARTHEST)), turn: otherwise(turn, 0) }),
    (ellipse) => ({ shape: 'ellipse', ...ellipse }),
  ),
  rectangle: made(
    keys('a rectangle', { at: needs(point), size: needs(extent(0.5, FARTHEST)), turn: otherwise(turn, 0) }),
    (rectangle) => ({ shape: 'rectangle', ...rectangle }),
  ),
});

const bends = points(2, 'open');
const smoothCourse = keys('a course', { smooth: needs(bends) });

/** `[[x, y], ...]`, straight from point to point, or `{ smooth: [[x, y], ...] }`. */
export const course: Reader<Course> = (entry) => {
  if (entry.content.is === 'keys') return made(smoothCourse, ({ smooth }) => ({ points: smooth, smooth: true }))(entry);
  return made(bends, (points) => ({ points, smooth: false }))(entry);
};
