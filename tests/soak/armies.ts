/** Wild armies, set where they can stand: of every type, size, class and temper. */
import { facingOf, overlaps, poseAt } from '../../engine/geometry';
import type { Box, Point, Pose } from '../../engine/geometry';
import type { RuleSystem } from '../../engine/rules/system';
import { PLAIN_ARMY, PLAIN_UNIT, RATINGS, TROOP_CLASSES, UNIT_SIZES, UNIT_TYPES } from '../../engine/scenario';
import type {
  Army,
  Arm,
  Brigade,
  Cm,
  Formation,
  Nation,
  StartingPlace,
  Unit,
  UnitSize,
  UnitType,
} from '../../engine/scenario';
import type { Ground } from '../../engine/terrain';
import type { Draw } from './draw';

export interface Camp {
  readonly ground: Ground;
  readonly system: Pick<RuleSystem, 'layout'>;
  readonly scale: string;
  readonly options: Readonly<Record<string, string>>;
  readonly nations: readonly Nation[];
  /** Footprints of those who stand already, with their sides. */
  readonly taken: { readonly side: string; readonly box: Box }[];
  readonly housed: Set<string>;
  /** How far from the middle of the table a side that begins close to the enemy stands, least and most; null anywhere. */
  readonly gap: readonly [Cm, Cm] | null;
}

const FORMATIONS_OF: Readonly<Record<Arm, readonly Formation[]>> = {
  foot: ['line', 'line', 'march column'],
  'light foot': ['line', 'line', 'march column'],
  horse: ['line', 'double line', 'march column'],
  guns: ['deployed', 'deployed', 'limbered'],
  train: ['march column'],
};
const TYPES = Object.keys(UNIT_TYPES) as readonly UnitType[];
/** Those who fight hand to hand. */
const FIGHTERS = TYPES.filter((type) => UNIT_TYPES[type] !== 'guns' && UNIT_TYPES[type] !== 'train');
const RATED = [...RATINGS, 'dependable'] as const;

/** Four to fourteen units: brigades, up to three units of their own, and mostly a general. */
export function wildArmy(draw: Draw, side: string, north: boolean, attacker: boolean, camp: Camp): Army {
  const count = draw.whole(4, 14);
  const units = Array.from({ length: count }, (_, i) => unit(draw, `${side}-${i}`, side, north, camp)).filter(
    (one) => one !== null,
  );
  const independents = units.splice(0, draw.whole(0, Math.min(3, units.length - 1)));
  const brigades: Brigade[] = [];
  while (units.length > 0) {
    const own = units.splice(0, draw.whole(1, 6));
    const id = `${side}-brigade-${brigades.length}`;
    const commander = {
      id: `${id}-commander`,
      name: `Leader of ${id}`,
      rating: draw.of(RATED),
      at: near(draw, own, camp),
    };
    brigades.push({ id, name: `Brigade ${id}`, nation: null, commander, units: own });
  }
  const general = {
    id: `${side}-general`,
    name: `General of ${side}`,
    rating: draw.of([...RATED, null]),
    at: near(
      draw,
      brigades.flatMap((brigade) => brigade.units),
      camp,
    ),
  };
  return {
    ...PLAIN_ARMY,
    id: side,
    name: `Army of ${side}`,
    nation: draw.of(camp.nations),
    year: draw.whole(1756, 1763),
    attacker,
    breakPoint: draw.happens(0.3) ? draw.whole(1, 6) : null,
    general: draw.happens(0.85) ? general : null,
    brigades,
    independents,
  };
}

/** Null when no room is found for it. */
function unit(draw: Draw, id: string, side: string, north: boolean, camp: Camp): Unit | null {
  const type = draw.of(camp.gap && draw.happens(0.9) ? FIGHTERS : TYPES);
  const size = draw.of([...UNIT_SIZES, 'standard'] as const);
  const arm = UNIT_TYPES[type];
  const wanted = draw.of(FORMATIONS_OF[arm]);
  const formation = wanted === 'double line' && size === 'small' ? 'line' : wanted;
  const place =
    (draw.happens(0.2) ? housing(draw, arm, camp) : null) ??
    standing(draw, { type, size, formation }, side, north, camp);
  if (!place) return null;
  const name = `Regiment ${id}`;
  return { ...PLAIN_UNIT, id, name, type, arm, class: draw.of(TROOP_CLASSES), size, formation, place };
}

