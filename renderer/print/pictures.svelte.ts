import { tick, untrack } from 'svelte';
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { DeskBridge, PrintJob, ScenarioSource } from '../../electron/desk/api';

/** A sheet to be looked at; null is the whole that the job's sheets make when glued. */
export interface PictureWish {
  readonly source: ScenarioSource;
  readonly job: PrintJob;
  readonly sheet: string | null;
}
export interface SheetPicture {
  /** Null while there was none yet. */
  readonly url: string | null;
  /** It shows what was chosen before: the next is being made. */
  readonly isOld: boolean;
  /** Why there is no newer one. */
  readonly fault: string | null;
}
interface Held {
  readonly asked: string;
  readonly url: string | null;
  readonly fault: string | null;
}
interface AskedPicture {
  readonly wish: PictureWish;
  readonly asked: string;
  /** How many look at it. */
  readonly viewers: number;
  /** It is asked for before others. */
  readonly isFirst: boolean;
}

/** Pictures asked for at a time, and kept though nobody looks at them. */
const AT_ONCE = 2;
const KEPT_UNSEEN = 40;

/**
 * Pictures of sheets by the places where they are seen. Only what somebody looks at is asked for, the latest wish of each
 * place once; the last good picture stays until the next is there. Pictures are addresses of blobs, given back when done.
 */
export class SheetPictures {
  readonly #held = new SvelteMap<string, Held>();
  readonly #places = new SvelteMap<string, AskedPicture>();
  readonly #desk: DeskBridge;
  readonly #flying = new SvelteSet<string>();
  #edition = 0;

  constructor(desk: DeskBridge) {
    this.#desk = desk;
  }

  at(place: string): SheetPicture {
    const held = this.#held.get(place);
    const wished = this.#places.get(place);
    const isOld = held !== undefined && wished !== undefined && held.asked !== wished.asked;
    return { url: held?.url ?? null, isOld, fault: isOld ? null : (held?.fault ?? null) };
  }

  /** Somebody looks at a place and wishes this picture there; the function given back says that they look away. */
  look(place: string, wish: PictureWish, isFirst = false): () => void {
    const asked = JSON.stringify([this.#edition, wish.source, wish.job, wish.sheet]);
    untrack(() => {
      const before = this.#places.get(place);
      const viewers = (before?.viewers ?? 0) + 1;
      this.#places.set(place, { wish, asked, viewers, isFirst: isFirst || (before?.isFirst ?? false) });
      this.#next();
    });
    return () => this.#leave(place);
  }

  /** The scenarios may have changed: every picture is old. */
  forget(): void {
    this.#edition += 1;
    for (const [name, place] of [...this.#places]) {
      const { source, job, sheet } = place.wish;
      this.#places.set(name, { ...place, asked: JSON.stringify([this.#edition, source, job, sheet]) });
    }
    this.#next();
  }

  #leave(place: string): void {
    const left = this.#places.get(place);
    if (!left) return;
    if (left.viewers > 1) this.#places.set(place, { ...left, viewers: left.viewers - 1 });
    else this.#places.delete(place);
    const unseen = [...this.#held.keys()].filter((name) => !this.#places.has(name));
    for (const name of unseen.slice(0, Math.max(0, unseen.length - KEPT_UNSEEN))) this.#drop(name);
  }

  #next(): void {
    const places = [...this.#places].sort(([, one], [, other]) => Number(other.isFirst) - Number(one.isFirst));
    for (const [name, { wish, asked }] of places) {
      if (this.#flying.size >= AT_ONCE) return;
      if (this.#held.get(name)?.asked !== asked && !this.#flying.has(asked)) void this.#fetch(name, wish, asked);
    }
  }

  async #fetch(name: string, wish: PictureWish, asked: string): Promise<void> {
    this.#flying.add(asked);
    const answer = await this.#desk.call('export.preview', previewOf(wish));
    this.#flying.delete(asked);
    const wanted = this.#places.get(name)?.asked;
    const held = this.#held.get(name);
    // What is not the latest wish is better than nothing, and than what is older.
    if (wanted !== undefined && held?.asked !== wanted) {
      if ('ok' in answer) {
        const url = URL.createObjectURL(new Blob([answer.ok.svg], { type: 'image/svg+xml' }));
        this.#held.set(name, { asked, url, fault: null });
        giveBack(held?.url);
      } else if (wanted === asked) this.#held.set(name, { asked, url: held?.url ?? null, fault: answer.fault.message });
    }
    this.#next();
  }

  #drop(name: string): void {
    giveBack(this.#held.get(name)?.url);
    this.#held.delete(name);
  }
}

const previewOf = ({ source, job, sheet }: PictureWish) => ({ ...source, job, sheet });

/** Not before the page has let go of it. */
function giveBack(url: string | null | undefined): void {
  if (url) void tick().then(() => URL.revokeObjectURL(url));
}
