/** Blocks of running text set as lines for a column. */
import type { ColumnPiece } from './columns';
import { breakLines, type SetLine } from './lines';
import { runsWidth, type TextRun, type Type } from './runs';
import { dropOf, lineShapes, type Align } from './setting';
import { setTable } from './text-tables';
import type { TextBlock, TextLook } from './running-text';

/** The lines of blocks for a column of `measure` cm. No first or last line of a paragraph is left alone. */
export function setBlocks(blocks: readonly TextBlock[], measure: number, look: TextLook): ColumnPiece[] {
  return blocks.flatMap((block, index) => {
    const first = index === 0;
    if (block.kind === 'heading') return setHeading(block.runs, block.level, measure, look, first);
    const after = blocks[index - 1];
    const inList = block.kind === 'item' && after?.kind === 'item';
    const gap = look.text.size * (inList ? 0.25 : 0.6);
    const above = first || after?.kind === 'heading' ? look.text.size * 0.2 : gap;
    if (block.kind === 'table') return setTable(block, measure, look, above);
    if (block.kind === 'item') return setItem(block.mark, block.runs, measure, look, above);
    return (block.kind === 'quote' ? setQuote : setParagraph)(block.runs, measure, look, above);
  });
}

function setHeading(
  runs: readonly TextRun[],
  level: 1 | 2,
  measure: number,
  look: TextLook,
  first: boolean,
): ColumnPiece[] {
  const type = look.headings[level - 1] ?? look.text;
  const lines = breakLines(inSmallCapitals(runs, level), type.size, measure);
  return lines.map((line, index) => ({
    ...piece(line, 0, measure, type, 'left'),
    above: index > 0 || first ? 0 : type.size * 0.9,
    leads: true,
  }));
}

/** First-level headings stand in small capitals, second-level ones in italic. */
const inSmallCapitals = (runs: readonly TextRun[], level: 1 | 2): TextRun[] =>
  runs.map(({ text }) => ({ text, role: level === 1 ? 'capitals' : 'italic' }));

function setParagraph(
  runs: readonly TextRun[],
  measure: number,
  { text, align }: TextLook,
  above: number,
): ColumnPiece[] {
  const lines = breakLines(runs, text.size, measure);
  return together(
    lines.map((line, index) => piece(line, 0, measure, text, alignOf(align, index, lines))),
    above,
  );
}

/** A quotation stands in from both sides. */
function setQuote(runs: readonly TextRun[], measure: number, { text, align }: TextLook, above: number): ColumnPiece[] {
  const indent = text.size * 1.5;
  const width = measure - 2 * indent;
  const lines = breakLines(runs, text.size, width);
  return together(
    lines.map((line, index) => piece(line, indent, width, text, alignOf(align, index, lines))),
    above,
  );
}

function setItem(
  mark: string,
  runs: readonly TextRun[],
  measure: number,
  look: TextLook,
  above: number,
): ColumnPiece[] {
  const { text, align } = look;
  const signs: TextRun[] = [{ text: mark, role: 'roman' }];
  const indent = Math.max(text.size * 1.1, runsWidth(signs, text.size) + text.size * 0.4);
  const lines = breakLines(runs, text.size, measure - indent);
  const [sign] = breakLines(signs, text.size, indent);
  const pieces = lines.map((line, index) => {
    const set = piece(line, indent, measure - indent, text, alignOf(align, index, lines));
    const signShapes = index === 0 && sign ? piece(sign, 0, indent, text, 'left').shapes : [];
    return { ...set, shapes: [...signShapes, ...set.shapes] };
  });
  return together(pieces, above);
}

/** The last line of a justified paragraph is not stretched. */
const alignOf = (align: Align, index: number, lines: readonly SetLine[]): Align =>
  align === 'justified' && index === lines.length - 1 ? 'left' : align;

function piece(line: SetLine, left: number, measure: number, type: Type, align: Align): ColumnPiece {
  const foot = { x: left, y: -dropOf(type) * type.size };
  return {
    height: type.size * type.leading,
    above: 0,
    leads: false,
    shapes: lineShapes(line, foot, measure, type, align),
  };
}

/** Lines of one paragraph: its first two and its last two stay together. */
const together = (pieces: readonly ColumnPiece[], above: number): ColumnPiece[] =>
  pieces.map((one, index) => ({
    ...one,
    above: index === 0 ? above : 0,
    leads: pieces.length > 1 && (index === 0 || index === pieces.length - 2),
  }));
