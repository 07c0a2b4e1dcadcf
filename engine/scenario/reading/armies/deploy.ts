/** `deploy:` of a brigade: its units set out in lines or in a column without a place for each. */
import { facingOf, plus, rightOf, round3, times } from '../../../geometry';
import type { Point } from '../../../geometry';
import { scaled } from '../../model/defaults';
import type { Scale } from '../../model/defaults';
import { number, oneOf } from '../../readers/fields';
import { keys, may, needs, otherwise } from '../../readers/groups';
import type { Cm } from '../../model/measures';
import { made } from '../../readers/reader';
import type { ReadBy } from '../../readers/reader';
import { heading, length, point } from '../../readers/shapes';

const DEPTH: Cm = 20;
const apart = length(1, 300);

const deployKeys = keys('a deployment', {
  at: needs(point, 'The centre of the first line, or of the first unit of a column.'),
  heading: needs(heading, 'Where all of them look.'),
  spacing: needs(apart, 'From centre to centre of neighbours in a line, or of one unit to the next in a column.'),
  in: otherwise(oneOf(['line', 'column']), 'line', 'Side by side, the first on the right, or one behind another.'),
  ranks: otherwise(number(1, 4, 'whole'), 1, 'Over how many lines, one behind another, the units are shared out.'),
  depth: may(apart, 'From the centres of one line to those of the next.', '20cm at 28mm'),
});
export const deployFormat = made(deployKeys, (written, entry) =>
  written.in === 'line' || (written.ranks === 1 && written.depth === null)
    ? written
    : entry.page.fault(entry, {
        code: 'deploy-unclear',
        message: 'A column has one unit behind another, so it has no ranks and no depth.',
        fix: 'Remove ranks and depth, or write in: line.',
      }),
);
export type Deployment = ReadBy<typeof deployFormat>;

/** The centres of `count` units in file order. A line that is not full is one of the rear ones. */
export function deployed(deployment: Deployment, count: number, scale: Scale): readonly Point[] {
  const { at, spacing, ranks } = deployment;
  const ahead = facingOf(deployment.heading);
  const right = rightOf(ahead);
  const placed = (forward: Cm, sideways: Cm): Point => {
    const { x, y } = plus(at, plus(times(ahead, forward), times(right, sideways)));
    return { x: round3(x), y: round3(y) };
  };
  const units = Array.from({ length: count }, (_, index) => index);
  if (deployment.in === 'column') return units.map((index) => placed(0 - index * spacing, 0));
  const depth = deployment.depth ?? scaled(DEPTH, scale);
  const abreast = Math.ceil(count / ranks);
  return units.map((index) => {
    const line = Math.floor(index / abreast);
    const inLine = Math.min(abreast, count - line * abreast);
    return placed(0 - line * depth, ((inLine - 1) / 2 - (index % abreast)) * spacing);
  });
}
