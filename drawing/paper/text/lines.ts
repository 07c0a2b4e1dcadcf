/** Breaking runs into lines: as many words on each as fit, by the widths of their letters, and no hyphens put in. */
import { ROUNDING } from '../../../engine/geometry';
import { FIRM_SPACE } from '../../map/lettering';
import type { FontRole } from '../../map/scene';
import { runsWidth, type TextRun } from './runs';

/** A word, or the part of a word in one face, on its line. */
export interface SetWord {
  readonly text: string;
  readonly role: FontRole;
  /** From the beginning of the line to its left edge, cm. */
  readonly left: number;
  /** Cm. */
  readonly width: number;
  /** How many gaps between words lie before it on its line. */
  readonly gaps: number;
}
export interface SetLine {
  readonly words: readonly SetWord[];
  /** Cm; never more than the measure it was broken for, but for a single letter wider than that. */
  readonly width: number;
}

/** Parts in several faces that stand together without a space, as in `*Itzenplitz*,`. */
interface Word {
  readonly parts: readonly TextRun[];
  readonly width: number;
  /** Width of the space before it. */
  readonly space: number;
}

/**
 * Lines of at most `measure` cm in type of `size` cm; no words, no lines. A line feed in the text begins a new line. A
 * word too long for a line is cut after its last hyphen or stroke that fits, else after its last letter that fits.
 */
export function breakLines(runs: readonly TextRun[], size: number, measure: number): SetLine[] {
  return paragraphs(runs).flatMap((paragraph) => {
    const lines: Word[][] = [];
    let line: Word[] = [];
    let width = 0;
    const words = wordsOf(paragraph, size).flatMap((word) => cutToFit(word, size, measure));
    for (const word of words) {
      if (line.length > 0 && width + word.space + word.width > measure + ROUNDING) {
        lines.push(line);
        [line, width] = [[], 0];
      }
      width += line.length > 0 ? word.space + word.width : word.width;
      line.push(word);
    }
    if (line.length > 0) lines.push(line);
    return lines.map((one) => setLine(one, size));
  });
}

function paragraphs(runs: readonly TextRun[]): TextRun[][] {
  const found: TextRun[][] = [[]];
  for (const { text, role } of runs) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) found.push([]);
      if (part !== '') found.at(-1)?.push({ text: part, role });
    });
  }
  return found;
}

function wordsOf(runs: readonly TextRun[], size: number): Word[] {
  const words: Word[] = [];
  let parts: TextRun[] = [];
  let space = 0;
  const end = (): void => {
    if (parts.length > 0) words.push({ parts, width: runsWidth(parts, size), space });
    parts = [];
  };
  for (const { text, role } of runs) {
    text.split(/[ \t]+/).forEach((part, index) => {
      if (index > 0) {
        end();
        space = runsWidth([{ text: ' ', role }], size);
      }
      if (part !== '') parts.push({ text: part.replaceAll(FIRM_SPACE, ' '), role });
    });
  }
  end();
  return words;
}

/** A word as it is, or in stretches none of which is too wide. */
function cutToFit(word: Word, size: number, measure: number): Word[] {
  if (word.width <= measure + ROUNDING) return [word];
  const letters = word.parts.flatMap(({ text, role }) =>
    Array.from(text, (letter): TextRun => ({ text: letter, role })),
  );
  const stretches: Word[] = [];
  let from = 0;
  while (from < letters.length) {
    const to = endOfStretch(letters, from, size, measure);
    const parts = joined(letters.slice(from, to));
    stretches.push({ parts, width: runsWidth(parts, size), space: from === 0 ? word.space : 0 });
    from = to;
  }
  return stretches;
}

function endOfStretch(letters: readonly TextRun[], from: number, size: number, measure: number): number {
  let [to, hyphen, width] = [from, 0, 0];
  for (const letter of letters.slice(from)) {
    width += runsWidth([letter], size);
    if (width > measure + ROUNDING) break;
    to += 1;
    if (letter.text === '-' || letter.text === '/' || letter.text === '–') hyphen = to;
  }
  if (to === letters.length) return to;
  return hyphen > 0 ? hyphen : Math.max(to, from + 1);
}

/** Neighbours of the same face as one run. */
function joined(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.role === run.role) all[all.length - 1] = { text: last.text + run.text, role: run.role };
    else all.push(run);
  }
  return all;
}

function setLine(words: readonly Word[], size: number): SetLine {
  const set: SetWord[] = [];
  let left = 0;
  words.forEach(({ parts, space }, gaps) => {
    if (gaps > 0) left += space;
    for (const { text, role } of joined(parts)) {
      const width = runsWidth([{ text, role }], size);
      set.push({ text, role, left, width, gaps });
      left += width;
    }
  });
  return { words: set, width: left };
}
