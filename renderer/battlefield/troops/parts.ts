import { Matrix4, Quaternion, Vector3 } from 'three';
import { along } from '../../../engine/geometry';
import { chance } from './chance';
import { horsed } from './dress';
import type { Dress } from './dress';
import { lieOf } from './footing';
import type { Footing, Lie } from './footing';
import { MOUNTED } from './figures';
import type { FigureKind } from './figures';
import type { Kit } from './kit';
import { figuresOnBase } from './figures-on-base';
import type { Load, FigureSpot } from './figures-on-base';
import type { TroopPosture, StandingBase } from './posture';

/** Thickness of a base, cm, at 28 mm. */
export const BASE_HEIGHT = 0.34;
export const DIE_SIZE = 1.25;

export interface PlacedFigure {
  readonly kind: FigureKind;
  readonly matrix: Matrix4;
  readonly dress: Dress;
}
export interface PlacedBase {
  /** Lies on the ground, unscaled. */
  readonly matrix: Matrix4;
  readonly width: number;
  readonly depth: number;
  readonly round: boolean;
  /** Bases are not drawn in a block. */
  readonly drawn: boolean;
}
export interface PlacedFlag {
  readonly pole: Matrix4;
  readonly cloth: Matrix4;
  readonly design: number;
}
export interface PlacedDie {
  readonly matrix: Matrix4;
  readonly shaken: boolean;
}
/** All models of one unit or commander at one moment. */
export interface Parts {
  readonly kit: Kit;
  readonly centre: Vector3;
  readonly figures: readonly PlacedFigure[];
  readonly bases: readonly PlacedBase[];
  readonly flags: readonly PlacedFlag[];
  readonly dice: readonly PlacedDie[];
  /** Above the unit, for names and signs. */
  readonly anchor: Vector3;
}

const UP = new Vector3(0, 1, 0);
/** All flags fly in one wind, from the west and a little from the north. */
const WIND = -0.3;
const ROUND: ReadonlySet<Load> = new Set<Load>(['general', 'lieutenant', 'commander']);

/** Sets the models of a posture on the ground. */
export function partsOf(posture: TroopPosture, kit: Kit, ground: Footing, scale: number, firing: boolean): Parts {
  const { sway, pose } = posture;
  const centre = new Vector3(pose.x, ground.heightAt(pose.x, pose.y), -pose.y);
  const overall = new Matrix4()
    .makeTranslation(centre.x + sway.shift.x, centre.y + sway.lift, centre.z - sway.shift.y)
    .multiply(new Matrix4().makeScale(sway.size, sway.size, sway.size))
    .multiply(new Matrix4().makeTranslation(-centre.x, -centre.y, -centre.z));
  const figures: PlacedFigure[] = [];
  const flags: PlacedFlag[] = [];
  const bases: PlacedBase[] = [];
  const middle = Math.floor((posture.bases.length - 1) / 2);
  posture.bases.forEach((base, index) => {
    const lie = lieOf(ground, base.pose, base.width, base.depth);
    lie.matrix.premultiply(overall);
    const round = ROUND.has(base.carries);
    bases.push({ matrix: lie.matrix, width: base.width, depth: base.depth, round, drawn: posture.inside === null });
    const spots = figuresOnBase({
      id: kit.id,
      unit: kit.unit,
      carries: base.carries,
      width: base.width,
      depth: base.depth,
      index,
      colours: index === middle && posture.bases.length > 1,
      firing,
      bearskins: kit.bearskins,
      scale,
    });
    spots.forEach((spot, n) => {
      const seat = seatOf(spot, n, index, lie, posture, ground, scale);
      const dress = MOUNTED.has(spot.kind)
        ? horsed(kit.wardrobe[spot.wears], kit.id, index * 8 + n)
        : kit.wardrobe[spot.wears];
      figures.push({ kind: spot.kind, matrix: seat, dress });
      if (spot.flag) flags.push(flagOf(spot, seat, kit, index));
    });
  });
  const height = (flags.length > 0 ? 7.6 : 4.6) * scale + sway.lift;
  const anchor = new Vector3(centre.x + sway.shift.x, centre.y + height, centre.z - sway.shift.y);
  return { kit, centre, figures, bases, flags, dice: diceOf(posture, ground, scale), anchor };
}

