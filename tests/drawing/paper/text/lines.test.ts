import { describe, expect, test } from 'vitest';
import { breakLines, inFace, lineShapes, runsWidth, type TextRun } from '../../../../drawing/paper/text';
import { chances } from '../../map/scenarios';

const SIZE = 0.4;
const told = (runs: readonly TextRun[], measure: number): string[] =>
  breakLines(runs, SIZE, measure).map(({ words }) =>
    words.map(({ text, gaps }, index) => (gaps > (words[index - 1]?.gaps ?? 0) ? ` ${text}` : text)).join(''),
  );
const wide = (text: string): number => runsWidth(inFace(text), SIZE);

describe('breaking lines', () => {
  test('a line takes the words that fit to the last hundredth, and no more', () => {
    const whole = wide('The bridge at noon');
    expect(told(inFace('The bridge at noon'), whole)).toEqual(['The bridge at noon']);
    expect(told(inFace('The bridge at noon'), whole - 0.001)).toEqual(['The bridge at', 'noon']);
  });
  test('parts of one word in two faces are never parted', () => {
    const runs: TextRun[] = [...inFace('take '), ...inFace('Lobositz', 'italic'), ...inFace(', then')];
    expect(told(runs, wide('take Lobo'))).toEqual(['take', 'Lobositz,', 'then']);
    const [, second] = breakLines(runs, SIZE, wide('take Lobo'));
    expect(second?.words.map(({ role }) => role)).toEqual(['italic', 'roman']);
    expect(second?.words[1]?.left).toBeCloseTo(runsWidth(inFace('Lobositz', 'italic'), SIZE), 9);
  });
  test('a firm space holds a number and its unit together', () => {
    expect(told(inFace('within 30\u00a0cm'), wide('within 30'))).toEqual(['within', '30 cm']);
  });
  test('a line feed begins a new line; no text, no lines', () => {
    expect(told(inFace('one\ntwo'), 99)).toEqual(['one', 'two']);
    expect(told(inFace('   '), 99)).toEqual([]);
  });
  test('a word too long is cut after its hyphen, or where it must be', () => {
    expect(told(inFace('Feldmarschall-Leutnant'), wide('Feldmarschall-Leu'))).toEqual(['Feldmarschall-', 'Leutnant']);
    expect(told(inFace('aaaaa'), wide('aa'))).toEqual(['aa', 'aa', 'a']);
    expect(told(inFace('mm'), 0.01)).toEqual(['m', 'm']);
  });
  test('five hundred random texts: no line too wide, every letter kept, no line that could take the next word', () => {
    const letters = Array.from('abcdefgilmnorstuvwäß.,-');
    for (let seed = 1; seed <= 500; seed += 1) {
      const chance = chances(seed);
      const word = (): string =>
        Array.from(
          { length: 1 + Math.floor(chance() * 14) },
          () => letters[Math.floor(chance() * letters.length)],
        ).join('');
      const runs = Array.from({ length: 30 }, (): TextRun => ({
        text: word() + (chance() < 0.7 ? ' ' : ''),
        role: chance() < 0.3 ? 'italic' : 'roman',
      }));
      const measure = 1 + chance() * 9;
      const lines = breakLines(runs, SIZE, measure);
      for (const { width, words } of lines) {
        expect(width).toBeLessThanOrEqual(measure + 1e-9);
        expect(words.at(-1)).toSatisfy(
          (last: { left: number; width: number }) => Math.abs(last.left + last.width - width) < 1e-9,
        );
      }
      const kept = lines.flatMap(({ words }) => words.map(({ text }) => text)).join('');
      expect(kept).toBe(runs.map(({ text }) => text.trim()).join(''));
      lines.slice(1).forEach(({ words }, index) => {
        const first = words.filter(({ gaps }) => gaps === 0);
        const needed = first.reduce((sum, { width }) => sum + width, 0);
        expect((lines[index]?.width ?? 0) + needed).toBeGreaterThan(measure - wide(' '));
      });
    }
  });
});

describe('setting a line', () => {
  const [line] = breakLines(inFace('left right'), SIZE, 9);
  const type = { size: SIZE, leading: 1.2, colour: '#000000' };
  const edges = (align: 'left' | 'centre' | 'right' | 'justified'): [number, number] => {
    const places = lineShapes(line ?? { words: [], width: 0 }, { x: 1, y: 0 }, 9, type, align).map((shape) =>
      shape.kind === 'words' ? shape.place.at.x : 0,
    );
    return [(places[0] ?? 0) - wide('left') / 2, (places.at(-1) ?? 0) + wide('right') / 2];
  };
  const width = wide('left right');
  test.each([
    ['left', 1, 1 + width],
    ['centre', 5.5 - width / 2, 5.5 + width / 2],
    ['right', 10 - width, 10],
    ['justified', 1, 10],
  ] as const)('%s', (align, from, to) => {
    expect(edges(align)[0]).toBeCloseTo(from, 9);
    expect(edges(align)[1]).toBeCloseTo(to, 9);
  });
});
