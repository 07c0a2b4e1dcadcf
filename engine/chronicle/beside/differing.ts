/** How a unit of a battle differs from itself in history at the same hour. */
import { distance, dot, minus } from '../../geometry';
import type { Point } from '../../geometry';
import type { Cm } from '../../scenario';
import type { UnitNow } from './units';

export const DIFFERENCES = [
  'stays',
  'sets out',
  'is behind',
  'is ahead',
  'is elsewhere',
  'is beaten',
  'holds',
  'loses more',
  'loses less',
] as const;
export type Difference = (typeof DIFFERENCES)[number];
/** By so much of what it can bear losses differ. */
const MORE = 0.4;
/** Two ways go the same way when they differ by less than about a sixth of a circle. */
const ALIKE = 0.5;

/** A unit at the hour of the fork and at a later one. */
export interface Since {
  readonly then: UnitNow;
  readonly now: UnitNow;
}

/** How places differ; null while they are less than `apart` cm from each other. */
export function differsInPlace(battle: Since, history: Since, apart: Cm): Difference | null {
  const [here, there] = [offsetOf(battle), offsetOf(history)];
  if (!here || !there || distance(here, there) < apart) return null;
  const [far, wide] = [lengthOf(here), lengthOf(there)];
  if (far < apart / 2 && wide >= apart / 2) return 'stays';
  if (wide < apart / 2) return 'sets out';
  if (dot(here, there) < far * wide * ALIKE) return 'is elsewhere';
  return far < wide ? 'is behind' : 'is ahead';
}

/** How losses and states differ. */
export function differsInState({ now: battle }: Since, { now: history }: Since): Difference | null {
  const [here, there] = [isBeaten(battle), isBeaten(history)];
  if (battle.is === 'to come' || history.is === 'to come' || (here && there)) return null;
  if (here) return 'is beaten';
  if (there) return 'holds';
  const more = battle.spent - history.spent;
  return more >= MORE ? 'loses more' : more <= -MORE ? 'loses less' : null;
}

export const isBeaten = (unit: UnitNow | undefined): boolean => unit?.is === 'running' || unit?.is === 'gone';

/** From where it stood at the hour of the fork to where it stands; null while it is not on the table or runs. */
export function offsetOf({ then, now }: Since): Point | null {
  return then.at && now.at && now.is === 'there' ? minus(now.at, then.at) : null;
}
const lengthOf = (offset: Point): Cm => distance(offset, { x: 0, y: 0 });
