import { untrack } from 'svelte';
import { layPicture, placePicture, removePicture } from '../../../editing/tracing';
import type { DeskBridge } from '../../../electron/desk/api';
import type { Point } from '../../../engine/geometry';
import type { ShownTracing } from '../../battlefield';
import type { Picture } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';
import { bytesOf, dataOf, ofFittingSize } from './picture-data';

/** What is remembered of the pictures of a person's scenarios. */
export interface TracingMemory {
  /** Null for a file whose picture was left as it was laid. */
  read(file: string | null): { readonly shown: boolean; readonly locked: boolean } | null;
  keep(file: string | null, of: { readonly shown: boolean; readonly locked: boolean }): void;
}
/** A picture as the window has it; its size in dots. */
interface LoadedPicture {
  readonly name: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** The picture that terrain is traced from: its bytes, whether it is shown, and the places it is calibrated by. */
export class Tracing {
  loaded = $state.raw<LoadedPicture | null>(null);
  /** The same with its dots decoded, for the 3D table. */
  #image = $state.raw<HTMLImageElement | null>(null);
  /** Why it cannot be shown. */
  fault = $state<string | null>(null);
  /** Why another picture was not taken; the one that lies there stays. */
  refused = $state<string | null>(null);
  isBusy = $state(false);
  isShown = $state(true);
  isLocked = $state(false);
  /** Its menu is open. */
  isOpen = $state(false);
  /** Places of the table that were clicked to calibrate it, at most two; null while nobody does. */
  places = $state.raw<readonly Point[] | null>(null);
  /** Where it lies as it is shown; null when the scenario has none. */
  readonly picture: Picture | null = $derived.by(() => this.editing.shown?.table.picture ?? null);
  /** As it lies on the 3D table; null while it is not to be seen. */
  readonly onTable: ShownTracing | null = $derived.by(() => {
    const { picture, loaded, isShown } = this;
    const image = this.#image;
    return picture && loaded && image && isShown ? { image, size: loaded, picture } : null;
  });
  readonly #name: string | null = $derived.by(() => this.editing.scenario?.table.picture?.file ?? null);

  constructor(
    readonly editing: Editing,
    readonly memory: TracingMemory,
  ) {}

  /** Follows the scenario: its picture is fetched, and shown or not as it was left. To be called as a component begins. */
  keepUp(): void {
    let before: { readonly file: string | null; readonly name: string | null } | null = null;
    $effect(() => {
      const now = { file: this.editing.file, name: this.#name };
      const last = before;
      before = now;
      if (last && last.file === now.file) return;
      const remembered = untrack(() => this.memory.read(now.file));
      // A scenario that is saved for the first time keeps its picture as it was left.
      const isSaved = last?.file === null && now.name !== null && last.name === now.name;
      if (isSaved && !remembered) untrack(() => this.#remember());
      else {
        this.isShown = remembered?.shown ?? true;
        this.isLocked = remembered?.locked ?? false;
      }
      this.places = null;
    });
    $effect(() => {
      const [name, file] = [this.#name, this.editing.file];
      if (name === null) return undefined;
      let isGone = false;
      void this.#load(this.editing.desk, name, file, () => isGone);
      return () => {
        isGone = true;
        if (this.loaded) URL.revokeObjectURL(this.loaded.url);
        this.loaded = null;
        this.#image = null;
        this.fault = null;
      };
    });
  }

  /** Shows or hides it; without one its menu opens, where one is chosen. */
  toggle(): void {
    if (!this.picture) this.isOpen = true;
    else this.show(!this.isShown);
  }

  show(isShown: boolean): void {
    this.isShown = isShown;
    this.#remember();
  }

  lock(isLocked: boolean): void {
    this.isLocked = isLocked;
    if (isLocked) this.places = null;
    this.#remember();
  }

  /** Takes in a picture and lays it over the table, and tells whether it lies there; why not, stands in the menu. */
  async take(chosen: File): Promise<boolean> {
    this.isBusy = true;
    this.refused = null;
    try {
      const file = await ofFittingSize(chosen);
      const kept = await this.editing.desk.call('picture.keep', { name: chosen.name, base64: await dataOf(file) });
      if ('fault' in kept) {
        this.#refuse(kept.fault.message);
        return false;
      }
      const { name, width, height } = kept.ok;
      if (!this.editing.attempt((draft) => layPicture(draft, name, { width, height }))) return false;
      this.lock(false);
      this.show(true);
      return true;
    } catch {
      this.#refuse(`“${chosen.name}” cannot be read as a picture. Choose a PNG, JPEG, WebP or SVG.`);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  #refuse(sentence: string): void {
    this.refused = sentence;
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
    this.refused = null;
  }

  remove(): void {
    this.editing.attempt(removePicture);
  }

  /** Lays it otherwise; slides and strokes that follow one another are one step. */
  place(after: Picture, does: string, goesOn = false): boolean {
    return this.editing.attempt((draft) => placePicture(draft, after, does), goesOn);
  }

  #remember(): void {
    this.memory.keep(this.editing.file, { shown: this.isShown, locked: this.isLocked });
  }

  async #load(desk: DeskBridge, name: string, file: string | null, isGone: () => boolean): Promise<void> {
    const answer = await desk.call('picture.open', { name, file });
    if (isGone()) return;
    if ('fault' in answer) {
      this.fault = answer.fault.message;
      return;
    }
    const { base64, kind, width, height } = answer.ok;
    const type = kind === 'svg' ? 'image/svg+xml' : `image/${kind}`;
    const url = URL.createObjectURL(new Blob([bytesOf(base64)], { type }));
    const image = new Image(width, height);
    image.src = url;
    await image.decode().catch(() => undefined);
    if (isGone()) URL.revokeObjectURL(url);
    else if (image.naturalWidth > 0) [this.loaded, this.#image] = [{ name, url, width, height }, image];
    else this.fault = `“${name}” cannot be drawn: its bytes are broken. Save the map again as PNG, JPEG, WebP or SVG.`;
  }
}
