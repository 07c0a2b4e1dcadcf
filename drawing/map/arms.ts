/**
 * The sign of each arm inside its block: line foot plain, light foot three dots, horse a diagonal, guns a gun, the train a
 * wheel; and what tells a type from the others of its arm.
 */
import { distance, type Point } from '../../engine/geometry';
import type { UnitType } from '../../engine/scenario';
import type { SideInks } from './inks';
import { cart, gunFor, pontoon, wheel } from './ordnance';
import type { Shape } from './scene';
import type { BlockSign } from './block-sign';
import { isColumn } from './block-sign';
import { bend, dot, drawing, oval, point, polygon, polyline, toward, shifted } from './strokes';

/** Badges of foot, at the head of the name; foot without one is a plain block. */
const BADGES: Readonly<Partial<Record<UnitType, 'grenade' | 'crown' | 'ring' | 'tower' | 'tools'>>> = {
  grenadiers: 'grenade',
  guards: 'crown',
  militia: 'ring',
  garrison: 'tower',
  engineers: 'tools',
};
const HEAVY: ReadonlySet<UnitType> = new Set(['cuirassiers', 'heavy horse', 'carabiniers']);
const LANCERS: ReadonlySet<UnitType> = new Set(['uhlans', 'bosniaks', 'cossacks']);

/** Cm along a block that its sign takes from the name. */
export function signRoom({ arm, type }: BlockSign): number {
  if (BADGES[type]) return 2.2;
  return arm === 'light foot' ? 3.2 : 0;
}

/** The room a name takes along its block, cm: half its length, and how far along from the middle of the block it stands. */
export interface NameRoom {
  readonly half: number;
  readonly along: number;
}

/** The sign of the arm; it makes room for the name, if there is one. `weight` makes its pens heavier. */
export function armSign(sign: BlockSign, side: SideInks, named: NameRoom | null, weight = 1): Shape[] {
  const [x, y] = [sign.width / 2, sign.depth / 2];
  const colour = side.sign;
  const kind = BADGES[sign.type];
  switch (sign.arm) {
    case 'foot':
      return kind ? badge(kind, badgeSpot(sign, named), Math.min(x, y) * 0.42, colour) : [];
    case 'light foot': {
      if (kind) return badge(kind, badgeSpot(sign, named), Math.min(x, y) * 0.42, colour);
      const [step, size] = [
        Math.min(1.5, Math.max(x, y) * 0.28) * weight,
        Math.min(0.75, Math.min(x, y) * 0.4) * weight,
      ];
      const shift = named === null ? 0 : Math.max(x, y) - step * 1.7;
      const places = [-1, 0, 1].map((index) => index * step * (named === null ? 1 : 0.7) - shift);
      const off = named === null ? 0 : bareSide(sign);
      const dots = places.map((along) => dot(isColumn(sign) ? point(-off, along) : point(along, off)));
      return [drawing(dots, { stroke: colour, width: size, round: true })];
    }
    case 'horse':
      return horse(sign, colour, named, weight);
    case 'guns':
      return gunFor(sign.type, Math.min(x, y) * 0.92, colour);
    case 'train':
      if (sign.type === 'pontoons') return pontoon(Math.min(x, y) * 0.8, colour, weight);
      if (sign.type === 'supply wagons') return cart(Math.min(x, y) * 0.8, colour, weight);
      return wheel(Math.min(x, y) * 0.6, colour, weight);
  }
}

/** How far ahead of the middle of a block the middle of its bare part lies, cm. */
const bareSide = ({ side, width, depth }: BlockSign): number => (side === 1 ? -Math.min(width, depth) / 4 : 0);

/** At the rear left of a named block, in its middle without a name. */
function badgeSpot(sign: BlockSign, named: NameRoom | null): Point {
  if (named === null) return point(0, 0);
  const along = 1.25 - Math.max(sign.width, sign.depth) / 2;
  const off = bareSide(sign);
  return isColumn(sign) ? point(-off, along) : point(along, off);
}

