/** The paper that is left of a sheet: every largest rectangle without anything on it. */
import { NEGLIGIBLE } from '../../../engine/geometry';

/** Cm from the left upper corner of the sheet, downward. */
export interface SheetSpot {
  readonly left: number;
  readonly top: number;
}
interface Rectangle extends SheetSpot {
  readonly width: number;
  readonly height: number;
}
/** `top`: as high up as it goes. `snug`: where the least is left over beside it. */
export type PackingFit = 'top' | 'snug';
interface Offer extends SheetSpot {
  /** Less is better, the first number before the second. */
  readonly waste: readonly [number, number];
}

/** More than snapping adds; nothing is laid beyond the area for it. */
const SLACK = 0.02;
/** Places are whole tenths of a millimetre, which every writer of sheets keeps. */
export const snapped = (length: number): number => Math.ceil(length * 100 - NEGLIGIBLE) / 100;

export class FreeRoom {
  private free: readonly Rectangle[];

  /** The part of an area below `top`; `gap` is kept clear between things laid on it. */
  constructor(
    private readonly area: { readonly width: number; readonly height: number; readonly gap: number },
    top: number,
  ) {
    const more = area.gap + SLACK;
    this.free = [{ left: 0, top, width: area.width + more, height: area.height - top + more }];
  }

  /** The best place for something of a size; null when there is none. */
  offer(width: number, height: number, fit: PackingFit): Offer | null {
    const { gap } = this.area;
    const [wide, high] = [snapped(width) + gap, snapped(height) + gap];
    let best: Offer | null = null;
    for (const { left, top, ...room } of this.free) {
      if (room.width < wide - NEGLIGIBLE || room.height < high - NEGLIGIBLE) continue;
      if (left + width > this.area.width + NEGLIGIBLE || top + height > this.area.height + NEGLIGIBLE) continue;
      const [beside, below] = [room.width - wide, room.height - high];
      const waste: Offer['waste'] =
        fit === 'top' ? [top + high, left] : [Math.min(beside, below), Math.max(beside, below)];
      if (!best || isLess(waste, best.waste)) best = { left, top, waste };
    }
    return best;
  }

  /** Something now lies there. */
  take({ left, top }: SheetSpot, width: number, height: number): void {
    const { gap } = this.area;
    const [right, bottom] = [left + snapped(width) + gap, top + snapped(height) + gap];
    const kept: Rectangle[] = [];
    const parts: Rectangle[] = [];
    for (const room of this.free) {
      const [end, foot] = [room.left + room.width, room.top + room.height];
      if (
        left >= end - NEGLIGIBLE ||
        right <= room.left + NEGLIGIBLE ||
        top >= foot - NEGLIGIBLE ||
        bottom <= room.top + NEGLIGIBLE
      ) {
        kept.push(room);
        continue;
      }
      if (left - room.left > NEGLIGIBLE) parts.push({ ...room, width: left - room.left });
      if (end - right > NEGLIGIBLE) parts.push({ ...room, left: right, width: end - right });
      if (top - room.top > NEGLIGIBLE) parts.push({ ...room, height: top - room.top });
      if (foot - bottom > NEGLIGIBLE) parts.push({ ...room, top: bottom, height: foot - bottom });
    }
    // What is kept lay in no other room before, so only the new parts can.
    const own = parts.filter(
      (part, index) =>
        !kept.some((room) => holds(room, part)) &&
        !parts.some((other, at) => at !== index && holds(other, part) && (at < index || !holds(part, other))),
    );
    this.free = [...kept, ...own];
  }
}

export const isLess = (a: readonly [number, number], b: readonly [number, number]): boolean =>
  a[0] < b[0] - NEGLIGIBLE || (a[0] < b[0] + NEGLIGIBLE && a[1] < b[1] - NEGLIGIBLE);

const holds = (outer: Rectangle, inner: Rectangle): boolean =>
  outer.left <= inner.left + NEGLIGIBLE &&
  outer.top <= inner.top + NEGLIGIBLE &&
  outer.left + outer.width >= inner.left + inner.width - NEGLIGIBLE &&
  outer.top + outer.height >= inner.top + inner.height - NEGLIGIBLE;
