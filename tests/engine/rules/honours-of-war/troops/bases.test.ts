import { describe, expect, it } from 'vitest';
import type { BaseShape } from '../../../../../engine/battle';
import { columnOf, formationsOf, layout, shapesOf } from '../../../../../engine/rules/honours-of-war/troops/layouts';
import { scale, SCALES } from '../../../../../engine/rules/honours-of-war/troops/scales';
import type { ScaleId } from '../../../../../engine/rules/honours-of-war/troops/scales';
import { UNIT_TYPES } from '../../../../../engine/scenario';
import type { UnitShape, UnitSize, UnitType } from '../../../../../engine/scenario';
import { battlefield } from '../field';

const shape = (type: UnitType, size: UnitSize = 'standard'): UnitShape => ({ type, arm: UNIT_TYPES[type], size });
const bases = (type: UnitType, formation = 'line', size: UnitSize = 'standard', id: ScaleId = '28mm') =>
  layout(shape(type, size), formation, scale(id));

const spans = (shapes: readonly BaseShape[]): readonly [number, number] => {
  const span = (low: (one: BaseShape) => number, high: (one: BaseShape) => number): number =>
    Math.round((Math.max(...shapes.map(high)) - Math.min(...shapes.map(low))) * 100) / 100;
  return [
    span(
      (one) => one.x - one.width / 2,
      (one) => one.x + one.width / 2,
    ),
    span(
      (one) => one.y - one.depth / 2,
      (one) => one.y + one.depth / 2,
    ),
  ];
};

describe('HOW-BASE-06: width and depth of a base at each scale', () => {
  it.each([
    [
      'line infantry',
      [
        [4, 4],
        [3, 3],
        [2, 2],
        [1.5, 1.5],
        [1.5, 1],
      ],
    ],
    [
      'jaeger',
      [
        [4, 4],
        [3, 3],
        [2, 2],
        [1.5, 1.5],
        [1.5, 1],
      ],
    ],
    [
      'dragoons',
      [
        [5, 5],
        [4, 4],
        [2.5, 2.5],
        [2, 2],
        [1.5, 1.5],
      ],
    ],
    [
      'light gun',
      [
        [6, 6],
        [4.5, 4.5],
        [3, 3],
        [2, 2],
        [1.5, 1.5],
      ],
    ],
    [
      'medium gun',
      [
        [7, 7],
        [5, 5],
        [3.5, 3.5],
        [2.5, 2.5],
        [2, 2],
      ],
    ],
    [
      'heavy gun',
      [
        [8, 8],
        [6, 6],
        [4, 4],
        [3, 3],
        [2.5, 2.5],
      ],
    ],
  ] as const)('%s', (type, sizes) => {
    const formation = type.endsWith('gun') ? 'deployed' : 'line';
    expect(
      SCALES.map((id) => bases(type, formation, 'standard', id)[0]).map((one) => [one?.width, one?.depth]),
    ).toEqual(sizes);
  });
  it('frontages of a line: foot 20, 15, 10, 7.5 and 6 cm (HOW-BASE-07), horse 20, 16, 10, 8 and 6 cm', () => {
    const frontage = (type: UnitType) => SCALES.map((id) => spans(bases(type, 'line', 'standard', id))[0]);
    expect(frontage('line infantry')).toEqual([20, 15, 10, 7.5, 6]);
    expect(frontage('dragoons')).toEqual([20, 16, 10, 8, 6]);
  });
});

