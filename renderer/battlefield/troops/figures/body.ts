import { along } from './mould';
import type { Mould, FigurePoint } from './mould';
import {
  BELT,
  COAT,
  CUIRASS,
  FACING,
  FELT,
  GAITER,
  POWDERED,
  RIBBON,
  SKIN,
  SMALL_CLOTHES,
  STEEL,
  STOCK,
} from './paints';
import type { FigurePaint } from './paints';

/** Where the hat sits. */
export const CROWN = 2.67;
const LEFT = -1;
const RIGHT = 1;
const BOTH = [LEFT, RIGHT] as const;

/** Two gaitered legs, `step` cm before and behind the middle. */
export function legs(mould: Mould, step = 0.16): void {
  for (const side of BOTH) {
    const z = side * step;
    const knee: FigurePoint = [side * 0.2, 0.82, z * 0.4];
    mould.limb(
      [
        { at: [side * 0.21, 0, z], r: 0.16, shade: 0.6 },
        { at: knee, r: 0.19, shade: 1.3 },
      ],
      3,
      GAITER,
    );
    mould.limb(
      [
        { at: knee, r: 0.195 },
        { at: [side * 0.18, 1.44, 0], r: 0.21, shade: 0.7 },
      ],
      3,
      SMALL_CLOTHES,
    );
    const [toe, heel, top]: FigurePoint[] = [
      [side * 0.26, 0.03, z - 0.42],
      [side * 0.05, 0.03, z - 0.02],
      [side * 0.21, 0.26, z - 0.08],
    ];
    if (toe && heel && top) mould.triangle([toe, heel, top], FELT, [1.7, 1.1, 1.3]);
  }
}

export interface TorsoStyle {
  /** Cross belts; riders and officers go without. */
  readonly belts?: boolean;
  readonly lapels?: boolean;
  readonly cuirass?: boolean;
  readonly skirts?: boolean;
}
const WAIST = 1.42;

/** Coat, waistcoat, belts and turned-back skirts. */
export function torso(mould: Mould, style: TorsoStyle = {}): void {
  const { belts = true, lapels = true, cuirass = false, skirts = true } = style;
  const front = 4;
  const rings = [
    { at: [0, WAIST, -0.02] as const, r: 0.38, r2: 0.3, shade: 0.78 },
    { at: [0, WAIST + 0.83, 0] as const, r: 0.44, r2: 0.28, shade: 1.08 },
  ];
  const cloth = (side: number): FigurePaint => {
    if (cuirass) return side >= 3 ? CUIRASS : COAT;
    return side === front && lapels ? FACING : COAT;
  };
  mould.tube(rings, 6, cloth, { endCap: COAT });
  const y = WAIST;
  const vest = cuirass ? CUIRASS : SMALL_CLOTHES;
  const gleam = cuirass ? [1, 1, 2.2, 2.2] : [0.85, 0.85, 1.02, 1.02];
  mould.quad(
    [
      [-0.1, y + 0.02, -0.3],
      [0.1, y + 0.02, -0.3],
      [0.06, y + 0.76, -0.27],
      [-0.06, y + 0.76, -0.27],
    ],
    vest,
    gleam,
  );
  if (belts) {
    mould.quad(
      [
        [0.26, y + 0.83, -0.27],
        [0.38, y + 0.75, -0.23],
        [-0.25, y + 0.06, -0.315],
        [-0.38, y + 0.16, -0.27],
      ],
      BELT,
    );
    mould.quad(
      [
        [-0.28, y + 0.81, 0.26],
        [-0.38, y + 0.72, 0.25],
        [0.26, y + 0.02, 0.3],
        [0.37, y + 0.13, 0.27],
      ],
      BELT,
      [0.95],
    );
  }
  if (!skirts) return;
  const hem = y - 0.58;
  const tails = [
    { at: [0, y + 0.06, 0] as const, r: 0.37, r2: 0.28, shade: 0.95 },
    { at: [0, hem, 0.05] as const, r: 0.52, r2: 0.42, shade: 0.68 },
  ];
  mould.tube(tails, 6, (side) => (side === front ? null : COAT));
  mould.triangle(
    [
      [-0.2, y, -0.27],
      [-0.3, hem, -0.31],
      [-0.46, hem, -0.06],
    ],
    FACING,
    [0.95, 0.8, 0.8],
  );
  mould.triangle(
    [
      [0.2, y, -0.27],
      [0.3, hem, -0.31],
      [0.46, hem, -0.06],
    ],
    FACING,
    [0.95, 0.8, 0.8],
  );
  mould.triangle(
    [
      [0, y - 0.1, 0.34],
      [0.2, hem, 0.47],
      [-0.2, hem, 0.47],
    ],
    FACING,
    [0.95, 0.8, 0.8],
  );
}

