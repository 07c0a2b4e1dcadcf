import type { BufferGeometry } from 'three';
import { moulded } from './mould';
import type { Mould } from './mould';
import { axle, LYING, wheel } from './ordnance';
import { CANVAS, COAT, LEATHER, TIMBER } from './paints';

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

function fourWheels(mould: Mould): void {
  for (const side of [-1, 1]) {
    wheel(mould, { hub: [side * 1.02, 0.8, -1.3], radius: 0.8, sides: 10, spokes: 6 });
    wheel(mould, { hub: [side * 1.02, 0.95, 1.3], radius: 0.95, sides: 10, spokes: 6 });
  }
}
const pole = (mould: Mould): void =>
  mould.limb(
    [
      { at: [0, 0.9, -2], r: 0.08 },
      { at: [0, 1.3, -5.6], r: 0.07 },
    ],
    4,
    TIMBER,
  );

/** A covered waggon with its pole; its middle is at z = 0. */
export const waggon = (): BufferGeometry =>
  moulded((mould) => {
    fourWheels(mould);
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
    pole(mould);
  });

/** A pontoon, keel up no longer: a flat-bottomed boat of planks on a waggon's bed, its stems to both ends. */
export const boatWaggon = (): BufferGeometry =>
  moulded((mould) => {
    fourWheels(mould);
    mould.box([0, 0.9, 0], [1.1, 0.2, 4.2], COAT);
    const hull = (z: number, y: number, r: number, r2: number, shade: number) => ({
      at: [0, y, z] as const,
      r,
      r2,
      shade,
    });
    const ribs = [
      hull(-2.75, 2.05, 0.3, 0.1, 0.8),
      hull(-1.9, 1.95, 0.95, 0.62, 1),
      hull(0, 1.92, 1.08, 0.78, 1.1),
      hull(1.9, 1.95, 0.95, 0.62, 1),
      hull(2.75, 2.05, 0.3, 0.1, 0.8),
    ];
    mould.tube(ribs, 10, (side) => (side >= 5 ? LEATHER : null), { axes: LYING, startCap: LEATHER, endCap: LEATHER });
    for (const z of [-1.3, 0, 1.3]) mould.box([0, 1.82, z], [1.9, 0.12, 0.34], TIMBER, 1.3);
    pole(mould);
  });
