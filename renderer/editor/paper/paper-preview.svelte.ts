import type { PrintJob, ScenarioSource, SheetEntry, SheetList } from '../../../electron/desk/api';
import type { Editing } from '../editing.svelte';

/** The sheets are asked for when the text has rested for so long, ms; the first ones as soon as the window is drawn. */
const REST_MS = 1000;
const FIRST_MS = 50;

interface Asked {
  readonly source: ScenarioSource;
  readonly job: PrintJob;
  readonly pictures: boolean;
}

/** How the map would be printed: its sheets, and what the first of them looks like. What is known stays until it is known anew. */
export class PaperPreview {
  list = $state.raw<{ readonly job: PrintJob; readonly list: SheetList } | null>(null);
  /** The sheet that is shown, and the address of its picture. */
  picture = $state.raw<{ readonly sheet: SheetEntry; readonly url: string } | null>(null);
  /** Why there is none of the text as it is. */
  fault = $state<string | null>(null);
  readonly #editing: Editing;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #known = '';
  /** Plain: what follows the text must not follow what came of it. */
  #isFirst = true;

  constructor(editing: Editing) {
    this.#editing = editing;
  }

  /** Hears of the text and of what is chosen for print; not while the person is in the middle of something. */
  follow(job: PrintJob | null, pictures: boolean): void {
    const { text, file, isSettled, reading, preview } = this.#editing;
    clearTimeout(this.#timer);
    this.#count += 1;
    if (job === null || !isSettled || preview) return;
    if (reading?.play == null || reading.play.isInPart) {
      this.fault = 'It can be printed when its errors are mended.';
      return;
    }
    const asked = { source: { text, file }, job, pictures };
    if (JSON.stringify(asked) === this.#known) this.fault = null;
    else this.#timer = setTimeout(() => void this.#ask(asked), this.#isFirst ? FIRST_MS : REST_MS);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#count += 1;
    if (this.picture) URL.revokeObjectURL(this.picture.url);
    this.picture = null;
  }

  async #ask(asked: Asked): Promise<void> {
    const { source, job, pictures } = asked;
    this.#isFirst = false;
    const { desk } = this.#editing;
    const number = (this.#count += 1);
    const listed = await desk.call('export.sheets', { ...source, job });
    if (number !== this.#count) return;
    if ('fault' in listed) {
      this.fault = listed.fault.message;
      return;
    }
    this.fault = null;
    this.list = { job, list: listed.ok };
    const sheet = listed.ok.sheets.find(({ place }) => place === null) ?? listed.ok.sheets[0];
    if (pictures && sheet) {
      const drawn = await desk.call('export.preview', { ...source, job, sheet: sheet.id });
      if (number !== this.#count) return;
      if ('fault' in drawn) {
        this.fault = drawn.fault.message;
        return;
      }
      const before = this.picture?.url;
      this.picture = { sheet, url: URL.createObjectURL(new Blob([drawn.ok.svg], { type: 'image/svg+xml' })) };
      if (before !== undefined) setTimeout(() => URL.revokeObjectURL(before), 0);
    }
    this.#known = JSON.stringify(asked);
  }
}
