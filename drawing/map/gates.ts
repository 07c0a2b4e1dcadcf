/** Gates on the edge of the table: how a named entry point is drawn wherever it is shown. */
import { facingOf, plus, rightOf, times, type Point } from '../../engine/geometry';
import type { Cm, EntryPoint } from '../../engine/scenario';

/** The parts of a gate as shares of its size, which is the length of an arrow of those who come on: one goes through. */
export const GATE = { wide: 0.86, long: 0.42, tip: 0.16, far: 0.34 };

/** The posts on either hand, each from the edge inward, and between them a tip that tells the way: out, of an exit. */
export interface Gate {
  readonly posts: readonly (readonly [Point, Point])[];
  readonly tip: readonly [Point, Point, Point];
}

export function gateAt({ at, heading, exit }: Pick<EntryPoint, 'at' | 'heading' | 'exit'>, size: Cm): Gate {
  const direction = facingOf(heading);
  const on = (right: number, ahead: number): Point =>
    plus(at, plus(times(rightOf(direction), right * size), times(direction, ahead * size)));
  const { wide, long, tip, far } = GATE;
  const post = (right: number) => [on(right, 0), on(right, long)] as const;
  const [back, point] = exit ? [far, far - tip] : [far - tip, far];
  return { posts: [post(-wide / 2), post(wide / 2)], tip: [on(-tip, back), on(0, point), on(tip, back)] };
}
