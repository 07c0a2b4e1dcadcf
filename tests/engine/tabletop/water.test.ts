import { describe, expect, it } from 'vitest';
import { isCarriedBy, waterAround, waterLinesAhead, waterLinesBetween } from '../../../engine/tabletop';
import { bridge, course, ford, groundOf, river, stream, wall } from '../terrain/tables';
import { boxOf } from './bodies';

/** From y = 54 to 66, its middle at 60. */
const brook = river('brook', 12, course([0, 60], [180, 60]));
const brookOnly = groundOf(brook);

describe('water', () => {
  it.each([
    [53.9, null],
    [54.1, 'brook'],
    [65.9, 'brook'],
    [66.1, null],
  ])('is around a footprint with its centre at %d cm', (y, water) => {
    expect(waterAround(brookOnly, boxOf(60, y), brookOnly.areas)?.id ?? null).toBe(water);
    expect(waterAround(brookOnly, boxOf(60, y), [])).toBeNull();
  });

  it('is met at its middle line, but not the line one stands on, and not other lines', () => {
    const ground = groundOf(
      brook,
      stream('runnel', 2, course([0, 80], [180, 80])),
      wall('wall', course([0, 70], [180, 70])),
    );
    const ahead = (y: number, length: number) =>
      waterLinesAhead(ground, boxOf(60, y).pose, { x: 0, y: 1 }, length).map(({ line, at }) => [
        line.id,
        Number(at.toFixed(6)),
      ]);
    expect(ahead(40, 50)).toEqual([
      ['brook', 20],
      ['runnel', 40],
    ]);
    expect(ahead(40, 19.98)).toEqual([]);
    expect(ahead(60, 10)).toEqual([]);
    expect(waterLinesBetween(ground, { x: 60, y: 40 }, { x: 60, y: 75 }).map(({ line }) => line.id)).toEqual(['brook']);
  });

  it('is passed by whom a bridge or ford carries wholly', () => {
    const carried = (x: number, width: number, feature = bridge('over', 'brook', { x: 60, y: 60 }, 7)) => {
      const ground = groundOf(brook, feature);
      return ground.crossings.map((crossing) => isCarriedBy(ground, boxOf(x, 60, 0, width, 12), crossing));
    };
    expect(carried(60, 4)).toEqual([true]);
    expect(carried(60, 4, ford('over', 'brook', { x: 60, y: 60 }, 7))).toEqual([true]);
    expect(carried(60, 8)).toEqual([false]);
    expect(carried(64, 4)).toEqual([false]);
    const dry = groundOf(brook, bridge('over', 'brook', { x: 60, y: 60 }, 7));
    expect(dry.crossings.map((crossing) => isCarriedBy(dry, boxOf(60, 69, 0, 4, 4), crossing))).toEqual([false]);
  });
});
