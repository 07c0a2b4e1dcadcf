import type { BufferGeometry } from 'three';
import { LYING } from './far';
import { moulded } from './mould';
import type { Mould, Ring, FigurePoint } from './mould';
import { BRONZE, CANVAS, COAT, FELT, IRON, LEATHER, TIMBER } from './paints';

/** An eight-sided rim on four crossed spokes, seen from both sides. */
function wheel(mould: Mould, x: number, y: number, z: number, r: number): void {
  const at = (i: number, radius: number): FigurePoint => {
    const angle = (i * Math.PI) / 4;
    return [x, y + Math.sin(angle) * radius, z + Math.cos(angle) * radius];
  };
  for (let i = 0; i < 8; i++) mould.quad([at(i, r * 0.78), at(i, r), at(i + 1, r), at(i + 1, r * 0.78)], COAT, [0.9]);
  for (let i = 0; i < 4; i++)
    mould.triangle([at(i - 0.14, r * 0.85), at(i + 0.14, r * 0.85), at(i + 4, r * 0.85)], COAT, [0.8]);
}
export const farGun = (): BufferGeometry =>
  farPiece([
    { at: [0, 1.72, 1], r: 0.3, shade: 0.8 },
    { at: [0, 1.86, -1.86], r: 0.2, shade: 1.1 },
  ]);
/** Howitzers and unicorns. */
export const farHowitzer = (): BufferGeometry =>
  farPiece([
    { at: [0, 1.66, 0.8], r: 0.32, shade: 0.8 },
    { at: [0, 2.02, -1.05], r: 0.46, shade: 1.1 },
  ]);
const farPiece = (barrel: readonly Ring[]): BufferGeometry =>
  moulded((mould) => {
    mould.tube(barrel, 4, BRONZE, { axes: LYING, phase: 0.5, endCap: FELT });
    for (const side of [-1, 1]) wheel(mould, side * 0.95, 1.22, -0.1, 1.24);
    mould.quad(
      [
        [-0.4, 1.66, -0.5],
        [0.4, 1.66, -0.5],
        [0.4, 0.4, 2.9],
        [-0.4, 0.4, 2.9],
      ],
      COAT,
    );
  });
export const farLimber = (): BufferGeometry =>
  moulded((mould) => {
    for (const side of [-1, 1]) wheel(mould, side * 0.9, 0.95, 0, 0.97);
    mould.box([0, 1.05, 0], [1.2, 0.55, 0.9], COAT);
    mould.triangle(
      [
        [-0.08, 1, 0],
        [0.08, 1, 0],
        [0, 1.3, -4.6],
      ],
      TIMBER,
    );
  });
export const farWaggon = (): BufferGeometry =>
  moulded((mould) => {
    for (const side of [-1, 1]) {
      mould.quad(
        [
          [side, 0, -2.1],
          [side, 1.5, -1.9],
          [side, 1.5, 1.9],
          [side, 0, 2.3],
        ],
        IRON,
        [0.5, 1, 1, 0.5],
      );
    }
    mould.box([0, 0.95, 0], [1.7, 0.75, 4], COAT);
    const tilt = [
      { at: [0, 1.65, -2.2] as const, r: 0.98, r2: 1.35 },
      { at: [0, 1.65, 2.2] as const, r: 0.98, r2: 1.35 },
    ];
    mould.tube(tilt, 6, (side) => (side < 3 ? CANVAS : null), { axes: LYING });
  });
export const farBoat = (): BufferGeometry =>
  moulded((mould) => {
    for (const side of [-1, 1]) {
      mould.quad(
        [
          [side, 0, -2.1],
          [side, 1.4, -1.9],
          [side, 1.4, 1.9],
          [side, 0, 2.3],
        ],
        IRON,
        [0.5, 1, 1, 0.5],
      );
    }
    const hull = [
      { at: [0, 2, -2.75] as const, r: 0.3, r2: 0.1, shade: 0.8 },
      { at: [0, 1.92, 0] as const, r: 1.05, r2: 0.8, shade: 1.1 },
      { at: [0, 2, 2.75] as const, r: 0.3, r2: 0.1, shade: 0.8 },
    ];
    mould.tube(hull, 6, (side) => (side >= 3 ? LEATHER : null), { axes: LYING });
  });
