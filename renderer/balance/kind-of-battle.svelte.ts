import { SvelteSet } from 'svelte/reactivity';
import type { GameSummary, Report, Setting } from '../../engine/analysis/report';
import { FEWEST_FOR_SHARES, reportOf } from '../../engine/analysis/report';
import type { DeskCalls, Fault } from '../../electron/desk/api';

type RunArguments = DeskCalls['balance.run']['args'];
/** What battles are otherwise than the file has them. */
export type KindChoices = Pick<RunArguments, 'rules' | 'scale' | 'without' | 'generals' | 'again'> & {
  readonly turns?: number;
};

/** Five points. */
const SURE = 0.05;

/** Battles told of within so long are taken in together, ms: a report takes a moment. */
const TOGETHER_MS = 500;

/** Battles of one kind as they become known, and what they tell. */
export class KindOfBattle {
  setting = $state.raw<Setting | null>(null);
  games = $state.raw<readonly GameSummary[]>([]);
  fault = $state.raw<Fault | null>(null);
  isRunning = $state(false);
  readonly report: Report | null = $derived(
    this.setting && this.games.length > 0 ? reportOf(this.setting, this.games) : null,
  );
  /** The first side's share of wins is known within five points either way. */
  readonly isSure = $derived.by(() => {
    const { report } = this;
    const [low, high] = report?.results.intervals[report.setting.sides[0]?.id ?? ''] ?? [0, 1];
    return report !== null && report.results.games >= FEWEST_FOR_SHARES && high - low <= 2 * SURE + 1e-9;
  });
  readonly #seen = new SvelteSet<number>();
  #waiting: GameSummary[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Its letter: A, B, C. */
    readonly id: string,
    readonly label: string,
    readonly choices: KindChoices,
  ) {}

  /** Takes in battles that are told of; each seed once. */
  add(games: readonly GameSummary[]): void {
    for (const game of games) {
      if (this.#seen.has(game.seed)) continue;
      this.#seen.add(game.seed);
      this.#waiting.push(game);
    }
    this.#timer ??= setTimeout(() => this.settle(), TOGETHER_MS);
  }

  /** Takes in at once what waits. */
  settle(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#waiting.length === 0) return;
    this.games = [...this.games, ...this.#waiting].sort((a, b) => a.seed - b.seed);
    this.#waiting = [];
  }

  /** How many of so many seeds are known, with those that wait. */
  known(seed: number, count: number): number {
    let known = 0;
    for (const one of this.#seen) if (one >= seed && one < seed + count) known += 1;
    return known;
  }

  /** Its battles are others now. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#seen.clear();
    this.games = [];
    this.setting = null;
    this.fault = null;
  }
}
