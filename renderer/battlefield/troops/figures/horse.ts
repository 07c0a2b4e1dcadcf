import type { BufferGeometry } from 'three';
import { moulded } from './mould';
import type { Mould, Ring, FigurePoint } from './mould';
import { FACING, FELT, HIDE, LACE, LEATHER } from './paints';
import type { FigurePaint } from './paints';

export interface HorseStyle {
  /** 0 stands, 1 canters. */
  readonly gait: number;
  /** Cloth under the saddle and its edge; a draught horse wears a collar and a girth instead. */
  readonly saddle: { readonly cloth: FigurePaint; readonly edge: FigurePaint } | null;
}

/** A horse facing -z, withers at 2.4 cm, with its saddle cloth or its harness. */
export function horse(mould: Mould, style: HorseStyle): void {
  barrel(mould);
  neckAndHead(mould);
  mane(mould);
  const gait = style.gait;
  leg(mould, [-0.26, 1.75, -0.82], { knee: -0.3 * gait, hoof: -0.16 * gait, lift: 0.55 * gait });
  leg(mould, [0.26, 1.75, -0.78], { knee: -0.05, hoof: 0.05, lift: 0 });
  leg(mould, [-0.27, 1.75, 1], { knee: 0.14, hoof: 0.02, lift: 0 });
  leg(mould, [0.27, 1.75, 0.98], { knee: 0.28, hoof: 0.22, lift: 0.12 * gait });
  if (style.saddle) saddleCloth(mould, style.saddle.cloth, style.saddle.edge);
  else harness(mould);
}

function barrel(mould: Mould): void {
  const rings: Ring[] = [
    { at: [0, 2.04, 1.27], r: 0.2, r2: 0.22, shade: 0.75 },
    { at: [0, 2.02, 0.95], r: 0.47, r2: 0.5 },
    { at: [0, 1.86, 0.1], r: 0.5, r2: 0.54, shade: 0.94 },
    { at: [0, 1.92, -0.75], r: 0.46, r2: 0.57 },
    { at: [0, 1.98, -1.12], r: 0.25, r2: 0.36, shade: 0.85 },
  ];
  const axes: [FigurePoint, FigurePoint] = [
    [1, 0, 0],
    [0, 1, 0],
  ];
  mould.tube(rings, 7, HIDE, { axes, endCap: HIDE, phase: 0.25 });
}

function neckAndHead(mould: Mould): void {
  const neck: Ring[] = [
    { at: [0, 2.14, -0.7], r: 0.3, r2: 0.44, shade: 0.95 },
    { at: [0, 2.74, -1.26], r: 0.21, r2: 0.33 },
    { at: [0, 3.2, -1.5], r: 0.16, r2: 0.22, shade: 1.05 },
  ];
  const slanted: [FigurePoint, FigurePoint] = [
    [1, 0, 0],
    [0, 0.55, 0.83],
  ];
  mould.tube(neck, 5, HIDE, { axes: slanted });
  const head: Ring[] = [
    { at: [0, 3.24, -1.38], r: 0.18, r2: 0.25, shade: 1.05 },
    { at: [0, 2.94, -1.8], r: 0.15, r2: 0.2 },
    { at: [0, 2.63, -2.12], r: 0.11, r2: 0.13, shade: 0.72 },
  ];
  const down: [FigurePoint, FigurePoint] = [
    [1, 0, 0],
    [0, 0.8, -0.6],
  ];
  mould.tube(head, 5, HIDE, { axes: down, endCap: HIDE });
  for (const side of [-1, 1]) {
    mould.triangle(
      [
        [side * 0.04, 3.3, -1.42],
        [side * 0.17, 3.3, -1.38],
        [side * 0.12, 3.6, -1.42],
      ],
      HIDE,
      [0.9],
    );
  }
}

