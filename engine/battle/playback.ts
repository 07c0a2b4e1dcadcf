/** A kept battle that can be played back: any moment from its events alone. Loads without any rules. */
import type { BattleEvent } from './events';
import { copyState } from './pieces';
import type { BattleRecord } from './record';
import { apply } from './reducer';
import type { LifetimesOfMarks } from './marks';
import type { BattleState } from './state';

export interface Playback {
  /** Number of events; moments run from 0 (before the first) to this. */
  readonly length: number;
  /** The state after the first `moment` events. It belongs to the caller. */
  stateAt(moment: number): BattleState;
}

/** Every so many events a state is kept in memory, so that a seek folds only a few. */
const STRIDE = 64;

export function playback(record: Pick<BattleRecord, 'start' | 'events' | 'vocabulary'>): Playback {
  const { events, start } = record;
  const marks = record.vocabulary.marks;
  const kept: BattleState[] = [start];
  const keptAt = (index: number): BattleState => {
    for (let i = kept.length; i <= index; i++) {
      const last = kept[i - 1] ?? start;
      kept.push(fold(last, events.slice((i - 1) * STRIDE, i * STRIDE), marks));
    }
    return kept[index] ?? start;
  };
  return {
    length: events.length,
    stateAt(moment) {
      const whole = Math.max(0, Math.min(events.length, Math.floor(moment)));
      const index = Math.floor(whole / STRIDE);
      return fold(keptAt(index), events.slice(index * STRIDE, whole), marks);
    },
  };
}

/** The state that `events` make of `start`, which stays as it was. */
export function fold(start: BattleState, events: readonly BattleEvent[], marks: LifetimesOfMarks): BattleState {
  const state = copyState(start);
  for (const event of events) apply(state, event, marks);
  return state;
}
