import { untrack } from 'svelte';
import type { Estimate } from '../../../electron/desk/api';
import type { Editing } from '../editing.svelte';

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
  #running: string | null = null;
  #last: Known | null = null;
  #count = 0;
  readonly #stopListening: () => void;

  constructor(editing: Editing) {
    this.#editing = editing;
    this.#stopListening = editing.desk.on('estimate.games', ({ estimate, ...told }) => {
      if (estimate === this.#running) this.now = told;
    });
  }

  /** Hears of every edit: what is being fought is given up, and begins anew when it is quiet. */
  edited(text: string): void {
    this.#stop();
    clearTimeout(this.#timer);
    this.fault = null;
    if (this.#last?.text === text) this.now = this.#last.estimate;
    else {
      this.now = null;
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

  #stop(): void {
    if (this.#running !== null) void this.#editing.desk.call('estimate.stop', { estimate: this.#running });
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
    const estimate = `estimate-${this.#count}`;
    this.#running = estimate;
    this.isFighting = true;
    const answer = await this.#editing.desk.call('estimate.run', {
      estimate,
      text,
      file,
      seed: 1,
      games,
      turns: TURNS,
    });
    if (this.#running !== estimate) return;
    this.#running = null;
    this.isFighting = false;
    if ('fault' in answer) {
      this.fault = answer.fault.message;
      return;
    }
    this.now = answer.ok;
    if (this.#last && this.#last.text !== text) this.before = beforeStep(this.#last, document.steps);
    this.#last = { estimate: answer.ok, text, steps: document.done };
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
