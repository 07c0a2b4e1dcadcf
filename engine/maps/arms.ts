/** The sign of each arm inside its block: foot plain, light foot three dots, horse a diagonal, guns a gun. */
import type { SideInks } from './inks';
import type { Shape } from './scene';
import type { BlockSign } from './signs';
import { dot, drawing, oval, point, polygon, polyline } from './strokes';

/** True when a block is longer than broad: a march column, split and named along its length. */
export const isColumn = ({ width, depth }: BlockSign): boolean => depth > width * 1.25;

/** The sign of the arm; beside a name it makes room, and `weight` makes its pens heavier. */
export function armSign(sign: BlockSign, side: SideInks, named: boolean, weight = 1): Shape[] {
  const [x, y] = [sign.width / 2, sign.depth / 2];
  const colour = side.sign;
  switch (sign.arm) {
    case 'foot':
      return [];
    case 'light foot': {
      const [step, size] = [
        Math.min(1.5, Math.max(x, y) * 0.28) * weight,
        Math.min(0.75, Math.min(x, y) * 0.4) * weight,
      ];
      const shift = named ? Math.max(x, y) - step * 1.7 : 0;
      const places = [-1, 0, 1].map((index) => index * step * (named ? 0.7 : 1) - shift);
      const dots = places.map((along) => dot(isColumn(sign) ? point(0, along) : point(along, 0)));
      return [drawing(dots, { stroke: colour, width: size, round: true })];
    }
    case 'horse': {
      const diagonal = drawing([polyline([point(-x, -y), point(x, y)])], { stroke: colour, width: 0.28 * weight });
      if (sign.type !== 'hussars') return [diagonal];
      const share = named ? 0.66 : 0;
      const ball = oval(point(-x * share, -y * share), 0.62 * weight, 0.62 * weight);
      return [diagonal, drawing([ball], { fill: colour })];
    }
    case 'guns':
      return gun(Math.min(x, y) * 0.92, colour);
    case 'train':
      return [
        drawing([oval(point(0, 0), Math.min(x, y) * 0.6, Math.min(x, y) * 0.6)], {
          stroke: colour,
          width: 0.3 * weight,
        }),
        drawing([dot(point(0, 0))], { stroke: colour, width: 0.7 * weight, round: true }),
      ];
  }
}

/** A gun from above: barrel, wheels and axle, `half` cm from its middle to its muzzle. */
function gun(half: number, colour: string): Shape[] {
  const at = (x: number, y: number): ReturnType<typeof point> => point(x * half, y * half);
  const barrel = polygon([
    at(-0.22, -0.85),
    at(0.22, -0.85),
    at(0.24, -0.45),
    at(0.13, 0.95),
    at(-0.13, 0.95),
    at(-0.24, -0.45),
  ]);
  const wheels = [-0.56, 0.56].map((x) => polyline([at(x, -0.62), at(x, 0.22)]));
  return [
    drawing([barrel], { fill: colour }),
    drawing(wheels, { stroke: colour, width: half * 0.2 }),
    drawing([polyline([at(-0.56, -0.2), at(0.56, -0.2)])], { stroke: colour, width: half * 0.09 }),
  ];
}
