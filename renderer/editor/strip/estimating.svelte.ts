import { untrack } from 'svelte';
import type { GameSummary } from '../../../engine/analysis/report';
import type { Id } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';
import { estimateOf, type Estimate } from './estimate';

/** Battles begin when nothing was edited for so long, so many of them, and end undecided after so many turns, ms. */
const QUIET_MS = 2000;
const GAMES = 20;
const TURNS = 30;
/** More when they are asked for with F5. */
const GAMES_ASKED = 60;

/** A result, the text it is of, and how many steps of the history that had. */
interface Known {
  readonly estimate: Estimate;
  readonly text: string;
  readonly steps: number;
}

/** Fights some battles of the text in the background: after two quiet seconds, until the next edit. */
export class Estimating {
  /** Of the text as it is, as far as it is fought; null when nothing is known of it. */
  now = $state.raw<Estimate | null>(null);
  /** What it was before the last step whose result is known. */
  before = $state.raw<{ readonly does: string; readonly estimate: Estimate } | null>(null);
  isFighting = $state(false);
  /** Why there are none. */
  fault = $state<string | null>(null);
  readonly #editing: Editing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: { readonly name: string; readonly of: number; games: readonly GameSummary[] } | null = null;
  #last: Known | null = null;
  #count = 0;
  readonly #stopListening: () => void;

  constructor(editing: Editing) {
    this.#editing = editing;
    this.#stopListening = editing.desk.on('balance.games', ({ run, games }) => {
      if (run === this.#running?.name) this.#hear(games);
    });
  }

  /** Hears of every edit: what is being fought is given up, and begins anew when it is quiet, unless it `rests`. */
  edited(text: string, rests = false): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.fault = null;
    if (this.#last?.text === text) this.now = this.#last.estimate;
    else {
      this.now = null;
      if (rests) return;
      this.#timer = setTimeout(() => void this.#fight(GAMES), QUIET_MS);
    }
  }

  /** Fights again, and more of them. */
  again(): void {
    this.#stop();
    clearTimeout(this.#timer);
    void this.#fight(GAMES_ASKED);
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.#stopListening();
  }

  #hear(games: readonly GameSummary[]): void {
    const { scenario, reading } = this.#editing;
    if (!this.#running || !scenario || !reading?.play) return;
    this.#running.games = [...this.#running.games, ...games];
    const told = reading.play.sides;
    const breaksAt = (id: Id): number => told.find((side) => side.id === id)?.breaksAt ?? Infinity;
    const sides = scenario.armies.map(({ id, name }) => ({ id, name, breaksAt: breaksAt(id) }));
    this.now = estimateOf(sides, this.#running.games, this.#running.of);
  }

  #stop(): void {
    if (this.#running !== null) void this.#editing.desk.call('balance.stop', { run: this.#running.name });
    this.#running = null;
    this.isFighting = false;
  }

  async #fight(games: number): Promise<void> {
    const { text, file, document, reading, isSettled } = untrack(() => this.#editing);
    if (!isSettled || reading === null) return this.edited(text);
    const errors = reading.findings.filter(({ severity }) => severity === 'error').length;
    if (errors > 0 || reading.play === null) {
      this.fault = errors === 1 ? 'There is an error to mend first.' : `There are ${errors} errors to mend first.`;
      return;
    }
    this.#count += 1;
    const running = { name: `editor-${this.#count}`, of: games, games: [] };
    this.#running = running;
    this.isFighting = true;
    const order = { run: running.name, text, file, seed: 1, games, turns: TURNS, inBackground: true };
    const answer = await this.#editing.desk.call('balance.run', order);
    if (this.#running !== running) return;
    this.#running = null;
    this.isFighting = false;
    if ('fault' in answer) {
      this.fault = answer.fault.message;
      return;
    }
    if (this.now === null) return;
    if (this.#last && this.#last.text !== text) this.before = beforeStep(this.#last, document.steps);
    this.#last = { estimate: this.now, text, steps: document.done };
  }
}

/** The result before, by the step that came after it. */
function beforeStep(
  { estimate, steps: done }: Known,
  steps: readonly { readonly does: string }[],
): { readonly does: string; readonly estimate: Estimate } | null {
  const step = steps[done];
  return step ? { does: step.does, estimate } : null;
}
