import type { BufferGeometry } from 'three';
import { arm, blade, head, legs, musket, shaft, torso } from './body';
import { bonnet, feltCap } from './caps';
import { bearskin, mitre, tricorne } from './hats';
import { moulded } from './mould';
import type { Mould, FigurePoint } from './mould';
import { BELT, BRASS, FACING, FELT, IRON, LACE, LEATHER, SCARLET, SKIN, TARTAN, TIMBER, WHITE } from './paints';

type Part = (mould: Mould) => void;
const SHOULDERS: { readonly left: FigurePoint; readonly right: FigurePoint } = {
  left: [-0.42, 2.12, 0],
  right: [0.42, 2.12, 0],
};

const cartridgeBox: Part = (mould) => {
  const [x0, x1, y0, y1, z] = [-0.12, 0.34, 1.08, 1.44, 0.5];
  mould.quad(
    [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ],
    FELT,
    [1, 1, 2, 2],
  );
  mould.quad(
    [
      [x0, y1, z],
      [x1, y1, z],
      [x1, y1 + 0.05, 0.25],
      [x0, y1 + 0.05, 0.25],
    ],
    FELT,
    [1.8],
  );
};
/** Leaning back 14 degrees and out 3: rows of parallel bayonets say "line infantry". */
const shouldered: Part = (mould) => {
  arm(mould, SHOULDERS.left, [-0.52, 1.55, 0.04], [-0.4, 1.38, -0.34]);
  musket(mould, [-0.4, 1.28, -0.36], [-0.52, 3.62, 0.22]);
  arm(mould, SHOULDERS.right, [0.55, 1.6, 0.12], [0.46, 1.12, 0]);
};
const levelled: Part = (mould) => {
  arm(mould, SHOULDERS.left, [-0.34, 1.85, -0.42], [-0.06, 2.12, -0.88]);
  arm(mould, SHOULDERS.right, [0.6, 1.95, -0.22], [0.22, 2.14, -0.34]);
  musket(mould, [0.2, 2.18, 0.02], [0.02, 2.38, -2]);
};
/** Across the body, for men who go ahead in open order. */
const atThePort: Part = (mould) => {
  arm(mould, SHOULDERS.left, [-0.6, 1.75, -0.2], [-0.36, 2, -0.56]);
  arm(mould, SHOULDERS.right, [0.62, 1.6, -0.06], [0.32, 1.38, -0.48]);
  musket(mould, [0.62, 1.02, -0.44], [-0.86, 2.86, -0.6]);
};
const withSword: Part = (mould) => {
  arm(mould, SHOULDERS.right, [0.62, 1.9, -0.3], [0.62, 2.45, -0.62]);
  blade(mould, [0.63, 2.46, -0.66], [0.75, 3.55, -1.1]);
  arm(mould, SHOULDERS.left, [-0.56, 1.6, 0.1], [-0.34, 1.35, -0.2]);
  mould.quad(
    [
      [-0.35, 1.52, -0.3],
      [0.35, 1.52, -0.3],
      [0.35, 1.36, -0.34],
      [-0.35, 1.36, -0.34],
    ],
    BELT,
  );
};
/** The pole itself belongs to the flag. */
const holdingColours: Part = (mould) => {
  arm(mould, SHOULDERS.right, [0.5, 1.75, -0.38], [0.12, 1.9, -0.5]);
  arm(mould, SHOULDERS.left, [-0.46, 1.62, -0.36], [-0.02, 1.5, -0.52]);
};
const drumming: Part = (mould) => {
  arm(mould, SHOULDERS.right, [0.56, 1.65, -0.05], [0.2, 1.62, -0.42]);
  arm(mould, SHOULDERS.left, [-0.56, 1.65, -0.05], [-0.22, 1.62, -0.42]);
  const ring = (y: number, shade: number) => ({ at: [-0.1, y, -0.58] as const, r: 0.37, shade });
  const rings = [ring(0.93, 0.8), ring(1.04, 1), ring(1.38, 1), ring(1.49, 1.1)];
  mould.tube(rings, 7, (_, segment) => (segment === 1 ? BRASS : FACING), { endCap: WHITE });
};
const ramming: Part = (mould) => {
  arm(mould, SHOULDERS.left, [-0.5, 1.7, -0.45], [-0.2, 1.55, -0.84]);
  arm(mould, SHOULDERS.right, [0.62, 1.7, -0.2], [0.4, 1.55, -0.62]);
  shaft(mould, [1.1, 1.35, 0.02], [-1.5, 1.75, -1.5], 0.05, TIMBER);
  const sponge = [
    { at: [-1.3, 1.72, -1.38] as const, r: 0.13, shade: 0.9 },
    { at: [-1.66, 1.77, -1.59] as const, r: 0.12 },
  ];
  mould.limb(sponge, 5, WHITE);
};
const withLinstock: Part = (mould) => {
  arm(mould, SHOULDERS.right, [0.66, 1.75, -0.25], [0.5, 1.95, -0.74]);
  shaft(mould, [0.5, 1.6, -0.62], [0.56, 2.7, -1.78], 0.045, TIMBER);
  arm(mould, SHOULDERS.left, [-0.56, 1.6, 0.1], [-0.46, 1.12, 0]);
};

