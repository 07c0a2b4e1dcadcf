import { describe, expect, test } from 'vitest';
import { drawThumbnail, thumbnailScene } from '../../../drawing/map';
import { thinnedLine } from '../../../drawing/map/land';
import { randomScenario, stUlrich } from './scenarios';

const GREAT_BATTLE = { width: 366, depth: 183, features: 48, units: 45 };

describe('the card of a scenario', () => {
  test('shows the table alone, villages by name, both armies', () => {
    const svg = drawThumbnail(stUlrich());
    expect(svg).toContain('viewBox="0 -121.92 182.88 121.92"');
    expect(svg).toContain('>Mulheim</text>');
    expect(svg).toContain('>St. Ulrich</text>');
    expect(svg).not.toContain('>Zeitberg</text>');
    expect(svg).not.toContain('>A</text>');
    expect(svg).toContain('fill="#1f559b"');
    expect(svg).toContain('fill="#bf421c"');
    const troops = thumbnailScene(stUlrich()).layers.find(({ name }) => name === 'troops');
    const outlines = troops?.shapes.flatMap((shape) =>
      shape.kind === 'drawing' && shape.paint.stroke && !shape.paint.fill
        ? shape.strokes.filter(({ closed }) => closed)
        : [],
    );
    expect(outlines).toHaveLength(9);
  });
  test('stays small, even for ninety units on a table of twelve feet', () => {
    expect(drawThumbnail(stUlrich()).length).toBeLessThan(30_000);
    for (const seed of [1, 2, 3]) expect(drawThumbnail(randomScenario(seed, GREAT_BATTLE)).length).toBeLessThan(60_000);
  });
  test('is the same twice and holds no broken number or style', () => {
    const svg = drawThumbnail(randomScenario(7, GREAT_BATTLE));
    expect(drawThumbnail(randomScenario(7, GREAT_BATTLE))).toBe(svg);
    expect(/ style=| id="|NaN|Infinity|undefined/.exec(svg)?.[0]).toBeUndefined();
  });
});

test('a line is thinned to the points that matter', () => {
  const line = [0, 1, 2, 3, 4].map((x) => ({ x, y: x === 3 ? 0.3 : 0 }));
  expect(thinnedLine(line, 0.31)).toEqual([line[0], line[4]]);
  expect(thinnedLine(line, 0.29)).toEqual([line[0], line[3], line[4]]);
  expect(thinnedLine(line.slice(0, 2), 5)).toEqual(line.slice(0, 2));
});
