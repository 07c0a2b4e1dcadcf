import { describe, expect, it } from 'vitest';
import { lineDifference } from '../../editing/line-difference';
import { fc } from '../property';

const SIGNS = { same: ' ', gone: '-', new: '+' } as const;
const shown = (older: string, newer: string, around?: number): readonly string[] =>
  lineDifference(older, newer, around).map(({ lines }) =>
    lines.map(({ what, text, line }) => `${SIGNS[what]}${line}${text}`).join(' '),
  );
const lines = (letters: string): string => [...letters].join('\n');

describe('the difference of two texts, line by line', () => {
  it.each([
    ['abc', 'abc', []],
    ['abc', 'axc', [' 1a -2b +2x  3c']],
    ['abcdefgh', 'Xbcdefgh', ['-1a +1X  2b  3c']],
    ['abcdefgh', 'abcdefgX', [' 6f  7g -8h +8X']],
    ['abcdefghij', 'Xbcdefghiy', ['-1a +1X  2b  3c', ' 8h  9i -10j +10y']],
    ['abcdef', 'XbcdeY', ['-1a +1X  2b  3c  4d  5e -6f +6Y']],
    ['abcdefg', 'XbcdefY', ['-1a +1X  2b  3c', ' 5e  6f -7g +7Y']],
    ['ab', 'b', ['-1a  1b']],
    ['b', 'ab', ['+1a  2b']],
    ['abcab', 'cabba', ['-1a -2b  1c  2a  3b +4b +5a']],
  ])('%j to %j', (older, newer, parts) => {
    expect(shown(lines(older), lines(newer))).toEqual(parts);
  });

  it('takes line ends of every system for the same', () => {
    expect(shown('a\r\nb\r\n', 'a\nb\n')).toEqual([]);
    expect(shown('', 'a')).toEqual(['-1 +1a']);
  });

  it('has all lines of both texts, each once, with enough around them', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 }).map((some) => some.join('\n'));
    fc.assert(
      fc.property(text, text, (older, newer) => {
        const all = lineDifference(older, newer, 99).flatMap((part) => part.lines);
        const of = (...whats: string[]) => all.filter(({ what }) => whats.includes(what)).map((one) => one.text);
        expect(of('same', 'gone').join('\n')).toBe(older === newer ? '' : older);
        expect(of('same', 'new').join('\n')).toBe(older === newer ? '' : newer);
      }),
      { numRuns: 100 },
    );
  });

  it('gives up comparing where texts of thousands of lines have nothing in common', () => {
    const [older, newer] = [0, 1].map((n) => Array.from({ length: 3000 }, (_, i) => `${n} ${i}`).join('\n'));
    const [part] = lineDifference(older ?? '', newer ?? '');
    expect(part?.lines.map(({ what }) => what)).toEqual(
      Array.from({ length: 6000 }, (_, at) => (at < 3000 ? 'gone' : 'new')),
    );
  });
});