/** A long-handled axe over the shoulder and the apron of the men who clear the way. */
const withAxe: Part = (mould) => {
  arm(mould, SHOULDERS.right, [0.58, 1.6, 0], [0.4, 1.5, -0.44]);
  shaft(mould, [0.38, 1.2, -0.62], [0.58, 3.1, 0.5], 0.055, TIMBER);
  mould.quad(
    [
      [0.56, 3.16, 0.52],
      [0.53, 2.72, 0.28],
      [0.56, 2.5, 0.72],
      [0.59, 2.98, 0.84],
    ],
    IRON,
    [1.6, 1.6, 2.4, 2.4],
  );
  arm(mould, SHOULDERS.left, [-0.56, 1.6, 0.06], [-0.42, 1.2, -0.16]);
  mould.quad(
    [
      [-0.26, 0.62, -0.42],
      [0.26, 0.62, -0.42],
      [0.2, 1.86, -0.32],
      [-0.2, 1.86, -0.32],
    ],
    LEATHER,
    [1.6, 1.6, 2.4, 2.4],
  );
};
/** The laced dolman and sash of the border infantry, without skirts. */
const braid: Part = (mould) => {
  for (let row = 0; row < 3; row++) {
    const [y, z] = [2.06 - row * 0.17, -0.315];
    mould.quad(
      [
        [-0.24, y, z],
        [0.24, y, z],
        [0.24, y - 0.07, z],
        [-0.24, y - 0.07, z],
      ],
      LACE,
    );
  }
  const sash = [
    { at: [0, 1.34, -0.02] as const, r: 0.4, r2: 0.33, shade: 0.9 },
    { at: [0, 1.5, -0.02] as const, r: 0.4, r2: 0.32, shade: 1.1 },
  ];
  mould.tube(sash, 6, SCARLET);
};
/** A belted plaid over bare knees. */
const kilt: Part = (mould) => {
  const rings = [
    { at: [0, 1.5, 0] as const, r: 0.4, r2: 0.31, shade: 1.2 },
    { at: [0, 0.86, 0.03] as const, r: 0.55, r2: 0.46, shade: 0.8 },
  ];
  mould.tube(rings, 7, (side) => TARTAN_STRIPES[side % 2] ?? TARTAN);
  for (const side of [-1, 1])
    mould.limb(
      [
        { at: [side * 0.2, 0.62, 0], r: 0.205 },
        { at: [side * 0.2, 0.95, 0], r: 0.22, shade: 0.8 },
      ],
      3,
      SKIN,
    );
};
const TARTAN_STRIPES = [TARTAN, { ...TARTAN, colour: [0.035, 0.075, 0.11] as const }] as const;

const inShortCoat = (hat: Part, action: Part, kit: Part, step: number): BufferGeometry =>
  moulded((mould) => {
    legs(mould, step);
    torso(mould, { skirts: false, belts: kit === kilt });
    head(mould);
    kit(mould);
    action(mould);
    hat(mould);
  });

const soldier = (hat: Part, action: Part, kit: Part | null, step = 0.16): BufferGeometry =>
  moulded((mould) => {
    legs(mould, step);
    torso(mould);
    head(mould);
    kit?.(mould);
    action(mould);
    hat(mould);
  });

export const musketeer = (): BufferGeometry => soldier(tricorne, shouldered, cartridgeBox);
export const musketeerFiring = (): BufferGeometry => soldier(tricorne, levelled, cartridgeBox, 0.22);
export const grenadierInMitre = (): BufferGeometry => soldier(mitre, shouldered, cartridgeBox);
export const grenadierInMitreFiring = (): BufferGeometry => soldier(mitre, levelled, cartridgeBox, 0.22);
export const grenadierInBearskin = (): BufferGeometry => soldier(bearskin, shouldered, cartridgeBox);
export const grenadierInBearskinFiring = (): BufferGeometry => soldier(bearskin, levelled, cartridgeBox, 0.22);
export const skirmisher = (): BufferGeometry => soldier(tricorne, atThePort, cartridgeBox, 0.3);
export const officer = (): BufferGeometry => soldier(tricorne, withSword, null);
export const ensign = (): BufferGeometry => soldier(tricorne, holdingColours, null);
export const drummer = (): BufferGeometry => soldier(tricorne, drumming, null);
export const gunnerWithRammer = (): BufferGeometry => soldier(tricorne, ramming, null, 0.28);
export const gunnerWithLinstock = (): BufferGeometry => soldier(tricorne, withLinstock, null, 0.28);
export const grenzer = (): BufferGeometry => inShortCoat(feltCap, atThePort, braid, 0.3);
export const highlander = (): BufferGeometry => inShortCoat(bonnet, atThePort, kilt, 0.3);
export const pioneer = (): BufferGeometry => soldier(tricorne, withAxe, null, 0.24);