/** Head with powdered side curls and queue, its chin at `CROWN` less 0.4 cm. */
export function head(mould: Mould, hair: FigurePaint = POWDERED): void {
  const y = CROWN - 0.11;
  const rings = [
    { at: [0, y - 0.31, -0.03] as const, r: 0.17, r2: 0.18, shade: 0.62 },
    { at: [0, y - 0.07, -0.02] as const, r: 0.28, r2: 0.29, shade: 1.12 },
    { at: [0, y + 0.16, 0] as const, r: 0.265, shade: 0.72 },
  ];
  mould.tube(rings, 5, (side) => (side <= 1 ? hair : SKIN), { phase: -0.25 });
  mould.triangle(
    [
      [-0.05, y - 0.11, -0.29],
      [0.05, y - 0.11, -0.29],
      [0, y - 0.12, -0.39],
    ],
    SKIN,
    [0.8, 0.8, 0.75],
  );
  mould.triangle(
    [
      [-0.06, y - 0.11, -0.29],
      [0, y - 0.11, -0.39],
      [0, y + 0.06, -0.27],
    ],
    SKIN,
    [1, 1.25, 1],
  );
  mould.triangle(
    [
      [0, y - 0.05, 0.29],
      [0.07, y - 0.62, 0.35],
      [-0.07, y - 0.62, 0.35],
    ],
    RIBBON,
  );
}

/** A sleeve from the shoulder to the elbow, a broad cuff and a hand. */
export function arm(
  mould: Mould,
  shoulder: FigurePoint,
  elbow: FigurePoint,
  hand: FigurePoint,
  cuff: FigurePaint = FACING,
): void {
  const wrist = along(elbow, hand, 0.22);
  mould.limb(
    [
      { at: shoulder, r: 0.19 },
      { at: wrist, r: 0.165, shade: 0.85 },
    ],
    3,
    COAT,
  );
  const fingers = along(elbow, hand, 1.28);
  const rings = [
    { at: wrist, r: 0.215, shade: 1.08 },
    { at: hand, r: 0.185, shade: 0.95 },
    { at: fingers, r: 0, shade: 0.95 },
  ];
  mould.limb(rings, 3, (_, segment) => (segment === 0 ? cuff : SKIN));
}

/** A musket from butt to muzzle, with its bayonet in a cross of two blades. */
export function musket(mould: Mould, butt: FigurePoint, muzzle: FigurePoint): void {
  const lock = along(butt, muzzle, 0.34);
  mould.limb(
    [
      { at: butt, r: 0.15, shade: 0.8 },
      { at: lock, r: 0.085, shade: 1.05 },
    ],
    3,
    STOCK,
  );
  mould.limb(
    [
      { at: lock, r: 0.085 },
      { at: muzzle, r: 0.06, shade: 1.25 },
    ],
    3,
    (side) => (side === 0 ? STOCK : STEEL),
  );
  const tip = along(butt, muzzle, 1.26);
  const beside = (x: number, z: number): FigurePoint => [muzzle[0] + x, muzzle[1], muzzle[2] + z];
  mould.triangle([beside(0.06, 0), beside(-0.06, 0), tip], STEEL, [1.2, 1.2, 1.6]);
  mould.triangle([beside(0, 0.06), beside(0, -0.06), tip], STEEL, [1.2, 1.2, 1.6]);
}

/** A pole or handle. */
export function shaft(mould: Mould, from: FigurePoint, to: FigurePoint, radius: number, paint: FigurePaint): void {
  mould.limb(
    [
      { at: from, r: radius, shade: 0.9 },
      { at: to, r: radius * 0.85, shade: 1.1 },
    ],
    3,
    paint,
  );
}

/** A blade from the hilt, seen from both sides. */
export function blade(mould: Mould, hilt: FigurePoint, tip: FigurePoint): void {
  mould.triangle([[hilt[0] - 0.05, hilt[1], hilt[2]], [hilt[0] + 0.05, hilt[1], hilt[2]], tip], STEEL, [1.3, 1.3, 1.6]);
  mould.triangle(
    [[hilt[0], hilt[1] - 0.05, hilt[2] - 0.05], [hilt[0], hilt[1] + 0.05, hilt[2] + 0.05], tip],
    STEEL,
    [1.3, 1.3, 1.6],
  );
}
