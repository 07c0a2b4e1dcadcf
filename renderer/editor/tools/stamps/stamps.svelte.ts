import type { Copied } from '../../../../editing/copying';
import type { Point } from '../../../../engine/geometry';

/** Something made before, to be put down again: what was copied, and where its middle was. */
export interface Stamp {
  readonly name: string;
  readonly copy: Copied;
  readonly at: Point;
}

const MOST = 9;
let kept = $state.raw<readonly (Stamp | null)[]>(Array.from({ length: MOST }, () => null));
let chosen = $state(0);

/** The nine stamps of the window, numbered from 1. */
export const stamps = {
  get all(): readonly (Stamp | null)[] {
    return kept;
  },
  get number(): number {
    return chosen + 1;
  },
  get now(): Stamp | null {
    return kept[chosen] ?? null;
  },
  choose(number: number): void {
    chosen = Math.max(0, Math.min(MOST - 1, number - 1));
  },
  /** Goes on with those that were kept before. */
  refill(before: readonly (Stamp | null)[]): void {
    kept = Array.from({ length: MOST }, (_, index) => before[index] ?? null);
  },
  keep(number: number, stamp: Stamp): void {
    kept = kept.with(number - 1, stamp);
    chosen = number - 1;
  },
};
