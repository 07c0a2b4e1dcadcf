/** A hill as it is written: its foot, and its height or its own contours. */
import { oneOf } from '../../readers/fields';
import { featureKeys } from './feature-keys';
import { keys, listOf, may, needs, orNone } from '../../readers/groups';
import { made, placed } from '../../readers/reader';
import { length, outline } from '../../readers/shapes';

const height = length(0.1, 50);
const contour = keys('a contour', {
  height: needs(placed(height), 'How high the ground is along it, above the table.'),
  outline: needs(outline, 'The line of that height.'),
});

const hillKeys = keys('a hill', {
  ...featureKeys,
  slope: needs(oneOf(['gentle', 'steep']), 'How troops find it to climb.'),
  height: may(
    placed(height),
    'Height of its top above the table.',
    '4cm gentle, 8cm steep, at 28mm; that of its last contour',
  ),
  outline: needs(outline, 'Its foot.'),
  contours: orNone(
    listOf(contour),
    [],
    'Lines of equal height from the lowest up, each inside the one below; the last is the edge of the top.',
  ),
});

/** Its height is null when neither the height nor a contour is given. */
export const hill = made(hillKeys, ({ height: given, contours, ...rest }) => {
  let below = 0;
  for (const {
    height: { value, entry },
  } of contours) {
    if (value <= below)
      return entry.page.fault(entry, {
        code: 'contours-not-rising',
        message: `A contour of ${value} cm stands above one of ${below} cm.`,
        fix: 'List the contours from the lowest up.',
      });
    below = value;
  }
  if (given !== null && contours.length > 0 && given.value !== below)
    return given.entry.page.fault(given.entry, {
      code: 'height-unclear',
      message: `The hill is ${given.value} cm high, but its last contour lies at ${below} cm.`,
      fix: 'Remove the height: the last contour is the edge of the top.',
    });
  return {
    ...rest,
    height: given?.value ?? (contours.length > 0 ? below : null),
    contours: contours.map((one) => ({ height: one.height.value, outline: one.outline })),
  };
});
