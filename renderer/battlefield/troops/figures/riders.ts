import type { BufferGeometry } from 'three';
import { arm, blade, head, shaft, torso } from './body';
import type { TorsoStyle } from './body';
import { furCap, squareCap, turban } from './caps';
import { bearskin, mirliton, mitre, tricorne } from './hats';
import { CHARGER, horse } from './horse';
import { moulded } from './mould';
import type { Mould, FigurePoint } from './mould';
import { BEARD, COAT, FACING, FELT, LACE, SMALL_CLOTHES, STEEL, TIMBER, WHITE } from './paints';

const SEAT: FigurePoint = [0, 1.02, 0.12];

/** Boots and thighs astride, before the body is set on top. */
function astride(mould: Mould): void {
  for (const side of [-1, 1]) {
    const knee: FigurePoint = [side * 0.63, 2.06, -0.28];
    mould.limb(
      [
        { at: [side * 0.2, 2.55, 0.18], r: 0.22, shade: 0.85 },
        { at: knee, r: 0.18 },
      ],
      4,
      SMALL_CLOTHES,
    );
    mould.limb(
      [
        { at: [side * 0.57, 2.18, -0.22], r: 0.235, shade: 1.4 },
        { at: [side * 0.66, 1.12, -0.1], r: 0.12 },
      ],
      4,
      FELT,
    );
    mould.triangle(
      [
        [side * 0.56, 1.1, -0.1],
        [side * 0.76, 1.1, -0.1],
        [side * 0.68, 1.08, -0.48],
      ],
      FELT,
      [1.5],
    );
  }
}

function sabreArm(mould: Mould): void {
  arm(mould, [0.42, 2.12, 0], [0.72, 2, -0.3], [0.72, 2.5, -0.55]);
  blade(mould, [0.73, 2.56, -0.6], [0.85, 3.8, -0.95]);
}
function pointingArm(mould: Mould): void {
  arm(mould, [0.42, 2.12, 0], [0.68, 2.1, -0.42], [0.64, 2.36, -0.97]);
}
function bridleArm(mould: Mould): void {
  arm(mould, [-0.42, 2.12, 0], [-0.52, 1.62, -0.14], [-0.18, 1.58, -0.5]);
}

/** The fur-lined jacket slung from the left shoulder and the braid across the chest. */
function pelisse(mould: Mould): void {
  const rings = [
    { at: [-0.38, 2.2, 0.14] as const, r: 0.3, r2: 0.2, shade: 1.05 },
    { at: [-0.52, 1.45, 0.22] as const, r: 0.36, r2: 0.26, shade: 0.75 },
  ];
  mould.tube(rings, 5, FACING);
  for (let row = 0; row < 3; row++) {
    const y = 2.02 - row * 0.17;
    const z = -0.315;
    mould.quad(
      [
        [-0.24, y, z],
        [0.24, y, z],
        [0.24, y - 0.08, z],
        [-0.24, y - 0.08, z],
      ],
      LACE,
    );
  }
}

interface RiderStyle extends TorsoStyle {
  readonly hat: (mould: Mould) => void;
  readonly swordArm: (mould: Mould) => void;
  readonly extra?: (mould: Mould) => void;
  readonly gait: number;
}
const mounted = (style: RiderStyle): BufferGeometry =>
  moulded((mould) => {
    horse(mould, { gait: style.gait, saddle: CHARGER });
    astride(mould);
    mould.shifted(SEAT, () => {
      torso(mould, { ...style, skirts: false });
      mould.triangle(
        [
          [-0.3, 1.5, 0.25],
          [0.3, 1.5, 0.25],
          [0, 1.2, 0.62],
        ],
        COAT,
        [0.9],
      );
      head(mould);
      style.extra?.(mould);
      style.swordArm(mould);
      bridleArm(mould);
      style.hat(mould);
    });
  });

/** A lance at the stirrup, leaning forward a little; its tip is 5.3 cm above the saddle's foot. */
function lance(mould: Mould): void {
  arm(mould, [0.42, 2.12, 0], [0.7, 1.75, -0.2], [0.74, 1.7, -0.5]);
  shaft(mould, [0.84, -0.3, -0.1], [0.66, 4.35, -0.95], 0.06, TIMBER);
  mould.triangle(
    [
      [0.6, 4.3, -0.94],
      [0.72, 4.3, -0.94],
      [0.64, 4.9, -1.05],
    ],
    STEEL,
    [1.2, 1.2, 1.7],
  );
}
/** The same with a pennon of two colours. */
function lanceWithPennon(mould: Mould): void {
  lance(mould);
  for (const [top, bottom, tip, paint] of [
    [4.25, 3.98, 4.24, FACING],
    [3.98, 3.7, 3.74, WHITE],
  ] as const)
    mould.triangle(
      [
        [0.67, top, -0.93],
        [0.68, bottom, -0.88],
        [0.9, tip, 0.35],
      ],
      paint,
    );
}
function beard(mould: Mould): void {
  mould.triangle(
    [
      [-0.22, 2.42, -0.22],
      [0.22, 2.42, -0.22],
      [0, 2.02, -0.4],
    ],
    BEARD,
  );
}

/** A white plume along the brim. */
const plume = (mould: Mould): void =>
  mould.triangle(
    [
      [-0.45, 2.9, 0.22],
      [0.45, 2.9, 0.22],
      [0, 3.12, 0.1],
    ],
    WHITE,
  );

export const cuirassier = (): BufferGeometry =>
  mounted({ hat: tricorne, swordArm: sabreArm, cuirass: true, belts: false, gait: 0.6 });
export const dragoon = (): BufferGeometry => mounted({ hat: tricorne, swordArm: sabreArm, gait: 0.6 });
export const hussar = (): BufferGeometry =>
  mounted({ hat: mirliton, swordArm: sabreArm, extra: pelisse, belts: false, lapels: false, gait: 0.75 });
export const general = (): BufferGeometry =>
  mounted({ hat: tricorne, swordArm: pointingArm, extra: plume, belts: false, gait: 0.2 });
export const grenadierOnHorse = (): BufferGeometry => mounted({ hat: mitre, swordArm: sabreArm, gait: 0.6 });
export const bearskinOnHorse = (): BufferGeometry => mounted({ hat: bearskin, swordArm: sabreArm, gait: 0.6 });
export const uhlan = (): BufferGeometry =>
  mounted({ hat: squareCap, swordArm: lanceWithPennon, belts: false, gait: 0.7 });
export const bosniak = (): BufferGeometry =>
  mounted({ hat: turban, swordArm: lanceWithPennon, belts: false, lapels: false, gait: 0.75 });
export const cossack = (): BufferGeometry =>
  mounted({ hat: furCap, swordArm: lance, extra: beard, belts: false, lapels: false, gait: 0.75 });
