import type { DeskBridge, PrintJob, ScenarioSource } from '../../electron/desk/api';

/** Choices change in bursts, and sheets are compared when all are drawn: asked after so many ms of rest. */
const REST_MS = 600;

/** Which sheets changed since they were last printed. */
export class Marking {
  /** Their names; null when none of them was ever printed. */
  changed = $state.raw<readonly string[] | null>(null);
  readonly #desk: DeskBridge;
  #number = 0;

  constructor(desk: DeskBridge) {
    this.#desk = desk;
  }

  /** Asks for the sheets of a job; with null nothing is marked. The function given back says that nobody waits any more. */
  ask(source: ScenarioSource, job: PrintJob | null): () => void {
    const number = (this.#number += 1);
    if (!job) this.changed = null;
    const timer = setTimeout(() => {
      if (job) void this.#find(number, source, job);
    }, REST_MS);
    return () => clearTimeout(timer);
  }

  async #find(number: number, source: ScenarioSource, job: PrintJob): Promise<void> {
    const answer = await this.#desk.call('export.changed', { ...source, job });
    if (number === this.#number) this.changed = 'ok' in answer ? answer.ok.sheets : null;
  }
}
