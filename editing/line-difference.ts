/** Two texts line by line: what stayed, what went and what came. */

export interface DifferenceLine {
  readonly what: 'same' | 'gone' | 'new';
  readonly text: string;
  /** From 1, in the text it stands in; in the newer one where both have it. */
  readonly line: number;
}
/** Lines of a difference that belong together, with some that stayed around them. */
export interface DifferencePart {
  readonly lines: readonly DifferenceLine[];
}

/** Lines compared with one another at most; where more differ, the old ones go and the new ones come as a whole. */
const MOST_COMPARED = 4_000_000;

/** The parts in which two texts differ, each with up to `around` lines that stayed before and after it. */
export function lineDifference(older: string, newer: string, around = 2): readonly DifferencePart[] {
  const lines = allLines(older.split(/\r?\n/), newer.split(/\r?\n/));
  const parts: DifferenceLine[][] = [];
  let until = -1;
  lines.forEach(({ what }, i) => {
    if (what === 'same') return;
    const from = Math.max(i - around, until + 1);
    if (from > until + 1 || parts.length === 0) parts.push([]);
    const to = Math.min(lines.length - 1, i + around);
    parts.at(-1)?.push(...lines.slice(Math.min(from, to + 1), to + 1));
    until = Math.max(until, to);
  });
  return parts.map((part) => ({ lines: part }));
}

function allLines(older: readonly string[], newer: readonly string[]): readonly DifferenceLine[] {
  let head = 0;
  while (head < older.length && head < newer.length && older[head] === newer[head]) head += 1;
  let tail = 0;
  while (
    tail < older.length - head &&
    tail < newer.length - head &&
    older[older.length - 1 - tail] === newer[newer.length - 1 - tail]
  )
    tail += 1;
  const kept = (from: number, to: number): DifferenceLine[] =>
    newer.slice(from, to).map((text, i) => ({ what: 'same', text, line: from + i + 1 }));
  return [
    ...kept(0, head),
    ...middle(older.slice(head, older.length - tail), newer.slice(head, newer.length - tail), head),
    ...kept(newer.length - tail, newer.length),
  ];
}

/** The lines between those that begin and end both texts, by the longest sequence that both have. */
function middle(older: readonly string[], newer: readonly string[], offset: number): readonly DifferenceLine[] {
  const gone = (i: number): DifferenceLine => ({ what: 'gone', text: older[i] ?? '', line: offset + i + 1 });
  const come = (j: number): DifferenceLine => ({ what: 'new', text: newer[j] ?? '', line: offset + j + 1 });
  const isTooMuch = older.length * newer.length > MOST_COMPARED;
  const common = isTooMuch ? null : commonLengths(older, newer);
  const lengthAt = (i: number, j: number): number => common?.[i * (newer.length + 1) + j] ?? 0;
  const lines: DifferenceLine[] = [];
  let [i, j] = [0, 0];
  while (i < older.length || j < newer.length) {
    if (!isTooMuch && i < older.length && j < newer.length && older[i] === newer[j]) {
      lines.push({ what: 'same', text: newer[j] ?? '', line: offset + j + 1 });
      [i, j] = [i + 1, j + 1];
    } else if (i < older.length && (j >= newer.length || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      lines.push(gone(i));
      i += 1;
    } else {
      lines.push(come(j));
      j += 1;
    }
  }
  return lines;
}

/** How many lines the rests of both texts have in common, from each pair of places on. */
function commonLengths(older: readonly string[], newer: readonly string[]): Uint16Array {
  const row = newer.length + 1;
  const lengths = new Uint16Array((older.length + 1) * row);
  for (let i = older.length - 1; i >= 0; i -= 1)
    for (let j = newer.length - 1; j >= 0; j -= 1)
      lengths[i * row + j] =
        older[i] === newer[j]
          ? (lengths[(i + 1) * row + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * row + j] ?? 0, lengths[i * row + j + 1] ?? 0);
  return lengths;
}
