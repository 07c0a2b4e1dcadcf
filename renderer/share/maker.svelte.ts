import type { MakingControl } from './making';

/** Makes one thing at a time, tells how far it is, and says what went wrong. */
export class Maker {
  progress = $state.raw<{ readonly done: number; readonly of: number } | null>(null);
  fault = $state<string | null>(null);
  #stopping: AbortController | null = null;

  async make(work: (making: MakingControl) => Promise<void>): Promise<void> {
    if (this.#stopping) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    this.#stopping = stopping;
    this.fault = null;
    this.progress = { done: 0, of: 0 };
    try {
      await work({ onProgress: (done, of) => (this.progress = { done, of }), signal });
    } catch (error) {
      if (!signal.aborted) this.fault = error instanceof Error ? error.message : String(error);
    }
    this.#stopping = null;
    this.progress = null;
  }

  stop(): void {
    this.#stopping?.abort();
  }
}
