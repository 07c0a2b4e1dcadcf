import type { BaseShape, RosterUnit } from '../../../engine/battle';
import { chance } from './chance';
import type { FigureKind } from './figures';

/** What a base carries: what the rule system lays out, and the figures of those who command. */
export type Load = BaseShape['carries'] | 'general' | 'lieutenant' | 'commander';

/** A model on a base: cm to the right of its middle and behind it, turned `turn` radians to the left. */
export interface FigureSpot {
  readonly kind: FigureKind;
  readonly x: number;
  readonly z: number;
  readonly turn: number;
  /** Against its natural size of a 28 mm figure. */
  readonly size: number;
  readonly wears: 'ranks' | 'crew' | 'carriage';
  /** A flag in its hands: the colonel's is the first of the side, the regiment's the second. */
  readonly flag?: 'colonel' | 'regiment' | 'command';
}

export interface BaseToFill {
  readonly id: string;
  readonly unit: RosterUnit | null;
  readonly carries: Load;
  readonly width: number;
  readonly depth: number;
  readonly index: number;
  /** The base with officer, colours and drum. */
  readonly colours: boolean;
  readonly firing: boolean;
  readonly bearskins: boolean;
  /** Figure size against 28 mm. */
  readonly scale: number;
}

/** Nobody stands quite in line: 0.07 cm, 5 degrees and 2.5 % of size; more looks drunk. */
export function natural(
  base: BaseToFill,
  n: number,
  spot: Omit<FigureSpot, 'size'> & { readonly size?: number },
): FigureSpot {
  const roll = (k: number): number => chance(base.id, base.index * 97 + n * 7 + k) * 2 - 1;
  return {
    ...spot,
    x: spot.x + roll(0) * 0.07 * base.scale,
    z: spot.z + roll(1) * 0.07 * base.scale,
    turn: spot.turn + roll(2) * 0.087,
    size: (spot.size ?? base.scale) * (1 + roll(3) * 0.025),
  };
}
