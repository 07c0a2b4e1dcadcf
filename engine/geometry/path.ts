import type { Pose, Point } from './vectors';

/**
 * A manoeuvre as it is drawn and measured. `from` is where it starts; each leg ends at `to` and is `length` cm long,
 * measured along the corner that travels farthest. A wheel turns about the fixed point `about`.
 */
export interface Path {
  readonly from: Pose;
  readonly legs: readonly Leg[];
  readonly length: number;
}
export type Leg =
  | { readonly kind: 'straight'; readonly to: Pose; readonly length: number }
  | { readonly kind: 'wheel' | 'pivot'; readonly to: Pose; readonly length: number; readonly about: Point }
  /** Set down without travelling: a change of formation, a figure moved aside. */
  | { readonly kind: 'place'; readonly to: Pose; readonly length: number };
