import { describe, expect, it } from 'vitest';
import { nextUnit, rulerMarks } from '../../../renderer/editor/plan/ruler-marks';

const told = (...args: Parameters<typeof rulerMarks>) => {
  const marks = rulerMarks(...args);
  return { marks: marks.length, labels: marks.filter(({ label }) => label !== '').map(({ at, label }) => [at, label]) };
};

describe('marks of a ruler', () => {
  it.each([
    [
      'feet from afar: inches, and a number at every foot',
      'ft',
      0,
      61,
      3,
      25,
      [
        [0, '0'],
        [30.48, '1'],
        [60.96, '2'],
      ],
    ],
    [
      'feet closely: a number at every quarter',
      'ft',
      0,
      31,
      8,
      13,
      [
        [0, '0'],
        [7.62, '3″'],
        [15.24, '6″'],
        [22.86, '9″'],
        [30.48, '1'],
      ],
    ],
    [
      'feet as near as can be: a number at every inch',
      'ft',
      60,
      66,
      30,
      2,
      [
        [60.96, '2'],
        [63.5, '2′1″'],
      ],
    ],
    [
      'inches',
      'in',
      0,
      31,
      3,
      13,
      [
        [0, '0'],
        [30.48, '12'],
      ],
    ],
    [
      'centimetres',
      'cm',
      0,
      50,
      3,
      11,
      [
        [0, '0'],
        [50, '50'],
      ],
    ],
    [
      'part of the table',
      'cm',
      99.5,
      120.5,
      10,
      43,
      [
        [100, '100'],
        [110, '110'],
        [120, '120'],
      ],
    ],
    ['nothing in sight', 'cm', 50, 40, 10, 0, []],
  ] as const)('%s', (_, unit, from, to, scale, count, labels) => {
    const { marks, labels: written } = told(unit, from, to, scale);
    expect(written.map(([at, label]) => [Math.round(Number(at) * 100) / 100, label])).toEqual(labels);
    expect(marks).toBe(count);
  });

  it('go on from unit to unit', () => {
    expect([nextUnit('ft'), nextUnit('in'), nextUnit('cm')]).toEqual(['in', 'cm', 'ft']);
  });
});
