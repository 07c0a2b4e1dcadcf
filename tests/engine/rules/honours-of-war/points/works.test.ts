import { describe, expect, it } from 'vitest';
import { PLAIN_FEATURE } from '../../../../../engine/scenario';
import type { Army, Feature, Scenario, Unit } from '../../../../../engine/scenario';
import { army, scenario, sheetOf, unit } from './sheets';

const common = { ...PLAIN_FEATURE, id: 'work', name: 'The Work' } as const;
/** Along y = 60; whoever goes along it eastwards has the enemy in the north. */
const trench = (length: number, way: 'east' | 'west' = 'east'): Feature => ({
  ...common,
  kind: 'entrenchment',
  course: {
    smooth: false,
    points:
      way === 'east'
        ? [
            { x: 50, y: 60 },
            { x: 50 + length, y: 60 },
          ]
        : [
            { x: 50 + length, y: 60 },
            { x: 50, y: 60 },
          ],
  },
});
const redoubt = (width: number, depth: number): Feature => ({
  ...common,
  kind: 'redoubt',
  outline: { shape: 'rectangle', at: { x: 60, y: 60 }, size: [width, depth], turn: 30 },
});
const town = (fortified: boolean): Feature => ({
  ...common,
  kind: 'bua',
  build: 'urban',
  fortified,
  blocks: [
    { id: 'work/1', at: { x: 40, y: 60 }, turn: 0, side: 20 },
    { id: 'work/2', at: { x: 140, y: 60 }, turn: 0, side: 20 },
  ],
});

const table = (
  terrain: readonly Feature[],
  blue: Partial<Army> = {},
  red: Partial<Army> = {},
  scale = '28mm',
): Scenario =>
  scenario([army('austria', 1757, { attacker: true, ...blue }), army('prussia', 1757, { id: 'red', ...red })], {
    terrain,
    rules: { system: 'honours-of-war', scale, options: {} },
  });
const works = (of: Scenario): readonly [blue: number, red: number] => {
  const sum = (side: string) =>
    sheetOf(of, side)
      .lines.filter((line) => line.for === 'works')
      .reduce((all, { points }) => all + points, 0);
  return [sum('blue'), sum('red')];
};
const standing = (x: number, y: number): Unit => unit('line infantry', { place: { at: { x, y }, heading: 0 } });

/** A zone of Blue that holds the trench and the western block. */
const zone = { shape: 'rectangle', at: { x: 60, y: 60 }, size: [60, 20], turn: 0 } as const;
const deployment = [{ id: 'blue/zone', name: 'Zone', outline: zone, commands: [] }];

describe('HOW-POINTS-07: what works cost', () => {
  it.each([
    [7, 15],
    [10, 15],
    [10.1, 30],
    [20, 30],
    [20.1, 45],
    [40, 60],
  ])('an entrenchment of %s cm: %i', (length, points) => expect(works(table([trench(length)]))).toEqual([0, points]));
  it.each([
    ['15mm', 10, 30],
    ['15mm', 5, 15],
    ['28mm', 10, 15],
  ])('at %s one of %s cm: %i', (scale, length, points) =>
    expect(works(table([trench(length)], {}, {}, scale))[1]).toBe(points),
  );
  it.each([
    [10, 8, 15],
    [20, 12, 30],
    [12, 20, 30],
  ])('a redoubt of %i by %i cm by its longer side: %i', (width, depth, points) =>
    expect(works(table([redoubt(width, depth)]))).toEqual([0, points]),
  );
  it('a round redoubt by its longer axis, however it is turned', () => {
    const outline = { shape: 'ellipse', at: { x: 60, y: 60 }, radii: [12, 2], turn: 45 } as const;
    expect(works(table([{ ...common, kind: 'redoubt', outline }]))).toEqual([0, 45]);
  });
  it('each fortified block 60, others nothing', () => {
    expect(works(table([town(true)]))).toEqual([0, 120]);
    const told = (blue: Partial<Army>, side: string) =>
      sheetOf(table([town(true)], blue), side)
        .lines.filter((line) => line.for === 'works')
        .flatMap(({ name, reasons }) => reasons.map(({ label }) => `${name}: ${label}`));
    expect(told({}, 'red')).toEqual(['The Work: 2 fortified blocks']);
    expect(told({}, 'blue')).toEqual([]);
    expect(told({ deployment }, 'red')).toEqual(['The Work: a fortified block']);
    expect(works(table([town(false)]))).toEqual([0, 0]);
  });
  it('tells the work and the clause', () => {
    const [odd] = sheetOf(table([trench(19.6)]), 'red').lines;
    expect(odd?.reasons[0]?.label).toBe('entrenchment, 20 cm');
    const [line] = sheetOf(table([trench(20)]), 'red').lines;
    expect(line).toMatchObject({ id: 'work', name: 'The Work', for: 'works', points: 30 });
    expect(line?.reasons).toEqual([{ clause: 'HOW-POINTS-07', label: 'entrenchment, 20 cm', value: 30 }]);
  });
});

describe('HOW-POINTS-07: whose works they are', () => {
  it("the defender's where nobody stands near; without an attacker the second side's", () => {
    expect(works(table([trench(20)]))).toEqual([0, 30]);
    expect(works(table([trench(20)], { attacker: false }, { attacker: true }))).toEqual([30, 0]);
    expect(works(table([trench(20)], { attacker: false }))).toEqual([0, 30]);
  });
  it('of the side in whose deployment zone they lie', () => {
    expect(works(table([trench(20)], { deployment }))).toEqual([30, 0]);
    expect(works(table([redoubt(20, 10)], { deployment }))).toEqual([30, 0]);
    expect(works(table([town(true)], { deployment }))).toEqual([60, 60]);
  });
  it.each([
    [58, 'east', [30, 0]],
    [40.1, 'east', [30, 0]],
    [39.9, 'east', [0, 30]],
    [62, 'east', [0, 30]],
    [62, 'west', [30, 0]],
  ] as const)('of whoever stands behind them: at y = %s, the course going %s', (y, way, points) =>
    expect(works(table([trench(20, way)], { independents: [standing(60, y)] }))).toEqual(points),
  );
  it('of the nearer of two', () => {
    const blue = { independents: [standing(60, 55)] };
    expect(works(table([trench(20)], blue, { independents: [standing(60, 50)] }))).toEqual([30, 0]);
    expect(works(table([trench(20)], blue, { independents: [standing(60, 57)] }))).toEqual([0, 30]);
  });
  it('of whoever stands in a redoubt', () => {
    expect(works(table([redoubt(20, 10)], { independents: [standing(60, 60)] }))).toEqual([30, 0]);
    expect(works(table([redoubt(20, 10)], { independents: [standing(60, 75)] }))).toEqual([0, 30]);
  });
  it('a block of whoever is inside it', () => {
    const inside = unit('line infantry', { place: { inside: 'work/1' } });
    expect(works(table([town(true)], { independents: [inside] }))).toEqual([60, 60]);
  });
});

it('HOW-POINTS-09: a sheet tells by how much equal armies may differ', () =>
  expect(sheetOf(table([])).leeway).toBe(0.05));
it('a side that is not there costs nothing', () => expect(sheetOf(table([]), 'green').total).toBe(0));
