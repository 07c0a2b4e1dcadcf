/** The Markdown of scenario files: paragraphs, headings, lists, bold and italic; whatever else it holds stays as it is written. */
import type { Block } from './blocks';
import type { Run } from './runs';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const ITEM = /^\s*(?:[-*+•]|(\d{1,3})[.)])\s+(.*)$/;

/** Lines of the file that belong together. */
interface Stretch {
  readonly kind: Block['kind'];
  readonly level: 1 | 2;
  readonly mark: string;
  readonly lines: string[];
}

/** The blocks of a text, in order. Bold is set in small capitals: the period knew no heavier face. */
export function readMarkdown(text: string): Block[] {
  return stretchesOf(text).map(({ kind, level, mark, lines }): Block => {
    const runs = readEmphasis(lines.join(' '));
    if (kind === 'heading') return { kind, level, runs };
    return kind === 'item' ? { kind, mark, runs } : { kind, runs };
  });
}

function stretchesOf(text: string): Stretch[] {
  const all: Stretch[] = [];
  /** True while a further line belongs to the last stretch. */
  let running = false;
  for (const line of text.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    const last = all.at(-1);
    if (line.trim() === '') running = false;
    else if (heading) {
      const level = heading[1]?.length === 1 ? 1 : 2;
      all.push({ kind: 'heading', level, mark: '', lines: [heading[2] ?? ''] });
      running = false;
    } else if (item) {
      all.push({ kind: 'item', level: 1, mark: item[1] ? `${item[1]}.` : '•', lines: [item[2] ?? ''] });
      running = true;
    } else if (running && last) last.lines.push(line.trim());
    else {
      all.push({ kind: 'paragraph', level: 1, mark: '', lines: [line.trim()] });
      running = true;
    }
  }
  return all;
}

/** `**bold**` or `__bold__`, `*italic*` or `_italic_`, and `\*` for the sign itself; signs within words stay. */
const EMPHASIS =
  /\\([\\*_#-])|(\*\*|__)(?=\S)(?<bold>.+?)(?<=\S)\2(?![\w*])|(?<!\w)([*_])(?=[^\s*_])(?<italic>.+?)(?<=\S)\4(?!\w)/g;

function readEmphasis(text: string): Run[] {
  const runs: Run[] = [];
  const add = (part: string, role: Run['role']): void => {
    if (part !== '') runs.push({ text: part, role });
  };
  let from = 0;
  for (const found of text.matchAll(EMPHASIS)) {
    const { bold, italic } = found.groups ?? {};
    add(text.slice(from, found.index), 'roman');
    if (bold !== undefined) add(bold.replace(/^[*_](.+)[*_]$/, '$1'), 'capitals');
    else if (italic !== undefined) add(italic, 'italic');
    else add(found[1] ?? '', 'roman');
    from = found.index + found[0].length;
  }
  add(text.slice(from), 'roman');
  return runs;
}
