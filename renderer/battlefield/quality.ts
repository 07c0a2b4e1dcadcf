/** What each level of drawing affords. `low` is for software rendering, where every pixel and shader step counts. */
export type Quality = 'high' | 'low';

export interface Means {
  readonly shadows: boolean;
  /** Smoothed edges (multisampling), and leaves cut by coverage instead of a hard threshold. */
  readonly smoothEdges: boolean;
  readonly anisotropy: number;
  /** Static grass in the ground, ripples on the water, clouds in the backdrop. */
  readonly fineShading: boolean;
  /** Ground mesh, cm. */
  readonly groundGrid: number;
  readonly waterGrid: number;
  /** Pixels of painted ground a cm: at once, and when the worker is done. */
  readonly coarsePaint: number;
  readonly finePaint: number;
  /** Leaf cards instead of faceted crowns, and grass tufts. */
  readonly leaves: boolean;
  /** Most pixels of the drawing buffer, at rest and while anything moves. */
  readonly restPixels: number;
  readonly movingPixels: number;
}

export const MEANS: Readonly<Record<Quality, Means>> = {
  high: {
    shadows: true,
    smoothEdges: true,
    anisotropy: 8,
    fineShading: true,
    groundGrid: 1.2,
    waterGrid: 0.9,
    coarsePaint: 2,
    finePaint: 11,
    leaves: true,
    restPixels: Infinity,
    movingPixels: Infinity,
  },
  low: {
    shadows: false,
    smoothEdges: false,
    anisotropy: 1,
    fineShading: false,
    groundGrid: 2,
    waterGrid: 1.4,
    coarsePaint: 2,
    finePaint: 6,
    leaves: false,
    restPixels: 1_000_000,
    movingPixels: 300_000,
  },
};

/** Pixels of drawing buffer for one of the window: at most the screen's own, and no more in all than `most`. */
export function bufferRatio(width: number, height: number, screenRatio: number, most: number): number {
  return Math.min(screenRatio, Math.sqrt(most / Math.max(1, width * height)));
}
