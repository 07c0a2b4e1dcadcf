import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../../engine/geometry';

/** The ground under the troops: heights in cm over the table. */
export interface Footing {
  heightAt(x: number, y: number): number;
  /** The same without the banks and ditches that men have dug. */
  landAt(x: number, y: number): number;
}

const UP = new Vector3(0, 1, 0);
/** Figures lean by this share of the slope: at full tilt a gun crew would fall on its face. */
const FIGURE_TILT = 0.3;
/** Bases stand this far out of the ground, so that its roughness does not come through. */
const PROUD = 0.1;
const ONE = new Vector3(1, 1, 1);

/** Turn about the upright axis that points a model (facing -z) along a heading. */
const turnOf = (pose: Pose): number => Math.atan2(-pose.hx, pose.hy);

/** Where something flat lies: its matrix, its turn about the upright and the tilt that figures on it take. */
export interface Lie {
  readonly matrix: Matrix4;
  readonly heading: Quaternion;
  readonly tilt: Quaternion;
}

/** Where the ground under a footprint is felt, as shares of its width and depth. */
const FELT = [-0.5, -0.25, 0, 0.25, 0.5] as const;

/**
 * Lays a footprint on the ground: in the slope that fits the land under it best, and so high that nothing of the land comes
 * through. Over banks and ditches it lies as high as they are on average.
 */
export function lieOf(ground: Footing, pose: Pose, width: number, depth: number): Lie {
  const felt = FELT.flatMap((right) =>
    FELT.map((front) => {
      const [r, f] = [right * width, front * depth];
      const [x, y] = [pose.x + r * pose.hy + f * pose.hx, pose.y - r * pose.hx + f * pose.hy];
      const land = ground.landAt(x, y);
      return { r, f, land, dug: ground.heightAt(x, y) - land };
    }),
  );
  const mean = (of: (spot: (typeof felt)[number]) => number): number =>
    felt.reduce((sum, spot) => sum + of(spot), 0) / felt.length;
  const land = mean((spot) => spot.land);
  const toRight =
    mean(({ r, land: high }) => r * high) /
    Math.max(
      1e-6,
      mean(({ r }) => r * r),
    );
  const ahead =
    mean(({ f, land: high }) => f * high) /
    Math.max(
      1e-6,
      mean(({ f }) => f * f),
    );
  const through = Math.max(0, ...felt.map((spot) => spot.land - land - toRight * spot.r - ahead * spot.f));
  // Of the slope along right and front, what it is along east and north.
  const east = toRight * pose.hy + ahead * pose.hx;
  const north = ahead * pose.hy - toRight * pose.hx;
  const slope = new Quaternion().setFromUnitVectors(UP, new Vector3(-east, 1, north).normalize());
  const heading = new Quaternion().setFromAxisAngle(UP, turnOf(pose));
  const height = land + mean(({ dug }) => dug) + through + PROUD;
  return {
    matrix: new Matrix4().compose(new Vector3(pose.x, height, -pose.y), slope.clone().multiply(heading), ONE),
    heading,
    tilt: new Quaternion().slerp(slope, FIGURE_TILT),
  };
}
