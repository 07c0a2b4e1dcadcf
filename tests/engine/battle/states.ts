/** Small positions for tests of the battle's core, and events without trimmings. */
import type { BattleEvent, BattleState, Gesture, Piece } from '../../../engine/battle';
import { apply } from '../../../engine/battle/reducer';
import { facingOf, poseAt } from '../../../engine/geometry';
import type { Pose } from '../../../engine/geometry';

export const pose = (x: number, y: number, heading = 0): Pose => poseAt({ x, y }, facingOf(heading));

export const piece = (id: string, change: Partial<Piece> = {}): Piece => ({
  id,
  seat: 'blue',
  command: 'brigade',
  where: { on: pose(10, 20) },
  formation: 'line',
  bases: null,
  gauges: { hits: 0 },
  marks: {},
  ...change,
});

export const stateOf = (change: Partial<BattleState> = {}): BattleState => ({
  at: { turn: 2, step: 1 },
  drawn: 0,
  acts: 0,
  pieces: [piece('first'), piece('second', { seat: 'red' })],
  commands: { brigade: piece('brigade', { formation: 'figure' }) },
  ground: {},
  marks: {},
  over: null,
  ...change,
});

export const MARKS = { brief: { until: 'step' }, daily: { until: 'turn' }, lasting: { until: 'cleared' } } as const;

/** The state after some gestures, from a fresh one. */
export function after(...gestures: readonly Gesture[]): BattleState {
  const state = stateOf();
  for (const gesture of gestures) apply(state, gesture, MARKS);
  return state;
}

export const eventOf = (gesture: Gesture): BattleEvent => ({ ...gesture, act: 0, seen: 'all', text: '', reasons: [] });
