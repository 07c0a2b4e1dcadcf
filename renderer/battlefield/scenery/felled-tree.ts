import { Vector3 } from 'three';
import type { BufferGeometry } from 'three';
import { lots } from '../land';
import { Sculptor } from './sculptor';
import { tintOf } from './sculptor';

const BARK = '#6a543c';
const LEAFY = '#5d6a33';

/** A felled tree lying along x with its crown towards +x: trunk, sharpened boughs, and some leaves where there is time for them. */
export function sculptFelledTree(leaves: boolean): BufferGeometry {
  const sculptor = new Sculptor();
  const lot = lots(19);
  const bough = (from: Vector3, to: Vector3, radius: number): void => spike(sculptor, from, to, radius);
  bough(new Vector3(-1.9, 0.22, 0), new Vector3(2.1, 0.75, 0), 0.24);
  for (let i = 0; i < 11; i++) {
    const along = -0.4 + (i / 10) * 2;
    const angle = (i * 2.4) % 6.28;
    const foot = new Vector3(along, 0.35 + along * 0.13, 0);
    const out = new Vector3(0.75 + lot() * 0.35, Math.abs(Math.cos(angle)) * 0.95 + 0.1, Math.sin(angle) * 1.15);
    const tip = foot.clone().addScaledVector(out, 0.85 + lot() * 0.5);
    bough(foot, tip, 0.085);
    if (leaves && i % 2 === 0) spray(sculptor, tip.lerp(foot, 0.25), 0.36 + lot() * 0.16, lot);
  }
  return sculptor.geometry();
}

/** A tapering bough with three sides. */
function spike(sculptor: Sculptor, from: Vector3, to: Vector3, radius: number): void {
  const direction = to.clone().sub(from).normalize();
  const across = new Vector3(0, 1, 0).cross(direction);
  if (across.lengthSq() < 0.01) across.set(1, 0, 0);
  across.normalize();
  const over = new Vector3().crossVectors(direction, across);
  const sides = radius > 0.15 ? 6 : 3;
  for (let i = 0; i < sides; i++) {
    const out = [i, i + 1].map((side) => {
      const angle = (side / sides) * Math.PI * 2;
      return across.clone().multiplyScalar(Math.cos(angle)).addScaledVector(over, Math.sin(angle));
    });
    const [first, second] = out;
    if (!first || !second) continue;
    const place = (end: Vector3, normal: Vector3, r: number): readonly [Vector3, Vector3] => [
      end.clone().addScaledVector(normal, r),
      normal,
    ];
    const [a, b] = [place(from, first, radius), place(from, second, radius)];
    const [c, d] = [place(to, second, radius * 0.3), place(to, first, radius * 0.3)];
    for (const [spot, normal] of [a, c, b, a, d, c])
      sculptor.corner(
        [spot.x, spot.y, spot.z],
        [normal.x, normal.y, normal.z],
        [0.5, 0.5],
        tintOf(BARK, 0.75 + 0.3 * Math.max(0, normal.y)),
      );
  }
}

/** Two crossed cards of withering leaves. */
function spray(sculptor: Sculptor, at: Vector3, half: number, lot: () => number): void {
  const tint = tintOf(LEAFY, 0.75 + lot() * 0.5);
  for (const turn of [lot() * 3.14, lot() * 3.14 + 1.57]) {
    const [east, south] = [Math.cos(turn) * half, Math.sin(turn) * half];
    for (const [u, v] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 0],
      [1, 1],
      [0, 1],
    ] as const)
      sculptor.corner(
        [at.x + (u * 2 - 1) * east, at.y + (v * 2 - 1) * half * 0.8, at.z + (u * 2 - 1) * south],
        [0, 1, 0],
        [u, v],
        tint,
      );
  }
}
