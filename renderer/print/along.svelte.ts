import { SvelteMap } from 'svelte/reactivity';
import type { DeskBridge, Fault, PrintKind, ScenarioSource } from '../../electron/desk/api';
import type { HereChoices, PrintChoices } from './choices';
import { ALONG, jobOf, type AlongKind, type Printed } from './jobs';
import type { ListedJob } from './sheets';

/** What of a kind could go with the map, or why nothing of it can. */
export type AlongList = ListedJob | { readonly fault: Fault };
interface Kept {
  readonly asked: string;
  readonly list: AlongList;
}
interface Choices {
  readonly choices: PrintChoices;
  readonly here: HereChoices;
  readonly printed: Printed;
}

/** The sheets that could go with a map, listed one kind after another so that the map itself is made first. */
export class AlongLists {
  readonly #kept = new SvelteMap<AlongKind, Kept>();
  readonly #desk: DeskBridge;
  #file: string | null = null;
  #number = 0;

  constructor(desk: DeskBridge) {
    this.#desk = desk;
  }

  /** Null while it is not known yet. */
  of(kind: AlongKind): AlongList | null {
    return this.#kept.get(kind)?.list ?? null;
  }

  /** True when nothing of a kind can be made. */
  lacks(kind: AlongKind): boolean {
    const list = this.of(kind);
    return list !== null && 'fault' in list;
  }

  /** The jobs of these kinds as far as they can be made, in the order they are bound. */
  wanted(kinds: readonly PrintKind[]): readonly ListedJob[] {
    return ALONG.filter((kind) => kinds.includes(kind)).flatMap((kind) => {
      const list = this.of(kind);
      return list && 'job' in list ? [list] : [];
    });
  }

  async ask(all: Choices, source: ScenarioSource, afterMs: number): Promise<void> {
    const number = (this.#number += 1);
    if (this.#file !== source.file) this.#kept.clear();
    this.#file = source.file;
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    for (const kind of ALONG) {
      if (number !== this.#number) return;
      const job = jobOf(kind, all);
      const asked = JSON.stringify([source, job]);
      if (this.#kept.get(kind)?.asked === asked) continue;
      const answer = await this.#desk.call('export.sheets', { ...source, job });
      if (number !== this.#number) return;
      const list = 'fault' in answer ? answer : { job, list: answer.ok };
      this.#kept.set(kind, { asked, list });
    }
  }

  forget(): void {
    for (const [kind, kept] of [...this.#kept]) this.#kept.set(kind, { ...kept, asked: '' });
  }
}
