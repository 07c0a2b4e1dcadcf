import { Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../../engine/geometry';

/** The ground under the troops: heights in cm over the table, normals in three's axes (x east, y up, z south). */
export interface Footing {
  heightAt(x: number, y: number): number;
  normalAt(x: number, y: number): Vector3;
}

const UP = new Vector3(0, 1, 0);
/** Figures lean by this share of the slope: at full tilt a gun crew would fall on its face. */
const FIGURE_TILT = 0.3;
/** Bases stand this far out of the ground, so that its roughness does not come through. */
const PROUD = 0.1;

/** Turn about the upright axis that points a model (facing -z) along a heading. */
const turnOf = (pose: Pose): number => Math.atan2(-pose.hx, pose.hy);

/** Where something flat lies: its matrix, its turn about the upright and the tilt that figures on it take. */
export interface Lie {
  readonly matrix: Matrix4;
  readonly heading: Quaternion;
  readonly tilt: Quaternion;
}

/** Lays a footprint on the ground: height and slope are the mean of its middle and corners. */
export function lieOf(ground: Footing, pose: Pose, width: number, depth: number): Lie {
  let height = ground.heightAt(pose.x, pose.y) * 2;
  const normal = ground.normalAt(pose.x, pose.y).clone();
  for (const [right, front] of [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ] as const) {
    const [r, f] = [(right * width) / 2, (front * depth) / 2];
    const [x, y] = [pose.x + r * pose.hy + f * pose.hx, pose.y - r * pose.hx + f * pose.hy];
    height += ground.heightAt(x, y);
    normal.add(ground.normalAt(x, y));
  }
  const slope = new Quaternion().setFromUnitVectors(UP, normal.normalize());
  const heading = new Quaternion().setFromAxisAngle(UP, turnOf(pose));
  const turned = slope.clone().multiply(heading);
  const at = new Vector3(pose.x, height / 6 + PROUD, -pose.y);
  return {
    matrix: new Matrix4().compose(at, turned, new Vector3(1, 1, 1)),
    heading,
    tilt: new Quaternion().slerp(slope, FIGURE_TILT),
  };
}
