/** Brigades as plans see them, and how strong a side is about a place. */
import type { Cm, Id } from '../../battle';
import { distance, facing, length, NEGLIGIBLE, plus, unit } from '../../geometry';
import type { Point } from '../../geometry';
import { strengthOf } from '../forces';
import type { Force } from '../forces';

/** A brigade with those of its units that can fight. */
export interface BrigadeForce {
  readonly command: Id;
  readonly units: readonly Force[];
  readonly centre: Point;
  readonly strength: number;
  /** Which way it faces on the whole, a unit vector; null where its units face all ways. */
  readonly axis: Point | null;
}

export function brigadesOf(own: readonly Force[]): readonly BrigadeForce[] {
  const byCommand = new Map<Id, Force[]>();
  for (const force of own) {
    if (force.isSpent) continue;
    const units = byCommand.get(force.command);
    if (units) units.push(force);
    else byCommand.set(force.command, [force]);
  }
  return [...byCommand].map(([command, units]) => {
    return { command, units, centre: centreOf(units), strength: strengthOf(units), axis: axisOf(units) };
  });
}

function axisOf(units: readonly Force[]): Point | null {
  const sum = units.reduce((all, { pose }) => (pose ? plus(all, facing(pose)) : all), { x: 0, y: 0 });
  return length(sum) < NEGLIGIBLE ? null : unit(sum);
}

export function centreOf(units: readonly { readonly at: Point }[]): Point {
  const sum = units.reduce((at, { at: { x, y } }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, units.length), y: sum.y / Math.max(1, units.length) };
}

/** Strength within so far of a place. */
export const about = (forces: readonly Force[], place: Point, within: Cm): number => {
  let sum = 0;
  for (const { at, worth } of forces) if (distance(at, place) <= within) sum += worth;
  return sum;
};
/** Units so near to each other, in fronts, help each other. */
export const LOCAL = 2;

/** Ways are weighed in fronts: so many more are worth it to find an enemy wholly shaken. */
const SHAKEN = 1;
export const shakenBonus = ({ worth, fullWorth }: Force): number => SHAKEN * (1 - worth / Math.max(0.1, fullWorth));

/** The unit vector from one place to another, or the first axis where both are one. */
export function toward(from: Point, to: Point): Point {
  const away = distance(from, to);
  return away < 1e-6 ? { x: 0, y: 1 } : { x: (to.x - from.x) / away, y: (to.y - from.y) / away };
}

export const rightOf = ({ x, y }: Point): Point => ({ x: y, y: -x });
/** How far to the right of a place another lies, seen along an axis. */
export const sidewaysOf = (axis: Point, from: Point, to: Point): Cm =>
  (to.x - from.x) * axis.y - (to.y - from.y) * axis.x;
