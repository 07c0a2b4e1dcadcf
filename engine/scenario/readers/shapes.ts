/** Readers of lengths, points, outlines and courses. */
import { segmentsMeet, type Point } from '../../geometry';
import { wrongType } from './faults';
import type { Course, Outline } from '../model/features';
import { inRange, number } from './fields';
import { keys, kind, listOf, needs, otherwise, variant } from './groups';
import { isOnGround, parseLength, toThousandths } from './lengths';
import type { Cm } from '../model/measures';
import type { UnplacedFault } from '../text/page';
import { either, made, reader } from './reader';
import type { Reader } from './reader';
import { capital } from '../model/phrases';

/** Farthest a drawn line may run past the table, either way, in cm. */
const FARTHEST = 5000;

/** Lengths between `least` and `most` cm, with a unit or bare. */
export function length(least: Cm, most: Cm): Reader<Cm> {
  return reader({ is: 'length', least, most }, (entry) => {
    const { content } = entry;
    if (content.is !== 'number' && content.is !== 'text')
      return wrongType(entry, 'a length, as 6ft, 18in, 25cm or 8mm');
    const { metresToCm } = entry.page;
    if (content.is === 'text' && isOnGround(content.text)) {
      // The scale that cannot be read has its own finding.
      if (metresToCm === 'unread') return undefined;
      if (metresToCm === null) return entry.page.fault(entry, withoutScale(content.text));
    }
    const scale = metresToCm === 'unread' ? null : metresToCm;
    const cm = content.is === 'number' ? content.number : parseLength(content.text, scale);
    if (cm !== null && Number.isFinite(cm)) return inRange(entry, toThousandths(cm), least, most, ' cm');
    return entry.page.fault(entry, {
      code: 'bad-length',
      message: `"${content.text.slice(0, 60)}" is not a length.`,
      fix: 'Write a number with ft, in, cm or mm right after it, as 18in; a bare number is centimetres. With km, m, paces or miles it is of the ground.',
    });
  });
}

const withoutScale = (length: string): UnplacedFault => ({
  code: 'no-scale',
  message: `"${length.slice(0, 60)}" is of the ground, and the table does not tell its scale.`,
  fix: 'Add `one foot: 900m` to the table, or write the length in cm of the table.',
});

/** Two of a kind, as `[120, 4ft]`; `what` names them, `called` says which they are. */
export function pair<T>(of: Reader<T>, what: string, called: string, example = '[60, 45]'): Reader<readonly [T, T]> {
  return reader({ is: 'pair', what, of: of.form, called }, (entry) => {
    const items = entry.content.is === 'list' ? entry.content.items() : [];
    const [one, two] = items;
    if (one === undefined || two === undefined || items.length > 2)
      return entry.page.fault(entry, {
        code: 'bad-pair',
        message: `${capital(what)} has two numbers in brackets; here it is not so.`,
        fix: `Write it as ${example}.`,
      });
    const [first, second] = [of(one), of(two)];
    return first === undefined || second === undefined ? undefined : [first, second];
  });
}

const coordinates = pair(length(-FARTHEST, FARTHEST), 'a point', '[east, north]');

/** `[east, north]` from the south-west corner of the table. */
export const point: Reader<Point> = made(coordinates, ([x, y]) => ({ x, y }));

/** A way to go, `[east, north]`. */
export const step: Reader<Point> = point;

/** Width by depth, or the two radii of an ellipse. */
export const extent = (least: Cm, most: Cm, called = '[width, depth]'): Reader<readonly [Cm, Cm]> =>
  pair(length(least, most), 'a size', called);

/** Degrees clockwise. */
export const turn = number(-360, 360);
/** Degrees clockwise from north; 360 is north again. */
export const heading = made(number(0, 360), (degrees) => degrees % 360);

/** Points of one line, and how often it may cross itself: more than any table needs, and little enough to be drawn at once. */
const MOST_POINTS = 500;
const MOST_CROSSINGS = 100;

/** How often a line crosses itself; counted no further than matters. */
function crossingsOf(points: readonly Point[], closed: 'closed' | 'open'): number {
  const ends = closed === 'closed' ? [...points, ...points.slice(0, 1)] : points;
  let crossings = 0;
  for (let i = 1; i < ends.length && crossings <= MOST_CROSSINGS; i += 1)
    for (let j = i + 2; j < ends.length; j += 1) {
      const [a, b, c, d] = [ends[i - 1], ends[i], ends[j - 1], ends[j]];
      const isNeighbour = closed === 'closed' && i === 1 && j === ends.length - 1;
      if (a && b && c && d && !isNeighbour && segmentsMeet(a, b, c, d) !== null) crossings += 1;
    }
  return crossings;
}

/** A list of points without those that repeat the one before; `closed` ones may also end where they began. */
function points(least: number, closed: 'closed' | 'open'): Reader<readonly Point[]> {
  return made(listOf(point, least, undefined, MOST_POINTS), (all, entry) => {
    const before = (index: number) => (index > 0 ? all[index - 1] : closed === 'closed' ? all.at(-1) : undefined);
    const distinct = all.filter(({ x, y }, index) => before(index)?.x !== x || before(index)?.y !== y);
    if (crossingsOf(distinct, closed) > MOST_CROSSINGS)
      return entry.page.fault(entry, {
        code: 'tangled',
        message: `The line crosses itself more than ${MOST_CROSSINGS} times.`,
        fix: 'List the points in the order in which the line goes through them.',
      });
    if (distinct.length >= least) return distinct;
    return entry.page.fault(entry, {
      code: 'too-few',
      message: `Only ${distinct.length} of the points differ; it takes ${least}.`,
      fix: 'Spread the points out.',
    });
  });
}

const corners = points(3, 'closed');
const centre = needs(point, 'The centre.');
const turned = otherwise(turn, 0, 'Degrees clockwise the shape is turned about its centre.');

export const outline: Reader<Outline> = variant<Outline>('an outline', {
  polygon: kind(
    made(corners, (all) => ({ shape: 'polygon', points: all })),
    'Straight from corner to corner, in order around the edge.',
  ),
  smooth: kind(
    made(corners, (all) => ({ shape: 'smooth', points: all })),
    'A gentle curve through every point, in order around the edge.',
  ),
  ellipse: kind(
    made(
      keys('an ellipse', {
        at: centre,
        radii: needs(extent(0.5, FARTHEST, '[across, along]'), 'Half its width and half its depth before turning.'),
        turn: turned,
      }),
      (ellipse) => ({ shape: 'ellipse', ...ellipse }),
    ),
    'An ellipse.',
  ),
  rectangle: kind(
    made(
      keys('a rectangle', {
        at: centre,
        size: needs(extent(0.5, FARTHEST), 'Width, west to east, and depth before turning.'),
        turn: turned,
      }),
      (rectangle) => ({ shape: 'rectangle', ...rectangle }),
    ),
    'A rectangle.',
  ),
});

const bends = points(2, 'open');

/** `[[x, y], ...]`, straight from point to point, or `{ smooth: [[x, y], ...] }`. */
export const course: Reader<Course> = either<Course>(
  'a course',
  made(bends, (all) => ({ points: all, smooth: false })),
  made(keys('a course', { smooth: needs(bends, 'Points a gentle curve passes through.') }), ({ smooth }) => ({
    points: smooth,
    smooth: true,
  })),
);
