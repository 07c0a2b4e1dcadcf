import { describe, expect, it } from 'vitest';
import { areaUnder, isBehind, sharesUnder, standsIn, worksLined } from '../../../engine/tabletop';
import { course, entrenchment, groundOf, hill, polygon, wall, wood } from '../terrain/tables';
import { boxOf } from './bodies';

/** A wood east of x = 60, on a hill north of y = 60. */
const ground = groundOf(
  wood('grove', polygon([60, 0], [180, 0], [180, 120], [60, 120])),
  hill('rise', 'gentle', 4, polygon([0, 60], [180, 60], [180, 120], [0, 120])),
);
const shares = (x: number, y: number) => sharesUnder(ground, boxOf(x, y)).map(({ area, share }) => [area.id, share]);
const isWood = ({ kind }: { kind: string }) => kind === 'wood';

describe('the ground under a footprint', () => {
  it('is told by its share of each area, in the order of the scenario', () => {
    expect(shares(40, 30)).toEqual([]);
    expect(shares(64, 61)).toEqual([
      ['grove', 0.75],
      ['rise', 0.75],
    ]);
  });

  it('is an area when more than half of it lies there', () => {
    expect(areaUnder(ground, boxOf(60, 30), isWood)).toBeNull();
    expect(areaUnder(ground, boxOf(60.1, 30), isWood)?.id).toBe('grove');
    expect(areaUnder(ground, boxOf(60.1, 30), () => false)).toBeNull();
  });

  it('is asked of one area', () => {
    const [grove, rise] = ground.areas;
    if (!grove || !rise) throw new Error('the table has two areas');
    expect([standsIn(ground, boxOf(80, 30), grove), standsIn(ground, boxOf(80, 30), rise)]).toEqual([true, false]);
  });

  it('is told anew on another table', () => {
    const box = boxOf(80, 30);
    expect(sharesUnder(ground, box)).toHaveLength(1);
    expect(sharesUnder(groundOf(), box)).toEqual([]);
  });
});

describe('works', () => {
  // The enemy is expected in the north.
  const works = groundOf(entrenchment('trench', course([20, 50], [60, 50])), wall('wall', course([80, 50], [120, 50])));
  const [trench] = works.lines;
  const lined = (x: number, y: number, heading = 0, isDefended = () => true) =>
    worksLined(works, boxOf(x, y, heading), { isDefended, reach: 0.1, share: 0.5, slack: 0.01 })?.id ?? null;

  it('are lined with half of the front or more, from their defended side', () => {
    expect(lined(40, 48)).toBe('trench');
    expect(lined(59.9, 48)).toBe('trench');
    expect(lined(60.2, 48)).toBeNull();
    expect(lined(40, 52, 180)).toBeNull();
    expect(lined(100, 48)).toBeNull();
    expect(lined(40, 48, 0, () => false)).toBeNull();
  });

  it.each([
    [47.905, 'trench'],
    [47.895, null],
  ])('are in contact 0.1 cm away: middle at y = %d', (y, id) => expect(lined(40, y)).toBe(id));

  it('have more than half of a footprint behind them', () => {
    if (!trench) throw new Error('the table has a trench');
    expect(isBehind(works, trench, boxOf(40, 49.9))).toBe(true);
    expect(isBehind(works, trench, boxOf(40, 50))).toBe(false);
  });
});
