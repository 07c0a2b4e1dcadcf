/** Bases from above: ranks of foot, skirmishers, horse, guns with their crews, limbers, wagons and mounted officers. */
import type { BaseShape } from '../../../engine/battle';
import { facingOf, poseAt } from '../../../engine/geometry';
import { weightOf, type Nation, type UnitType } from '../../../engine/scenario';
import { jitter } from '../../map/jitter';
import type { Shape } from '../../map/scene';
import { point } from '../../map/strokes';
import type { Uniform } from '../../map/uniforms';
import { brushOf } from './brush';
import { painted, placed, type FigurePart } from './figures';
import { flag } from './flags';
import { stripOf, turf } from './ground';
import { headgearOf } from './headgear';
import { gun, limber, stores, traces, wagon } from './ordnance';
import { BREEDS, horse, rider } from './riders';
import { soldier } from './soldiers';
import type { Style } from '../../map/inks';

/** What makes one unit's bases look unlike another's. */
export interface BaseLook {
  readonly nation: Nation;
  readonly uniform: Uniform;
  /** Null: officers of the staff. */
  readonly type: UnitType | null;
  /** Width of a man's shoulders, cm. */
  readonly shoulders: number;
  readonly style: Style;
}
/** `colours`: the base with officers, drummers and flags. */
export type BaseRole = 'ranks' | 'colours';
type Size = Pick<BaseShape, 'width' | 'depth'>;

/** A base's drawing, its lower left corner at 0, 0, its front up. `variant` moves the tufts and changes the horses. */
export function drawBase(base: BaseShape, role: BaseRole, look: BaseLook, variant: number): Shape[] {
  const brush = brushOf(look.style, look.shoulders * 0.022);
  return [...turf(base.width, base.depth, brush, variant), ...painted(troopsOn(base, role, look, variant), brush)];
}

/** Officers of the staff on the stand of a leader: one and his following. */
export function drawStaff(side: number, riders: number, look: BaseLook, variant: number): Shape[] {
  const brush = brushOf(look.style, look.shoulders * 0.022);
  const size = Math.min(look.shoulders * (riders > 1 ? 1.1 : 1.4), (side - stripOf(side)) / (riders > 1 ? 5.2 : 3.4));
  const middle = (side + stripOf(side)) / 2;
  const places = [
    [0, riders > 1 ? 0.85 : -0.1],
    [-1.35, -0.95],
    [1.4, -1.05],
  ] as const;
  const parts = places.slice(0, riders).flatMap(([x, y], index) => {
    const { ranks } = look.uniform;
    const mount = index === 0 ? 'officer' : index === 2 ? 'trumpet' : 'sword';
    const one = rider(ranks, index === 0 ? 'plume' : 'hat', mount, hideOf(index, variant));
    return placed(one, poseAt(point(side / 2 + x * size, middle + y * size), facingOf(index === 0 ? 0 : x * -4)), size);
  });
  return [...turf(side, side, brush, variant), ...painted(parts, brush)];
}

const hideOf = (index: number, variant: number): string =>
  BREEDS[Math.floor(jitter(index, variant, 31) * BREEDS.length)] ?? BREEDS[0];

function troopsOn(base: BaseShape, role: BaseRole, look: BaseLook, variant: number): FigurePart[] {
  switch (base.carries) {
    case 'foot':
      return closeOrder(base, role, look);
    case 'light foot':
      return skirmishers(base, role, look, variant);
    case 'horse':
      return squadron(base, role, look, variant);
    case 'gun':
      return battery(base, look);
    case 'limber':
      return team(base, look, variant);
    case 'wagon':
      return wagonAndTeam(base, look, variant);
  }
}

const FILES = 4;
const RANK = 1.14;

