import type { DeskBridge, Fault } from '../../electron/desk/api';
import type { BattleRecord, Id } from '../../engine/battle';
import { chancesOf, type TurnSample } from './chance';
import type { Turn } from './turns';

/** A continuation still open after so many turns ends undecided. */
const MOST_TURNS = 30;
/** The seeds of continuations: others than those people fight with. */
const FIRST_SEED = 700_001;

/** It is fought on in the background once nobody has moved the replay for so long, ms: while somebody does, the picture has the machine. */
const AT_REST_MS = 1500;
/** After so many faults in a row nothing more is tried unasked. */
const MOST_FAILED = 3;

/**
 * The chance to win as a battle goes on: from the beginning of each turn it is fought on by capable generals, so many times,
 * in the background while the replay stands still or plays. What was fought before is recalled, since the desk keeps it under the
 * seal of the record.
 */
export class Chances {
  /** What is known of each turn; turns without any continuation are left out. */
  samples = $state.raw<readonly TurnSample[]>([]);
  isRunning = $state(false);
  /** To be worked out as soon as nobody moves the replay; a person may stop it. */
  isMeant = $state(true);
  /** Continuations of a turn that are wanted. */
  wanted = $state(20);
  fault = $state.raw<Fault | null>(null);
  readonly #record: Pick<BattleRecord, 'roster' | 'outcome'>;
  readonly #turns: readonly Turn[];
  readonly points = $derived.by(() => chancesOf(this.samples, this.#turns, this.#record));
  readonly #desk: DeskBridge;
  readonly #battle: string;
  readonly #stops: (() => void)[];
  #run: { readonly name: string } | null = null;
  /** The turn of each run: of one that was broken off the battle under way is still told. */
  #turnOf: Readonly<Record<string, number>> = {};
  /** How often it failed unasked, one time after another. */
  #failed = 0;
  #atRest: ReturnType<typeof setTimeout> | null = null;
  /** Who won, by turn and seed. */
  #known: Readonly<Record<number, Readonly<Record<number, Id | null>>>> = {};

  constructor(
    desk: DeskBridge,
    battle: string,
    record: Pick<BattleRecord, 'roster' | 'outcome'>,
    turns: readonly Turn[],
  ) {
    this.#desk = desk;
    this.#battle = battle;
    this.#record = record;
    this.#turns = turns.filter(({ number }) => number > 0);
    this.#stops = [
      desk.on('balance.games', ({ run, games }) => {
        const turn = this.#turnOf[run];
        if (turn === undefined) return;
        const won = Object.fromEntries(games.map(({ seed, outcome }) => [seed, outcome.winner]));
        this.#known = { ...this.#known, [turn]: { ...this.#known[turn], ...won } };
        this.samples = Object.entries(this.#known).map(([of, winners]) => ({
          turn: Number(of),
          winners: Object.values(winners),
        }));
      }),
    ];
  }

  /** Some continuations are missing that are wanted, and will be fought. */
  get isComing(): boolean {
    return this.isMeant && this.progress.done < this.progress.of;
  }

  /** Continuations known and wanted, of all turns. */
  get progress(): { readonly done: number; readonly of: number } {
    const done = this.samples.reduce((sum, { winners }) => sum + Math.min(this.wanted, winners.length), 0);
    return { done, of: this.#turns.length * this.wanted };
  }

  /** Recalls what was fought before. */
  async recall(): Promise<void> {
    await this.#go(true);
  }

  /** The replay was moved by hand: what is fought waits until it has stood still for a while. */
  moved(): void {
    if (this.isRunning) this.rest();
    this.#beginSoon();
  }

  /** The replay plays, for half an hour maybe: what is fought goes on meanwhile, or begins. */
  plays(): void {
    if (!this.isRunning && !this.#atRest) this.#beginSoon();
  }

  #beginSoon(): void {
    if (this.#atRest) clearTimeout(this.#atRest);
    this.#atRest = setTimeout(() => {
      this.#atRest = null;
      if (this.isMeant && !this.isRunning) void this.#fight(false);
    }, AT_REST_MS);
  }

  /** Fights what is missing of so many continuations a turn; the last turns first, for they take the least. */
  async work(wanted = this.wanted): Promise<void> {
    this.wanted = wanted;
    this.fault = null;
    this.isMeant = true;
    await this.#fight(true);
  }

  /** A person wants no more of it. */
  stop(): void {
    this.isMeant = false;
    this.rest();
  }

  /** Nothing is fought until the replay is on show and moves or plays again. */
  rest(): void {
    const run = this.#run;
    this.#run = null;
    this.isRunning = false;
    if (this.#atRest) clearTimeout(this.#atRest);
    this.#atRest = null;
    if (run) void this.#desk.call('balance.stop', { run: run.name });
  }

  close(): void {
    this.rest();
    this.#stops.forEach((stop) => stop());
  }

  /** A fault is told to who asked for it; unasked it is tried a few times more. */
  async #fight(isAsked: boolean): Promise<void> {
    const ended = await this.#go(false);
    if (ended === 'stopped') return;
    this.isRunning = false;
    this.#failed = ended === 'done' ? 0 : this.#failed + 1;
    if (ended === 'done') return;
    if (isAsked || this.#failed >= MOST_FAILED) this.isMeant = false;
    if (isAsked) this.fault = ended;
    else this.#beginSoon();
  }

  /** Stopped: by a person or because others took its place. */
  async #go(keptOnly: boolean): Promise<'done' | 'stopped' | Fault> {
    if (this.#run) this.rest();
    if (!keptOnly) this.isRunning = true;
    for (const { number: turn } of [...this.#turns].reverse()) {
      const run = { name: crypto.randomUUID() };
      this.#run = run;
      this.#turnOf = { ...this.#turnOf, [run.name]: turn };
      const answer = await this.#desk.call('balance.run', {
        run: run.name,
        seed: FIRST_SEED,
        games: this.wanted,
        turns: MOST_TURNS,
        file: null,
        inBackground: true,
        keptOnly,
        again: { battle: this.#battle, turn, freely: true },
      });
      if (this.#run !== run) return 'stopped';
      this.#run = null;
      if ('fault' in answer) return answer.fault.code === 'balance-stopped' ? 'done' : answer.fault;
    }
    return 'done';
  }
}
