import { CROWN } from './body';
import type { Mould } from './mould';
import { BONNET, FACING, FELT, FUR, LACE, SCARLET, WHITE } from './paints';

/** A tall round cap of felt without a brim, a little wider at the top, with a badge of metal. */
export function feltCap(mould: Mould): void {
  const y = CROWN - 0.03;
  const rings = [
    { at: [0, y - 0.04, 0] as const, r: 0.29, shade: 1 },
    { at: [0, y + 0.56, 0.02] as const, r: 0.33, shade: 1.9 },
  ];
  mould.tube(rings, 6, FELT, { endCap: FELT });
  mould.triangle(
    [
      [-0.12, y + 0.16, -0.34],
      [0.12, y + 0.16, -0.34],
      [0, y + 0.46, -0.36],
    ],
    LACE,
    [1.1],
  );
}

/** A flat blue bonnet drawn over one ear, with a red band and a cockade. */
export function bonnet(mould: Mould): void {
  const y = CROWN - 0.02;
  const band = [
    { at: [0, y - 0.05, 0] as const, r: 0.3 },
    { at: [0, y + 0.1, 0] as const, r: 0.31 },
  ];
  mould.tube(band, 6, SCARLET);
  const crown = [
    { at: [0, y + 0.1, 0] as const, r: 0.33, shade: 0.9 },
    { at: [0.05, y + 0.2, 0] as const, r: 0.46, shade: 1.2 },
    { at: [0.03, y + 0.31, 0] as const, r: 0.3, shade: 1.7 },
  ];
  mould.tube(crown, 6, BONNET, { endCap: BONNET });
  mould.triangle(
    [
      [-0.4, y + 0.12, -0.1],
      [-0.4, y + 0.12, 0.12],
      [-0.46, y + 0.6, 0.02],
    ],
    FELT,
    [1.4],
  );
}

/** A broad cap of fur with a hanging bag of cloth. */
export function furCap(mould: Mould): void {
  const y = CROWN - 0.04;
  const rings = [
    { at: [0, y - 0.04, 0] as const, r: 0.36, shade: 0.9 },
    { at: [0, y + 0.34, 0] as const, r: 0.38, shade: 1.4 },
  ];
  mould.tube(rings, 6, FUR, { endCap: FUR });
  mould.triangle(
    [
      [0.1, y + 0.6, 0.05],
      [0.36, y + 0.34, 0.1],
      [0.52, y - 0.06, 0.16],
    ],
    FACING,
  );
  const bag = [
    { at: [0.02, y + 0.3, 0] as const, r: 0.3, shade: 0.9 },
    { at: [0.1, y + 0.64, 0.05] as const, r: 0.1, shade: 1.1 },
  ];
  mould.tube(bag, 5, FACING, { endCap: FACING });
}

/** A cap of fur below, a square top of cloth above, one corner forward. */
export function squareCap(mould: Mould): void {
  const y = CROWN - 0.03;
  const fur = [
    { at: [0, y - 0.06, 0] as const, r: 0.35, shade: 0.9 },
    { at: [0, y + 0.2, 0] as const, r: 0.35, shade: 1.5 },
  ];
  mould.tube(fur, 6, FUR);
  const top = [
    { at: [0, y + 0.18, 0] as const, r: 0.27, shade: 0.8 },
    { at: [0, y + 0.62, 0] as const, r: 0.5, shade: 1.1 },
  ];
  mould.tube(top, 4, FACING, { endCap: FACING, flat: true });
  mould.triangle(
    [
      [0.4, y + 0.56, -0.05],
      [0.4, y + 0.56, 0.08],
      [0.5, y + 1.05, 0],
    ],
    WHITE,
  );
}

/** A white turban wound round a red cap. */
export function turban(mould: Mould): void {
  const y = CROWN - 0.03;
  const roll = [
    { at: [0, y - 0.06, 0] as const, r: 0.3, shade: 0.8 },
    { at: [0, y + 0.14, 0] as const, r: 0.46, shade: 1.05 },
    { at: [0, y + 0.34, 0] as const, r: 0.3, shade: 1 },
  ];
  mould.tube(roll, 7, WHITE);
  const cap = [
    { at: [0, y + 0.32, 0] as const, r: 0.28 },
    { at: [0, y + 0.72, 0] as const, r: 0.05, shade: 1.3 },
  ];
  mould.tube(cap, 6, SCARLET, { endCap: SCARLET });
}
