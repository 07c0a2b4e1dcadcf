import { playback, type BattleEvent, type BattleState } from '../../engine/battle';
import type { Chronicled } from '../../engine/chronicle';
import type { TablePicture } from '../battle';
import { firedLately, formingAt, spanAt } from './day';

/** So many states before a change of formation are kept. */
const MOST_STANDING = 40;

/** A moment between two states: an event so far done. */
interface Held {
  readonly span: number;
  readonly event: BattleEvent | null;
  readonly before: BattleState;
  readonly after: BattleState;
}

/** A chronicle as it looks at any hour. For one stretch of the day it gives the same states, so that little is laid anew. */
export class DayHeld {
  readonly #chronicled: Chronicled;
  readonly #playback: ReturnType<typeof playback>;
  #held: Held | null = null;
  #standing: readonly { readonly event: number; readonly state: BattleState }[] = [];

  constructor(chronicled: Chronicled) {
    this.#chronicled = chronicled;
    this.#playback = playback(chronicled);
  }

  /** The state in which the stretch began that an hour lies in. */
  stateAt(now: number): BattleState {
    return this.#heldAt(spanAt(this.#chronicled, now)).before;
  }

  /** Has a stage show everybody where he is at an hour. */
  showOn(stage: Pick<TablePicture, 'hold'>, now: number): void {
    const index = spanAt(this.#chronicled, now);
    const held = this.#heldAt(index);
    const span = this.#chronicled.spans[index];
    if (!span) return;
    const share = span.until > span.from ? (now - span.from) / (span.until - span.from) : 0;
    const forming = formingAt(this.#chronicled, now).map(({ event, ...rest }) => ({
      ...rest,
      before: this.#standingBefore(event),
    }));
    const fired = firedLately(this.#chronicled, now);
    stage.hold(held.event, held.before, held.after, share, { fired, forming });
  }

  /** The state before an event, the same one as long as it is asked for again. */
  #standingBefore(event: number): BattleState {
    const known = this.#standing.find((one) => one.event === event);
    if (known) return known.state;
    const state = this.#playback.stateAt(event);
    this.#standing = [...this.#standing.slice(1 - MOST_STANDING), { event, state }];
    return state;
  }

  #heldAt(index: number): Held {
    if (this.#held?.span === index) return this.#held;
    const span = this.#chronicled.spans[index];
    const settled = span?.settled ?? 0;
    const moved = span?.moved ?? null;
    const before = this.#playback.stateAt(settled);
    const event = moved === null ? null : (this.#chronicled.events[moved] ?? null);
    const after = event ? this.#playback.stateAt(settled + 1) : before;
    this.#held = { span: index, event, before, after };
    return this.#held;
  }
}