/** A diagonal, broken for the name: doubled for heavy horse, with a ball for hussars, a pennon for lancers. */
function horse({ type, width, depth }: BlockSign, colour: string, named: NameRoom | null, weight: number): Shape[] {
  const [x, y] = [width / 2, depth / 2];
  const pen = 0.28 * weight;
  const [foot, head] = [point(-x, -y), point(x, y)];
  const whole = distance(foot, head);
  const direction = toward(foot, head);
  // Along the diagonal the name takes its own length, less at a slant; a corner always stays.
  const slant = whole / Math.max(width, depth);
  const gap = named && gapAlong(named, slant, whole / 2 - 1.1);
  const middle = point(0, 0);
  const parts = gap
    ? [polyline([foot, shifted(middle, direction, gap.from)]), polyline([shifted(middle, direction, gap.to), head])]
    : [polyline([foot, head])];
  const diagonal = drawing(parts, { stroke: colour, width: pen });
  const share = named === null ? 0 : 0.8;
  const low = point(-x * share, -y * share);
  if (type === 'hussars') return [diagonal, drawing([oval(low, 0.62 * weight, 0.62 * weight)], { fill: colour })];
  if (type === 'horse grenadiers') return [diagonal, ...badge('grenade', low, 0.72 * weight, colour)];
  if (HEAVY.has(type)) {
    const off = (0.62 * weight) / Math.max(direction.x, 0.3);
    const second = [point(-x, -y + off), point(x - (off * x) / y, y)];
    const [from, to] = second;
    const inner = !gap || !from || !to ? [polyline(second)] : stub(from, to, direction, gap);
    return [diagonal, drawing(inner, { stroke: colour, width: pen })];
  }
  if (!LANCERS.has(type)) return [diagonal];
  const staff = shifted(head, direction, -Math.min(2.6, whole * 0.2));
  const down = point(direction.y, -direction.x);
  const tip = shifted(shifted(staff, down, 1.05 * weight), direction, 0.35);
  const end = shifted(head, direction, -0.5);
  return [diagonal, drawing([polygon([staff, tip, end])], { fill: colour })];
}

/** Where a line is broken, cm along it from its middle. */
interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The gap for a name in a line `slant` times as long as its block, `most` cm to either side; null when nothing is left. */
function gapAlong({ half, along }: NameRoom, slant: number, most: number): Gap | null {
  const from = Math.max(-most, (along - half) * slant);
  const to = Math.min(most, (along + half) * slant);
  return from < to ? { from, to } : null;
}

/** The two ends of a line that is broken. */
function stub(from: Point, to: Point, direction: Point, gap: Gap): ReturnType<typeof polyline>[] {
  const middle = point((from.x + to.x) / 2, (from.y + to.y) / 2);
  return [polyline([from, shifted(middle, direction, gap.from)]), polyline([shifted(middle, direction, gap.to), to])];
}

/** A small picture about `at`, `size` cm from its middle to its edge. */
function badge(
  kind: 'grenade' | 'crown' | 'ring' | 'tower' | 'tools',
  at: Point,
  size: number,
  colour: string,
): Shape[] {
  const on = (x: number, y: number): Point => point(at.x + x * size, at.y + y * size);
  switch (kind) {
    case 'grenade':
      return [
        drawing([oval(on(0, -0.3), size * 0.62, size * 0.62)], { fill: colour }),
        drawing(
          [
            polyline([on(0, 0.3), on(0, 1.05)]),
            polyline([on(-0.05, 0.3), on(-0.5, 0.9)]),
            polyline([on(0.05, 0.3), on(0.5, 0.9)]),
          ],
          { stroke: colour, width: size * 0.24 },
        ),
      ];
    case 'crown':
      return [
        drawing(
          [polygon([on(-0.8, -0.7), on(0.8, -0.7), on(1, 0.6), on(0.4, 0), on(0, 0.9), on(-0.4, 0), on(-1, 0.6)])],
          { fill: colour },
        ),
      ];
    case 'ring':
      return [drawing([oval(at, size * 0.75, size * 0.75)], { stroke: colour, width: size * 0.28 })];
    case 'tower':
      return [
        drawing(
          [
            polygon([
              on(-0.75, -0.9),
              on(0.75, -0.9),
              on(0.75, 0.8),
              on(0.35, 0.8),
              on(0.35, 0.35),
              on(-0.35, 0.35),
              on(-0.35, 0.8),
              on(-0.75, 0.8),
            ]),
          ],
          { fill: colour },
        ),
      ];
    case 'tools':
      return [
        drawing([polyline([on(-0.8, -0.9), on(0.7, 0.8)]), polyline([on(0.8, -0.9), on(-0.7, 0.8)])], {
          stroke: colour,
          width: size * 0.26,
        }),
        drawing([polygon([on(-1, 0.55), on(-0.5, 1.05), on(-0.95, 1.15)])], { fill: colour }),
        drawing([{ from: on(0.3, 1.1), steps: [bend(on(0.8, 1.1), on(1.05, 0.8), on(1.05, 0.35))], closed: false }], {
          stroke: colour,
          width: size * 0.22,
        }),
      ];
  }
}
