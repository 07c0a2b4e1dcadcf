import { playback, type BattleEvent, type BattleRecord, type BattleState } from '../../engine/battle';
import { axisOf, roomBeyond } from './axis';
import { chaptersOf } from './chapters';
import { curvesOf, marksOf } from './curves';
import { logOf } from './log';
import { countUpTo, stopsOf } from './moments';
import { plansAt, withPlans, type Plans } from './plans';
import { phaseAt, turnAt, turnsOf } from './turns';
import { readingTime, wait } from './waiting';

/** Whatever shows the table: it stands still or plays one event; the plan and the 3D table are both stages. */
export interface ReplayStage {
  stand(state: BattleState): void;
  play(event: BattleEvent, before: BattleState, after: BattleState, speed: number): Promise<void>;
  /** Ends a running animation at once. */
  finish(): void;
  /** States follow each other as fast as they can be drawn, while somebody drags through the battle. */
  hurry?(on: boolean): void;
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
/** A line of the log stays at least this long at speed 1: what is of note can be read, routine only be followed. */
const READING_MS = { note: 1500, routine: 420 } as const;

/** A kept battle and the cursor in it. Everything shown of a battle hangs on `moment`. */
export class ReplayPlayer {
  readonly record: BattleRecord;
  readonly turns: ReturnType<typeof turnsOf>;
  readonly chapters: ReturnType<typeof chaptersOf>;
  readonly curves: ReturnType<typeof curvesOf>;
  readonly marks: ReturnType<typeof marksOf>;
  readonly stops: readonly number[];
  readonly length: number;
  readonly #playback: ReturnType<typeof playback>;
  readonly #log: ReturnType<typeof logOf>;

