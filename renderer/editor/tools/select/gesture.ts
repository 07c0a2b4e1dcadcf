import type { Guide } from '../../../../editing/snapping';
import type { Point } from '../../../../engine/geometry';
import type { OverlayShape, Pointed } from '../tool';

/** Something done with the button held: from where it went down to where it goes up. */
export interface HeldGesture {
  /** What it says beside the pointer. */
  readonly note: string | null;
  readonly overlay: readonly OverlayShape[];
  move(to: Pointed): void;
  /** Does it. */
  end(at: Pointed): void;
}

export const between = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });

/** A whole millimetre. */
export const toMillimetre = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

/** What is snapped to, as lines over the table. */
export const guideLines = (guides: readonly Guide[]): readonly OverlayShape[] =>
  guides.map(({ from, to }) => ({ kind: 'line', points: [from, to], tone: 'guide' }));
