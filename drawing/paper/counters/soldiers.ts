/** Men on foot from above, facing ahead: soldiers in the ranks, skirmishers, officers, drummers, ensigns and gunners. */
import { oval, point, polygon, polyline, rectangle, smoothRing } from '../../map/strokes';
import type { Cloth } from '../../map/uniforms';
import { part, sleeve, type FigurePart } from './figures';
import { headgear, type Headgear } from './headgear';

const LEATHER = '#241d18';
const BELT = '#efe8d6';
const FLESH = '#dba782';
const WALNUT = '#6b4526';
export const STEEL = '#b9bec4';
const SASH = '#c08a2c';
const DRUM = '#b5843c';

export type SoldierTask = 'shouldered' | 'firing' | 'officer' | 'drummer' | 'ensign' | 'rammer' | 'linstock' | 'bare';

export function soldier(cloth: Cloth, head: Headgear, task: SoldierTask): FigurePart[] {
  return [
    part('shade', 'shade', LEATHER, [oval(point(0.17, -0.17), 0.56, 0.44)]),
    part('feet', 'dark', LEATHER, [oval(point(-0.13, 0.3), 0.08, 0.14), oval(point(0.15, -0.32), 0.08, 0.12)]),
    ...body(cloth),
    ...TASKS[task](cloth),
    ...headgear(head, cloth),
  ];
}

/** Coat with its skirts turned back, lapels, waistcoat and belt. */
function body({ coat, facing, smallClothes }: Cloth): FigurePart[] {
  return [
    part('skirts', 'cloth', coat, [SKIRTS]),
    part('coat', 'cloth', facing, TURNBACKS),
    part('coat', 'dark', LEATHER, [rectangle(0.12, -0.42, 0.36, -0.28)]),
    part('coat', 'cloth', coat, [SHOULDERS]),
    part('trim', 'cloth', smallClothes, [rectangle(-0.08, 0.14, 0.08, 0.33)]),
    part('trim', 'cloth', facing, [rectangle(-0.2, 0.14, -0.07, 0.33), rectangle(0.07, 0.14, 0.2, 0.33)]),
    part('trim', 'pen', BELT, [polyline([point(-0.36, 0.18), point(-0.26, 0.02), point(0.2, -0.27)])], 0.075),
  ];
}

const SKIRTS = polygon([
  point(-0.3, -0.05),
  point(0.3, -0.05),
  point(0.32, -0.46),
  point(0.12, -0.42),
  point(0, -0.3),
  point(-0.12, -0.42),
  point(-0.32, -0.46),
]);
const TURNBACKS = [
  polygon([point(-0.32, -0.47), point(-0.12, -0.43), point(-0.27, -0.24)]),
  polygon([point(0.32, -0.47), point(0.12, -0.43), point(0.27, -0.24)]),
];
const SHOULDERS = smoothRing([
  point(-0.5, 0.02),
  point(-0.4, 0.18),
  point(-0.16, 0.3),
  point(0.16, 0.3),
  point(0.4, 0.18),
  point(0.5, 0.02),
  point(0.4, -0.16),
  point(0.14, -0.22),
  point(-0.14, -0.22),
  point(-0.4, -0.16),
]);

/** An arm ends in a cuff and a hand; `out` and `ahead` tell where the hand is. */
function arm({ coat, facing }: Cloth, side: -1 | 1, out: number, ahead: number): FigurePart[] {
  const [x, y] = [side * out, ahead];
  const shoulder = point(side * 0.42, 0.04);
  const wrist = point(shoulder.x + (x - shoulder.x) * 0.72, shoulder.y + (y - shoulder.y) * 0.72);
  return [
    part('coat', 'cloth', coat, [sleeve(shoulder, wrist, 0.22)]),
    part('trim', 'cloth', facing, [oval(wrist, 0.11, 0.1)]),
    part('trim', 'cloth', FLESH, [oval(point(x, y), 0.075, 0.075)]),
  ];
}

const musket = (butt: readonly [number, number], muzzle: readonly [number, number]): FigurePart[] => {
  const at = (share: number) => point(butt[0] + (muzzle[0] - butt[0]) * share, butt[1] + (muzzle[1] - butt[1]) * share);
  return [
    part('weapon', 'pen', STEEL, [polyline([at(0.5), at(1)])], 0.042),
    part('weapon', 'pen', WALNUT, [polyline([at(0), at(0.78)])], 0.06),
    part('weapon', 'pen', WALNUT, [polyline([at(0), at(0.16)])], 0.1),
  ];
};

const TASKS: Readonly<Record<SoldierTask, (cloth: Cloth) => FigurePart[]>> = {
  shouldered: (cloth) => [
    ...arm(cloth, -1, 0.36, 0.36),
    ...arm(cloth, 1, 0.46, 0.26),
    ...musket([-0.36, 0.44], [-0.3, -0.82]),
  ],
  firing: (cloth) => [...arm(cloth, -1, 0.06, 0.62), ...arm(cloth, 1, 0.22, 0.34), ...musket([0.3, 0.02], [0.12, 1.3])],
  officer: (cloth) => [
    ...arm(cloth, -1, 0.5, 0.28),
    ...arm(cloth, 1, 0.54, 0.34),
    part('weapon', 'pen', WALNUT, [polyline([point(0.56, -0.5), point(0.54, 0.5)])], 0.06),
    part('weapon', 'cloth', STEEL, [polygon([point(0.48, 0.46), point(0.6, 0.46), point(0.54, 0.72)])]),
    part('trim', 'pen', SASH, [polyline([point(-0.36, -0.14), point(0, -0.24), point(0.36, -0.14)])], 0.1),
  ],
  drummer: (cloth) => [
    ...arm(cloth, -1, 0.24, 0.42),
    ...arm(cloth, 1, 0.24, 0.42),
    part('weapon', 'cloth', DRUM, [oval(point(0, 0.44), 0.25, 0.22)]),
    part('weapon', 'cloth', BELT, [oval(point(0, 0.45), 0.2, 0.17)]),
    part(
      'weapon',
      'pen',
      WALNUT,
      [polyline([point(-0.24, 0.42), point(-0.04, 0.5)]), polyline([point(0.24, 0.42), point(0.06, 0.48)])],
      0.04,
    ),
  ],
  ensign: (cloth) => [...arm(cloth, -1, 0.14, 0.42), ...arm(cloth, 1, 0.14, 0.34)],
  rammer: (cloth) => [
    ...arm(cloth, -1, 0.3, 0.5),
    ...arm(cloth, 1, 0.46, 0.42),
    part('weapon', 'pen', WALNUT, [polyline([point(-0.7, 0.56), point(1.1, 0.36)])], 0.06),
    part('weapon', 'dark', LEATHER, [rectangle(1.02, 0.27, 1.32, 0.45)]),
  ],
  linstock: (cloth) => [
    ...arm(cloth, -1, 0.5, 0.2),
    ...arm(cloth, 1, 0.4, 0.46),
    part('weapon', 'pen', WALNUT, [polyline([point(0.46, -0.2), point(0.36, 0.98)])], 0.05),
  ],
  bare: (cloth) => [...arm(cloth, -1, 0.46, 0.36), ...arm(cloth, 1, 0.46, 0.36)],
};
