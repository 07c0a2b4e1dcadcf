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

/** Where the ground under a footprint is felt, as shares of its width and depth, and the mean of their squares. */
const FELT: readonly number[] = [-0.5, -0.25, 0, 0.25, 0.5];
const SPREAD = FELT.reduce((sum, share) => sum + share * share, 0) / FELT.length;
const SPOTS = FELT.length * FELT.length;

/**
 * Lays a footprint on the ground: in the slope that fits the land under it best, and so high that nothing of the land comes
 * through. Over banks and ditches it lies as high as they are on average.
 */
export function lieOf(ground: Footing, pose: Pose, width: number, depth: number): Lie {
  // Hundreds of footprints are laid anew for a frame while somebody drags through a battle: sums, and no lists of spots.
  const lands: number[] = [];
  let [land, dug, byRight, byFront] = [0, 0, 0, 0];
  for (const right of FELT)
    for (const front of FELT) {
      const r = right * width;
      const f = front * depth;
      const x = pose.x + r * pose.hy + f * pose.hx;
      const y = pose.y - r * pose.hx + f * pose.hy;
      const high = ground.landAt(x, y);
      lands.push(high);
      land += high / SPOTS;
      dug += (ground.heightAt(x, y) - high) / SPOTS;
      byRight += (r * high) / SPOTS;
      byFront += (f * high) / SPOTS;
    }
  const toRight = byRight / Math.max(1e-6, SPREAD * width * width);
  const ahead = byFront / Math.max(1e-6, SPREAD * depth * depth);
  let through = 0;
  lands.forEach((high, i) => {
    const right = FELT[Math.floor(i / FELT.length)] ?? 0;
    const front = FELT[i % FELT.length] ?? 0;
    through = Math.max(through, high - land - toRight * right * width - ahead * front * depth);
  });
  // Of the slope along right and front, what it is along east and north.
  const east = toRight * pose.hy + ahead * pose.hx;
  const north = ahead * pose.hy - toRight * pose.hx;
  const slope = new Quaternion().setFromUnitVectors(UP, new Vector3(-east, 1, north).normalize());
  const heading = new Quaternion().setFromAxisAngle(UP, turnOf(pose));
  const height = land + dug + through + PROUD;
  return {
    matrix: new Matrix4().compose(new Vector3(pose.x, height, -pose.y), slope.clone().multiply(heading), ONE),
    heading,
    tilt: new Quaternion().slerp(slope, FIGURE_TILT),
  };
}
