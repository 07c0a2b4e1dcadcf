/** What a shot promises before any die is thrown: the hit table, the fuse of shell and the mist in one (HOW-HIT-01). */
import type { View } from '../../../battle';
import { mistOnShot, riskOf } from '../weather';
import type { ShotAssessment } from './assessment';
import type { Shot } from './shot';
import { chances, expectedHits } from './hit-table';
import { BAD_FUSE, FUSE_RISK } from './shell';

type Fired = Pick<Shot, 'firer' | 'target' | 'ammunition'>;

/** Mean hits. */
export function promiseOf(view: View, shot: Fired, { line, modifier }: ShotAssessment): number {
  const clean = expectedHits(line, modifier);
  const mean =
    shot.ammunition === 'shell' ? (1 - FUSE_RISK) * clean + FUSE_RISK * expectedHits(line, modifier + BAD_FUSE) : clean;
  return mean * (1 - riskOf(mistOnShot(view, shot.firer, shot.target)));
}

/** Chance of 0, 1, 2, 3 and 4 hits. */
export function chancesOf(view: View, shot: Fired, { line, modifier }: ShotAssessment): readonly number[] {
  const clean = chances(line, modifier);
  const fired = shot.ammunition === 'shell' ? mixed(clean, chances(line, modifier + BAD_FUSE), FUSE_RISK) : clean;
  return mixed(fired, LOST, riskOf(mistOnShot(view, shot.firer, shot.target)));
}
/** No hit for certain. */
const LOST = [1];

/** The chances of one thing, or with probability `risk` of another. */
const mixed = (one: readonly number[], other: readonly number[], risk: number): readonly number[] =>
  one.map((p, hits) => (1 - risk) * p + risk * (other[hits] ?? 0));
