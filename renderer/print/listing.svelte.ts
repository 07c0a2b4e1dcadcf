import { SvelteMap } from 'svelte/reactivity';
import type { DeskBridge, Fault, PrintJob, ScenarioSource } from '../../electron/desk/api';
import type { ListedJob } from './sheets';

interface Kept {
  /** The jobs as asked. */
  readonly asked: string;
  readonly listed: readonly ListedJob[];
}

/**
 * Which sheets jobs make, as the desk tells. What was listed last stays until the next is there, for each slot by itself:
 * a slot is what keeps its own last good list, as a tab of a scenario. Answers that nobody waits for are dropped.
 */
export class Listing {
  readonly #kept = new SvelteMap<string, Kept>();
  readonly #faults = new SvelteMap<string, Fault>();
  /** The slot for which something is being made. */
  making = $state<string | null>(null);
  readonly #desk: DeskBridge;
  #latest: { readonly slot: string; readonly asked: string } | null = null;
  #number = 0;

  constructor(desk: DeskBridge) {
    this.#desk = desk;
  }

  /** The last good list; null before there was one. */
  listed(slot: string): readonly ListedJob[] | null {
    return this.#kept.get(slot)?.listed ?? null;
  }

  /** Why the sheets asked for last cannot be made. */
  fault(slot: string): Fault | null {
    return this.#faults.get(slot) ?? null;
  }

  /** Lists the sheets of these jobs, after so many ms in which nothing else is asked; not again what is known. */
  ask(slot: string, source: ScenarioSource, jobs: readonly PrintJob[], afterMs: number): void {
    const asked = JSON.stringify([source, jobs]);
    if (this.#latest?.slot === slot && this.#latest.asked === asked) return;
    this.#latest = { slot, asked };
    const number = (this.#number += 1);
    if (this.#kept.get(slot)?.asked === asked) {
      this.#faults.delete(slot);
      this.making = null;
      return;
    }
    this.making = slot;
    setTimeout(() => {
      if (number === this.#number) void this.#make(number, slot, source, jobs, asked);
    }, afterMs);
  }

  /** Gives up what is being made; it is asked for again when something else is chosen. */
  stop(): void {
    if (this.making !== null) void this.#desk.call('export.look-away', {});
  }

  /** The scenarios may have changed: what is asked next is asked anew. */
  forget(): void {
    this.#latest = null;
    for (const [slot, kept] of [...this.#kept]) this.#kept.set(slot, { ...kept, asked: '' });
  }

  async #make(
    number: number,
    slot: string,
    source: ScenarioSource,
    jobs: readonly PrintJob[],
    asked: string,
  ): Promise<void> {
    const answers = await Promise.all(
      jobs.map(async (job) => ({ job, answer: await this.#desk.call('export.sheets', { ...source, job }) })),
    );
    if (number !== this.#number) return;
    this.making = null;
    const listed: ListedJob[] = [];
    for (const { job, answer } of answers) {
      if ('fault' in answer) {
        this.#faults.set(slot, answer.fault);
        return;
      }
      listed.push({ job, list: answer.ok });
    }
    this.#kept.set(slot, { asked, listed });
    this.#faults.delete(slot);
  }
}
