/** Flags as paper soldiers show them: the cloth laid out flat and waving, in the pattern and colours of its nation. */
import { sine, type Point } from '../../../geometry';
import type { NationColours } from '../../../scenario';
import type { Stroke } from '../../scene';
import { point, polygon, polyline } from '../../strokes';
import { BLACK } from './brush';
import { part, type Part } from './figures';

const GILT = '#c9a24a';
const IVORY = '#efe8d4';
const STAFF = '#5b3d22';

/** Hoist to fly and foot to head, both -1 to 1. */
type Outline = readonly (readonly [number, number])[];
type Field = readonly (readonly [hex: string, outlines: readonly Outline[]])[];
interface Cloths {
  readonly field: string;
  readonly device: string;
  readonly accent: string;
  readonly facing: string;
}

const box = (u: number, v: number, wide: number, high: number): Outline => [
  [u - wide, v - high],
  [u + wide, v - high],
  [u + wide, v + high],
  [u - wide, v + high],
];
const disc = (u: number, v: number, r: number): Outline =>
  Array.from({ length: 16 }, (_, index) => [u + r * sine(index * 22.5), v + r * sine(index * 22.5 + 90)] as const);
const quarters = (u: 1 | -1, v: 1 | -1): Outline => box(u / 2, v / 2, 0.5, 0.5);
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;
/** From the middle to a corner, wider as it goes. */
const WEDGES: readonly Outline[] = CORNERS.map(([u, v]) => [
  [0, 0],
  [u * 0.58, v],
  [u, v],
  [u, v * 0.58],
]);
/** Teeth along all four edges. */
const FLAMES: readonly Outline[] = Array.from({ length: 28 }, (_, index) => {
  const from = -1 + (index % 7) * (2 / 7);
  const [middle, to] = [from + 1 / 7, from + 2 / 7];
  const sides: readonly Outline[] = [
    [
      [from, -1],
      [middle, -0.72],
      [to, -1],
    ],
    [
      [from, 1],
      [middle, 0.72],
      [to, 1],
    ],
    [
      [-1, from],
      [-0.72, middle],
      [-1, to],
    ],
    [
      [1, from],
      [0.72, middle],
      [1, to],
    ],
  ];
  return sides[Math.floor(index / 7)] ?? [];
});
const WING: Outline = [
  [0, 0.4],
  [0.13, 0.36],
  [0.3, 0.62],
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
  [0.22, -0.56],
  [0.15, -0.64],
  [0.38, -1],
  [0, -1],
];
const eagle = (size: number, heads: 1 | 2): readonly Outline[] => {
  const at = ([u, v]: readonly [number, number]): readonly [number, number] => [u * size, v * size];
  const left = ([u, v]: readonly [number, number]): readonly [number, number] => [-u * size, v * size];
  const head: Outline =
    heads === 1
      ? [
          [-0.12, 0.34],
          [-0.1, 0.7],
          [0.04, 0.84],
          [0.36, 0.62],
          [0.14, 0.6],
          [0.12, 0.34],
        ]
      : [
          [-0.02, 0.3],
          [0.06, 0.7],
          [0.2, 0.86],
          [0.44, 0.68],
          [0.22, 0.6],
          [0.16, 0.3],
        ];
  return [WING.map(at), WING.map(left), head.map(at), ...(heads === 2 ? [head.map(left)] : [])];
};
const ALL: Outline = box(0, 0, 1, 1);

