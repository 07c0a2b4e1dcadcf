/** The part of the time axis that is shown, as shares of the whole from 0 to 1. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export const WHOLE: Stretch = { from: 0, to: 1 };
/** No less than this share of a battle fills the timeline. */
const SHORTEST = 1 / 60;

/** Times `factor` as long, the share under the pointer staying where it is. */
export function stretched({ from, to }: Stretch, factor: number, about: number): Stretch {
  const length = Math.min(1, Math.max(SHORTEST, (to - from) * factor));
  const at = (about - from) / (to - from);
  return placed(about - at * length, length);
}

/** Moved by a share of the whole. */
export const moved = ({ from, to }: Stretch, by: number): Stretch => placed(from + by, to - from);

/** The same where it holds a share already; else moved until that is in its middle. */
export function reaching(stretch: Stretch, share: number): Stretch {
  const { from, to } = stretch;
  if (share >= from && share <= to) return stretch;
  return placed(share - (to - from) / 2, to - from);
}

function placed(from: number, length: number): Stretch {
  const start = Math.max(0, Math.min(1 - length, from));
  return { from: start, to: start + length };
}
