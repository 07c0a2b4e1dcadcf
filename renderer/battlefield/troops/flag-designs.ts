import { Color, SRGBColorSpace } from 'three';

/** Colours as on screen, 0 to 1. */
export type Dye = readonly [number, number, number];
/** The colour of a flag at `u` (hoist to fly) and `v` (foot to head), both -1 to 1. */
export type Design = (u: number, v: number) => Dye;

/** Screen components of a `#rrggbb` colour. */
export function dye(hex: string): Dye {
  const { r, g, b } = new Color(hex).getRGB({ r: 0, g: 0, b: 0 }, SRGBColorSpace);
  return [r, g, b];
}

const GILT = dye('#c9a24a');
const IVORY = dye('#efe8d4');

type Spot = readonly [number, number];
const within = (outline: readonly Spot[], x: number, y: number): boolean => {
  if (Math.abs(x) > 1 || Math.abs(y) > 1) return false;
  let inside = false;
  let before = outline[outline.length - 1];
  for (const spot of outline) {
    if (before && spot[1] > y !== before[1] > y) {
      const crossing = ((before[0] - spot[0]) * (y - spot[1])) / (before[1] - spot[1]) + spot[0];
      if (x < crossing) inside = !inside;
    }
    before = spot;
  }
  return inside;
};

/** Half of a spread eagle, wing to the right, in a field from -1 to 1. */
const WING: readonly Spot[] = [
  [0, 0.4],
  [0.13, 0.36],
  [0.3, 0.62],
  [0.5, 0.8],
  [0.74, 1],
  [0.62, 0.64],
  [0.96, 0.72],
  [0.68, 0.42],
  [1, 0.36],
  [0.65, 0.22],
  [0.92, 0],
  [0.52, 0.04],
  [0.7, -0.3],
  [0.38, -0.1],
  [0.16, -0.22],
  [0.2, -0.38],
  [0.52, -0.5],
  [0.48, -0.64],
  [0.22, -0.56],
  [0.11, -0.52],
  [0.15, -0.64],
  [0.38, -1],
  [0.14, -0.86],
  [0, -1],
];
const HEAD: readonly Spot[] = [
  [-0.12, 0.36],
  [-0.1, 0.66],
  [0.02, 0.82],
  [0.18, 0.76],
  [0.36, 0.62],
  [0.16, 0.6],
  [0.12, 0.36],
];
const HEAD_OF_TWO: readonly Spot[] = [
  [-0.02, 0.34],
  [0.02, 0.62],
  [0.12, 0.84],
  [0.26, 0.84],
  [0.44, 0.68],
  [0.26, 0.68],
  [0.18, 0.54],
  [0.16, 0.32],
];
const onEagle = (u: number, v: number, heads: 1 | 2): boolean =>
  within(WING, Math.abs(u), v) || (heads === 1 ? within(HEAD, u, v) : within(HEAD_OF_TWO, Math.abs(u), v));

const radius = (u: number, v: number): number => Math.sqrt(u * u + v * v);
/** A ring of leaves about a disc. */
const onWreath = (u: number, v: number, r: number): boolean => {
  if (Math.abs(radius(u, v) - r) > 0.09) return false;
  const leaf = 0.035 * Math.cos(Math.atan2(v, u) * 18);
  return Math.abs(radius(u, v) - r) < 0.055 + leaf;
};
/** Four wedges that widen towards the corners. */
const onWedge = (u: number, v: number): boolean => {
  const [a, b] = [Math.abs(u + v) / Math.SQRT2, Math.abs(u - v) / Math.SQRT2];
  return Math.min(a, b) < 0.08 + 0.24 * Math.max(a, b) ** 1.5;
};
/** Flames along all four edges; the number of the flame, or -1. */
const flameAt = (u: number, v: number): number => {
  const along = Math.abs(u) > Math.abs(v) ? v : u;
  const inset = 1 - Math.max(Math.abs(u), Math.abs(v));
  const place = (along + 1) * 4.5;
  const share = Math.abs((place % 1) - 0.5) * 2;
  return inset < 0.26 * (1 - share) + 0.03 ? Math.floor(place) : -1;
};

interface Cloths {
  readonly field: Dye;
  readonly device: Dye;
  readonly accent: Dye;
  readonly facing: Dye;
}
type Pattern = (colours: Cloths, regiment: boolean) => Design;

const radiant: Pattern =
  ({ field, device, accent, facing }, regiment) =>
  (u, v) => {
    const disc = radius(u, v) < 0.5;
    if (onWreath(u, v, 0.54)) return GILT;
    if (disc) return onEagle(u / 0.46, v / 0.46, 1) ? device : regiment ? field : accent;
    if (radius(Math.abs(u) - 0.78, Math.abs(v) - 0.78) < 0.1) return GILT;
    if (regiment) return onWedge(u, v) ? field : facing;
    return onWedge(u, v) ? accent : field;
  };
const imperial: Pattern =
  ({ field, device, accent }, regiment) =>
  (u, v) => {
    const flame = flameAt(u, v);
    const ground: Dye = regiment ? field : IVORY;
    if (flame >= 0) return [device, accent, IVORY, regiment ? accent : field][flame % 4] ?? device;
    return onEagle(u / 0.66, (v + 0.02) / 0.72, 2) ? device : ground;
  };
const crossed: Pattern =
  ({ field, device, accent }, regiment) =>
  (u, v) => {
    if (Math.abs(u) < 0.2 || Math.abs(v) < 0.2) return IVORY;
    if (!regiment) return field;
    return u * v > 0 ? device : accent;
  };
const saltired: Pattern =
  ({ field, device, accent }, regiment) =>
  (u, v) => {
    const diagonal = Math.min(Math.abs(u - v), Math.abs(u + v)) / Math.SQRT2;
    if (regiment && u < 0 && v > 0) return Math.abs(u + 0.5) < 0.1 || Math.abs(v - 0.5) < 0.1 ? device : accent;
    return diagonal < 0.14 ? device : field;
  };
const nordic: Pattern =
  ({ field, device, accent }, regiment) =>
  (u, v) => {
    if (Math.abs(u + 0.2) < 0.16 || Math.abs(v) < 0.16) return device;
    return regiment && radius(Math.abs(u - 0.4) - 0.3, Math.abs(v) - 0.6) < 0.12 ? accent : field;
  };
/** Of no particular country: a bordered field with a disc; the regiment's is quartered. */
const heraldic: Pattern =
  ({ field, device, accent, facing }, regiment) =>
  (u, v) => {
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.84) return device;
    if (radius(u, v) < 0.4) return radius(u, v) < 0.3 ? device : accent;
    if (!regiment) return field;
    return u * v > 0 ? facing : field;
  };

const PATTERNS: Readonly<Record<string, Pattern>> = {
  prussia: radiant,
  austria: imperial,
  reichsarmee: imperial,
  france: crossed,
  saxony: crossed,
  britain: saltired,
  russia: saltired,
  sweden: nordic,
};

/** A side's own two designs: the colonel's flag and the regiment's. */
export function designsOf(nation: string, flag: readonly string[], facing: string): readonly [Design, Design] {
  const field = dye(flag[0] ?? '#efe9d8');
  const device = dye(flag[1] ?? facing);
  const colours = { field, device, accent: flag[2] === undefined ? field : dye(flag[2]), facing: dye(facing) };
  const pattern = PATTERNS[nation] ?? heraldic;
  return [pattern(colours, false), pattern(colours, true)];
}
