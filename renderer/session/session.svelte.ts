import type { ChronicleEntry, DeskBridge, LibraryEntry, RecoveredWork, Settings } from '../../electron/desk/api';
import type * as balance from '../balance';
import { Openings, Viewing, wishesRemembered } from '../battle';
import { isChronicle, Watching } from '../chronicle';
import { KeyRing, Workspace, type ViewName } from '../frame';
import { LoadedEditor } from '../loaded-editor.svelte';
import { Filing, LibraryState, RecordFiling } from '../library';
import { Printing } from '../print';
import { Notices } from '../ui';
import { cardOf } from './edited-card';
import { Playing } from './playing.svelte';

/** The Balance view as it was loaded. */
interface LoadedBalance {
  readonly BalanceView: typeof balance.BalanceView;
  readonly balancing: balance.Balancing;
}
/** Views of one scenario: what is open in the editor is shown there as it stands, saved or not. */
const OF_A_SCENARIO = ['battle', 'print', 'balance'] as const satisfies readonly ViewName[];
type OfOne = (typeof OF_A_SCENARIO)[number];
const isOfOne = (view: ViewName): view is OfOne => OF_A_SCENARIO.some((one) => one === view);

/** What a window holds, and how it goes from one view to another. What fights is in `fights.svelte.ts`. */
export class Session {
  readonly workspace: Workspace;
  readonly library: LibraryState;
  readonly openings: Openings;
  readonly printing: Printing;
  readonly editor: LoadedEditor;
  readonly filing: Filing;
  readonly playing: Playing;
  readonly recordFiling: RecordFiling;
  readonly watching: Watching;
  readonly keys = new KeyRing();
  readonly viewing: Viewing;
  readonly notices = new Notices();
  /** Loaded when it is first wanted. */
  balance = $state.raw<LoadedBalance | null>(null);
  /** A new battle is being chosen. */
  choosesNew = $state(false);
  readonly desk: DeskBridge;
  /** The library's card of what is edited; null while it has none. */
  readonly filed: LibraryEntry | null = $derived.by(() => {
    const file = this.editor.editing?.file ?? null;
    return file === null ? null : (this.library.entries.find((entry) => entry.file === file) ?? null);
  });
  /** What was opened or edited last, as far as it is still in the library. */
  readonly recent: readonly LibraryEntry[] = $derived.by(() =>
    this.workspace.settings.recent.flatMap((file) => this.library.entries.filter((entry) => entry.file === file)),
  );
  /** Why a view cannot be opened yet. */
  readonly barred: Partial<Record<ViewName, string>> = $derived.by(() => this.#barred());

  constructor(desk: DeskBridge, width: number) {
    this.desk = desk;
    this.workspace = new Workspace(desk, width);
    this.viewing = new Viewing((picture) => this.workspace.remember({ picture }));
    this.library = new LibraryState(desk);
    this.openings = new Openings(desk, wishesRemembered(this.workspace));
    this.printing = new Printing(desk, this.workspace.settings.print, (print) =>
      this.workspace.remember({ print: { ...print, panels: this.workspace.settings.print.panels } }),
    );
    this.editor = new LoadedEditor(desk, this.notices);
    this.filing = new Filing(desk, this.notices);
    this.playing = new Playing(this, desk);
    this.watching = new Watching(desk, this.notices);
    this.recordFiling = new RecordFiling(desk, this.notices);
  }

  /** The Balance view, loaded when it was not. */
  async showBalance(): Promise<balance.Balancing> {
    await this.#loadBalance();
    this.show('balance');
    if (!this.balance) throw new Error('the Balance view is not loaded');
    return this.balance.balancing;
  }

  show(view: ViewName): void {
    const { workspace, openings, editor, notices } = this;
    if (this.barred[view] !== undefined) return notices.tell(this.barred[view]);
    const chosen = this.#chosenCard();
    if (chosen && view === 'editor') return void this.edit(chosen);
    if (chosen && isOfOne(view)) return void this.open(chosen, view);
    if (view === 'editor' && !editor.editing) {
      const entry = this.library.entries.find(({ file }) => file === openings.entry?.file);
      return void (entry && this.edit(entry));
    }
    if (workspace.view === 'editor' && isOfOne(view)) void this.openEdited();
    if (view === 'balance' && !this.balance) void this.#loadBalance();
    if (view !== 'replay') {
      openings.player?.pause();
      this.watching.close();
    }
    workspace.view = view;
  }

  /** Opens a scenario of the library; where it is open in the editor with edits that are not saved, as it stands there. */
  async open(chosen: LibraryEntry, view: OfOne = 'battle'): Promise<void> {
    this.viewing.selected = null;
    if (view === 'battle') this.playing.leave();
    const isEdited = this.editor.editing?.file === chosen.file;
    const opening = isEdited ? this.openEdited() : this.openings.open(chosen);
    this.#remember(chosen.file);
    if (view === 'balance' && !this.balance) void this.#loadBalance();
    this.workspace.view = view;
    await opening;
  }

  /** Puts what is edited on the table, as it stands. */
  async openEdited(): Promise<void> {
    const { editing, saving } = this.editor;
    if (this.filed && saving?.isUnsaved === false) return this.openings.open(this.filed);
    const card = this.#editedCard();
    if (editing && card) await this.openings.open(card, editing.text);
  }

  /** Watches what happened, by the clock of its day. */
  async watch(chosen: ChronicleEntry): Promise<void> {
    if (await this.watching.open(chosen, () => void this.watch(chosen))) this.#toChronicle();
  }

  /** Writes a chronicle. */
  async tell(file: string): Promise<void> {
    if (await this.watching.tell(file)) this.#toChronicle();
  }

  /** Begins a chronicle of a scenario, in a file of its own. */
  async beginStory({ file }: Pick<LibraryEntry, 'file'>): Promise<void> {
    const begun = await this.desk.call('chronicle.begin', { file });
    if ('ok' in begun) await this.tell(begun.ok.file);
    else this.notices.tell(begun.fault.message, 'error');
  }

  /** Begins a chronicle of what is edited; it tells of the file, so what is not in it is saved first. */
  async tellEdited(): Promise<void> {
    const { saving, editing } = this.editor;
    if (!saving || !editing || (saving.isUnsaved && !(await saving.save()))) return;
    if (editing.file !== null) await this.beginStory({ file: editing.file });
  }

  #toChronicle(): void {
    this.openings.player?.pause();
    this.viewing.selected = null;
    this.workspace.view = 'replay';
  }