/** A block that no other unit holds. */
function housing(draw: Draw, arm: Arm, { ground, housed }: Camp): StartingPlace | null {
  if (arm !== 'foot' && arm !== 'light foot') return null;
  const free = ground.blocks.filter((block) => !housed.has(block.id) && ground.holds(block.box));
  if (free.length === 0) return null;
  const block = draw.of(free);
  housed.add(block.id);
  return { inside: block.id };
}

interface Shape {
  readonly type: UnitType;
  readonly size: UnitSize;
  readonly formation: Formation;
}

/** Mostly on its own half and looking at the enemy, sometimes anywhere; clear of water, houses, friends and enemies. */
function standing(draw: Draw, shape: Shape, side: string, north: boolean, camp: Camp): StartingPlace | null {
  const { ground, taken } = camp;
  const bases = camp.system.layout(
    { ...shape, arm: UNIT_TYPES[shape.type] },
    shape.formation,
    camp.scale,
    camp.options,
  );
  for (let tries = 0; tries < 60; tries++) {
    const anywhere = draw.place(ground.width, ground.depth);
    const half = camp.gap ? ground.depth / 2 - draw.between(...camp.gap) : anywhere.y * 0.45;
    const at: Point =
      tries > 40 || draw.happens(0.1) ? anywhere : { x: anywhere.x, y: north ? ground.depth - half : half };
    const heading = draw.happens(0.8) ? ((north ? 180 : 0) + draw.whole(-20, 20) + 360) % 360 : draw.whole(0, 359);
    const pose = poseAt(at, facingOf(heading));
    const boxes = bases.map(({ x, y, width, depth }): Box => ({
      pose: poseAt({ x: at.x + x * pose.hy + y * pose.hx, y: at.y - x * pose.hx + y * pose.hy }, facingOf(heading)),
      width,
      depth,
    }));
    if (ground.inWater(hullOf(bases, pose), 'any')) continue;
    const stands = boxes.every(
      (box) =>
        ground.holds(box) &&
        !ground.inWater(box, 'any') &&
        !ground.blocks.some((block) => overlaps(block.box, box, 0)) &&
        !taken.some((other) => overlaps(other.box, other.side === side ? box : grown(box), 0)),
    );
    if (!stands) continue;
    taken.push(...boxes.map((box) => ({ side, box })));
    return { at, heading };
  }
  return null;
}

/** The rectangle about its bases: each may brush the water by a hair, all together no more than that. */
function hullOf(bases: ReturnType<RuleSystem['layout']>, pose: Pose): Box {
  const right = Math.max(...bases.map(({ x, width }) => Math.abs(x) + width / 2));
  const ahead = Math.max(...bases.map(({ y, depth }) => Math.abs(y) + depth / 2));
  return { pose, width: 2 * right, depth: 2 * ahead };
}

/** Enemies begin more than 1 cm apart: a book may let nobody start in contact. */
const grown = ({ pose, width, depth }: Box): Box => ({ pose, width: width + 2.2, depth: depth + 2.2 });

/** A place for a figure by its men, on the table. */
function near(draw: Draw, units: readonly Unit[], { ground }: Camp): Point {
  const placed = units.flatMap(({ place }) => ('at' in place ? [place.at] : []));
  const by = placed.length > 0 ? draw.of(placed) : { x: ground.width / 2, y: ground.depth / 2 };
  const onto = (value: number, most: number): number => Math.min(most, Math.max(0, value));
  return { x: onto(by.x + draw.between(-8, 8), ground.width), y: onto(by.y + draw.between(-8, 8), ground.depth) };
}