type Pattern = (cloths: Cloths, regiment: boolean) => Field;
const radiant: Pattern = ({ field, device, accent, facing }, regiment) => [
  [regiment ? facing : field, [ALL]],
  [regiment ? field : accent, WEDGES],
  [GILT, [disc(0, 0, 0.6)]],
  [regiment ? field : accent, [disc(0, 0, 0.5)]],
  [device, eagle(0.42, 1)],
];
const imperial: Pattern = ({ field, device, accent }, regiment) => [
  [regiment ? field : IVORY, [ALL]],
  [device, FLAMES.filter((_, index) => index % 2 === 0)],
  [accent, FLAMES.filter((_, index) => index % 2 === 1)],
  [BLACK, eagle(0.6, 2)],
];
const crossed: Pattern = ({ field, device, accent }, regiment) => [
  [field, [ALL]],
  ...(regiment
    ? ([
        [device, [quarters(1, 1), quarters(-1, -1)]],
        [accent, [quarters(-1, 1), quarters(1, -1)]],
      ] as const)
    : []),
  [IVORY, [box(0, 0, 0.18, 1), box(0, 0, 1, 0.18)]],
];
const saltired: Pattern = ({ field, device, accent }, regiment) => [
  [field, [ALL]],
  [device, [slash(1), slash(-1)]],
  ...(regiment
    ? ([
        [accent, [quarters(-1, 1)]],
        [device, [box(-0.5, 0.5, 0.1, 0.5), box(-0.5, 0.5, 0.5, 0.1)]],
      ] as const)
    : []),
];
const slash = (way: 1 | -1): Outline => [
  [-1, -1 * way],
  [-0.76, -1 * way],
  [1, 0.76 * way],
  [1, 1 * way],
  [0.76, 1 * way],
  [-1, -0.76 * way],
];
const nordic: Pattern = ({ field, device, accent }, regiment) => [
  [field, [ALL]],
  [device, [box(-0.2, 0, 0.16, 1), box(0, 0, 1, 0.16)]],
  ...(regiment ? ([[accent, [disc(0.5, 0.58, 0.18), disc(0.5, -0.58, 0.18)]]] as const) : []),
];
/** Of no particular country. */
const heraldic: Pattern = ({ field, device, accent, facing }, regiment) => [
  [device, [ALL]],
  [field, [box(0, 0, 0.82, 0.82)]],
  ...(regiment ? ([[facing, [box(0.41, 0.41, 0.41, 0.41), box(-0.41, -0.41, 0.41, 0.41)]]] as const) : []),
  [device, [disc(0, 0, 0.42)]],
  [accent, [disc(0, 0, 0.32)]],
];
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

/** Length of the cloth along its staff and away from it, in shoulder widths. */
const HOIST = 1.15;
const FLY = 1.35;

/**
 * A flag carried at 0, 0 that flies to one side and to the rear of its bearer. Kinds of one nation, as
 * `saxony-with-france`, share their pattern.
 */
export function flag(nation: string, colours: NationColours, facing: string, regiment: boolean, side: 1 | -1): Part[] {
  const field = colours.flag[0] ?? IVORY;
  const cloths: Cloths = {
    field,
    device: colours.flag[1] ?? facing,
    accent: colours.flag[2] ?? field,
    facing,
  };
  const pattern = PATTERNS[nation.split('-')[0] ?? ''] ?? heraldic;
  const laid = (outline: Outline): Stroke => polygon(fine(outline).map(([u, v]) => onCloth(u, v, side)));
  const [ground, ...devices] = pattern(cloths, regiment);
  return [
    part('pole', 'pen', STAFF, [polyline([point(0, 0.42), point(0, -0.2 - HOIST)])], 0.07),
    part('pole', 'cloth', GILT, [polygon([point(-0.07, 0.42), point(0.07, 0.42), point(0, 0.68)])]),
    ...(ground ? [part('flag', 'cloth', ground[0], ground[1].map(laid))] : []),
    ...devices.map(([hex, outlines], index) => ({
      ...part(index === 0 ? 'flag' : 'device', hex === BLACK ? 'dark' : 'cloth', hex, outlines.map(laid)),
    })),
  ];
}

function onCloth(u: number, v: number, side: 1 | -1): Point {
  const out = (u + 1) / 2;
  const wave = sine(out * 400) * 0.09 * out;
  return point(side * out * FLY, -0.15 - HOIST / 2 + (v * HOIST) / 2 + wave - out * 0.06);
}

/** The same outline with more corners, so that it waves with the cloth. */
const fine = (outline: Outline): Outline =>
  outline.flatMap(([u, v], index) => {
    const [toU, toV] = outline[(index + 1) % outline.length] ?? [u, v];
    const parts = Math.max(1, Math.ceil(Math.abs(toU - u) / 0.3));
    return Array.from(
      { length: parts },
      (_, step) => [u + ((toU - u) * step) / parts, v + ((toV - v) * step) / parts] as const,
    );
  });
