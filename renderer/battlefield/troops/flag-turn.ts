import { Matrix4, Vector3 } from 'three';

/** No flag is seen more edge on than this, radians. */
const LEAST = (38 * Math.PI) / 180;

/**
 * A cloth that flies along its x axis, turned about its pole as far as it must be for an eye to see it as a flag: the whole
 * circle of winds is drawn together into what shows enough of it.
 */
export function turnedToEye(cloth: Matrix4, eye: Vector3): Matrix4 {
  const at = new Vector3().setFromMatrixPosition(cloth);
  const fly = new Vector3().setFromMatrixColumn(cloth, 0);
  const off = angleBetween(eye.x - at.x, eye.z - at.z, fly.x, fly.z);
  const side = off < 0 ? -1 : 1;
  const wanted = side * (LEAST + (Math.abs(off) * (Math.PI - 2 * LEAST)) / Math.PI);
  const turned = new Matrix4().makeRotationY(off - wanted).multiply(cloth.clone().setPosition(0, 0, 0));
  return turned.setPosition(at);
}

/** From one way to another on the ground, clockwise seen from above (x east, z south), -PI to PI. */
function angleBetween(fromX: number, fromZ: number, toX: number, toZ: number): number {
  return Math.atan2(fromX * toZ - fromZ * toX, fromX * toX + fromZ * toZ);
}