  async edit(chosen: LibraryEntry): Promise<void> {
    await this.editor.open(chosen.file);
    this.#remember(chosen.file);
    this.carryOn({ edited: chosen.file });
    if (this.openings.entry?.file !== chosen.file) void this.openings.open(chosen);
    this.#toEditor();
  }

  /** What the library offers to go on with the next time. */
  carryOn(last: Partial<Settings['carryOn']>): void {
    this.workspace.remember({ carryOn: { ...this.workspace.settings.carryOn, ...last } });
  }

  async chooseNew(): Promise<void> {
    await this.editor.load();
    this.choosesNew = true;
  }

  /** Goes on in the editor with a text that no file holds yet. */
  async begin(text: string): Promise<void> {
    this.choosesNew = false;
    await this.editor.begin(text);
    this.#toEditor();
  }

  /** Goes on in the editor with a battle from the hour of the chronicle that is watched. */
  async fightOn(): Promise<void> {
    const text = await this.watching.fork(() => void this.fightOn());
    if (text !== null) await this.begin(text);
  }

  async recover(work: RecoveredWork): Promise<void> {
    if (isChronicle(work.file)) {
      if (await this.watching.recover(work)) this.#toChronicle();
      return;
    }
    await this.editor.recover(work);
    this.#toEditor();
  }

  search(): void {
    this.show('library');
    if (!this.workspace.leftOpen) this.workspace.fold('left');
    requestAnimationFrame(() => this.keys.run('/'));
  }

  #toEditor(): void {
    this.workspace.view = 'editor';
  }

  #remember(file: string): void {
    const others = this.workspace.settings.recent.filter((other) => other !== file);
    this.workspace.remember({ recent: [file, ...others].slice(0, 12) });
  }

  /** Null while nothing of it was ever read. */
  #editedCard(): ReturnType<typeof cardOf> | null {
    const { editing } = this.editor;
    if (!editing?.scenario) return this.filed;
    return cardOf(editing.scenario, { file: editing.file, systems: this.openings.systems, filed: this.filed });
  }

  /** The card somebody chose in the library, while nothing else is open that a view could be of. */
  #chosenCard(): LibraryEntry | null {
    const { openings, editor, library, playing, workspace } = this;
    const isFree = !openings.entry && !openings.player && !editor.editing && !playing.open;
    return isFree && workspace.view === 'library' && library.chosen !== null ? library.current : null;
  }

  async #loadBalance(): Promise<void> {
    const { BalanceView, Balancing } = await import('../balance');
    this.balance ??= { BalanceView, balancing: new Balancing(this.desk) };
  }

  #barred(): Partial<Record<ViewName, string>> {
    const { entry, player } = this.openings;
    const isThere = entry !== null || this.#editedCard() !== null || this.#chosenCard() !== null;
    const open = 'Open a scenario in the library first';
    return {
      ...(isThere || this.editor.editing ? {} : { editor: 'Choose a scenario in the library and edit it' }),
      ...(isThere || player || this.playing.open ? {} : { battle: open }),
      ...(isThere ? {} : { balance: open }),
      ...(player || this.watching.player ? {} : { replay: 'Fight a battle or open a kept one first' }),
      ...(isThere ? {} : { print: player ? 'The scenario of this battle is not in your library' : open }),
    };
  }
}
