/** A brook where the dice gave no stream: it winds round hills and houses from edge to edge. */
import type { Point } from '../../engine/geometry';
import { kebab, PLAIN_FEATURE, scaled, WIDTHS } from '../../engine/scenario';
import type { Cm } from '../../engine/scenario';
import { flatCourse } from '../../engine/terrain';
import { streamNames, winding } from '../table';
import type { Country } from './sketch';

/** How far it runs past the edge, cm. */
const BEYOND: Cm = 4;
const DRAFTS = 40;

/** None where hills and houses leave no way for it, nor on every third table. */
export function brookThrough({ sketch, chance, factor, scale }: Country): void {
  if (sketch.streams.length > 0 || chance.whole(1, 3) === 3) return;
  const { width, depth } = sketch;
  const name = chance.pick(streamNames().filter((one) => !sketch.features.some((feature) => feature.name === one)));
  if (name === undefined) return;
  for (let draft = 0; draft < DRAFTS; draft += 1) {
    const across = chance.whole(1, 3) > 1;
    const [from, to] = [chance.whole(28, 72) / 100, chance.whole(28, 72) / 100];
    const ends: readonly [Point, Point] = across
      ? [
          { x: -BEYOND, y: depth * from },
          { x: width + BEYOND, y: depth * to },
        ]
      : [
          { x: width * from, y: -BEYOND },
          { x: width * to, y: depth + BEYOND },
        ];
    const course = winding(ends, { apart: 22 * factor, swing: 11 * factor }, chance, (start, end) =>
      [start, end].every((spot) => !sketch.isHigh(spot)),
    );
    if (flatCourse(course).some((spot) => sketch.isHigh(spot))) continue;
    sketch.add({
      ...PLAIN_FEATURE,
      id: kebab(name),
      name,
      kind: 'stream',
      width: scaled(WIDTHS.stream, scale),
      course,
    });
    return;
  }
}
