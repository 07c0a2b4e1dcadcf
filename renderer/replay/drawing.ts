import { counted } from '../../engine/battle';
import type { Curve, Mark } from './curves';

/** Places of the timeline's rows, in px from its top. */
export interface Rows {
  readonly turns: number;
  readonly phases: number;
  /** Of the history that the battle left; takes no room where there is none. */
  readonly history: number;
  /** Of the battles that share its past; one line lies below the other. */
  readonly branches: number;
  readonly marks: number;
  readonly curves: number;
  readonly curvesEnd: number;
  readonly flags: number;
  readonly chance: number;
  readonly chanceEnd: number;
  readonly height: number;
}
/** Of the history that a battle left. */
const HISTORY = 38;
/** Of a battle that shares the past of the one on show. */
export const BRANCH = 18;
/** Below the last of them. */
const BRANCHES_CLEAR = 6;

interface RowsWanted {
  /** A window of little height, as at a zoom of 150 %. */
  readonly low?: boolean;
  readonly hasHistory?: boolean;
  /** So many battles share its past. */
  readonly branches?: number;
}

export function rowsFor(
  large: boolean,
  { low = false, hasHistory = false, branches: many = 0 }: RowsWanted = {},
): Rows {
  const history = large ? 60 : 56;
  const branches = history + (hasHistory ? HISTORY : 0);
  const curves = branches + (large ? 2 : 0) + (many > 0 ? many * BRANCH + BRANCHES_CLEAR : 0);
  const curvesEnd = curves + (large ? 84 : low ? 32 : 48);
  const chance = curvesEnd + (low ? 22 : 38);
  const chanceEnd = chance + (large ? 52 : low ? 26 : 36);
  return {
    turns: 2,
    phases: 24,
    history,
    branches,
    marks: 43,
    curves,
    curvesEnd,
    flags: curvesEnd + 2,
    chance,
    chanceEnd,
    height: chanceEnd + 6,
  };
}

/** From units left to px: the most at the top, a little below the break line at the bottom. */
export function heightOf(
  curves: readonly Curve[],
  top: number,
  bottom: number,
  others: readonly number[] = [],
): (left: number) => number {
  const most = Math.max(1, ...curves.map((curve) => curve.start));
  const least = Math.min(...others, ...curves.map((curve) => Math.min(curve.end, curve.breaksAt ?? curve.end)));
  const floor = Math.max(0, Math.min(least, most - 1) - 0.5);
  return (left) => bottom - ((left - floor) / (most - floor)) * (bottom - top);
}

/** A side's curve as steps: a loss is a drop, not a slope. */
export function curvePath(
  curve: Curve,
  x: (moment: number) => number,
  y: (left: number) => number,
  end: number,
): string {
  const drops = curve.points.map((point) => `H${round(x(point.moment))}V${round(y(point.left))}`);
  return `M${round(x(0))} ${round(y(curve.start))}${drops.join('')}H${round(x(end))}`;
}

/** Upright strokes of one side: short for fire, tall for melee; `up` draws them above `line`, else below. */
export function strokesPath(marks: readonly Mark[], x: (moment: number) => number, line: number, up: boolean): string {
  const bar = (mark: Mark): string => {
    const length = mark.kind === 'melee' ? 10 : 6;
    return `M${round(x(mark.moment) - 1)} ${up ? line - 1 : line + 1}h2v${up ? -length : length}h-2z`;
  };
  return marks.map(bar).join('');
}

/** Labels at the right end of the curves, kept `apart` px from each other. */
export function spread(heights: readonly number[], apart: number): readonly number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  order.forEach((index, n) => {
    const above = order[n - 1];
    if (above === undefined) return;
    placed[index] = Math.max(placed[index] ?? 0, (placed[above] ?? 0) + apart);
  });
  return placed;
}

/** The words at the break lines; one for both sides where they break at the same number. */
export function breakLabels(
  lines: readonly { readonly name: string; readonly curve: Curve }[],
): readonly { readonly text: string; readonly at: number }[] {
  const known = lines.flatMap(({ name, curve: { breaksAt, breakPoints, breakWords } }) =>
    breaksAt === null || breakPoints === null
      ? []
      : [{ name, at: breaksAt, points: breakPoints, words: counted(breakPoints, breakWords) }],
  );
  const [first, ...others] = known;
  if (first && others.length > 0 && others.every((other) => other.at === first.at && other.points === first.points))
    return [{ text: `both break at ${first.words}`, at: first.at }];
  return known.map(({ name, at, words }) => ({ text: `${name} breaks at ${words}`, at }));
}

/** Beside the words of a flag, px. */
export const FLAG_ROOM = 10;

const round = (px: number): number => Math.round(px * 10) / 10;
