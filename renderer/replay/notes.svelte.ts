import type { BattleNote, DeskBridge } from '../../electron/desk/api';

/** A pause in writing after which the notes are written down, ms. */
const SAVE_AFTER_MS = 500;

/** Where notes are written down: beside a kept battle, or beside one of the last that were not kept. */
export type NotesPlace = { readonly file: string } | { readonly battle: string };

/** What a person wrote to a battle: marked moments with words of his own. They lie beside its record. */
export class Notes {
  /** In the order of their moments. */
  all = $state.raw<readonly BattleNote[]>([]);
  /** Why they could not be written down; they are tried again with the next word. */
  fault = $state<string | null>(null);
  readonly #desk: DeskBridge;
  #place: NotesPlace | null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isUnsaved = false;

  constructor(desk: DeskBridge, place: NotesPlace | null) {
    this.#desk = desk;
    this.#place = place;
  }

  async load(): Promise<void> {
    const place = this.#place;
    if (!place) return;
    const answer = await ('file' in place
      ? this.#desk.call('record.notes', place)
      : this.#desk.call('recent.notes', place));
    if ('ok' in answer && !this.#isUnsaved) this.all = answer.ok.notes;
  }

  at(moment: number): BattleNote | null {
    return this.all.find((note) => note.moment === moment) ?? null;
  }

  /** Marks a moment, or takes the mark away where nothing was written to it. */
  toggle(moment: number, camera: BattleNote['camera']): void {
    const there = this.at(moment);
    if (!there) this.#set([...this.all, { moment, text: '', camera }]);
    else if (there.text === '') this.remove(moment);
  }

  write(moment: number, text: string): void {
    this.#set(this.all.map((note) => (note.moment === moment ? { ...note, text } : note)));
  }

  remove(moment: number): void {
    this.#set(this.all.filter((note) => note.moment !== moment));
  }

  /** Brings back what was removed. */
  bringBack(note: BattleNote): void {
    this.#set([...this.all.filter(({ moment }) => moment !== note.moment), note]);
  }

  /** The battle is kept now: its notes are written beside it. */
  keptAs(file: string): void {
    this.#place = { file };
    if (this.all.length > 0) void this.save();
  }

  /** Writes down what is not written down yet. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    const place = this.#place;
    if (!place) return;
    this.#isUnsaved = false;
    const notes = this.all;
    const answer = await ('file' in place
      ? this.#desk.call('record.annotate', { ...place, notes })
      : this.#desk.call('recent.annotate', { ...place, notes }));
    const isWritten = 'ok' in answer;
    this.#isUnsaved ||= !isWritten;
    this.fault = isWritten ? null : answer.fault.message;
  }

  /** Writes what is left at once, before another battle comes. */
  close(): void {
    if (this.#isUnsaved) void this.save();
  }

  #set(notes: readonly BattleNote[]): void {
    this.all = [...notes].sort((a, b) => a.moment - b.moment);
    this.#isUnsaved = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
  }
}
