/** What the flags of each nation show. */
import type { Id, NationColours } from '../../../engine/scenario';
import {
  ALL,
  box,
  CORNER_DISCS,
  cross,
  disc,
  eagle,
  flames,
  inQuarter,
  quarter,
  saltire,
  star,
  WEDGES,
  wreath,
  type FlagOutline,
} from './outlines';

/** Outlines of one colour, `#rrggbb`. */
export interface FlagLayer {
  readonly colour: string;
  readonly outlines: readonly FlagOutline[];
}
/** Charges in the order in which they are laid on; the first covers the whole cloth. */
export type FlagDesign = readonly FlagLayer[];

interface Cloths {
  readonly field: string;
  readonly device: string;
  readonly accent: string;
  readonly facing: string;
}
type Pattern = (cloths: Cloths, regiment: boolean) => FlagDesign;

const GILT = '#c9a24a';
const IVORY = '#efe8d4';

const charge = (colour: string, ...outlines: readonly FlagOutline[]): FlagLayer => ({ colour, outlines });

/** Wedges to the corners, and an eagle in a wreath. */
const radiant: Pattern = ({ field, device, accent, facing }, regiment) => [
  charge(regiment ? facing : field, ALL),
  charge(regiment ? field : accent, ...WEDGES),
  charge(GILT, wreath(0.58), ...CORNER_DISCS),
  charge(regiment ? field : accent, disc(0, 0, 0.5)),
  charge(device, ...eagle(1, 0.43, 0.43)),
];
/** A double eagle within flames. */
const imperial: Pattern = ({ field, device, accent }, regiment) => {
  const colours = [device, accent, IVORY, regiment ? accent : field];
  return [
    charge(regiment ? field : IVORY, ALL),
    ...flames(colours.length).map((outlines, index) => charge(colours[index] ?? device, ...outlines)),
    charge(device, ...eagle(2, 0.62, 0.66)),
  ];
};
/** A white cross, and the quarters of the regiment. */
const crossed: Pattern = ({ field, device, accent }, regiment) => [
  charge(field, ALL),
  ...(regiment ? [charge(device, quarter(1, 1), quarter(-1, -1)), charge(accent, quarter(-1, 1), quarter(1, -1))] : []),
  charge(IVORY, cross(0.19)),
];
/** A saltire; the regiment's has a crossed quarter at the head of its staff. */
const saltired: Pattern = ({ field, device, accent }, regiment) => [
  charge(field, ALL),
  charge(device, saltire(0.22)),
  ...(regiment ? [charge(accent, quarter(-1, 1)), charge(device, inQuarter(cross(0.2)))] : []),
];
/** The crosses of a union; the regiment's in a quarter of its facing, beside a wreath. */
const union: Pattern = ({ field, device, accent, facing }, regiment) => {
  const crosses = [charge(field, ALL), charge(device, saltire(0.26), cross(0.27)), charge(accent, cross(0.16))];
  if (!regiment) return crosses;
  return [
    charge(facing, ALL),
    ...crosses.map(({ colour, outlines }) => charge(colour, ...outlines.map(inQuarter))),
    charge(accent, wreath(0.3, 0.42, -0.3)),
    charge(facing, disc(0.42, -0.3, 0.22)),
  ];
};
/** A cross nearer the staff. */
const nordic: Pattern = ({ field, device, accent }, regiment) => [
  charge(field, ALL),
  charge(device, cross(0.16, -0.2)),
  ...(regiment ? [charge(accent, disc(0.48, 0.58, 0.18), disc(0.48, -0.58, 0.18))] : []),
];
/** Of no particular country: a bordered field with a star in a wreath; the regiment's is quartered. */
const heraldic: Pattern = ({ field, device, accent, facing }, regiment) => {
  const leaves = accent === field ? device : accent;
  return [
    charge(device, ALL),
    charge(field, box(0, 0, 0.82, 0.82)),
    ...(regiment ? [charge(facing, box(0.41, 0.41, 0.41, 0.41), box(-0.41, -0.41, 0.41, 0.41))] : []),
    charge(leaves, wreath(0.44)),
    charge(accent === field ? field : device, disc(0, 0, 0.36)),
    charge(leaves, star(8, 0.29, 0.13)),
  ];
};

const PATTERNS: Readonly<Record<Id, Pattern>> = {
  prussia: radiant,
  austria: imperial,
  reichsarmee: imperial,
  france: crossed,
  saxony: crossed,
  britain: union,
  russia: saltired,
  sweden: nordic,
};

/**
 * The colonel's flag and the regiment's in the colours of a nation and the facing of a regiment. Kinds of one nation, as
 * `saxony-with-france`, share their pattern.
 */
export function flagsOf(
  nation: Id,
  { flag }: Pick<NationColours, 'flag'>,
  facing: string,
): { readonly colonel: FlagDesign; readonly regiment: FlagDesign } {
  const field = flag[0] ?? IVORY;
  const cloths: Cloths = { field, device: flag[1] ?? facing, accent: flag[2] ?? field, facing };
  const pattern = PATTERNS[nation.split('-')[0] ?? ''] ?? heraldic;
  return { colonel: pattern(cloths, false), regiment: pattern(cloths, true) };
}
