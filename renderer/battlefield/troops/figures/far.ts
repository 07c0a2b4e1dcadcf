import type { BufferGeometry } from 'three';
import { moulded } from './mould';
import type { Mould, FigurePoint } from './mould';
import { COAT, FACING, FELT, FUR, GAITER, HIDE, LACE, SKIN, STEEL, TIMBER } from './paints';

export const LYING: [FigurePoint, FigurePoint] = [
  [1, 0, 0],
  [0, 1, 0],
];
const BACK = -0.75;

/** Coat as a prism with its lapel and a wedge of a face, standing at `y`. */
function trunk(mould: Mould, y: number): void {
  mould.shifted([0, y, 0], () => {
    const coat = [
      { at: [0, 0.88, 0] as const, r: 0.6, r2: 0.46, shade: 0.78 },
      { at: [0, 2.28, 0] as const, r: 0.5, r2: 0.33, shade: 1.08 },
    ];
    mould.tube(coat, 4, COAT, { phase: 0.5 });
    mould.triangle(
      [
        [-0.2, 1, -0.36],
        [0.2, 1, -0.36],
        [0, 2.22, -0.3],
      ],
      FACING,
    );
    const face = [
      { at: [0, 2.78, 0] as const, r: 0.38, shade: 0.85 },
      { at: [0, 2.08, 0] as const, r: 0, shade: 1.05 },
    ];
    mould.tube(face, 3, SKIN, { flat: true, phase: BACK });
  });
}
/** An upturned cup: a cone the other way round would be a rice hat. */
function cup(mould: Mould, y: number): void {
  const rings = [
    { at: [0, y + 3, 0] as const, r: 0.63, shade: 2 },
    { at: [0, y + 2.58, 0] as const, r: 0, shade: 0.9 },
  ];
  mould.tube(rings, 3, FELT, { flat: true, phase: BACK, startCap: FELT });
}
const gaiters = (mould: Mould): void => {
  mould.quad(
    [
      [-0.34, 0, -0.12],
      [0.34, 0, -0.12],
      [0.36, 1.05, -0.1],
      [-0.36, 1.05, -0.1],
    ],
    GAITER,
    [0.6, 0.6, 1.2, 1.2],
  );
  mould.triangle(
    [
      [-0.36, 0, 0.16],
      [0.36, 0, 0.16],
      [0, 1.6, 0.2],
    ],
    GAITER,
    [0.6, 0.6, 1.2],
  );
};
const bayonet = (mould: Mould): void =>
  mould.triangle(
    [
      [-0.46, 1.3, -0.34],
      [-0.34, 1.3, -0.34],
      [-0.54, 3.95, 0.2],
    ],
    STEEL,
    [0.5, 0.5, 1.3],
  );

export const farSoldier = (): BufferGeometry =>
  moulded((mould) => {
    gaiters(mould);
    trunk(mould, 0);
    cup(mould, 0);
    bayonet(mould);
  });
/** The same without a musket: officers, ensigns, drummers, gunners. */
export const farUnarmed = (): BufferGeometry =>
  moulded((mould) => {
    gaiters(mould);
    trunk(mould, 0);
    cup(mould, 0);
  });
export const farMitre = (): BufferGeometry =>
  moulded((mould) => {
    gaiters(mould);
    trunk(mould, 0);
    bayonet(mould);
    const cap = [
      { at: [0, 2.6, 0] as const, r: 0.36 },
      { at: [0, 3.55, -0.04] as const, r: 0, shade: 1.1 },
    ];
    mould.tube(cap, 4, (side) => (side === 2 || side === 3 ? LACE : FACING), { flat: true });
  });
export const farBearskin = (): BufferGeometry =>
  moulded((mould) => {
    gaiters(mould);
    trunk(mould, 0);
    bayonet(mould);
    const cap = [
      { at: [0, 2.6, 0] as const, r: 0.34, shade: 0.9 },
      { at: [0, 3.3, 0] as const, r: 0.26, shade: 1.7 },
    ];
    mould.tube(cap, 4, FUR, { endCap: FUR, phase: 0.5 });
  });

function farHorseBody(mould: Mould): void {
  const barrel = [
    { at: [0, 1.85, 1.25] as const, r: 0.46, r2: 0.52, shade: 0.8 },
    { at: [0, 1.9, -1.05] as const, r: 0.42, r2: 0.52, shade: 0.95 },
  ];
  mould.tube(barrel, 4, HIDE, { phase: 0.5, axes: LYING });
  mould.triangle(
    [
      [0, 1.7, -0.85],
      [0, 3.45, -1.35],
      [0, 2.6, -2.15],
    ],
    HIDE,
    [0.9, 1, 0.9],
  );
  mould.triangle(
    [
      [-0.3, 2.1, -0.8],
      [0.3, 2.1, -0.8],
      [0, 3.45, -1.4],
    ],
    HIDE,
  );
  const feet: [number, number][] = [
    [-0.25, -0.85],
    [0.25, -0.75],
    [-0.25, 0.9],
    [0.25, 1.05],
  ];
  for (const [x, z] of feet)
    mould.triangle(
      [
        [x, 1.75, z - 0.24],
        [x, 1.75, z + 0.24],
        [x, 0, z],
      ],
      HIDE,
      [0.8, 0.8, 0.6],
    );
}
export const farHorse = (): BufferGeometry => moulded(farHorseBody);
export const farRider = (): BufferGeometry =>
  moulded((mould) => {
    farHorseBody(mould);
    mould.shifted([0, 0, 0.13], () => {
      trunk(mould, 1.05);
      cup(mould, 1.05);
    });
  });
export const farHussar = (): BufferGeometry =>
  moulded((mould) => {
    farHorseBody(mould);
    mould.shifted([0, 0, 0.13], () => {
      trunk(mould, 1.05);
      const cap = [
        { at: [0, 3.68, 0] as const, r: 0.32 },
        { at: [0, 4.4, 0] as const, r: 0.24, shade: 1.6 },
      ];
      mould.tube(cap, 3, FELT, { flat: true, phase: BACK });
    });
  });

export const farLancer = (): BufferGeometry =>
  moulded((mould) => {
    farHorseBody(mould);
    mould.shifted([0, 0, 0.13], () => {
      trunk(mould, 1.05);
      const cap = [
        { at: [0, 3.62, 0] as const, r: 0.36 },
        { at: [0, 4.2, 0] as const, r: 0.34, shade: 1.3 },
      ];
      mould.tube(cap, 3, FUR, { flat: true, phase: BACK });
    });
    mould.triangle(
      [
        [0.78, 0.6, -0.05],
        [0.9, 0.6, -0.05],
        [0.66, 5.9, -0.95],
      ],
      TIMBER,
    );
    mould.triangle(
      [
        [0.68, 5.3, -0.85],
        [0.7, 4.75, -0.76],
        [0.9, 5, 0.4],
      ],
      FACING,
    );
  });
