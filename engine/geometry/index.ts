/**
 * Plane geometry in centimetres: points, footprints, outlines, sectors, sweeps and manoeuvres. It knows nothing of
 * terrain, troops or rules, and uses only + - * / and square roots, so that every machine finds the same bits.
 */
export type { Box } from './boxes';
export type { Leg, Path } from './path';
export type { Point, Pose } from './vectors';
