/** What lies along a straight line, as facts: ground, obstacles and houses on it, and the bodies it meets in turn. */
import { boxContains, meetingsWith } from '../geometry';
import type { Point } from '../geometry';
import type { Cm } from '../scenario';
import type { Crossed, Ground, GroundBlock, AreaStretch } from '../terrain';
import type { Body } from './body';

export interface AlongLine {
  /** Areas it passes through, in the order they are entered, with where it enters and leaves each. */
  readonly areas: readonly AreaStretch[];
  /** Lines it crosses, in order. */
  readonly lines: readonly Crossed[];
  /** Blocks of houses it meets or begins in, in the order of the scenario. */
  readonly blocks: readonly GroundBlock[];
}

/** What of the ground lies along a segment. */
export const groundAlong = (ground: Ground, from: Point, to: Point): AlongLine => ({
  areas: ground.trace(from, to),
  lines: ground.crossed(from, to),
  blocks: ground.blocks.filter(({ box }) => boxContains(box, from) || meetingsWith(box, from, to).length > 0),
});

export interface BodyOnLine<B extends Body> {
  readonly body: B;
  /** Where the line first meets it, cm along it. */
  readonly at: Cm;
}

/** Those of `bodies` that a segment meets `after` so many cm of it or farther, the nearest first. */
export function bodiesMet<B extends Body>(
  bodies: readonly B[],
  from: Point,
  to: Point,
  after: Cm,
): readonly BodyOnLine<B>[] {
  const met: BodyOnLine<B>[] = [];
  for (const body of bodies) {
    let first = Infinity;
    for (const box of body.boxes)
      for (const at of meetingsWith(box, from, to)) if (at >= after && at < first) first = at;
    if (first < Infinity) met.push({ body, at: first });
  }
  return met.toSorted((a, b) => a.at - b.at);
}