function closeOrder(base: Size, role: BaseRole, { shoulders, uniform, type, nation }: BaseLook): FigurePart[] {
  const files = Math.max(2, Math.round((base.width / shoulders / 4.65) * FILES));
  const clear = base.depth - stripOf(base.depth);
  const ranks = Math.max(1, Math.min(3, Math.floor(clear / (shoulders * RANK))));
  const file = base.width / files;
  const head = type ? headgearOf(type, nation.id) : 'hat';
  const deep = clear / ranks;
  const parts: FigurePart[] = [];
  for (let rank = 0; rank < ranks; rank += 1)
    for (let index = 0; index < files; index += 1) {
      const at = point((index + 0.5) * file, base.depth - (rank + 0.56) * deep);
      const middle = index - Math.floor(files / 2);
      const front = role === 'colours' && rank === 0;
      const bearer = front && (middle === 0 || middle === -1);
      const one = soldier(
        uniform.ranks,
        bearer ? 'hat' : head,
        bearer ? 'ensign' : front ? (index === 0 ? 'drummer' : 'officer') : 'shouldered',
      );
      const colours = bearer
        ? flag(nation.id, nation.colours, uniform.ranks.facing, middle === 0, middle === 0 ? 1 : -1)
        : [];
      parts.push(...placed([...one, ...colours], poseAt(at, point(0, 1)), shoulders));
    }
  return parts;
}

/** In pairs and not quite in line. */
function skirmishers(
  base: Size,
  role: BaseRole,
  { shoulders, uniform, type, nation }: BaseLook,
  variant: number,
): FigurePart[] {
  const clear = base.depth - stripOf(base.depth);
  const deep = Math.max(1, Math.min(2, Math.floor(clear / (shoulders * 1.75))));
  const files = 3;
  const head = type ? headgearOf(type, nation.id) : 'hat';
  const parts: FigurePart[] = [];
  for (let rank = 0; rank < deep; rank += 1)
    for (let index = 0; index < files; index += 1) {
      const loose = (kind: number): number => (jitter(index, rank, variant * 7 + kind) - 0.5) * shoulders * 0.4;
      const x = ((index + (rank % 2 === 0 ? 0.38 : 0.62)) / files) * base.width + loose(1);
      const y = base.depth - (rank + 0.58) * (clear / deep) + loose(2) * 0.6;
      const leads = role === 'colours' && rank === deep - 1 && index === 1;
      const firing = (index + rank) % 2 === 0 && rank === 0;
      const turn = facingOf((jitter(index, rank, variant + 3) - 0.5) * 24);
      const task = leads ? 'officer' : firing ? 'firing' : 'shouldered';
      parts.push(...placed(soldier(uniform.ranks, head, task), poseAt(point(x, y), turn), shoulders));
    }
  return parts;
}

const HORSE_LENGTH = 3.05;
const LANCERS: ReadonlySet<UnitType> = new Set(['uhlans', 'bosniaks', 'cossacks']);

function squadron(
  base: Size,
  role: BaseRole,
  { shoulders, uniform, type, nation }: BaseLook,
  variant: number,
): FigurePart[] {
  const clear = base.depth - stripOf(base.depth);
  const two = clear / (2 * HORSE_LENGTH);
  const ranks = two >= shoulders * 0.8 ? 2 : 1;
  const size = Math.min(shoulders, clear / (ranks * HORSE_LENGTH));
  const files = Math.max(2, Math.floor(base.width / (size * 1.42)));
  const head = type ? headgearOf(type, nation.id) : 'hat';
  const usual = type && LANCERS.has(type) ? 'lance' : 'sword';
  const parts: FigurePart[] = [];
  for (let rank = 0; rank < ranks; rank += 1)
    for (let index = 0; index < files; index += 1) {
      const front = role === 'colours' && rank === 0;
      const middle = Math.floor(files / 2);
      const mount = !front
        ? usual
        : index === middle
          ? 'ensign'
          : index === middle - 1
            ? 'officer'
            : index === 0
              ? 'trumpet'
              : usual;
      const loose = (jitter(index, rank, variant + 17) - 0.5) * size * 0.16;
      const at = point(((index + 0.5) * base.width) / files, base.depth - (rank + 0.54) * (clear / ranks) + loose);
      const one = rider(uniform.ranks, head, mount, hideOf(index + rank * 8, variant));
      const colours = mount === 'ensign' ? flag(nation.id, nation.colours, uniform.ranks.facing, true, 1) : [];
      parts.push(...placed(one, poseAt(at, point(0, 1)), size));
      parts.push(...placed(colours, poseAt(point(at.x + size * 0.3, at.y + size * 0.1), point(0, 1)), size * 0.8));
    }
  return parts;
}

