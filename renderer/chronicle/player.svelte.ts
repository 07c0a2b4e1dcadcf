import { RECORD_FORMAT, type BattleEvent, type BattleRecord, type BattleState } from '../../engine/battle';
import { lossesByHour, type Chronicled, type LossesFrom } from '../../engine/chronicle';
import type { TablePicture } from '../battle';
import { happenedIn, lastBegun } from './day';
import { DayHeld } from './day-held';

/** Minutes of the day in a second. */
export const SPEEDS = [1, 2, 5, 10, 30] as const;

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
  /** The state in which the present stretch of the day began. */
  readonly state: BattleState = $derived.by(() => this.#held.stateAt(this.now));
  readonly #held: DayHeld = $derived.by(() => new DayHeld(this.chronicled));
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
    this.seek(this.now);
  }

  /** Shows it on a stage until the function given back is called. */
  showOn(stage: TablePicture): () => void {
    this.#stage = stage;
    stage.stand(this.#held.stateAt(this.now));
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
    if (this.#stage) this.#held.showOn(this.#stage, this.now);
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