describe('shapes at 28mm', () => {
  it.each([
    ['HOW-BASE-01: battalion in line', 'line infantry', 'line', 5, [20, 4]],
    ['HOW-FORM-01: battalion in march column', 'grenadiers', 'march column', 5, [4, 20]],
    ['HOW-BASE-02: light infantry', 'light infantry', 'line', 5, [20, 4]],
    ['HOW-FORM-03: light infantry two deep', 'jaeger', 'double line', 5, [12, 8]],
    ['HOW-FORM-06: a line bent to an edge', 'grenadiers', 'irregular line', 5, [20, 4]],
    ['HOW-BASE-03: regiment in line', 'cuirassiers', 'line', 4, [20, 5]],
    ['HOW-BASE-03: regiment in double line', 'hussars', 'double line', 4, [10, 10]],
    ['HOW-FORM-02: regiment in march column', 'dragoons', 'march column', 4, [5, 20]],
    ['HOW-BASE-05: medium limber', 'medium gun', 'limbered', 1, [5, 12]],
    ['HOW-BASE-05: heavy limber', 'heavy gun', 'limbered', 1, [5, 12]],
    ['HOW-BASE-05: light limber', 'light gun', 'limbered', 1, [5, 7.5]],
    ['HOW-BASE-11: transport', 'transport', 'march column', 1, [5, 12]],
    ['HOW-BASE-12: crew without guns', 'heavy gun', 'crew', 1, [8, 8]],
    ['HOW-FORM-05: deployed battery with its limber behind', 'medium gun', 'deployed', 2, [7, 19]],
  ] as const)('%s', (_, type, formation, count, size) => {
    expect(bases(type, formation)).toHaveLength(count);
    expect(spans(bases(type, formation))).toEqual(size);
  });
  it('HOW-FORM-03, HOW-FORM-06: light infantry is offered the shapes that change a rule, and the edge', () => {
    expect(shapesOf(shape('jaeger'))).toEqual(['line', 'double line', 'march column', 'irregular line']);
  });
  it('HOW-BASE-05: at other scales a limber is as wide as a horse base, 2.4 or 1.5 times as long', () => {
    expect(spans(bases('medium gun', 'limbered', 'standard', '15mm'))).toEqual([2.5, 6]);
    expect(spans(bases('light gun', 'limbered', 'standard', '6mm'))).toEqual([1.5, 2.25]);
  });
  it('HOW-FORM-05: the limber touches the rear edge of the gun base', () => {
    const [gun, limber] = bases('light gun', 'deployed');
    expect([gun?.y, gun?.carries]).toEqual([0, 'gun']);
    expect([(limber?.y ?? 0) + (limber?.depth ?? 0) / 2, limber?.carries]).toEqual([-3, 'limber']);
  });
  it('the leading base is the first: head of a column, left of a front rank', () => {
    expect(bases('line infantry', 'march column')[0]).toMatchObject({ x: 0, y: 8 });
    expect(bases('dragoons', 'double line')[0]).toMatchObject({ x: -2.5, y: 2.5 });
    expect(bases('jaeger', 'double line').map(({ x, y }) => [x, y])).toEqual([[-4, 2], [0, 2], [4, 2], [-2, -2], [2, -2]]); // oxfmt-ignore
  });
});

describe('sizes', () => {
  const counts = (type: UnitType, id: ScaleId = '28mm') =>
    (['small', 'standard', 'large'] as const).map((size) => bases(type, 'line', size, id).length);
  it('HOW-OPT-11, HOW-BASE-07: foot has 3, 5 and 7 bases, at 6mm 2, 4 and 6', () => {
    expect(counts('line infantry')).toEqual([3, 5, 7]);
    expect(counts('jaeger', '10mm')).toEqual([3, 5, 7]);
    expect(counts('jaeger', '6mm')).toEqual([2, 4, 6]);
  });
  it('HOW-OPT-12: horse has 2, 4 and 6, at every scale', () => {
    for (const id of SCALES) expect(counts('hussars', id)).toEqual([2, 4, 6]);
  });
  it('HOW-FORM-02: a large double line is three files wide, a small regiment has none', () => {
    expect(spans(bases('dragoons', 'double line', 'large'))).toEqual([15, 10]);
    expect(formationsOf(shape('dragoons'))).toEqual(['line', 'double line', 'march column']);
    expect(formationsOf(shape('dragoons', 'small'))).toEqual(['line', 'march column']);
  });
});

