/** Horses from above, with and without riders, facing ahead; the middle of the saddle is near the centre. */
import { oval, point, polygon, polyline, smoothRing } from '../../map/strokes';
import type { Cloth } from '../../map/uniforms';
import { part, sleeve, type FigurePart } from './figures';
import { headgear, type Headgear } from './headgear';
import { STEEL } from './soldiers';

export const BREEDS = ['#6b432a', '#4a2d1d', '#7d5030', '#3a271d', '#5b3a26', '#8a6a4c', '#c9c1b2'] as const;
const MANE = '#201712';
const BOOT = '#1d1815';
const BELT = '#efe8d6';
const LANCE = '#5b3d22';

const half = [
  [0, -1.12],
  [0.22, -1.06],
  [0.36, -0.82],
  [0.34, -0.5],
  [0.27, -0.1],
  [0.31, 0.3],
  [0.25, 0.6],
  [0.15, 0.86],
  [0.12, 1.1],
  [0.16, 1.26],
  [0.1, 1.52],
  [0.06, 1.68],
] as const;
const BODY = smoothRing([
  ...half.map(([x, y]) => point(x, y)),
  ...half
    .slice(1)
    .toReversed()
    .map(([x, y]) => point(-x, y)),
]);

export const horse = (hide: string): FigurePart[] => [
  part('shade', 'shade', BOOT, [oval(point(0.2, -0.1), 0.5, 1.25)]),
  part('feet', 'dark', BOOT, [
    oval(point(-0.26, 0.74), 0.09, 0.16),
    oval(point(0.27, 0.5), 0.09, 0.14),
    oval(point(-0.3, -0.98), 0.09, 0.14),
    oval(point(0.28, -1.1), 0.09, 0.14),
  ]),
  part('animal', 'pen', MANE, [polyline([point(0, -1.08), point(0.05, -1.28), point(0.02, -1.5)])], 0.13),
  part('animal', 'cloth', hide, [BODY]),
  part('harness', 'cloth', hide, [
    polygon([point(-0.15, 1.2), point(-0.04, 1.22), point(-0.12, 1.42)]),
    polygon([point(0.15, 1.2), point(0.04, 1.22), point(0.12, 1.42)]),
  ]),
  part('harness', 'pen', MANE, [polyline([point(0, 0.46), point(0.03, 0.8), point(0, 1.3)])], 0.1),
  part('harness', 'pen', MANE, [polyline([point(-0.1, 1.5), point(0, 1.46), point(0.1, 1.5)])], 0.04),
];

export type Mount = 'sword' | 'lance' | 'officer' | 'trumpet' | 'ensign' | 'driver';

export function rider(cloth: Cloth, head: Headgear, mount: Mount, hide: string): FigurePart[] {
  return [
    ...horse(hide),
    ...(mount === 'driver' ? [] : shabraque(cloth)),
    ...trooper(cloth),
    ...arms(cloth, mount),
    ...headgear(head, cloth).map((one) => ({ ...one, strokes: one.strokes.map(back) })),
  ];
}

/** Headgear is drawn about a head that sits a little behind the saddle's middle. */
const back = (stroke: FigurePart['strokes'][number]): FigurePart['strokes'][number] => {
  const by = (at: { readonly x: number; readonly y: number }) => point(at.x, at.y - 0.14);
  return {
    closed: stroke.closed,
    from: by(stroke.from),
    steps: stroke.steps.map((step) =>
      'to' in step ? { leaving: by(step.leaving), arriving: by(step.arriving), to: by(step.to) } : by(step),
    ),
  };
};

function shabraque({ facing, lace }: Cloth): FigurePart[] {
  const cloth = polygon([
    point(-0.4, 0.06),
    point(0.4, 0.06),
    point(0.46, -0.7),
    point(0.36, -0.92),
    point(0, -0.78),
    point(-0.36, -0.92),
    point(-0.46, -0.7),
  ]);
  return [part('harness', 'cloth', facing, [cloth]), part('harness', 'pen', lace, [cloth], 0.06)];
}

const trooper = ({ coat, facing, smallClothes }: Cloth): FigurePart[] => [
  part('skirts', 'cloth', smallClothes, [oval(point(-0.36, 0.02), 0.15, 0.24), oval(point(0.36, 0.02), 0.15, 0.24)]),
  part('skirts', 'dark', BOOT, [oval(point(-0.47, 0.16), 0.1, 0.2), oval(point(0.47, 0.16), 0.1, 0.2)]),
  part('coat', 'cloth', coat, [
    smoothRing([
      point(-0.46, -0.12),
      point(-0.34, 0.06),
      point(0, 0.14),
      point(0.34, 0.06),
      point(0.46, -0.12),
      point(0.34, -0.34),
      point(0.2, -0.5),
      point(0, -0.42),
      point(-0.2, -0.5),
      point(-0.34, -0.34),
    ]),
  ]),
  part('trim', 'cloth', facing, [polygon([point(-0.2, -0.51), point(-0.04, -0.44), point(-0.22, -0.36)])]),
  part('trim', 'cloth', facing, [polygon([point(0.2, -0.51), point(0.04, -0.44), point(0.22, -0.36)])]),
  part('trim', 'pen', BELT, [polyline([point(-0.3, 0.02), point(0.26, -0.36)])], 0.07),
];

function arms({ coat, facing }: Cloth, mount: Mount): FigurePart[] {
  const reins = part('coat', 'cloth', coat, [sleeve(point(-0.38, -0.06), point(-0.12, 0.3), 0.2)]);
  const right = part('coat', 'cloth', coat, [sleeve(point(0.38, -0.06), point(0.5, 0.26), 0.2)]);
  const cuffs = part('trim', 'cloth', facing, [oval(point(-0.13, 0.28), 0.1, 0.1), oval(point(0.49, 0.24), 0.1, 0.1)]);
  const both = [reins, right, cuffs];
  switch (mount) {
    case 'sword':
      return [...both, part('weapon', 'pen', STEEL, [polyline([point(0.5, 0.3), point(0.56, 1.02)])], 0.055)];
    case 'lance':
      return [
        ...both,
        part('weapon', 'pen', LANCE, [polyline([point(0.56, -0.9), point(0.52, 1.5)])], 0.055),
        part('weapon', 'cloth', facing, [polygon([point(0.52, 1.5), point(0.53, 1.16), point(0.8, 1.28)])]),
      ];
    case 'trumpet':
      return [...both, part('weapon', 'pen', '#d9b24a', [polyline([point(0.44, 0.3), point(0.3, 0.86)])], 0.1)];
    case 'officer':
      return [
        ...both,
        part('trim', 'pen', '#c08a2c', [polyline([point(-0.36, -0.26), point(0, -0.38), point(0.36, -0.26)])], 0.11),
        part('weapon', 'pen', STEEL, [polyline([point(0.5, 0.3), point(0.36, 0.98)])], 0.055),
      ];
    case 'ensign':
    case 'driver':
      return both;
  }
}
