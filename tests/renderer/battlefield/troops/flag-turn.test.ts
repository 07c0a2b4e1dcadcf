import { Matrix4, Quaternion, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { turnedToEye } from '../../../../renderer/battlefield/troops/flag-turn';

const POLE = new Vector3(40, 6, -20);
const cloth = (wind: number): Matrix4 =>
  new Matrix4().compose(
    POLE,
    new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), wind),
    new Vector3(0.8, 0.8, 0.8),
  );

/** Degrees between the cloth and the way to the eye, as lines: 0 is edge on. */
function seenAt(matrix: Matrix4, eye: Vector3): number {
  const fly = new Vector3().setFromMatrixColumn(matrix, 0).setY(0).normalize();
  const way = eye.clone().sub(POLE).setY(0).normalize();
  return (Math.asin(Math.abs(fly.x * way.z - fly.z * way.x)) * 180) / Math.PI;
}

it('no flag is a strip seen edge on, whatever the wind and wherever the eye is', () => {
  for (let wind = -3; wind <= 3; wind += 0.37)
    for (let round = 0; round < 6.3; round += 0.21) {
      const eye = POLE.clone().add(new Vector3(90 * Math.cos(round), 50, 90 * Math.sin(round)));
      const turned = turnedToEye(cloth(wind), eye);
      expect(seenAt(turned, eye)).toBeGreaterThanOrEqual(37.9);
      expect(new Vector3().setFromMatrixPosition(turned)).toEqual(POLE);
      expect(new Vector3().setFromMatrixScale(turned).x).toBeCloseTo(0.8);
    }
});

it('a flag that is seen in full flies as the wind has it, and to the same side as before', () => {
  const eye = POLE.clone().add(new Vector3(0, 30, 80));
  const turned = turnedToEye(cloth(0), eye);
  expect(new Vector3().setFromMatrixColumn(turned, 0).x).toBeCloseTo(0.8);
  const off = turnedToEye(cloth(-1.4), eye);
  expect(new Vector3().setFromMatrixColumn(off, 0).x).toBeGreaterThan(0);
});