function mane(mould: Mould): void {
  const crest: [FigurePoint, FigurePoint, FigurePoint, FigurePoint] = [
    [0, 2.4, -0.6],
    [0, 3.48, -1.28],
    [0, 3.34, -1.62],
    [0, 2.8, -1.2],
  ];
  for (const x of [0.03, -0.03]) {
    const [a, b, c, d] = crest.map(([, y, z]): FigurePoint => [x, y, z]);
    if (a && b && c && d) mould.quad([a, b, c, d], FELT, [1.2]);
  }
  const tail: Ring[] = [
    { at: [0, 2.32, 1.28], r: 0.12, shade: 1.2 },
    { at: [0, 1.95, 1.72], r: 0.19, shade: 1.2 },
    { at: [0, 0.95, 1.85], r: 0.02 },
  ];
  mould.limb(tail, 3, FELT);
}

function leg(mould: Mould, top: FigurePoint, bend: { knee: number; hoof: number; lift: number }): void {
  const [x, y, z] = top;
  const knee: FigurePoint = [x, 0.95 + bend.lift, z + bend.knee];
  const fetlock: FigurePoint = [x, 0.2 + bend.lift * 0.8, z + bend.hoof];
  const hoof: FigurePoint = [x, bend.lift * 0.8, z + bend.hoof - 0.06];
  mould.limb(
    [
      { at: [x, y, z], r: 0.24, r2: 0.21, shade: 0.82 },
      { at: knee, r: 0.13, shade: 0.9 },
    ],
    4,
    HIDE,
  );
  mould.limb(
    [
      { at: knee, r: 0.12, shade: 0.9 },
      { at: fetlock, r: 0.1, shade: 0.8 },
    ],
    3,
    HIDE,
  );
  mould.limb(
    [
      { at: fetlock, r: 0.12, shade: 1.2 },
      { at: hoof, r: 0.15 },
    ],
    3,
    FELT,
  );
}

/** Collar, girth and the traces along both flanks. */
function harness(mould: Mould): void {
  const slanted: [FigurePoint, FigurePoint] = [
    [1, 0, 0],
    [0, 0.82, 0.57],
  ];
  const collar: Ring[] = [
    { at: [0, 2.16, -0.9], r: 0.42, r2: 0.6 },
    { at: [0, 2.1, -0.72], r: 0.46, r2: 0.64, shade: 1.3 },
  ];
  mould.tube(collar, 8, LEATHER, { axes: slanted });
  const upright: [FigurePoint, FigurePoint] = [
    [1, 0, 0],
    [0, 1, 0],
  ];
  const girth: Ring[] = [
    { at: [0, 1.88, -0.08], r: 0.54, r2: 0.58 },
    { at: [0, 1.88, 0.12], r: 0.54, r2: 0.58, shade: 1.3 },
  ];
  mould.tube(girth, 7, LEATHER, { axes: upright, phase: 0.25 });
  for (const side of [-1, 1]) {
    const x = side * 0.56;
    mould.quad(
      [
        [side * 0.46, 1.98, -0.75],
        [x, 1.82, 0.1],
        [x, 1.7, 0.1],
        [side * 0.46, 1.86, -0.75],
      ],
      LEATHER,
      [1.2],
    );
    mould.quad(
      [
        [x, 1.82, 0.1],
        [side * 0.5, 1.66, 1.5],
        [side * 0.5, 1.54, 1.5],
        [x, 1.7, 0.1],
      ],
      LEATHER,
      [1.2],
    );
  }
}

function saddleCloth(mould: Mould, cloth: FigurePaint, edging: FigurePaint): void {
  for (const side of [-1, 1]) {
    const edge = 0.58 * side;
    mould.quad(
      [
        [side * 0.3, 2.44, -0.35],
        [edge, 1.62, -0.28],
        [edge * 1.06, 1.5, 0.95],
        [side * 0.3, 2.49, 0.78],
      ],
      edging,
      [1, 0.9, 0.9, 1],
    );
    mould.quad(
      [
        [side * 0.33, 2.45, -0.29],
        [edge * 1.04, 1.72, -0.21],
        [edge * 1.1, 1.62, 0.86],
        [side * 0.33, 2.5, 0.72],
      ],
      cloth,
      [1, 0.9, 0.9, 1],
    );
  }
}

export const CHARGER = { cloth: FACING, edge: LACE } as const;
export const draughtHorse = (): BufferGeometry => moulded((mould) => horse(mould, { gait: 0.35, saddle: null }));
