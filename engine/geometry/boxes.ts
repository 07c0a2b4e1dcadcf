import type { Pose } from './vectors';

/** A footprint: a rectangle about `pose`, `width` cm across its heading and `depth` cm along it. */
export interface Box {
  readonly pose: Pose;
  readonly width: number;
  readonly depth: number;
}
