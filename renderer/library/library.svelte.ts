import type { DeskBridge, Fault, LibraryEntry, RecordEntry } from '../../electron/desk/api';
import { filtered, NO_FILTERS, type Filters } from './filtering';

/** The scenarios and kept battles the desk knows, with what the person looks for among them. */
export class LibraryState {
  entries = $state.raw<readonly LibraryEntry[]>([]);
  records = $state.raw<readonly RecordEntry[]>([]);
  /** The last battles that nobody kept, the latest first. */
  recent = $state.raw<readonly RecordEntry[]>([]);
  /** Folders within the person's own, '' for that itself. */
  folders = $state.raw<readonly string[]>(['']);
  state = $state<'loading' | 'read' | 'lost'>('loading');
  fault = $state.raw<Fault | null>(null);
  filters = $state.raw<Filters>(NO_FILTERS);
  chosen = $state<string | null>(null);
  /** Where the person's own scenarios lie; null until it is known. */
  place = $state.raw<{ readonly path: string; readonly canShow: boolean } | null>(null);
  readonly shown: readonly LibraryEntry[] = $derived(filtered(this.entries, this.filters));
  /** The card the keyboard is on: the chosen one while the filters leave it, else the first. */
  readonly current: LibraryEntry | null = $derived(
    this.shown.find((entry) => entry.file === this.chosen) ?? this.shown[0] ?? null,
  );
  readonly #desk: DeskBridge;
  /** Cards that came while a list was asked for: it may have been made before them and be told after. */
  #came: LibraryEntry[] = [];

  constructor(desk: DeskBridge) {
    this.#desk = desk;
    desk.on('library.card', (card) => {
      this.#came.push(card);
      this.entries = this.entries.map((entry) => (entry.file === card.file ? card : entry));
    });
    desk.on('recent.changed', () => void this.#readRecent());
  }

  /** What was read before stays on show while it is read again, and after a failure. */
  async read(): Promise<void> {
    const came: LibraryEntry[] = [];
    this.#came = came;
    const answer = await this.#desk.call('library.list', {});
    if ('fault' in answer) {
      this.fault = answer.fault;
      this.state = 'lost';
      return;
    }
    this.entries = answer.ok.entries.map((entry) =>
      entry.isReading ? (came.findLast(({ file }) => file === entry.file) ?? entry) : entry,
    );
    this.records = answer.ok.records;
    this.folders = answer.ok.folders;
    this.fault = null;
    this.state = 'read';
    await this.#readRecent();
    if (!this.place) await this.#askPlace(false);
  }

  async #readRecent(): Promise<void> {
    const answer = await this.#desk.call('recent.list', {});
    if ('ok' in answer) this.recent = answer.ok.records;
  }

  /** Opens the folder of the person's own scenarios in the system's window. */
  async showPlace(): Promise<void> {
    await this.#askPlace(true);
  }

  async #askPlace(show: boolean): Promise<void> {
    const answer = await this.#desk.call('library.place', { show });
    if ('ok' in answer) this.place = answer.ok;
  }

  /** Reads one anew that was given up; its card says meanwhile that it is being read, and then what came of it. */
  async tryAgain(given: LibraryEntry): Promise<void> {
    const replace = (change: Partial<LibraryEntry>): void => {
      this.entries = this.entries.map((entry) => (entry.file === given.file ? { ...entry, ...change } : entry));
    };
    replace({ isReading: true });
    const answer = await this.#desk.call('library.again', { file: given.file });
    replace('ok' in answer ? answer.ok.card : { isReading: false, description: answer.fault.message });
  }

  narrow(change: Partial<Filters>): void {
    this.filters = { ...this.filters, ...change };
  }

  clear(): void {
    this.filters = NO_FILTERS;
  }

  /** Moves the choice by cards: 1 the next, a row's length the one below. */
  move(by: number): void {
    const at = this.shown.findIndex((entry) => entry === this.current);
    const to = Math.max(0, Math.min(this.shown.length - 1, at + by));
    this.chosen = this.shown[to]?.file ?? null;
  }
}