const PIECES = { light: 0.86, medium: 1, heavy: 1.18 } as const;
/** Places of the crew about the piece, the most needed first, in shoulder widths from the axle. */
const CREW = [
  { x: -1.75, y: 1.35, turn: 70, task: 'rammer' },
  { x: 1.75, y: -0.5, turn: -40, task: 'linstock' },
  { x: -1.7, y: -1.1, turn: 20, task: 'bare' },
  { x: 1.75, y: 1.1, turn: 0, task: 'officer' },
] as const;

function battery(base: Size, { shoulders, uniform, type }: BaseLook): FigurePart[] {
  const weight = weightOf(type ?? 'medium gun');
  const short = type === 'howitzer' || type === 'shuvalov howitzer' || type === 'unicorn' || type === 'light unicorn';
  // The piece keeps its proportion to its crew until the base is too small for both.
  const size = Math.min(shoulders, base.width / 5.6, (base.depth - stripOf(base.depth)) / 5);
  const ahead = point(0, 1);
  const axle = point(base.width / 2, stripOf(base.depth) + (base.depth - stripOf(base.depth)) * 0.54);
  const wood = uniform.carriage.coat;
  const crew = CREW.slice(0, { light: 2, medium: 3, heavy: 4 }[weight]);
  const spread = Math.max(1, Math.min(1.4, base.width / size / 5.6));
  return [
    ...placed(gun(wood, PIECES[weight], short), poseAt(axle, ahead), size * 1.3),
    ...placed(stores(point(1.75 * spread, -2), wood), poseAt(axle, ahead), size),
    ...crew.flatMap(({ x, y, turn, task }) =>
      placed(
        soldier(uniform.crew, 'hat', task),
        poseAt(point(axle.x + x * size * spread, axle.y + y * size * spread), facingOf(turn)),
        size,
      ),
    ),
  ];
}

/** Horses in pairs before what they draw; `from` is where their traces begin. */
function pairs(base: Size, from: number, size: number, uniform: Uniform, variant: number): FigurePart[] {
  const room = base.depth - from;
  const count = Math.max(1, Math.floor(room / (size * HORSE_LENGTH)));
  const step = room / count;
  const parts: FigurePart[] = [
    ...placed([traces(0, (room - step * 0.6) / size)], poseAt(point(base.width / 2, from), point(0, 1)), size),
  ];
  for (let pair = 0; pair < count; pair += 1)
    for (const side of [-1, 1] as const) {
      const at = point(base.width / 2 + side * size * 0.62, from + (pair + 0.46) * step);
      const hide = hideOf(pair * 2 + side, variant);
      const one = side < 0 ? rider(uniform.crew, 'hat', 'driver', hide) : horse(hide);
      parts.push(...placed(one, poseAt(at, point(0, 1)), size));
    }
  return parts;
}

function team(base: Size, { shoulders, uniform }: BaseLook, variant: number): FigurePart[] {
  const size = Math.min(shoulders, base.width / 3, (base.depth - stripOf(base.depth)) / 5.6);
  const axle = stripOf(base.depth) + size * 1.1;
  return [
    ...placed(limber(uniform.carriage.coat, 2.6), poseAt(point(base.width / 2, axle), point(0, 1)), size),
    ...pairs(base, axle + size * 0.75, size, uniform, variant),
  ];
}

function wagonAndTeam(base: Size, { shoulders, uniform }: BaseLook, variant: number): FigurePart[] {
  const size = Math.min(shoulders, base.width / 3.4);
  const clear = base.depth - stripOf(base.depth);
  const long = Math.min(4.4, (clear / size) * 0.42);
  const middle = stripOf(base.depth) + (long / 2 + 0.35) * size;
  return [
    ...placed(wagon('#7b5b38', long, long / 2 + 2.4), poseAt(point(base.width / 2, middle), point(0, 1)), size),
    ...pairs(base, middle + (long / 2 + 0.4) * size, size, uniform, variant),
  ];
}
