import type { DeskCalls } from '../../electron/desk/api';
import {
  RECORD_FORMAT,
  playback,
  type BattleEvent,
  type BattleRecord,
  type BattleState,
  type Playback,
} from '../../engine/battle';
import { logOf, phaseAt, readingTime, turnsOf, wait, type ReplayStage } from '../replay';

type Beginning = DeskCalls['play.start']['result']['first'];

/** A new event stays at least this long: what is of note can be read, routine only be followed. */
const READING_MS = { note: 900, routine: 200 } as const;

/** A battle that is still being fought, shown as a kept one is: new events are acted, older moments can be looked at. */
export class PlayedBattle {
  #first: Beginning;
  /** Grows at its end, so that the moments worked out of it stay good. */
  #events: BattleEvent[];
  #playback: Playback;
  record: BattleRecord = $state.raw() as BattleRecord;
  moment = $state(0);
  /** What happened after this is not told yet: it has not been shown. */
  horizon = $state(0);
  playing = $state(false);
  speed = 1;
  readonly plansNow = [];
  readonly turns = $derived(turnsOf(this.record.events));
  readonly state: BattleState = $derived(this.stateAt(this.moment));
  readonly phase = $derived(phaseAt(this.turns, this.moment));
  readonly #all = $derived(logOf(this.record, this.turns));
  readonly log = $derived(this.#all.filter(({ moment }) => moment <= this.horizon));
  #stage: ReplayStage | null = null;
  #run = 0;
  /** Shown without being acted until the next decision. */
  #hurried = false;

  constructor(first: Beginning, events: readonly BattleEvent[]) {
    this.#first = first;
    this.#events = [...events];
    this.#playback = playback({ ...first, events: this.#events });
    this.record = this.#recordNow();
    this.moment = this.horizon = this.#events.length;
  }

  /** The number of the last turn: that of the fight, or an earlier one with which the scenario ends. */
  get lastTurn(): number {
    const { turns, scenario } = this.#first;
    return Math.min(turns, scenario.victory.turns ?? turns);
  }

  get length(): number {
    return this.record.events.length;
  }

  stateAt(moment: number): BattleState {
    // Depends on the record: after an undo the same moment may be another.
    void this.record;
    return this.#playback.stateAt(moment);
  }

  showOn(stage: ReplayStage): () => void {
    this.#stage = stage;
    stage.stand(this.stateAt(this.moment));
    return () => {
      if (this.#stage === stage) this.#stage = null;
    };
  }

  /** Adds the events after the first `from`; those known already are left out. They are acted one after another. */
  extend(from: number, events: readonly BattleEvent[]): void {
    const fresh = events.slice(Math.max(0, this.#events.length - from));
    if (from > this.#events.length || fresh.length === 0) return;
    const isWatched = this.moment === this.#events.length || this.playing;
    this.#events.push(...fresh);
    this.#tell();
    if (this.#hurried || !isWatched) return this.#jump(isWatched);
    if (!this.playing) {
      this.playing = true;
      void this.#roll(++this.#run);
    }
  }

  /** Shows another past at once: after an undo, or as another seat has seen it. */
  replace(events: readonly BattleEvent[], first: Beginning = this.#first): void {
    this.#run += 1;
    this.playing = false;
    this.#stage?.finish();
    this.#first = first;
    this.#events = [...events];
    this.#playback = playback({ ...first, events: this.#events });
    this.#tell();
    this.#jump(true);
  }

  /** Looks at an earlier moment, or at the present again. */
  seek(moment: number): void {
    this.hurry();
    this.moment = Math.max(0, Math.min(this.length, Math.round(moment)));
    this.#stage?.stand(this.stateAt(this.moment));
  }

  /** Shows at once all that has happened, and until `calm` whatever still happens. */
  hurry(): void {
    this.#hurried = true;
    if (!this.playing) return;
    this.#run += 1;
    this.playing = false;
    this.#stage?.finish();
    this.#jump(true);
  }
  /** What happens from now on is acted again. */
  calm(): void {
    this.#hurried = false;
  }

  #jump(toTheEnd: boolean): void {
    this.horizon = this.length;
    if (!toTheEnd) return;
    this.moment = this.length;
    this.#stage?.stand(this.stateAt(this.moment));
  }

  #tell(): void {
    this.record = this.#recordNow();
  }

  /** As a record that has not ended. */
  #recordNow(): BattleRecord {
    const outcome = { winner: null, reason: '', turns: 0, ended: false, losses: {} };
    const unsealed = { entries: [], steps: [], outcome, checksum: '', seal: '' };
    const { turns: _, ...first } = this.#first;
    return { cockade: 'battle record', format: RECORD_FORMAT, ...first, events: this.#events, ...unsealed };
  }

  /** An event whose acting was broken off leaves the stage as it would have ended: by then the present may be another. */
  async #act(event: BattleEvent, before: BattleState, run: number): Promise<void> {
    const stage = this.#stage;
    await stage?.play(event, before, this.stateAt(this.moment), this.speed);
    if (run !== this.#run && !this.playing) stage?.stand(this.stateAt(this.moment));
  }

  async #roll(run: number): Promise<void> {
    while (this.moment < this.#events.length) {
      const event = this.#events[this.moment];
      if (!event) break;
      const before = this.stateAt(this.moment);
      this.moment += 1;
      this.horizon = Math.max(this.horizon, this.moment);
      const acted = this.#act(event, before, run);
      const reading = readingTime(event, this.record.vocabulary, READING_MS);
      await Promise.all([acted, reading > 0 ? wait(reading / this.speed) : undefined]);
      if (run !== this.#run) return;
    }
    this.playing = false;
  }
}
