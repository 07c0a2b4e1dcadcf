import { CROWN } from './body';
import type { Mould, FigurePoint } from './mould';
import { BRASS, COAT, FACING, FELT, FUR, LACE, SCARLET, SMALL_CLOTHES, WHITE } from './paints';

const turn = (i: number): number => -Math.PI / 2 + (i * 2 * Math.PI) / 3;
const around = (angle: number, radius: number, y: number): FigurePoint => [
  Math.cos(angle) * radius,
  y,
  Math.sin(angle) * radius,
];

/** Three upturned brims with a laced edge, one point forward; larger than life, for it is what tells a soldier from a pawn. */
export function tricorne(mould: Mould): void {
  const y = CROWN;
  const [reach, crown, rise] = [0.74, 0.33, 0.34];
  for (let i = 0; i < 3; i++) {
    const a = around(turn(i), reach, y + 0.05);
    const b = around(turn(i + 1), reach, y + 0.05);
    const middle = turn(i + 0.5);
    const top = around(middle, crown + 0.06, y + rise);
    const low = around(middle, crown * 0.82, y - 0.05);
    mould.triangle([b, low, top], FELT, [1.5, 0.9, 1.8]);
    mould.triangle([low, a, top], FELT, [0.9, 1.5, 1.8]);
    const laceLow = around(middle, crown + 0.085, y + rise - 0.1);
    const laceTop = around(middle, crown + 0.07, y + rise + 0.01);
    mould.triangle([b, laceLow, laceTop], LACE, [0.95, 0.95, 1.1]);
    mould.triangle([laceLow, a, laceTop], LACE, [0.95, 0.95, 1.1]);
  }
  const rings = [
    { at: [0, y + 0.02, 0] as const, r: crown, shade: 0.9 },
    { at: [0, y + 0.28, 0] as const, r: crown * 0.92, shade: 1.7 },
  ];
  mould.tube(rings, 3, FELT, { phase: 0.25, endCap: FELT, flat: true });
}

/** A metal plate in front of a domed cloth bag; a plain cone would read as a garden gnome. */
export function mitre(mould: Mould): void {
  const y = CROWN - 0.02;
  const z = -0.37;
  const outline: FigurePoint[] = [
    [-0.31, y - 0.04, z + 0.1],
    [0.31, y - 0.04, z + 0.1],
    [0.29, y + 0.4, z + 0.05],
    [0.16, y + 0.76, z + 0.08],
    [0, y + 0.92, z + 0.1],
    [-0.16, y + 0.76, z + 0.08],
    [-0.29, y + 0.4, z + 0.05],
  ];
  const [foot] = outline;
  outline.slice(2).forEach((spot, i) => {
    const before = outline[i + 1];
    if (foot && before) mould.triangle([foot, before, spot], LACE, [0.78, i === 0 ? 0.78 : 1, 1.12]);
  });
  const band = [
    { at: [0, y - 0.04, 0.04] as const, r: 0.3, shade: 0.95 },
    { at: [0, y + 0.12, 0.04] as const, r: 0.31, shade: 1.05 },
  ];
  mould.tube(band, 5, SMALL_CLOTHES);
  const bag = [
    { at: [0, y + 0.12, 0.05] as const, r: 0.28, shade: 0.75 },
    { at: [0, y + 0.48, -0.02] as const, r: 0.235 },
    { at: [0, y + 0.84, -0.22] as const, r: 0, shade: 1.15 },
  ];
  mould.tube(bag, 5, FACING);
  mould.triangle(
    [
      [-0.08, y + 0.86, z + 0.1],
      [0.08, y + 0.86, z + 0.1],
      [0, y + 1.03, z + 0.1],
    ],
    WHITE,
    [1.1],
  );
}

/** A tall bulge of fur with a brass plate. */
export function bearskin(mould: Mould): void {
  const y = CROWN - 0.02;
  const rings = [
    { at: [0, y - 0.05, 0] as const, r: 0.31, shade: 0.8 },
    { at: [0, y + 0.36, 0] as const, r: 0.37, shade: 1.3 },
    { at: [0, y + 0.7, 0.04] as const, r: 0.2, shade: 1.7 },
  ];
  mould.tube(rings, 6, FUR, { endCap: FUR });
  mould.triangle(
    [
      [-0.15, y + 0.02, -0.33],
      [0.15, y + 0.02, -0.33],
      [0, y + 0.36, -0.38],
    ],
    BRASS,
    [1.1],
  );
}

/** The hussar's tall felt cap with wing and plume. */
export function mirliton(mould: Mould): void {
  const y = CROWN - 0.02;
  const rings = [
    { at: [0, y - 0.03, 0] as const, r: 0.29, shade: 0.9 },
    { at: [0, y + 0.74, 0.02] as const, r: 0.21, shade: 1.5 },
  ];
  mould.tube(rings, 6, FELT, { endCap: SCARLET });
  mould.triangle(
    [
      [0.27, y + 0.56, 0],
      [0.52, y + 0.1, 0.1],
      [0.24, y + 0.15, 0.05],
    ],
    COAT,
  );
  const plume = [
    { at: [0, y + 0.62, -0.2] as const, r: 0.08 },
    { at: [0, y + 1.02, -0.2] as const, r: 0, shade: 1.1 },
  ];
  mould.tube(plume, 3, WHITE);
}
