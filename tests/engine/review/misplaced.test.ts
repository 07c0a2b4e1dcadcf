/** Things that lie where they cannot be: each by as much as people's eyes miss, and by a little more. */
import { describe, expect, it } from 'vitest';
import { reviewBuilt } from '../../../engine/review/built-ground';
import { reviewLand } from '../../../engine/review/ground-on-ground';
import { reviewCourses } from '../../../engine/review/courses';
import { PLAIN_FEATURE } from '../../../engine/scenario';
import type { Feature, Outline, UnplacedFinding } from '../../../engine/scenario';
import { layGround } from '../../../engine/terrain';
import {
  at,
  bridge,
  course,
  entrenchment,
  ford,
  hill,
  polygon,
  redoubt,
  river,
  road,
  scenarioOf,
  village,
  wood,
} from '../terrain/tables';

type Review = typeof reviewBuilt;
const findings = (review: Review, terrain: readonly Feature[]): readonly UnplacedFinding[] => {
  const scenario = scenarioOf(terrain);
  return review(scenario, layGround(scenario));
};
const told = (review: Review, ...terrain: readonly Feature[]): readonly string[] =>
  findings(review, terrain).map(({ code, about, key }) => `${code} ${about}${key === null ? '' : ` ${key}`}`);

const square = (west: number, south: number, east: number, north: number): Outline =>
  polygon([west, south], [east, south], [east, north], [west, north]);
const area = (kind: 'pond' | 'orchard' | 'crops' | 'rough', outline: Outline): Feature => ({
  ...PLAIN_FEATURE,
  id: kind,
  name: null,
  kind,
  outline,
});

it.each([
  ['crops', 'This field of crops lies on one spot with an orchard: it can be crops or that, not both.'],
  ['rough', 'This rough ground lies on one spot with a pond: it can be rough or that, not both.'],
] as const)('ground without a name is spoken of as one thing: %s', (kind, said) => {
  const ground = square(20, 20, 60, 60);
  const [found] = findings(reviewLand, [area(kind === 'crops' ? 'orchard' : 'pond', ground), area(kind, ground)]);
  expect(found?.message).toBe(said);
});

describe('houses', () => {
  // Blocks of 16 cm.
  it.each([
    [55.51, []],
    [55.49, ['blocks-overlap b/1 at']],
  ])('lie in others by half a centimetre: the next at %d', (x, said) => {
    expect(told(reviewBuilt, village('a', at(40, 40), 0), village('b', at(x, 40), 0))).toEqual(said);
  });
  it.each([
    [70.5, 'impassable', []],
    [70.3, 'impassable', ['houses-in-water town/1 at']],
    [60, 'fordable', []],
  ] as const)('stand with a twentieth of them in a river: their middle %d cm up, %s', (y, depth, said) => {
    const aue = river('aue', 6, course([-5, 60], [185, 60]), depth);
    expect(told(reviewBuilt, aue, village('town', at(90, y), 0))).toEqual(said);
  });
});

describe('houses in a wood', () => {
  it.each([
    [23.6, []],
    [23.8, ['houses-in-wood town/1 at']],
  ])('stand with a tenth of them among the trees: a wood from %d on', (x, said) => {
    const woods = wood('woods', square(0, 0, x, 60));
    expect(told(reviewBuilt, woods, village('town', at(30, 30), 0))).toEqual(said);
  });
  it.each([
    [null, 'These houses stand in a wood: there can be trees or houses, not both.'],
    ['Furth', 'The houses of Furth stand in a wood: there can be trees or houses, not both.'],
  ])('are called by their name, and without one by no id: %s', (name, said) => {
    const town = { ...village('bua-1', at(30, 30), 0), name };
    expect(findings(reviewBuilt, [wood('woods', square(0, 0, 60, 60)), town])[0]?.message).toBe(said);
  });
  it('are no fault of other ground, where people live among what they grow', () => {
    expect(told(reviewBuilt, area('orchard', square(0, 0, 60, 60)), village('town', at(30, 30), 0))).toEqual([]);
  });
});

describe('a bridge and a ford', () => {
  const aue = river('aue', 9, course([-5, 60], [185, 60]));
  it.each([
    [47, []],
    [46, ['crossings-overlap ford at']],
  ])('lie in one place, the next at %d', (x, said) => {
    expect(told(reviewBuilt, aue, bridge('bridge', 'aue', at(40, 60)), ford('ford', 'aue', at(x, 60)))).toEqual(said);
  });
  it('over two waters are two', () => {
    const brook = river('brook', 9, course([40, -5], [40, 125]));
    const crossings = [bridge('bridge', 'aue', at(40, 60)), ford('ford', 'brook', at(40, 60))];
    expect(told(reviewBuilt, aue, brook, ...crossings)).toEqual([]);
  });
});

describe('works', () => {
  const town = village('town', at(40, 40), 0); // from 32 to 48
  it.each([
    [47.6, []],
    [47.4, ['works-over-houses line']],
  ])('run half a centimetre inside houses: %d cm up', (y, said) => {
    expect(told(reviewBuilt, town, entrenchment('line', course([10, y], [70, y])))).toEqual(said);
  });
  it('and houses without a name are called houses', () => {
    const [found] = findings(reviewBuilt, [town, entrenchment('line', course([10, 40], [70, 40]))]);
    expect(found?.message).toBe('This entrenchment runs through houses.');
  });
  it('hold no houses within a redoubt; round open ones they may run', () => {
    expect(told(reviewBuilt, town, redoubt('fort', square(20, 20, 60, 60)))).toEqual(['works-over-houses fort']);
    const round = course([20, 20], [60, 20], [60, 60], [20, 60], [20, 20]);
    expect(told(reviewBuilt, town, entrenchment('line', round))).toEqual([]);
  });
  it.each([
    [20.4, []],
    [20.6, ['works-in-water line']],
  ])('end half a centimetre within a pond: at %d', (x, said) => {
    const pond = area('pond', square(20, 20, 60, 60));
    expect(told(reviewBuilt, pond, entrenchment('line', course([5, 40], [x, 40])))).toEqual(said);
  });
});

