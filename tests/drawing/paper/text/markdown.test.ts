import { describe, expect, test } from 'vitest';
import { readMarkdown, setBlocks, type TextRun, type TextLook } from '../../../../drawing/paper/text';

const inWords = (runs: readonly TextRun[]): string =>
  runs.map(({ text, role }) => (role === 'roman' ? text : `<${role} ${text}>`)).join('');
const told = (text: string): string[] =>
  readMarkdown(text).map((block) => {
    if (block.kind === 'table')
      return [block.head, ...block.rows].map((row) => row.map(inWords).join(' | ')).join(' / ');
    const words = inWords(block.runs);
    if (block.kind === 'item') return `${block.mark} ${words}`;
    if (block.kind === 'heading') return `h${block.level} ${words}`;
    return block.kind === 'quote' ? `> ${words}` : words;
  });

describe('Markdown', () => {
  test('lines run together until an empty one', () => {
    expect(told('Take the\nbridge.\n\nThen wait.')).toEqual(['Take the bridge.', 'Then wait.']);
    expect(told('Take the  \nbridge.')).toEqual(['Take the bridge.']);
  });
  test('headings of one and of more signs', () => {
    expect(told('# Orders\nHold.\n### Later')).toEqual(['h1 Orders', 'Hold.', 'h2 Later']);
  });
  test('lists with dots and with numbers, and lines that go on', () => {
    expect(told('- one\n  more\n- two\n2. three')).toEqual(['• one more', '• two', '2. three']);
    expect(told('- # One\n- > two')).toEqual(['• ', 'h1 One', '• ', '> two']);
  });
  test('bold in small capitals, italic, both signs of each', () => {
    expect(told('**Hold** the *mill* and __wait__ for _Keith_.')).toEqual([
      '<capitals Hold> the <italic mill> and <capitals wait> for <italic Keith>.',
    ]);
    expect(told('***all***')).toEqual(['<capitals all>']);
    expect(told('**hold *the* mill**')).toEqual(['<capitals hold the mill>']);
  });
  test('signs within words, alone, or behind a stroke stay', () => {
    expect(told('a_b_c and 2 * 3 * 4 and \\*so\\*')).toEqual(['a_b_c and 2 * 3 * 4 and *so*']);
    expect(told('an *open end')).toEqual(['an *open end']);
  });
  test('quotations stand by themselves', () => {
    expect(told('He wrote:\n\n> All is *lost*,\n> ride.\n>\n> Ride.\n\nThey rode.')).toEqual([
      'He wrote:',
      '> All is <italic lost>, ride.',
      '> Ride.',
      'They rode.',
    ]);
  });
  test('tables by rows and cells', () => {
    expect(told('| Unit | Men |\n|---|--:|\n| Old **Guard** | 640 |\n| New | |')).toEqual([
      'Unit | Men / Old <capitals Guard> | 640 / New | ',
    ]);
  });
  test('lists within lists, addresses, and what has no form on paper', () => {
    expect(told('- one\n  - under it\n- two')).toEqual(['• one', '• under it', '• two']);
    expect(told('See [the map](https://maps.example/1757) & <https://a.example>.')).toEqual([
      'See the map (https://maps.example/1757) & https://a.example.',
    ]);
    expect(told('One\n\n---\n\n`two` & <b>three</b>')).toEqual(['One', 'two & <b>three</b>']);
  });
  test('a table is set within its measure, each column beside the one before', () => {
    const look: TextLook = {
      text: { size: 0.4, leading: 1.3, colour: '#000000' },
      headings: [
        { size: 0.6, leading: 1.2, colour: '#000000' },
        { size: 0.5, leading: 1.2, colour: '#000000' },
      ],
      align: 'left',
    };
    const many = 'words and more words '.repeat(6);
    const pieces = setBlocks(readMarkdown(`| A | B |\n|---|---|\n| ${many} | ${many} |`), 8, look);
    expect(pieces).toHaveLength(2);
    expect(pieces[0]?.leads).toBe(true);
    const places = pieces[1]?.shapes.flatMap((shape) => (shape.kind === 'words' ? [shape.place.at.x] : [])) ?? [];
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(Math.max(...places)).toBeLessThan(8);
    expect(places.some((x) => x > 4.2)).toBe(true);
  });
});
