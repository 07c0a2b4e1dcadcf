import type { BufferGeometry } from 'three';
import { Vector3 } from 'three';
import { moulded } from './mould';
import type { Mould, Spot } from './mould';
import { BRONZE, CANVAS, COAT, FELT, IRON, TIMBER } from './paints';

interface Wheel {
  readonly hub: Spot;
  readonly radius: number;
  readonly sides: number;
  readonly spokes: number;
}

/** A spoked wheel about an axle along x, tyred in iron. */
function wheel(mould: Mould, { hub, radius, sides, spokes }: Wheel): void {
  const [x, y, z] = hub;
  const rim = (i: number, r: number, dx: number): Spot => {
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
      const face: [Spot, Spot, Spot, Spot] = [
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
    const at = (r: number): Spot => [x, y + Math.sin(angle) * r, z + Math.cos(angle) * r];
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

const axle = (mould: Mould, reach: number, y: number, z: number): void =>
  mould.limb(
    [
      { at: [-reach, y, z], r: 0.09 },
      { at: [reach, y, z], r: 0.09 },
    ],
    4,
    IRON,
  );

const LYING: [Spot, Spot] = [
  [1, 0, 0],
  [0, 1, 0],
];

/** A field gun, muzzle towards -z; the carriage takes the coat's slot. */
export const gun = (): BufferGeometry =>
  moulded((mould) => {
    const barrel = [
      { at: [0, 1.72, 1.08] as const, r: 0.09, shade: 0.8 },
      { at: [0, 1.72, 0.9] as const, r: 0.31, shade: 0.8 },
      { at: [0, 1.76, 0.2] as const, r: 0.28 },
      { at: [0, 1.84, -1.5] as const, r: 0.19 },
      { at: [0, 1.85, -1.72] as const, r: 0.26, shade: 1.2 },
      { at: [0, 1.86, -1.86] as const, r: 0.21 },
    ];
    mould.tube(barrel, 8, BRONZE, { axes: LYING, endCap: FELT });
    for (const side of [-1, 1]) {
      cheek(mould, side);
      wheel(mould, { hub: [side * 0.98, 1.22, -0.1], radius: 1.22, sides: 12, spokes: 8 });
    }
    axle(mould, 1.12, 1.22, -0.1);
    mould.box([0, 0.42, 2.62], [0.76, 0.2, 0.3], IRON);
  });

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
    const wall = (x: number): [Spot, Spot, Spot, Spot] => [
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

/** Two wheels, a chest and the pole between the horses; the axle is at z = 0. */
export const limber = (): BufferGeometry =>
  moulded((mould) => {
    for (const side of [-1, 1]) wheel(mould, { hub: [side * 0.9, 0.95, 0], radius: 0.95, sides: 10, spokes: 8 });
    axle(mould, 1, 0.95, 0);
    mould.box([0, 1.05, 0], [1.2, 0.55, 0.9], COAT);
    mould.limb(
      [
        { at: [0, 0.95, -0.1], r: 0.09 },
        { at: [0, 1.3, -4.6], r: 0.07 },
      ],
      4,
      TIMBER,
    );
  });

/** A covered waggon with its pole; its middle is at z = 0. */
export const waggon = (): BufferGeometry =>
  moulded((mould) => {
    for (const side of [-1, 1]) {
      wheel(mould, { hub: [side * 1.02, 0.8, -1.3], radius: 0.8, sides: 10, spokes: 6 });
      wheel(mould, { hub: [side * 1.02, 0.95, 1.3], radius: 0.95, sides: 10, spokes: 6 });
    }
    mould.box([0, 0.95, 0], [1.7, 0.75, 4], COAT);
    const hoop = (z: number, y: number, shade: number) => ({ at: [0, y, z] as const, r: 0.98, r2: 1.35, shade });
    const tilt = [
      hoop(-2.2, 1.65, 0.95),
      hoop(-1, 1.55, 1.05),
      hoop(0.2, 1.62, 0.92),
      hoop(1.2, 1.55, 1.05),
      hoop(2.2, 1.65, 0.95),
    ];
    mould.tube(tilt, 12, (side) => (side < 6 ? CANVAS : null), { axes: LYING });
    mould.limb(
      [
        { at: [0, 0.9, -2], r: 0.08 },
        { at: [0, 1.3, -5.6], r: 0.07 },
      ],
      4,
      TIMBER,
    );
  });