  moment = $state(0);
  /** What is to come stays hidden: turning points, curves and lines after the farthest moment that was reached. */
  hidesFuture = $state(false);
  #reached = $state(0);
  playing = $state(false);
  /** What the sides meant to do, once the desk has told it. */
  plans = $state.raw<Plans['plans']>([]);
  /** What they mean to do at the moment. */
  readonly plansNow = $derived(plansAt(this.plans, this.moment));
  speed = $state(1);
  /** The event the cursor has just passed; null at the start. */
  readonly event: BattleEvent | null = $derived(this.moment === 0 ? null : this.#eventBefore(this.moment));
  readonly state: BattleState = $derived(this.stateAt(this.moment));
  readonly log = $derived(this.#logNow());
  readonly phase = $derived(this.#phaseNow());
  readonly turn = $derived(this.#turnNow());
  readonly stop = $derived(this.#stopNow());
  /** Nothing after it is shown. */
  readonly horizon: number = $derived(this.hidesFuture ? Math.max(this.#reached, this.moment) : this.#end());
  /** Turns of the longest battle that is shown beside it. */
  turnsBeside = $state(0);
  /** While the cursor is dragged the axis stays as it is. */
  #roomHeld = $state<number | null>(null);
  readonly #room = $derived(this.#roomHeld ?? this.#roomNow());
  readonly axis = $derived(this.#axisNow());
  #stage: ReplayStage | null = null;
  /** Changes whenever what is being played is no longer wanted. */
  #run = 0;

  constructor(record: BattleRecord) {
    this.record = record;
    this.#playback = playback(record);
    this.length = record.events.length;
    this.turns = turnsOf(record.events);
    this.chapters = chaptersOf(record, this.turns);
    this.curves = curvesOf(record);
    this.marks = marksOf(record);
    this.#log = logOf(record, this.turns);
    this.stops = stopsOf(record.events);
  }

  /** Hides what is to come from now on, or shows it again. */
  hideFuture(hides: boolean): void {
    this.#reached = this.moment;
    this.hidesFuture = hides;
  }

  stateAt(moment: number): BattleState {
    return this.#playback.stateAt(moment);
  }

  /** Shows the player on a stage until the function given back is called. */
  showOn(stage: ReplayStage): () => void {
    this.#stage = stage;
    stage.stand(this.stateAt(this.moment));
    return () => {
      if (this.#stage === stage) this.#stage = null;
    };
  }

  /** Sets the cursor; a running player halts there. */
  seek(moment: number): void {
    this.pause();
    const to = Math.max(0, Math.min(this.length, Math.round(moment)));
    if (to === this.moment) return;
    this.#reached = Math.max(this.#reached, this.moment);
    this.moment = to;
    this.#stage?.stand(this.stateAt(to));
  }

  /** The cursor is taken hold of, or let go. */
  scrub(on: boolean): void {
    if (on) this.pause();
    this.#roomHeld = on ? this.#room : null;
    this.#stage?.hurry?.(on);
  }

  play(): void {
    if (this.playing || this.length === 0) return;
    if (this.moment >= this.length) this.seek(0);
    this.playing = true;
    void this.#roll(++this.#run);
  }

  pause(): void {
    if (!this.playing) return;
    this.playing = false;
    this.#run += 1;
    this.#stage?.finish();
    this.#stage?.stand(this.stateAt(this.moment));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** To the next or previous stop. */
  step(by: 1 | -1): void {
    const passed = countUpTo(this.stops, this.moment);
    const onStop = this.stops[passed - 1] === this.moment;
    if (by === 1) this.seek(this.stops[passed] ?? this.length);
    else this.seek(this.stops[onStop ? passed - 2 : passed - 1] ?? 0);
  }

  /** To the start of the next turn, or of this one and then of the one before. */
  stepTurn(by: 1 | -1): void {
    const starts = this.turns.map((turn) => turn.from);
    const to = by === 1 ? starts.find((from) => from > this.moment) : starts.findLast((from) => from < this.moment);
    this.seek(to ?? (by === 1 ? this.length : 0));
  }

  /** To the start of the next or previous phase. */
  stepPhase(by: 1 | -1): void {
    const starts = this.turns.flatMap((turn) => turn.phases.map((phase) => phase.from));
    const to = by === 1 ? starts.find((from) => from > this.moment) : starts.findLast((from) => from < this.moment);
    this.seek(to ?? (by === 1 ? this.length : 0));
  }

  /** To the next or previous turning point; the first again after the last. */
  stepChapter(by: 1 | -1): void {
    const moments = this.chapters.map((chapter) => chapter.moment);
    const to = by === 1 ? moments.find((one) => one > this.moment) : moments.findLast((one) => one < this.moment);
    this.seek(to ?? (by === 1 ? (moments[0] ?? this.length) : 0));
  }

  async #roll(run: number): Promise<void> {
    while (this.moment < this.length) {
      const event = this.record.events[this.moment];
      if (!event) break;
      const before = this.stateAt(this.moment);
      this.moment += 1;
      const shown = this.#stage?.play(event, before, this.stateAt(this.moment), this.speed);
      const reading = readingTime(event, this.record.vocabulary, READING_MS);
      await Promise.all([shown, reading > 0 ? wait(reading / this.speed) : undefined]);
      if (run !== this.#run) return;
    }
    this.playing = false;
  }

  #eventBefore(moment: number): BattleEvent | null {
    return this.record.events[moment - 1] ?? null;
  }

  #logNow() {
    return this.plans.length > 0 ? withPlans(this.#log, this.plans, this.record.roster) : this.#log;
  }

  #phaseNow() {
    return phaseAt(this.turns, this.moment);
  }

  #stopNow(): number {
    return countUpTo(this.stops, this.moment);
  }

  /** How long a battle lasts is to come as well: there is room for more turns than are known. */
  #roomNow(): number {
    const { turns, horizon } = this;
    if (this.hidesFuture) return roomBeyond(turns.filter(({ from }) => from <= horizon).length);
    return Math.max(turns.length, this.turnsBeside);
  }

  #axisNow() {
    return axisOf(this.turns, this.#room);
  }

  #end(): number {
    return this.length;
  }

  #turnNow() {
    return turnAt(this.turns, this.moment);
  }
}
