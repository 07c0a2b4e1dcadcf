/** Which rows of a long list are drawn: those in sight, a few more, and the space the others would take. */
export interface Window {
  readonly first: number;
  /** One past the last row drawn. */
  readonly end: number;
  /** Pixels of the rows left out above and below. */
  readonly above: number;
  readonly below: number;
}

/** Heights of rows that have been seen, px: nothing hangs on a single one of them, for thousands are looked up at once. */
export class RowHeights {
  readonly #seen = new Map<string, number>();

  of(key: string): number | undefined {
    return this.#seen.get(key);
  }

  /** True when the row was not known to be so high. */
  note(key: string, height: number): boolean {
    if (this.#seen.get(key) === height) return false;
    this.#seen.set(key, height);
    return true;
  }
}

/** `tops` are the rows' upper edges in px and, last, the lower edge of the last row. */
export function windowOf(tops: readonly number[], scrolled: number, height: number, spare: number): Window {
  const rows = tops.length - 1;
  const first = Math.max(0, lastAtMost(tops, scrolled) - spare);
  const end = Math.min(rows, lastAtMost(tops, scrolled + height) + 1 + spare);
  return { first, end, above: tops[first] ?? 0, below: (tops[rows] ?? 0) - (tops[end] ?? 0) };
}

/** Upper edges of rows of these heights. */
export function topsOf(heights: readonly number[]): readonly number[] {
  let top = 0;
  return [0, ...heights.map((height) => (top += height))];
}

function lastAtMost(rising: readonly number[], value: number): number {
  let low = 0;
  let high = rising.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((rising[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
