/** Stretches of a line as pairs of numbers, from and to, in order. */
import { ROUNDING, TOLERANCE } from '../geometry';

export interface Span {
  from: number;
  to: number;
}

/** Spans in any order as spans in order that neither meet nor overlap; the list itself is changed. */
export function merged(spans: Span[]): Span[] {
  if (spans.length < 2) return spans;
  spans.sort((a, b) => a.from - b.from);
  const joined: Span[] = [];
  let current: Span | null = null;
  for (const span of spans) {
    if (current && span.from <= current.to + ROUNDING) current.to = Math.max(current.to, span.to);
    else {
      current = span;
      joined.push(span);
    }
  }
  return joined;
}

/** What two ordered lists of spans have in common. */
export function common(a: readonly Span[], b: readonly Span[]): Span[] {
  return a.flatMap((one) =>
    b.flatMap((other) => {
      const from = Math.max(one.from, other.from);
      const to = Math.min(one.to, other.to);
      return to > from ? [{ from, to }] : [];
    }),
  );
}

/** The spans within 0 to `most`; what is shorter than the tolerance there is no stretch. */
export function cutTo(spans: readonly Span[], most: number): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const from = Math.max(0, span.from);
    const to = Math.min(most, span.to);
    if (to - from > TOLERANCE) kept.push({ from, to });
  }
  return kept;
}
