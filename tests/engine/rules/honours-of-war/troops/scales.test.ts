import { describe, expect, it } from 'vitest';
import { isScale, scale, SCALES } from '../../../../../engine/rules/honours-of-war/troops/scales';
import type { Gun, MoveKind, ScaleLengths, SmallArm } from '../../../../../engine/rules/honours-of-war/troops/scales';

const values = (of: (one: ScaleLengths) => number): readonly number[] => SCALES.map((id) => of(scale(id)));

it('HOW-SCALE-01: five figure scales, 28mm the first', () => {
  expect(SCALES).toEqual(['28mm', '20mm', '15mm', '10mm', '6mm']);
  expect([isScale('6mm'), isScale('25mm'), isScale('')]).toEqual([true, false, false]);
});

describe('HOW-SCALE-07: normal moves', () => {
  const table: Record<MoveKind, readonly number[]> = {
    footLine: [20, 15, 10, 8, 6],
    footColumn: [25, 20, 12, 10, 8],
    lightFoot: [25, 20, 12, 10, 8],
    horseLine: [30, 25, 15, 12, 10],
    horseColumn: [40, 35, 25, 16, 15],
    limbered: [20, 15, 10, 8, 6],
    limberedOnRoad: [25, 20, 15, 12, 8],
    manhandleLight: [15, 12, 8, 5, 5],
    manhandleMedium: [10, 8, 5, 3, 3],
    manhandleHeavy: [5, 4, 2, 1, 1],
    manhandleLightToFlank: [10, 8, 5, 3, 3],
    manhandleMediumToFlank: [5, 4, 3, 2, 2],
    manhandleHeavyToFlank: [0, 0, 0, 0, 0],
    horseGunsLimbered: [30, 25, 15, 12, 10],
    horseGunsOnRoad: [40, 30, 20, 16, 12],
    train: [15, 12, 8, 5, 4],
    trainOnRoad: [20, 15, 12, 8, 6],
    commandFigure: [60, 45, 30, 20, 20],
    // HOW-SCALE-11: 4/3 of the row above, rounded.
    dashingGeneral: [80, 60, 40, 27, 27],
  };
  it.each(Object.entries(table))('%s', (kind, row) => {
    expect(values(({ moves }) => moves[kind as MoveKind])).toEqual(row);
  });
  it('has no other rows', () => expect(Object.keys(scale('28mm').moves).toSorted()).toEqual(Object.keys(table).sort()));
});

describe('HOW-BASE-06: sides of bases', () => {
  it.each([
    ['foot', [4, 3, 2, 1.5, 1]],
    ['horse', [5, 4, 2.5, 2, 1.5]],
    ['light gun', [6, 4.5, 3, 2, 1.5]],
    ['medium gun', [7, 5, 3.5, 2.5, 2]],
    ['heavy gun', [8, 6, 4, 3, 2.5]],
  ] as const)('%s', (base, row) => expect(values(({ bases }) => bases[base])).toEqual(row));
});

describe('HOW-SCALE-08: infantry ranges, short and long', () => {
  const table: Record<SmallArm, readonly [readonly number[], readonly number[]]> = {
    'muskets and battalion guns': [
      [10, 8, 5, 4, 3],
      [30, 25, 16, 12, 10],
    ],
    muskets: [
      [10, 8, 5, 4, 3],
      [20, 16, 10, 8, 6],
    ],
    rifles: [
      [15, 12, 8, 6, 5],
      [30, 25, 16, 12, 10],
    ],
    carbines: [
      [8, 5, 4, 3, 2],
      [15, 10, 8, 6, 4],
    ],
  };
  it.each(Object.entries(table))('%s', (arm, [short, long]) => {
    expect(values(({ smallArms }) => smallArms[arm as SmallArm].short)).toEqual(short);
    expect(values(({ smallArms }) => smallArms[arm as SmallArm].long)).toEqual(long);
  });
});

