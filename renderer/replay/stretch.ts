/** The part of the time axis that is shown, as shares of the whole from 0 to 1. */
export interface AxisStretch {
  readonly from: number;
  readonly to: number;
}

export const WHOLE: AxisStretch = { from: 0, to: 1 };
/** No less than this share of a battle fills the timeline. */
const SHORTEST = 1 / 60;

/** Times `factor` as long, the share under the pointer staying where it is. */
export function stretched({ from, to }: AxisStretch, factor: number, about: number): AxisStretch {
  const length = Math.min(1, Math.max(SHORTEST, (to - from) * factor));
  const at = (about - from) / (to - from);
  return placed(about - at * length, length);
}

/** Moved by a share of the whole. */
export const moved = ({ from, to }: AxisStretch, by: number): AxisStretch => placed(from + by, to - from);

/** The same where it holds a share already; else moved until that is in its middle. */
export function reaching(stretch: AxisStretch, share: number): AxisStretch {
  const { from, to } = stretch;
  if (share >= from && share <= to) return stretch;
  return placed(share - (to - from) / 2, to - from);
}

function placed(from: number, length: number): AxisStretch {
  const start = Math.max(0, Math.min(1 - length, from));
  return { from: start, to: start + length };
}
