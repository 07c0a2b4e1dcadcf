import { describe, expect, test } from 'vitest';
import { readMarkdown } from '../../../../drawing/paper/text';

const told = (text: string): string[] =>
  readMarkdown(text).map((block) => {
    const words = block.runs.map(({ text, role }) => (role === 'roman' ? text : `<${role} ${text}>`)).join('');
    return block.kind === 'item'
      ? `${block.mark} ${words}`
      : block.kind === 'heading'
        ? `h${block.level} ${words}`
        : words;
  });

describe('Markdown', () => {
  test('lines run together until an empty one', () => {
    expect(told('Take the\nbridge.\n\nThen wait.')).toEqual(['Take the bridge.', 'Then wait.']);
  });
  test('headings of one and of more signs', () => {
    expect(told('# Orders\nHold.\n### Later')).toEqual(['h1 Orders', 'Hold.', 'h2 Later']);
  });
  test('lists with dots and with numbers, and lines that go on', () => {
    expect(told('- one\n  more\n- two\n2. three')).toEqual(['• one more', '• two', '2. three']);
  });
  test('bold in small capitals, italic, both signs of each', () => {
    expect(told('**Hold** the *mill* and __wait__ for _Keith_.')).toEqual([
      '<capitals Hold> the <italic mill> and <capitals wait> for <italic Keith>.',
    ]);
    expect(told('***all***')).toEqual(['<capitals all>']);
  });
  test('signs within words, alone, or behind a stroke stay', () => {
    expect(told('a_b_c and 2 * 3 * 4 and \\*so\\*')).toEqual(['a_b_c and 2 * 3 * 4 and *so*']);
    expect(told('an *open end')).toEqual(['an *open end']);
  });
});
