import { playback, RECORD_FORMAT, type BattleEvent, type BattleRecord, type BattleState } from '../../engine/battle';
import { lossesByHour, type Chronicled, type LossesFrom } from '../../engine/chronicle';
import type { TablePicture } from '../battle';
import { firedLately, formingAt, happenedIn, lastBegun, spanAt } from './day';

/** Minutes of the day in a second. */
export const SPEEDS = [1, 2, 5, 10, 30] as const;

/** So many states before a change of formation are kept. */
const MOST_STANDING = 40;

/** A moment between two states: an event so far done. */
interface Held {
  readonly span: number;
  readonly event: BattleEvent | null;
  readonly before: BattleState;
  readonly after: BattleState;
}

/** A chronicle and the clock by which it is watched. */
export class ChroniclePlayer {
  chronicled: Chronicled;
  /** What plan and table show is that of a battle. */
  readonly record: BattleRecord = $derived.by(() => recordOf(this.chronicled));
  /** What each side has lost, from hour to hour. */
  readonly losses: readonly LossesFrom[] = $derived.by(() => lossesByHour(this.chronicled));
  /** Minutes after midnight. */
  now = $state(0);
  playing = $state(false);
  speed = $state<number>(2);
  readonly caption = $derived.by(() => lastBegun(this.chronicled.captions, this.now));
  readonly chapter = $derived.by(() => lastBegun(this.chronicled.chapters, this.now));
  /** The state in which the present span began. */
  readonly state: BattleState = $derived.by(() => this.#heldAt(this.#spanNow()).before);
  readonly #spanNow = () => spanAt(this.chronicled, this.now);
  readonly #playback: ReturnType<typeof playback> = $derived.by(() => playback(this.chronicled));
  #held: Held | null = null;
  #standing: readonly { readonly event: number; readonly state: BattleState }[] = [];
  #stage: TablePicture | null = null;
  #frame = 0;
  #before = 0;
  #listener: ((events: readonly BattleEvent[]) => void) | null = null;

  constructor(chronicled: Chronicled) {
    this.chronicled = $state.raw(chronicled);
    this.now = chronicled.day.begins;
  }

  /** The day is told otherwise; the clock stays where it is. */
  retell(chronicled: Chronicled): void {
    this.chronicled = chronicled;
    this.#held = null;
    this.#standing = [];
    this.seek(this.now);
  }

  /** Shows it on a stage until the function given back is called. */
  showOn(stage: TablePicture): () => void {
    this.#stage = stage;
    stage.stand(this.#heldAt(this.#spanNow()).before);
    this.#draw();
    return () => {
      if (this.#stage === stage) this.#stage = null;
    };
  }

  /** The share of its men that each side has lost at an hour. */
  lossesAt(hour: number): LossesFrom['share'] {
    return lastBegun(this.losses, hour)?.share ?? {};
  }

  /** Tells what happens while it plays, until the function given back is called. */
  listen(listener: (events: readonly BattleEvent[]) => void): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = null;
    };
  }

  seek(to: number): void {
    const { begins, ends } = this.chronicled.day;
    this.now = Math.max(begins, Math.min(ends, to));
    this.#draw();
  }

  play(): void {
    if (this.playing) return;
    if (this.now >= this.chronicled.day.ends) this.seek(this.chronicled.day.begins);
    this.playing = true;
    this.#before = 0;
    this.#frame = requestAnimationFrame((time) => this.#go(time));
  }

  pause(): void {
    this.playing = false;
    cancelAnimationFrame(this.#frame);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** To the next caption, or to the beginning of this one and then of the one before. */
  step(by: 1 | -1): void {
    this.#jump(
      this.chronicled.captions.map(({ at }) => at),
      by,
    );
  }
  stepChapter(by: 1 | -1): void {
    this.#jump(
      this.chronicled.chapters.map(({ at }) => at),
      by,
    );
  }

  #jump(times: readonly number[], by: 1 | -1): void {
    const { begins, ends } = this.chronicled.day;
    const to = by === 1 ? times.find((at) => at > this.now) : times.findLast((at) => at < this.now);
    this.seek(to ?? (by === 1 ? ends : begins));
  }

  #go(time: number): void {
    if (!this.playing) return;
    const seconds = this.#before === 0 ? 0 : Math.min(0.25, (time - this.#before) / 1000);
    this.#before = time;
    const from = this.now;
    this.seek(from + seconds * this.speed);
    this.#listener?.(happenedIn(this.chronicled, from, this.now));
    if (this.now >= this.chronicled.day.ends) this.pause();
    else this.#frame = requestAnimationFrame((next) => this.#go(next));
  }

  #draw(): void {
    const index = this.#spanNow();
    const held = this.#heldAt(index);
    const span = this.chronicled.spans[index];
    if (!span) return;
    const share = span.until > span.from ? (this.now - span.from) / (span.until - span.from) : 0;
    const forming = formingAt(this.chronicled, this.now).map(({ event, ...rest }) => ({
      ...rest,
      before: this.#standingBefore(event),
    }));
    const fired = firedLately(this.chronicled, this.now);
    this.#stage?.hold(held.event, held.before, held.after, share, { fired, forming });
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
    const span = this.chronicled.spans[index];
    const settled = span?.settled ?? 0;
    const moved = span?.moved ?? null;
    const before = this.#playback.stateAt(settled);
    const event = moved === null ? null : (this.chronicled.events[moved] ?? null);
    const after = event ? this.#playback.stateAt(settled + 1) : before;
    this.#held = { span: index, event, before, after };
    return this.#held;
  }
}

function recordOf({ scenario, roster, vocabulary, start, events, title }: Chronicled): BattleRecord {
  return {
    cockade: 'battle record',
    format: RECORD_FORMAT,
    system: { id: 'chronicle', title, version: '1' },
    options: {},
    seats: {},
    dice: { from: 'people' },
    outcome: { winner: null, reason: '', turns: 0, ended: false, losses: {} },
    ...{ scenario, roster, vocabulary, start, events },
    ...{ entries: [], steps: [], checksum: '', seal: '' },
  };
}
