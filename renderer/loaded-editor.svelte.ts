import type { DeskBridge, RecoveredWork } from '../electron/desk/api';
import type { Editing, Looks } from './editor';
import type { Saving } from './saving';
import type { Notices } from './ui';

/** What of it the window shows. */
type Room = Pick<typeof import('./editor'), 'EditorView' | 'NewBattlePanel'> &
  Pick<typeof import('./saving'), 'savedInWords'>;

/** The editor, which is loaded when it is first wanted: its views, and the document with its file. */
export class LoadedEditor {
  room = $state.raw<Room | null>(null);
  editing = $state.raw<Editing | null>(null);
  saving = $state.raw<Saving | null>(null);
  looks = $state.raw<Looks | null>(null);
  readonly #desk: DeskBridge;
  readonly #notices: Notices;
  #stop: (() => void) | undefined;

  constructor(desk: DeskBridge, notices: Notices) {
    this.#desk = desk;
    this.#notices = notices;
  }

  /** Opens a file of the library, unless it is the one that is open. */
  async open(file: string): Promise<void> {
    if (this.editing?.file !== file) await (await this.#another()).open(file);
  }

  /** Begins with a text that no file holds yet. */
  async begin(text: string): Promise<void> {
    await (await this.#another()).begin(text);
  }

  async recover(work: RecoveredWork): Promise<void> {
    await (await this.#another()).recover(work);
  }

  /** Gets its views ready. */
  async load(): Promise<void> {
    await this.#load();
  }

  close(): void {
    this.#stop?.();
  }

  /** What comes now is another scenario. */
  async #another(): Promise<Saving> {
    const saving = await this.#load();
    this.looks?.whole();
    return saving;
  }

  async #load(): Promise<Saving> {
    if (this.saving) return this.saving;
    const [{ Editing, Looks, EditorView, NewBattlePanel }, { Saving, savedInWords }] = await Promise.all([
      import('./editor'),
      import('./saving'),
    ]);
    const editing = new Editing(this.#desk);
    const saving = new Saving(this.#desk, editing, this.#notices);
    this.#stop = saving.follow();
    this.room = { EditorView, NewBattlePanel, savedInWords };
    this.editing = editing;
    this.saving = saving;
    this.looks = new Looks(editing);
    return saving;
  }
}
