import { describe, expect, it } from 'vitest';
import { bodiesMet, groundAlong } from '../../../engine/tabletop';
import { at, course, groundOf, polygon, village, wall, wood } from '../terrain/tables';
import { bodyOf, boxOf } from './bodies';

describe('the ground along a line', () => {
  const ground = groundOf(
    wood('grove', polygon([20, 20], [40, 20], [40, 40], [20, 40])),
    wall('wall', course([50, 0], [50, 60])),
    village('farm', { x: 80, y: 30 }, 0, 10),
  );
  const told = (fromX: number, toX: number, y = 30) => {
    const { areas, lines, blocks } = groundAlong(ground, at(fromX, y), at(toX, y));
    return {
      areas: areas.map(({ area, from, to }) => [area.id, from, to]),
      lines: lines.map(({ line, at: s }) => [line.id, s]),
      blocks: blocks.map(({ id }) => id),
    };
  };

  it('is areas with their depth, lines and houses', () => {
    expect(told(10, 100)).toEqual({ areas: [['grove', 10, 30]], lines: [['wall', 40]], blocks: ['farm/1'] });
  });
  it('ends where the line ends, and houses it begins in count', () => {
    expect(told(10, 49)).toEqual({ areas: [['grove', 10, 30]], lines: [], blocks: [] });
    expect(told(80, 82).blocks).toEqual(['farm/1']);
    expect(told(60, 74.9).blocks).toEqual([]);
    expect(told(60, 75.1).blocks).toEqual(['farm/1']);
  });
});

describe('the bodies a line meets', () => {
  const near = bodyOf('near', 'blue', boxOf(30, 30, 0, 4, 4));
  const far = bodyOf('far', 'red', boxOf(60, 31, 0, 4, 4));
  const aside = bodyOf('aside', 'red', boxOf(40, 40, 0, 4, 4));
  const met = (after: number) =>
    bodiesMet([far, aside, near], at(10, 30), at(90, 30), after).map(({ body, at: s }) => [body.id, s]);

  it('come in turn, each with where the line first meets it', () => {
    expect(met(0)).toEqual([
      ['near', 18],
      ['far', 48],
    ]);
  });
  it('count from a place on the line', () => {
    // The line leaves the near one after 22 cm.
    expect(met(22)).toEqual([
      ['near', 22],
      ['far', 48],
    ]);
    expect(met(22.1)).toEqual([['far', 48]]);
  });
});
