import type { BufferGeometry } from 'three';
import { Vector3 } from 'three';
import { moulded } from './mould';
import type { Mould, Ring, FigurePoint } from './mould';
import { BRONZE, COAT, FELT, IRON } from './paints';

export interface Wheel {
  readonly hub: FigurePoint;
  readonly radius: number;
  readonly sides: number;
  readonly spokes: number;
}

/** A spoked wheel about an axle along x, tyred in iron. */
export function wheel(mould: Mould, { hub, radius, sides, spokes }: Wheel): void {
  const [x, y, z] = hub;
  const rim = (i: number, r: number, dx: number): FigurePoint => {
    const angle = (i / sides) * Math.PI * 2;
    return [x + dx, y + Math.sin(angle) * r, z + Math.cos(angle) * r];
  };
  const [inner, half] = [radius - 0.2, 0.09];
  for (let i = 0; i < sides; i++) {
    const angle = ((i + 0.5) / sides) * Math.PI * 2;
    const out = new Vector3(0, Math.sin(angle), Math.cos(angle));
    const ring = (r: number, shade: number, paint = COAT): void =>
      mould.quad(
        [rim(i, r, -half), rim(i + 1, r, -half), rim(i + 1, r, half), rim(i, r, half)],
        paint,
        [shade],
        [out, out, out, out],
      );
    ring(radius, 1, IRON);
    for (const side of [-1, 1]) {
      const normal = new Vector3(side, 0, 0);
      const dx = half * side;
      const face: [FigurePoint, FigurePoint, FigurePoint, FigurePoint] = [
        rim(i, inner, dx),
        rim(i, radius, dx),
        rim(i + 1, radius, dx),
        rim(i + 1, inner, dx),
      ];
      mould.quad(face, COAT, [0.9, 1, 1, 0.9], [normal, normal, normal, normal]);
    }
  }
  for (let i = 0; i < spokes; i++) {
    const angle = ((i + 0.3) / spokes) * Math.PI * 2;
    const at = (r: number): FigurePoint => [x, y + Math.sin(angle) * r, z + Math.cos(angle) * r];
    mould.limb(
      [
        { at: at(0.12), r: 0.085 },
        { at: at(radius - 0.14), r: 0.06 },
      ],
      3,
      COAT,
    );
  }
  const side = Math.sign(x);
  const nave = [
    { at: [x - side * 0.16, y, z] as const, r: 0.2, shade: 0.9 },
    { at: [x + side * 0.2, y, z] as const, r: 0.15 },
  ];
  mould.limb(nave, 6, COAT, { endCap: IRON });
}

export const axle = (mould: Mould, reach: number, y: number, z: number): void =>
  mould.limb(
    [
      { at: [-reach, y, z], r: 0.09 },
      { at: [reach, y, z], r: 0.09 },
    ],
    4,
    IRON,
  );

export const LYING: [FigurePoint, FigurePoint] = [
  [1, 0, 0],
  [0, 1, 0],
];

const LONG: readonly Ring[] = [
  { at: [0, 1.72, 1.08], r: 0.09, shade: 0.8 },
  { at: [0, 1.72, 0.9], r: 0.31, shade: 0.8 },
  { at: [0, 1.76, 0.2], r: 0.28 },
  { at: [0, 1.84, -1.5], r: 0.19 },
  { at: [0, 1.85, -1.72], r: 0.26, shade: 1.2 },
  { at: [0, 1.86, -1.86], r: 0.21 },
];
/** Short and wide, the chamber narrower than the bore, laid high. */
const SHORT: readonly Ring[] = [
  { at: [0, 1.6, 0.86], r: 0.08, shade: 0.8 },
  { at: [0, 1.62, 0.72], r: 0.28, shade: 0.8 },
  { at: [0, 1.74, 0.2], r: 0.27 },
  { at: [0, 1.86, -0.06], r: 0.42, shade: 1.1 },
  { at: [0, 2.06, -0.86], r: 0.43 },
  { at: [0, 2.09, -0.96], r: 0.48, shade: 1.25 },
];
/** Longer than a howitzer, wide at the breech, narrowing and opening again to a bell. */
const BELLED: readonly Ring[] = [
  { at: [0, 1.7, 1], r: 0.09, shade: 0.8 },
  { at: [0, 1.71, 0.86], r: 0.37, shade: 0.8 },
  { at: [0, 1.76, 0.3], r: 0.35 },
  { at: [0, 1.84, -0.7], r: 0.24 },
  { at: [0, 1.87, -1.12], r: 0.34, shade: 1.15 },
  { at: [0, 1.88, -1.34], r: 0.36 },
];
/** The secret howitzer: a muzzle far wider than high, to spread its canister. */
const FLAT_MOUTHED: readonly Ring[] = [
  { at: [0, 1.7, 0.86], r: 0.09, shade: 0.8 },
  { at: [0, 1.7, 0.72], r: 0.3, shade: 0.8 },
  { at: [0, 1.76, 0.1], r: 0.3 },
  { at: [0, 1.82, -0.7], r: 0.44, r2: 0.24 },
  { at: [0, 1.85, -1.15], r: 0.58, r2: 0.26, shade: 1.2 },
];

/** A piece on its field carriage, muzzle towards -z; the carriage takes the coat's slot. */
const piece = (barrel: readonly Ring[]): BufferGeometry =>
  moulded((mould) => {
    mould.tube(barrel, 8, BRONZE, { axes: LYING, endCap: FELT });
    for (const side of [-1, 1]) {
      cheek(mould, side);
      wheel(mould, { hub: [side * 0.98, 1.22, -0.1], radius: 1.22, sides: 12, spokes: 8 });
    }
    axle(mould, 1.12, 1.22, -0.1);
    mould.box([0, 0.42, 2.62], [0.76, 0.2, 0.3], IRON);
  });
export const gun = (): BufferGeometry => piece(LONG);
export const howitzer = (): BufferGeometry => piece(SHORT);
export const unicorn = (): BufferGeometry => piece(BELLED);
export const shuvalovHowitzer = (): BufferGeometry => piece(FLAT_MOUTHED);

/** One side of the carriage: a plank bent at the breast and running down to the trail. */
function cheek(mould: Mould, side: number): void {
  const [inner, outer] = [side * 0.29, side * 0.46];
  const stations = [
    { z: -0.75, top: 1.78, depth: 0.42 },
    { z: 0.9, top: 1.62, depth: 0.46 },
    { z: 3, top: 0.5, depth: 0.36 },
  ];
  stations.slice(1).forEach((to, i) => {
    const from = stations[i];
    if (!from) return;
    const wall = (x: number): [FigurePoint, FigurePoint, FigurePoint, FigurePoint] => [
      [x, from.top - from.depth, from.z],
      [x, to.top - to.depth, to.z],
      [x, to.top, to.z],
      [x, from.top, from.z],
    ];
    const out = new Vector3(side, 0, 0);
    const up = new Vector3(0, 1, 0.3).normalize();
    mould.quad(wall(outer), COAT, [0.75, 0.75, 1, 1], [out, out, out, out]);
    mould.quad(
      [
        [inner, from.top, from.z],
        [outer, from.top, from.z],
        [outer, to.top, to.z],
        [inner, to.top, to.z],
      ],
      COAT,
      [1.1],
      [up, up, up, up],
    );
    if (i === 1) mould.quad(wall(inner), COAT, [0.7]);
  });
}
