/** What of a day is heard: far more happens in a second of it than anybody could tell apart. */
import type { BattleEvent, BattleRecord } from '../../engine/battle';
import { cuesOf, type Cue } from '../sound';

/** After a sound of a kind none of its kind is heard for so long, s. */
const APART = { volley: 0.45, cannon: 0.7, drums: 2.5, hooves: 1.8 } as const;
/** Marches go on all day and stay in the background. */
const MARCHES = 0.5;

/** Keeps what was heard last, by its kind. */
export class Din {
  readonly #last = new Map<Cue['noise'], number>();

  /** The sounds of what has just happened; `now` in seconds of a clock that only goes on. */
  of(events: readonly BattleEvent[], record: Pick<BattleRecord, 'roster' | 'vocabulary'>, now: number): readonly Cue[] {
    return events.flatMap((event) => {
      const [cue] = cuesOf(event, record, 1);
      if (!cue || now - (this.#last.get(cue.noise) ?? -Infinity) < APART[cue.noise]) return [];
      this.#last.set(cue.noise, now);
      return [event.do === 'moved' ? { ...cue, loudness: cue.loudness * MARCHES } : cue];
    });
  }
}
