/** Cut-outs laid on as few sheets as they need, from the top, without turning them. */
import type { Shape } from '../../scene';

/** A rectangle to be cut out, in its own frame: its lower left corner at 0, 0. */
export interface Cutout {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly front: readonly Shape[];
  /** Null: nothing is printed behind it. */
  readonly back: readonly Shape[] | null;
  /** False for headings, which are read and not cut. */
  readonly cut: boolean;
}
/** Cut-outs kept together under a heading as wide as the area. */
export interface CutoutGroup {
  readonly heading: Cutout | null;
  readonly cutouts: readonly Cutout[];
}
/** Left and top edge, cm from the left upper corner of the area, downward. */
export interface Laid {
  readonly cutout: Cutout;
  readonly left: number;
  readonly top: number;
}
export interface Area {
  readonly width: number;
  readonly height: number;
  /** Clear paper between cut-outs. */
  readonly gap: number;
}

/** Where the paper is taken from `left` on for `width`, down to `depth`. */
interface Step {
  readonly left: number;
  readonly width: number;
  readonly depth: number;
}

/**
 * Sheets of cut-outs. Groups keep their order; within a group the highest go first and small ones fill the gaps. Throws
 * when one is larger than the area: the caller cuts it before.
 */
export function packed(groups: readonly CutoutGroup[], area: Area): Laid[][] {
  const sheets: Laid[][] = [];
  let outline: Step[] = [];
  const open = (): Laid[] => {
    outline = [{ left: 0, width: area.width + area.gap, depth: 0 }];
    const sheet: Laid[] = [];
    sheets.push(sheet);
    return sheet;
  };
  let sheet: Laid[] | null = null;
  const lay = (cutout: Cutout, on: Laid[]): boolean => {
    const spot = lowest(outline, cutout, area);
    if (!spot) return false;
    on.push({ cutout, ...spot });
    outline = raised(outline, spot.left, cutout.width + area.gap, spot.top + cutout.height + area.gap);
    return true;
  };
  for (const { heading, cutouts } of groups) {
    let left = cutouts.toSorted((a, b) => b.height - a.height || b.width - a.width);
    const [first] = left;
    if (!first) continue;
    for (const { id, width, height } of left)
      if (width > area.width + EPS || height + (heading ? heading.height + area.gap : 0) > area.height + EPS)
        throw new RangeError(`${id} is larger than the paper: choose larger paper or a narrower margin.`);
    while (left.length > 0) {
      sheet ??= open();
      const before = outline;
      const begun = sheet.length;
      if (heading) lay(heading, sheet);
      const on: Laid[] = sheet;
      const rest = left.filter((cutout) => !lay(cutout, on));
      if (rest.length === left.length) {
        // Not even one found room below its heading.
        sheet.length = begun;
        outline = before;
        sheet = null;
      } else if (rest.length > 0) sheet = null;
      left = rest;
    }
  }
  return sheets.filter((one) => one.length > 0);
}
const EPS = 1e-6;
/** Places are whole tenths of a millimetre, which every writer of sheets keeps. */
const snapped = (length: number): number => Math.ceil(length * 100 - 1e-6) / 100;

function lowest(outline: readonly Step[], { width, height }: Cutout, area: Area): { left: number; top: number } | null {
  let best: { left: number; top: number } | null = null;
  for (const { left } of outline) {
    if (left + width > area.width + EPS) continue;
    let top = 0;
    for (const step of outline)
      if (step.left + step.width > left + EPS && step.left < left + width + area.gap - EPS)
        top = Math.max(top, step.depth);
    if (top + height > area.height + EPS) continue;
    if (!best || top < best.top - EPS) best = { left, top };
  }
  return best;
}

/** The outline with a stretch taken down to `depth`. */
function raised(outline: readonly Step[], from: number, length: number, depth: number): Step[] {
  const [left, right, down] = [snapped(from), snapped(from + length), snapped(depth)];
  const steps = outline.flatMap((step) => {
    const end = step.left + step.width;
    if (end <= left + EPS || step.left >= right - EPS) return [step];
    return [
      ...(step.left < left - EPS ? [{ ...step, width: left - step.left }] : []),
      ...(end > right + EPS ? [{ ...step, left: right, width: end - right }] : []),
    ];
  });
  const all = [...steps, { left, width: right - left, depth: down }].sort((a, b) => a.left - b.left);
  return all.reduce<Step[]>((kept, step) => {
    const last = kept.at(-1);
    if (last && Math.abs(last.depth - step.depth) < EPS)
      kept[kept.length - 1] = { ...last, width: step.left + step.width - last.left };
    else kept.push(step);
    return kept;
  }, []);
}