/** Where a figure stands, with its share of the slope, its lean and its unrest; on a bank that its base lies across, on top. */
function seatOf(
  spot: FigureSpot,
  n: number,
  base: number,
  lie: Lie,
  posture: TroopPosture,
  ground: Footing,
  scale: number,
): Matrix4 {
  const { sway } = posture;
  const roll = (k: number): number => chance(posture.id, 5000 + base * 53 + n * 5 + k) * 2 - 1;
  const x = spot.x + roll(0) * 0.4 * scale * sway.unrest;
  const z = spot.z + roll(1) * 0.4 * scale * sway.unrest;
  const floor = posture.inside ? 0 : BASE_HEIGHT * scale;
  const hop = sway.paces > 0 ? Math.abs(Math.sin(sway.paces * 1.3 + roll(2))) * 0.1 * scale : 0;
  const at = new Vector3(x, floor, z).applyMatrix4(lie.matrix);
  at.y = Math.max(at.y, ground.heightAt(at.x, -at.z)) + hop;
  const lean = new Quaternion();
  if (sway.lean !== 0) {
    const axis = new Vector3(-sway.towards.y, 0, -sway.towards.x);
    lean.setFromAxisAngle(axis.normalize(), sway.lean * (1 + 0.4 * roll(3)));
  }
  const spin = new Quaternion().setFromAxisAngle(UP, spot.turn + roll(4) * 0.5 * sway.unrest);
  const size = spot.size * sway.size;
  return new Matrix4().compose(
    at,
    lean.multiply(lie.tilt).multiply(lie.heading).multiply(spin),
    new Vector3(size, size, size),
  );
}

/** A pole in the bearer's hand, at his stirrup or planted behind him, and the cloth on it. */
function flagOf(spot: FigureSpot, bearer: Matrix4, kit: Kit, base: number): PlacedFlag {
  const hold =
    spot.flag === 'command'
      ? new Vector3(0.9, 0, 0.7)
      : spot.kind === 'ensign'
        ? new Vector3(0.06, 0.9, -0.56)
        : new Vector3(0.8, 1.4, 0.05);
  const at = hold.applyMatrix4(bearer);
  const size = new Vector3().setFromMatrixScale(bearer).y;
  const [tall, broad] = spot.flag === 'command' ? [1.2, 1] : spot.kind === 'ensign' ? [1, 1] : [1, 0.8];
  const pole = new Matrix4().compose(at, new Quaternion(), new Vector3(size, size * tall, size));
  const second = spot.flag === 'regiment' && spot.kind === 'ensign' ? -0.44 : 0;
  const gust = WIND + second + (chance(kit.id, 300 + base) - 0.5) * 0.4;
  const top = at.clone().add(new Vector3(0, (5.62 * tall - 1.25 * broad) * size, 0));
  const wind = new Quaternion().setFromAxisAngle(UP, gust);
  const cloth = new Matrix4().compose(top, wind, new Vector3(size * broad, size * broad, size * broad));
  return { pole, cloth, design: kit.flags + (spot.flag === 'regiment' ? 1 : 0) };
}

/** Furthest reach of the bases to the unit's right. */
function rightEnd(posture: TroopPosture): number {
  const reach = (base: StandingBase): number => {
    const by = { x: base.pose.x - posture.pose.x, y: base.pose.y - posture.pose.y };
    const cosine = Math.abs(base.pose.hx * posture.pose.hx + base.pose.hy * posture.pose.hy);
    const half = (base.width * cosine + base.depth * Math.sqrt(Math.max(0, 1 - cosine * cosine))) / 2;
    return by.x * posture.pose.hy - by.y * posture.pose.hx + half;
  };
  return Math.max(0, ...posture.bases.map(reach));
}

/** Turns of a die that bring each number to the top; numbers on opposite faces make seven. */
const FACE_UP: readonly (readonly [x: number, z: number])[] = [
  [0, Math.PI / 2],
  [0, 0],
  [-Math.PI / 2, 0],
  [Math.PI / 2, 0],
  [Math.PI, 0],
  [0, -Math.PI / 2],
];

/** Model dice at the right-hand end that show the counter; one more for every six. */
function diceOf(posture: TroopPosture, ground: Footing, scale: number): PlacedDie[] {
  const { count, sway } = posture;
  const size = Math.max(0.55, scale);
  const reach = posture.inside ? posture.inside.side / 2 : rightEnd(posture);
  const dice: PlacedDie[] = [];
  for (let n = 0; n * 6 < count && n < 4; n++) {
    const at = along(posture.pose, -n * 1.7 * size, reach + 1.6 * size);
    const [x, z] = FACE_UP[Math.min(6, count - n * 6) - 1] ?? [0, 0];
    const tossed = new Quaternion().setFromAxisAngle(UP, chance(posture.id, 900 + n) * 0.9 - 0.45 - WIND);
    const up = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), x);
    up.premultiply(new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), z));
    const grown = size * sway.dieSize * sway.size;
    const place = new Vector3(at.x, ground.heightAt(at.x, at.y) + (DIE_SIZE / 2) * grown + sway.lift, -at.y);
    dice.push({
      matrix: new Matrix4().compose(place, tossed.multiply(up), new Vector3(grown, grown, grown)),
      shaken: posture.shaken,
    });
  }
  return dice;
}