describe('HOW-SCALE-09: artillery ranges, canister, effective and long', () => {
  const table: Record<Gun, readonly (readonly [number, number, number])[]> = {
    'light gun': [
      [30, 50, 70],
      [20, 35, 50],
      [15, 25, 35],
      [12, 18, 24],
      [10, 15, 20],
    ],
    'medium gun': [
      [40, 80, 120],
      [30, 50, 80],
      [20, 40, 60],
      [15, 25, 40],
      [12, 20, 30],
    ],
    'heavy gun': [
      [50, 100, 150],
      [40, 70, 100],
      [25, 50, 75],
      [20, 35, 50],
      [15, 25, 40],
    ],
    howitzer: [
      [40, 70, 100],
      [30, 50, 70],
      [20, 35, 50],
      [15, 25, 35],
      [12, 18, 24],
    ],
  };
  it.each(Object.entries(table))('%s', (gun, rows) => {
    const bands = SCALES.map((id) => scale(id).guns[gun as Gun]);
    expect(bands.map(({ canister, effective, long }) => [canister, effective, long])).toEqual(rows);
  });
});

describe('HOW-SCALE-10, HOW-SCALE-11: other distances', () => {
  it.each([
    ['command', [15, 10, 8, 6, 4]],
    ['support', [5, 4, 3, 2, 2]],
    ['grazing', [30, 20, 15, 10, 8]],
    ['rallyNear', [30, 20, 15, 10, 8]],
    ['rallyFar', [60, 40, 30, 20, 16]],
    ['blockSide', [20, 15, 10, 8, 6]],
    ['cm4', [4, 3, 2, 1, 1]],
    ['cm5', [5, 4, 3, 2, 2]],
    ['cm10', [10, 7, 5, 3, 3]],
    ['cm15', [15, 10, 8, 6, 4]],
    ['cm20', [20, 15, 10, 8, 6]],
    ['cm30', [30, 20, 15, 10, 8]],
    ['cm60', [60, 40, 30, 20, 16]],
  ] as const)('%s', (kind, row) => expect(values(({ distances }) => distances[kind])).toEqual(row));

  it('small measures of the rulings shrink by the factor, unrounded', () => {
    expect(values(({ factor }) => factor)).toEqual([1, 0.7, 0.5, 1 / 3, 0.25]);
  });
});

describe('HOW-SCALE-13: the 6mm play sheet', () => {
  const six = scale('6mm');
  it('agrees on moves', () => {
    const { footLine, footColumn, lightFoot, horseLine, horseColumn, limbered, limberedOnRoad, commandFigure } =
      six.moves;
    expect([footLine, footColumn, lightFoot, horseLine, horseColumn]).toEqual([6, 8, 8, 10, 15]);
    expect([limbered, limberedOnRoad, six.moves.train, six.moves.trainOnRoad, commandFigure]).toEqual([6, 8, 4, 6, 20]);
  });
  it('agrees on ranges and the command distance', () => {
    expect(six.smallArms).toEqual({
      'muskets and battalion guns': { short: 3, long: 10 },
      muskets: { short: 3, long: 6 },
      rifles: { short: 5, long: 10 },
      carbines: { short: 2, long: 4 },
    });
    expect(six.guns['light gun']).toEqual({ canister: 10, effective: 15, long: 20 });
    expect(six.guns['medium gun']).toEqual({ canister: 12, effective: 20, long: 30 });
    expect(six.guns['heavy gun']).toEqual({ canister: 15, effective: 25, long: 40 });
    expect(six.distances.command).toBe(4);
  });
  it('HOW-SCALE-14: the general rallies at 2 cm, balls graze 8 cm, rally bands begin at 8 and 16 cm', () => {
    const { cm5, grazing, rallyNear, rallyFar } = six.distances;
    expect([cm5, grazing, rallyNear, rallyFar]).toEqual([2, 8, 8, 16]);
  });
});

it('HOW-EX-25: a double move in line is 40 cm at 28mm, half of it at 15mm', () => {
  expect([2 * scale('28mm').moves.footLine, 2 * scale('15mm').moves.footLine]).toEqual([40, 20]);
});
