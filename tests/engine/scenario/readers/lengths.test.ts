import { describe, expect, test } from 'vitest';
import { parseLength } from '../../../../engine/scenario';

describe('lengths are read in centimetres, to a thousandth', () => {
  test.each([
    ['6ft', 182.88],
    ['4ft', 121.92],
    ['1.5 ft', 45.72],
    ['18in', 45.72],
    ['25cm', 25],
    ['8mm', 0.8],
    ['0.04mm', 0.004],
    ['12', 12],
    ['-3in', -7.62],
    ['+2', 2],
    [' 6FT ', 182.88],
    ['1.0004', 1],
    ['1.0006', 1.001],
  ])('%s', (written, cm) => expect(parseLength(written, null)).toBe(cm));

  test.each(['', 'ft', '6 feet', '6 ft 2 in', '1e3', '.5', '5.', '1,5cm', '0x10', 'Infinity', '--3', '6m'])(
    '"%s" is none',
    (written) => expect(parseLength(written, null)).toBeNull(),
  );

  test.each([
    ['1.2km', 40],
    ['-0.3 KM', -10],
    ['90m', 3],
    ['100 paces', 2.032],
    ['1miles', 53.645],
    ['6ft', 182.88],
  ])('%s of a table of which a cm shows 30 m', (written, cm) => expect(parseLength(written, 30)).toBe(cm));

  test('there is no negative nought', () => expect(Object.is(parseLength('-0', null), 0)).toBe(true));
});
