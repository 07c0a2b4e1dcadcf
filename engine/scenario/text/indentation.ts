/** The line whose indentation fits no group around it: what the parser tells of it is far from what was slipped. */
import { signsIn } from './open-pairs';

export interface Misindented {
  readonly offset: number;
  /** Columns count from 1. */
  readonly column: number;
  /** The columns in which it could start, those of the lines above it first; one or two. */
  readonly expected: readonly number[];
}

/** The first such line; null when every line fits. Lines in brackets and in blocks of text are as they please. */
export function misindentedLine(text: string): Misindented | null {
  const depths = depthsOf(text);
  const columns: Column[] = [{ at: 0, dash: false }];
  let opens = true;
  let block: number | null = null;
  let offset = 0;
  for (const [number, line] of text.split('\n').entries()) {
    const start = offset;
    offset += line.length + 1;
    const said = line.replace(/(^|\s)#.*$/, '').trimEnd();
    const column = said.search(/\S/);
    if (column === -1 || (depths[number] ?? 0) > 0) continue;
    if (block !== null && column > block) continue;
    block = null;
    const around = [...columns];
    while (columns.length > 1 && topOf(columns) > column) columns.pop();
    const top = topOf(columns);
    const dash = /^\s*-(\s|$)/.test(said);
    if (column > top) {
      const goesOn = !opens && top === topOf(around) && !/^\s*(- |[^\s{["'][^:]*:(\s|$))/.test(said);
      if (goesOn) continue;
      if (!opens || top !== topOf(around))
        return { offset: start + column, column: column + 1, expected: neighboursOf(around, column, dash) };
      columns.push({ at: column, dash });
    }
    for (let inner = column; /^- +\S/.test(said.slice(inner));) {
      inner += /^- +/.exec(said.slice(inner))?.[0].length ?? 2;
      columns.push({ at: inner, dash: /^-\s/.test(said.slice(inner)) });
    }
    opens = /(:|^\s*-)(\s+&\S+)?$/.test(said);
    if (/[:-]\s+(&\S+\s+)?[|>][-+\d]*$/.test(said)) block = column;
  }
  return null;
}

/** A column in which lines start around here, and whether they start with the dash of a list. */
interface Column {
  readonly at: number;
  readonly dash: boolean;
}
const topOf = (columns: readonly Column[]): number => columns.at(-1)?.at ?? 0;

/** The next column to the right and the next to the left where such lines start, counted from 1. */
function neighboursOf(columns: readonly Column[], to: number, dash: boolean): readonly number[] {
  const alike = columns.filter((column) => column.dash === dash).map(({ at }) => at);
  const all = alike.length > 0 ? alike : columns.map(({ at }) => at);
  const [deeper, shallower] = [all.filter((at) => at > to), all.filter((at) => at < to)];
  return [
    ...(deeper.length > 0 ? [Math.min(...deeper) + 1] : []),
    ...(shallower.length > 0 ? [Math.max(...shallower) + 1] : []),
  ];
}

/** How many brackets are open at the start of each line. */
function depthsOf(text: string): readonly number[] {
  const depths: number[] = [];
  let depth = 0;
  let from = 0;
  const fill = (until: number): void => {
    for (let end = text.indexOf('\n', from); end !== -1 && end < until; end = text.indexOf('\n', from)) {
      from = end + 1;
      depths.push(depth);
    }
  };
  depths.push(0);
  for (const { offset, sign } of signsIn(text)) {
    fill(offset);
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth = Math.max(0, depth - 1);
  }
  fill(text.length + 1);
  return depths;
}
