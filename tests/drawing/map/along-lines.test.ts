import { expect, test } from 'vitest';
import { placesAlong, placesAtEnd } from '../../../drawing/map/along-lines';
import { letterWidths, widthOf } from '../../../drawing/map/lettering';
import type { Lettering } from '../../../drawing/map/scene';
import { course, groundOf, points, road } from '../../engine/terrain/tables';

const TABLE = { width: 180, depth: 120 };
const lettering: Lettering = { text: 'Post road', role: 'italic', size: 2, spacing: 0.1, colour: 'black', halo: null };
const wide = widthOf(lettering);
const [laid] = groundOf(road('road', course([0, 60], [180, 60]))).lines;
if (!laid) throw new Error('no road was laid');
/** The road on another course, with every point told twice. */
const on = (...pairs: readonly (readonly [number, number])[]) => ({
  ...laid,
  course: points(...pairs).flatMap((at) => [at, at]),
});

test('letters follow one another by their widths, over the points of their line', () => {
  // The second letter already stands beyond the point at 4 cm.
  const [first] = placesAlong(on([0, 60], [4, 60], [9, 60], [180, 60]), lettering, 0);
  let x = 3;
  const expected = letterWidths(lettering.text, 'italic', 2).map((width) => {
    const at = x;
    x += width + lettering.spacing;
    return at;
  });
  expect(first?.letters).toHaveLength(lettering.text.length);
  first?.letters?.forEach(({ at, toward }, i) => {
    expect(at.x).toBeCloseTo(expected[i] ?? 0, 9);
    expect(at.y).toBeCloseTo(60 - 0.31 * lettering.size, 9);
    expect(toward).toEqual({ x: 1, y: 0 });
  });
});

test.each([
  ['ends with its line', 0.01, 1],
  ['has no place beyond its end', -0.01, 0],
])('a word that begins at the edge %s', (_, room, most) => {
  const places = placesAtEnd(on([0, 60], [5, 60], [wide + room, 60]), 'from', TABLE, lettering, 0);
  // One to each side of the road.
  expect(places).toHaveLength(2 * most);
});

test('a letter of a script that was not measured is as wide as an n, an accented one as its base', () => {
  expect(letterWidths('漢é', 'roman', 1)).toEqual(letterWidths('ne', 'roman', 1));
});
