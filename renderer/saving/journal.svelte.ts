import type { DeskBridge, DeskCalls } from '../../electron/desk/api';

/** At most so long after a change it is on its way to the journal, ms: a crash costs no more. */
const BEHIND_MS = 500;

/** After a failure, ms. */
const AGAIN_MS = 2000;

export type JournalEntry = Omit<DeskCalls['journal.write']['args'], 'document'>;

/** What is being edited, written down as it changes, so that nothing is lost with the window. */
export class WindowJournal {
  /** The window's own name for the document. */
  document: string = crypto.randomUUID();
  /** It could be written down last time. */
  isOn = $state(true);
  readonly #desk: DeskBridge;
  readonly #entry: () => JournalEntry;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnsaved = false;
  /** What the desk has of it; null when it has nothing. */
  #written: string | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(desk: DeskBridge, entry: () => JournalEntry) {
    this.#desk = desk;
    this.#entry = entry;
  }

  /** The document has changed: what is unsaved is written down soon, and forgotten when nothing is. */
  note(text: string, isUnsaved: boolean): void {
    this.#isUnsaved = isUnsaved;
    if (this.#timer !== undefined || (isUnsaved ? text : null) === this.#written) return;
    this.#timer = setTimeout(() => void this.catchUp(), BEHIND_MS);
  }

  /** Writes down at once what is not yet. */
  async catchUp(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await (this.#writing = this.#writing.then(() => this.#write()));
  }

  /** The desk has gone, and nothing is written down until it is back: then it is told who edits what. */
  async reached(isReached: boolean, file: string | null): Promise<void> {
    this.isOn = isReached;
    if (!isReached) return;
    await this.begin(this.document, file);
    await this.catchUp();
  }

  /** Gives how many others have the file open. */
  async begin(document: string, file: string | null): Promise<number> {
    this.document = document;
    const answer = await this.#desk.call('editing.begin', { document, file });
    return 'ok' in answer ? answer.ok.elsewhere : 0;
  }

  /** Puts the document away, with its last word written down. */
  async leave(): Promise<void> {
    await this.catchUp();
    await this.#desk.call('editing.end', { document: this.document });
    this.#isUnsaved = false;
    this.#written = null;
  }

  async #write(): Promise<void> {
    const { document } = this;
    if (!this.#isUnsaved) {
      if (this.#written !== null) await this.#desk.call('journal.forget', { document });
      this.#written = null;
      return;
    }
    const entry = this.#entry();
    if (entry.text === this.#written) return;
    const answer = await this.#desk.call('journal.write', { document, ...entry });
    this.isOn = 'ok' in answer;
    this.#written = this.isOn ? entry.text : null;
    if (this.isOn) return;
    // The desk is away, or the disk full: it is tried until it works, and a desk that came back is told who edits what.
    this.#timer ??= setTimeout(() => {
      void this.begin(this.document, entry.file).then(() => this.catchUp());
    }, AGAIN_MS);
  }
}
