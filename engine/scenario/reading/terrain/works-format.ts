/** Entrenchments and redoubts as they are written: by place, heading and size, or by course or outline. */
import { facingOf, minus, plus, rightOf, round3, times } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Course, Outline } from '../../model/features';
import { oneOf, textCalled } from '../../readers/fields';
import { keys, may, otherwise } from '../../readers/groups';
import { made, placed } from '../../readers/reader';
import { course, extent, heading, length, outline, point } from '../../readers/shapes';
import { featureKeys } from './feature-keys';

const owner = may(
  placed(textCalled('name of a unit')),
  'The battery or other unit it was thrown up for, which stands at it; in the editor they move together.',
  'nobody in particular',
);

const entrenchmentKeys = keys('an entrenchment', {
  ...featureKeys,
  at: may(point, 'The middle of a straight one.', 'its course'),
  heading: may(heading, 'Where the enemy of a straight one is expected.', 'its course'),
  length: may(length(2, 300), 'How long a straight one is.', 'its course'),
  course: may(course, 'The way it runs, when it is not straight.', 'at, heading and length'),
  of: owner,
  faces: otherwise(oneOf(['left', 'right']), 'left', 'On which hand somebody who goes along the course has the enemy.'),
});

/** Its course with the enemy on the left hand. */
export const entrenchment = made(entrenchmentKeys, ({ at, heading: towards, length: long, faces, ...rest }, entry) => {
  const straight = at !== null && towards !== null && long !== null;
  const bare = at === null && towards === null && long === null;
  if (rest.course !== null && bare) return { ...rest, course: faces === 'left' ? rest.course : reversed(rest.course) };
  if (rest.course === null && straight) return { ...rest, course: acrossFront(at, towards, long) };
  return entry.page.fault(entry, {
    code: 'place-unclear',
    message: 'An entrenchment needs "at", "heading" and "length", or a "course", not both.',
    fix: 'Write at: [x, y], heading: degrees and length: cm, or course: [[x, y], [x, y]].',
  });
});

const reversed = ({ points, smooth }: Course): Course => ({ points: points.toReversed(), smooth });

/** Seen with the enemy in front it runs from the left to the right. */
function acrossFront(at: Point, towards: number, long: number): Course {
  const half = times(rightOf(facingOf(towards)), long / 2);
  return { points: [rounded(minus(at, half)), rounded(plus(at, half))], smooth: false };
}
const rounded = ({ x, y }: Point): Point => ({ x: round3(x), y: round3(y) });

const redoubtKeys = keys('a redoubt', {
  ...featureKeys,
  at: may(point, 'The centre of a rectangular one.', 'its outline'),
  heading: otherwise(heading, 0, 'Where the front of a rectangular one looks.'),
  size: may(extent(2, 200), 'Frontage and depth of a rectangular one.', 'its outline'),
  outline: may(outline, 'Its edge, when it is not rectangular.', 'at and size'),
  of: owner,
});

export const redoubt = made(redoubtKeys, ({ at, heading: towards, size, ...rest }, entry) => {
  if (rest.outline !== null && at === null && size === null) return { ...rest, outline: rest.outline };
  if (rest.outline === null && at !== null && size !== null) {
    const rectangle: Outline = { shape: 'rectangle', at, size, turn: towards };
    return { ...rest, outline: rectangle };
  }
  return entry.page.fault(entry, {
    code: 'place-unclear',
    message: 'A redoubt needs "at" and "size", or an "outline", not both.',
    fix: 'Write at: [x, y] and size: [width, depth], or outline: ...',
  });
});
