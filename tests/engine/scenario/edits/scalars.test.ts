import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blockText, scalarText } from '../../../../engine/scenario';

describe('a single value', () => {
  it.each([
    ['Regiment Wied', 'Regiment Wied'],
    ['Wied, second', "'Wied, second'"],
    ["Bevern's [left]", `"Bevern's [left]"`],
    ['no', 'no'],
    ['true', "'true'"],
    ['1756', "'1756'"],
    ['', "''"],
    ['06:30', "'06:30'"],
    ['6:5', "'6:5'"],
    ['1:25000', '1:25000'],
    [1.5, '1.5'],
    [null, 'null'],
    ['two\nlines', '"two\\nlines"'],
  ])('%j is written %s', (value, text) => expect(scalarText(value)).toBe(text));

  it.each(['a: b', '- x', '#1', '{', "it's", '"q"', '|', ' blank', '\u2028', 'a\tb', '~', '0x1F', '12e3', '*', '@x'])(
    '%j is read back alone and between brackets',
    (value) => {
      expect(parse(`key: ${scalarText(value)}`)).toEqual({ key: value });
      expect(parse(`key: [${scalarText(value)}, { k: ${scalarText(value)} }]`)).toEqual({ key: [value, { k: value }] });
    },
  );
});

describe('text of several lines', () => {
  it('stands under a bar that says whether its last line is ended', () => {
    expect(blockText('One.\n\nTwo.\n', 2)).toBe('|\n  One.\n\n  Two.');
    expect(blockText('One.\nTwo.', 4)).toBe('|-\n    One.\n    Two.');
  });
  it('stands in quotes where a bar cannot tell it', () => {
    for (const text of [' indented\nx', 'ends blank \n', 'a\n\n\n', 'tab\there\nx', '\u2028\nx'])
      expect(blockText(text, 2), JSON.stringify(text)).toBe(JSON.stringify(text));
  });
  it.each(['One.\n\nTwo.\n', 'One.\nTwo.', ' x\ny', 'a\n\n\n', '# no\n- list: x\n'])('%j is read back', (text) => {
    expect(parse(`key: ${blockText(text, 2)}\nnext: 1\n`)).toEqual({ key: text, next: 1 });
  });
});