describe('ground on ground', () => {
  const woods = wood('woods', square(0, 0, 28, 28));
  it.each([
    [25.5, []],
    [24.5, ['ground-on-ground pond outline']],
  ])('shares a tenth of the smaller: a pond from %d on', (x, said) => {
    expect(told(reviewLand, woods, area('pond', square(x, 0, x + 28, 28)))).toEqual(said);
  });
  it('is told of the smaller in the larger and of the larger round the smaller', () => {
    const large = wood('woods', square(0, 0, 100, 100));
    const small = area('crops', square(10, 10, 20, 20));
    expect(told(reviewLand, large, small)).toEqual(['ground-on-ground crops outline']);
    expect(told(reviewLand, small, large)).toEqual(['ground-on-ground woods outline']);
  });
  it('is fine for woods on hills and for rough ground in woods, but not for ponds on either', () => {
    const berg = hill('berg', 'gentle', 4, square(0, 0, 28, 28));
    const rough = area('rough', square(0, 0, 28, 28));
    const pond = area('pond', square(0, 0, 28, 28));
    expect(told(reviewLand, berg, woods, rough)).toEqual([]);
    for (const below of [berg, rough])
      for (const terrain of [
        [below, pond],
        [pond, below],
      ])
        // oxfmt-ignore
        expect(told(reviewLand, ...terrain)).toHaveLength(1);
  });
});

describe('contours', () => {
  const berg = (...outlines: readonly Outline[]): Feature => ({
    ...PLAIN_FEATURE,
    id: 'berg',
    name: null,
    kind: 'hill',
    slope: 'gentle',
    height: 6,
    outline: square(20, 20, 60, 60),
    contours: outlines.map((outline, i) => ({ height: 2 * (i + 1), outline })),
  });
  it.each([
    [60.4, []],
    [60.6, ['contour-outside berg contours[0].outline']],
  ])('run half a centimetre past the foot: to %d', (x, said) => {
    expect(told(reviewLand, berg(square(30, 30, x, 50)))).toEqual(said);
  });
  it('run past the one below them, though inside the foot', () => {
    const hills = berg(square(30, 30, 45, 45), square(32, 32, 50, 44));
    expect(findings(reviewLand, [hills]).map(({ key, message }) => [key, message])).toEqual([
      ['contours[1].outline', expect.stringContaining('runs past the contour of 2 cm below it')],
    ]);
  });
});

describe('roads', () => {
  const high = road('high', course([-5, 60], [185, 60]));
  it.each([
    [41, []],
    [41.5, ['road-through-water high course']],
  ])('have a centimetre and a half of a pond on them: from 40 to %d', (east, said) => {
    expect(told(reviewCourses, high, area('pond', square(40, 50, east, 70)))).toEqual(said);
  });
  it.each([
    [6, []],
    [6.1, ['road-stays-on-table high from']],
  ])('that say what they lead to leave the table there: from %d cm, within half their width and 3 cm', (west, said) => {
    const leads = { ...road('high', course([west, 60], [185, 60])), from: 'Wellemin', to: 'Budin' };
    expect(told(reviewCourses, leads).filter((one) => !one.startsWith('road-ends'))).toEqual(said);
  });
  it('cross deep rivers by bridges, and shallow ones anywhere', () => {
    const across = course([90, -5], [90, 125]);
    const aue = river('aue', 9, across);
    expect(told(reviewCourses, high, aue)).toEqual(['road-through-water high course']);
    expect(told(reviewCourses, high, aue, bridge('bridge', 'aue', at(90, 60)))).toEqual([]);
    expect(told(reviewCourses, high, aue, bridge('far', 'aue', at(90, 80)))).toHaveLength(1);
    expect(told(reviewCourses, high, river('aue', 9, across, 'fordable'))).toEqual([]);
  });
  it('are offered a bridge wherever they go through a river, whose name it needs', () => {
    const bend = river('aue', 9, course([40, -5], [40, 100], [120, 100], [120, -5]));
    const [first, second, ...others] = findings(reviewCourses, [high, { ...bend, name: 'Aue' }]);
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      fix: 'Add a bridge over Aue at [40, 60].',
      fixes: [],
      adds: { behind: 'high', value: { bridge: { over: 'Aue', at: [40, 60] } } },
    });
    expect(second?.adds?.value).toEqual({ bridge: { over: 'Aue', at: [120, 60] } });
    const unnamed = { ...bend, name: null };
    expect(findings(reviewCourses, [high, unnamed])[0]).toMatchObject({
      fixes: [{ about: 'aue', key: 'name', write: 'The river' }],
      adds: { value: { bridge: { over: 'The river' } } },
    });
    const taken = { ...road('lane', course([0, 5], [20, 5])), name: 'The river' };
    expect(findings(reviewCourses, [high, unnamed, taken]).find(({ about }) => about === 'high')).not.toHaveProperty(
      'adds',
    );
    expect(findings(reviewCourses, [high, area('pond', square(40, 50, 60, 70))])[0]).not.toHaveProperty('adds');
  });
});
