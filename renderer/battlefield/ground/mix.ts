import type { GroundColour } from './palette';

/** The colour being mixed for one pixel. */
export class Mix {
  red = 0;
  green = 0;
  blue = 0;

  set(to: GroundColour): void {
    this.red = to[0];
    this.green = to[1];
    this.blue = to[2];
  }
  toward(to: GroundColour, share: number): void {
    if (share <= 0) return;
    this.red += (to[0] - this.red) * share;
    this.green += (to[1] - this.green) * share;
    this.blue += (to[2] - this.blue) * share;
  }
  times(factor: number): void {
    this.red *= factor;
    this.green *= factor;
    this.blue *= factor;
  }
}

/** What is known of one pixel before it is painted; noises are 0 to 1, the rest in cm. */
export interface GroundSpot {
  x: number;
  y: number;
  broad: number;
  fine: number;
  grain: number;
  dust: number;
  /** Edges of painted areas wander by this much. */
  wander: number;
  slope: number;
  height: number;
  shore: number;
  /** Earth moved by men, cm: no rock shows on their banks. */
  dug: number;
}