it('HOW-FORM-01, HOW-FORM-04: formations of the other arms, and the shapes a battery can be in', () => {
  expect(formationsOf(shape('line infantry'))).toEqual(['line', 'march column']);
  expect(formationsOf(shape('freikorps'))).toEqual(['line', 'double line', 'march column']);
  expect(formationsOf(shape('freikorps', 'small'))).toEqual(['line', 'march column']);
  expect(formationsOf(shape('light gun'))).toEqual(['deployed', 'limbered']);
  expect(formationsOf(shape('transport'))).toEqual(['march column']);
  expect(shapesOf(shape('heavy gun'))).toEqual(['deployed', 'limbered', 'crew']);
  expect(shapesOf(shape('line infantry'))).toEqual(['line', 'march column', 'irregular line']);
  expect(shapesOf(shape('transport'))).toEqual(['march column']);
});

describe('HOW-SECT-02: footprints on the table', () => {
  const field = battlefield({
    blue: { guns: { type: 'medium gun', at: [50, 50] }, horse: { type: 'dragoons', at: [90, 50], heading: 90 } },
  });
  it('the gun base alone for sectors, the limber too for being charged and shot at (HOW-UNIT-02)', () => {
    const { box, boxes } = field.troop('guns');
    expect([box.width, box.depth]).toEqual([7, 7]);
    expect(boxes.map(({ pose, depth }) => [pose.y - depth / 2, pose.y + depth / 2])).toEqual([
      [46.5, 53.5],
      [34.5, 46.5],
    ]);
  });
  it('turned with the facing', () => {
    const { box, boxes } = field.troop('horse');
    expect(boxes).toHaveLength(1);
    expect([box.width, box.depth, box.pose.hx]).toEqual([20, 5, 1]);
  });
});

it('HOW-BASE-07: small, standard and large battalions at 6mm, by the bases of a standard one', () => {
  const counts = ([3, 4, 5] as const).map((chosen) =>
    UNIT_SIZES.map((size) => layout(shape('line infantry', size), 'line', scale('6mm'), chosen).length),
  );
  expect(counts).toEqual([
    [2, 3, 4],
    [2, 4, 6],
    [3, 5, 7],
  ]);
});
const UNIT_SIZES = ['small', 'standard', 'large'] as const;

it('HOW-MOVE-05: what marches: guns limbered, all others in march column', () => {
  const types: readonly UnitType[] = ['medium gun', 'howitzer', 'line infantry', 'jaeger', 'hussars', 'transport'];
  expect(types.map((type) => columnOf(shape(type)))).toEqual([
    'limbered',
    'limbered',
    'march column',
    'march column',
    'march column',
    'march column',
  ]);
});

describe('HOW-EX-28, HOW-SCALE-16: units of other sizes take the distances of the nearest frontage', () => {
  /** The scale at which a standard unit in line is nearest to one of so many figures on the bases of 10mm. */
  const nearest = (type: UnitType, figures: number, onABase: number): ScaleId => {
    const [base] = bases(type, 'line', 'standard', '10mm');
    const frontage = ((base?.width ?? 0) * figures) / onABase;
    const off = (id: ScaleId): number => Math.abs(spans(bases(type, 'line', 'standard', id))[0] - frontage);
    return SCALES.toSorted((a, b) => off(a) - off(b))[0] ?? '28mm';
  };
  it.each<[string, UnitType, number, number]>([
    ['a battalion of 32 figures, 4 to a base', 'line infantry', 32, 4],
    ['a regiment of 12 figures, 2 to a base', 'dragoons', 12, 2],
  ])('%s at 10mm those of 15mm', (_unit, type, figures, onABase) => {
    expect(nearest(type, figures, onABase)).toBe('15mm');
  });
  it.each<[UnitType, number, number]>([
    ['line infantry', 20, 4],
    ['dragoons', 8, 2],
  ])('standard %s at 10mm keep their own', (type, figures, onABase) => {
    expect(nearest(type, figures, onABase)).toBe('10mm');
  });
});

it('HOW-BASE-12: limbered guns, crews and wagons are one base, its centre that of the unit', () => {
  const one = (type: UnitType, formation: string) => bases(type, formation).map(({ x, y, turn }) => ({ x, y, turn }));
  const middle = [{ x: 0, y: 0, turn: 0 }];
  expect([one('medium gun', 'limbered'), one('light gun', 'crew'), one('transport', 'limbered')]).toEqual([
    middle,
    middle,
    middle,
  ]);
});
