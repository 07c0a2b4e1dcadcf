/** Guns, carts and boats as signs, all seen from above: they turn with their block. Sizes are cm from the middle to the far end. */
import type { Point } from '../../engine/geometry';
import type { UnitType } from '../../engine/scenario';
import type { Shape } from './scene';
import { bend, dot, drawing, oval, point, polygon, polyline } from './strokes';

type Outline = readonly (readonly [x: number, y: number])[];

/** Long guns taper, howitzers are short and wide, unicorns have a bell before a narrow chamber. */
const BARRELS = {
  gun: [
    [-0.22, -0.85],
    [0.22, -0.85],
    [0.24, -0.45],
    [0.13, 0.95],
    [-0.13, 0.95],
    [-0.24, -0.45],
  ],
  howitzer: [
    [-0.2, -0.75],
    [0.2, -0.75],
    [0.2, -0.3],
    [0.34, -0.1],
    [0.34, 0.55],
    [-0.34, 0.55],
    [-0.34, -0.1],
    [-0.2, -0.3],
  ],
  unicorn: [
    [-0.26, -0.8],
    [0.26, -0.8],
    [0.26, -0.2],
    [0.15, 0.35],
    [0.3, 0.85],
    [-0.3, 0.85],
    [-0.15, 0.35],
    [-0.26, -0.2],
  ],
  shuvalov: [
    [-0.2, -0.75],
    [0.2, -0.75],
    [0.2, -0.1],
    [0.5, 0.45],
    [0.5, 0.7],
    [-0.5, 0.7],
    [-0.5, 0.45],
    [-0.2, -0.1],
  ],
} as const satisfies Record<string, Outline>;

interface GunSign {
  readonly barrel: keyof typeof BARRELS;
  /** Against a gun of medium weight. */
  readonly size: number;
  /** Rows of strokes before the muzzle: it fires faster; a bar behind the trail: its crew is mounted. */
  readonly quick?: true;
  readonly mounted?: true;
}
const MEDIUM: GunSign = { barrel: 'gun', size: 1 };
const PIECES: Readonly<Partial<Record<UnitType, GunSign>>> = {
  'light gun': { barrel: 'gun', size: 0.82 },
  howitzer: { barrel: 'howitzer', size: 1 },
  unicorn: { barrel: 'unicorn', size: 1 },
  'light unicorn': { barrel: 'unicorn', size: 0.82 },
  'shuvalov howitzer': { barrel: 'shuvalov', size: 1 },
  'horse artillery': { barrel: 'gun', size: 0.9, mounted: true },
  'light horse artillery': { barrel: 'gun', size: 0.78, mounted: true },
  'quick-firing gun': { barrel: 'gun', size: 0.9, quick: true },
  'light quick-firing gun': { barrel: 'gun', size: 0.78, quick: true },
};

/** A gun from above: barrel, wheels and axle; `half` cm is the room to its muzzle. */
export function gunFor(type: UnitType, half: number, colour: string): Shape[] {
  const { barrel, size, quick, mounted } = PIECES[type] ?? MEDIUM;
  const reach = half * size;
  const at = (x: number, y: number): Point => point(x * reach, y * reach);
  const heavy = type === 'heavy gun';
  const wheels = [-0.56, 0.56].map((x) => polyline([at(x, -0.62), at(x, 0.22)]));
  const ring = { stroke: colour, width: reach * 0.1 };
  return [
    drawing([polygon(BARRELS[barrel].map(([x, y]) => at(x, y)))], { fill: colour }),
    drawing(wheels, { stroke: colour, width: reach * 0.2 }),
    drawing([polyline([at(-0.56, -0.2), at(0.56, -0.2)])], { stroke: colour, width: reach * 0.09 }),
    ...(heavy ? [drawing([polyline([at(-0.3, 0.88), at(0.3, 0.88)])], ring)] : []),
    ...(quick
      ? [
          drawing(
            [-0.36, 0.36].map((x) => polyline([at(x, 0.55), at(x, 1)])),
            ring,
          ),
        ]
      : []),
    ...(mounted
      ? [
          drawing([polyline([point(-half * 0.9, -half), point(half * 0.9, -half * 0.62)])], {
            stroke: colour,
            width: half * 0.13,
          }),
        ]
      : []),
  ];
}

/** A wheel, for any waggon. */
export const wheel = (radius: number, colour: string, weight: number): Shape[] => [
  drawing([oval(point(0, 0), radius, radius)], { stroke: colour, width: 0.3 * weight }),
  drawing([dot(point(0, 0))], { stroke: colour, width: 0.7 * weight, round: true }),
];

/** A waggon from above, its tilt on hoops, the pole ahead. */
export function cart(half: number, colour: string, weight: number): Shape[] {
  const at = (x: number, y: number): Point => point(x * half, y * half);
  const tilt = polygon([at(-0.42, -0.95), at(0.42, -0.95), at(0.42, 0.5), at(-0.42, 0.5)]);
  const wheels = [-0.62, 0.62].flatMap((x) => [-0.62, 0.2].map((y) => polyline([at(x, y - 0.24), at(x, y + 0.24)])));
  return [
    drawing([tilt], { fill: colour }),
    drawing([...wheels, polyline([at(0, 0.5), at(0, 1)])], { stroke: colour, width: 0.2 * weight }),
  ];
}

/** A boat from above with its thwarts, on the wheels that carry it to the river. */
export function pontoon(half: number, colour: string, weight: number): Shape[] {
  const at = (x: number, y: number): Point => point(x * half, y * half);
  const hull = {
    from: at(0, 1),
    steps: [
      bend(at(0.62, 0.5), at(0.5, -0.5), at(0.34, -1)),
      at(-0.34, -1),
      bend(at(-0.5, -0.5), at(-0.62, 0.5), at(0, 1)),
    ],
    closed: true,
  };
  const thwarts = [-0.5, 0, 0.45].map((y) => polyline([at(-0.38, y), at(0.38, y)]));
  const wheels = [-0.7, 0.7].map((x) => polyline([at(x, -0.55), at(x, 0.05)]));
  return [
    drawing([hull, ...thwarts], { stroke: colour, width: 0.16 * weight }),
    drawing(wheels, { stroke: colour, width: 0.22 * weight }),
  ];
}
