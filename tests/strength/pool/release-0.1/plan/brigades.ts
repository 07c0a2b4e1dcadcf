/** Brigades as plans see them, and how strong a side is about a place. */
import type { Id } from '../../../../../engine/battle';
import { distance } from '../../../../../engine/geometry';
import type { Point } from '../../../../../engine/geometry';
import { strengthOf } from '../forces';
import type { Force } from '../forces';

/** A brigade with those of its units that can fight. */
export interface Brigade {
  readonly command: Id;
  readonly units: readonly Force[];
  readonly centre: Point;
  readonly strength: number;
}

export const isSpent = ({ worth, fullWorth }: Force): boolean => worth < SPENT * fullWorth;
/** Below this share of its worth a unit is spent and goes away to rally. */
const SPENT = 0.45;

export function brigadesOf(own: readonly Force[]): readonly Brigade[] {
  const byCommand = new Map<Id, Force[]>();
  for (const force of own) {
    if (isSpent(force)) continue;
    const units = byCommand.get(force.command);
    if (units) units.push(force);
    else byCommand.set(force.command, [force]);
  }
  return [...byCommand].map(([command, units]) => {
    return { command, units, centre: centreOf(units), strength: strengthOf(units) };
  });
}

function centreOf(units: readonly Force[]): Point {
  const sum = units.reduce((at, { at: { x, y } }) => ({ x: at.x + x, y: at.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, units.length), y: sum.y / Math.max(1, units.length) };
}

/** Strength within so far of a place. */
export const about = (forces: readonly Force[], place: Point, within: number): number => {
  let sum = 0;
  for (const { at, worth } of forces) if (distance(at, place) <= within) sum += worth;
  return sum;
};
/** Units so near to each other, in cm, help each other. */
export const LOCAL = 45;

/** Centimetres of way that it is worth to find an enemy wholly shaken. */
const SHAKEN = 20;
export const shakenBonus = ({ worth, fullWorth }: Force): number => SHAKEN * (1 - worth / Math.max(0.1, fullWorth));

/** The unit vector from one place to another, or the first axis where both are one. */
export function toward(from: Point, to: Point): { readonly axis: Point } {
  const away = distance(from, to);
  return { axis: away < 1 ? { x: 0, y: 1 } : { x: (to.x - from.x) / away, y: (to.y - from.y) / away } };
}
