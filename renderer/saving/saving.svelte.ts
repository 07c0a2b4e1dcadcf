import type { DeskBridge, RecoveredWork, VersionEntry } from '../../electron/desk/api';
import { valueAt } from '../../editing/draft';
import { plainText } from '../../engine/scenario/edits';
import type { Notices } from '../ui';
import { WindowJournal, type JournalEntry } from './journal.svelte';
import type { SavedDocument } from './saved-document';

/** So long after a file was missed the word of its new name may still be on its way, ms. */
const TOLD_MS = 300;

/** A file as another program, or window, has left it. */
export interface ChangedFile {
  readonly text: string;
  readonly stamp: string;
}

/** What a file held that is no longer there; it is told of as long as it is missed. */
interface LostFile {
  readonly text: string | null;
  readonly stamp: string;
  readonly tellNoMore: () => void;
}

/**
 * The file of what is being edited: opened, saved, and watched for what others do to it. Nothing is ever asked before: what
 * is not saved is in the journal, and what a save replaced is kept as a version.
 */
export class Saving {
  /** When the file was written last from here, ms; null before. */
  savedAt = $state<number | null>(null);
  /** What others made of the file since it was read or written here; null when nothing. */
  outside = $state.raw<ChangedFile | null>(null);
  busy = $state(false);
  /** What the person is asked for beside the buttons. */
  asks = $state<'save as' | 'versions' | null>(null);
  readonly journal: WindowJournal;
  readonly editing: SavedDocument;
  readonly isUnsaved: boolean = $derived.by(() => this.editing.text !== this.#savedText);
  /** What the file holds, as far as is known here; null when it holds something else, or there is no file. */
  #savedText = $state.raw<string | null>('');
  #savedStep = $state(0);
  /** Of what the file is expected to hold; with null anything may be there. */
  #stamp: string | null = null;
  #saving: Promise<boolean> = Promise.resolve(true);
  /** The file that is no longer there, as it was; null while it is. */
  #lost: LostFile | null = null;
  readonly #desk: DeskBridge;
  readonly #notices: Notices;

  constructor(desk: DeskBridge, editing: SavedDocument, notices: Notices) {
    this.#desk = desk;
    this.#notices = notices;
    this.editing = editing;
    this.journal = new WindowJournal(desk, () => this.#entry());
  }

  /** Follows the document and its file; gives back how to stop. */
  follow(): () => void {
    const look = (): void => void this.lookOutside();
    const stops = [
      $effect.root(() => {
        $effect(() => this.journal.note(this.editing.text, this.isUnsaved));
      }),
      this.#desk.on('scenario.renamed', ({ from, to }) => {
        if (from === this.editing.file) void this.#follow(to);
      }),
      this.#desk.on('library.changed', look),
      this.#desk.onReached?.((isReached) => void this.journal.reached(isReached, this.editing.file)),
      this.#desk.on('editing.begun', ({ document, file }) => {
        if (file === this.editing.file && document !== this.journal.document) this.#tellOfOthers();
      }),
    ];
    const writeAll = (): void => void this.journal.catchUp();
    window.addEventListener('focus', look);
    window.addEventListener('pagehide', writeAll);
    return () => {
      window.removeEventListener('focus', look);
      window.removeEventListener('pagehide', writeAll);
      stops.forEach((stop) => stop?.());
    };
  }

  /** Opens a file of the library. What was edited before and is not saved stays in the journal. */
  async open(file: string): Promise<void> {
    const [opened] = await Promise.all([
      this.#desk.call('scenario.text', { file }),
      this.editing.prepare(),
      this.leave(),
    ]);
    if ('fault' in opened) {
      this.editing.fault = opened.fault;
      return;
    }
    this.editing.show(file, opened.ok.text);
    this.#isSaved(opened.ok.stamp, null);
    await this.#begin(crypto.randomUUID());
  }

  /** Begins with a text that no file holds yet. */
  async begin(text: string): Promise<void> {
    await Promise.all([this.editing.prepare(), this.leave()]);
    this.editing.show(null, text);
    this.#savedText = null;
    this.#savedStep = 0;
    this.#stamp = null;
    this.savedAt = null;
    this.outside = null;
    await this.#begin(crypto.randomUUID());
  }

  /** Takes up work that was left unsaved, as one step upon what the file holds. */
  async recover({ document }: RecoveredWork): Promise<void> {
    const [found] = await Promise.all([
      this.#desk.call('recovery.open', { document }),
      this.editing.prepare(),
      this.leave(),
    ]);
    if ('fault' in found) return this.#notices.tell(found.fault.message, 'error');
    const { file, text, stamp } = found.ok;
    const there = file === null ? null : await this.#desk.call('scenario.text', { file });
    const written = there && 'ok' in there ? there.ok : null;
    this.editing.show(file, written?.text ?? text);
    this.#isSaved(stamp, null);
    if (!written) this.#savedText = null;
    else if (written.stamp !== stamp) {
      this.#savedText = null;
      this.outside = written;
    }
    this.editing.replace('Recover unsaved work', text);
    await this.#begin(document);
  }

  /** Writes the file. One that came along is copied, one that others have changed is left alone and said. */
  save(): Promise<boolean> {
    return this.#save(this.editing.file, this.editing.title ?? '', '');
  }

  /** Writes a new file, and goes on with that. */
  saveAs(name: string, folder: string): Promise<boolean> {
    return this.#save(null, name, folder);
  }

  /** One save after another: the last one finds the file as the one before has left it. */
  #save(file: string | null, name: string, folder: string): Promise<boolean> {
    this.#saving = this.#saving.then(() => this.#saveNow(file === null ? null : this.editing.file, name, folder));
    return this.#saving;
  }

  async #saveNow(file: string | null, name: string, folder: string): Promise<boolean> {
    this.busy = true;
    const { text, document } = this.editing;
    const answer = await this.#desk.call('scenario.save', { file, name, folder, text, expects: this.#stamp });
    this.busy = false;
    if ('fault' in answer) {
      if (answer.fault.code === 'changed-outside') await this.lookOutside();
      this.#notices.tell(answer.fault.message, 'error');
      return false;
    }
    this.#forgetLost();
    const { file: saved, stamp, isCopy } = answer.ok;
    const isOther = this.editing.file !== saved;
    this.editing.file = saved;
    this.#savedText = text;
    this.#savedStep = document.done;
    this.#stamp = stamp;
    this.savedAt = Date.now();
    this.outside = null;
    if (isOther) await this.#begin(this.journal.document);
    if (isCopy)
      this.#notices.tell(`Saved as a copy in your own folder: ${this.editing.kind}s that came along stay as they are.`);
    return true;
  }

  /** What the file was before each save, the newest first. */
  async versions(): Promise<readonly VersionEntry[]> {
    const { file } = this.editing;
    const answer = file === null ? null : await this.#desk.call('scenario.versions', { file });
    return answer && 'ok' in answer ? answer.ok.versions : [];
  }

  /** The text of one of them; null when it is no longer there. */
  async version(version: string): Promise<string | null> {
    const { file } = this.editing;
    const answer = file === null ? null : await this.#desk.call('scenario.version', { file, version });
    if (answer && 'fault' in answer) this.#notices.tell(answer.fault.message, 'error');
    return answer && 'ok' in answer ? answer.ok.text : null;
  }

  /** Whether others have changed the file. */
  async lookOutside(): Promise<void> {
    const { file } = this.editing;
    if (file === null || this.busy) return;
    if (this.#lost) return this.#lookForLost(file, this.#lost);
    if (this.#stamp === null) return;
    const answer = await this.#desk.call('scenario.text', { file });
    if (file !== this.editing.file || this.busy) return;
    if ('fault' in answer) {
      if (answer.fault.code !== 'file-missing' && answer.fault.code !== 'unknown-file') return;
      return this.#lookElsewhere(file);
    }
    const isMine = answer.ok.stamp === this.#stamp;
    this.outside = isMine ? null : answer.ok;
    if (!isMine && answer.ok.text === this.editing.text) this.#isSaved(answer.ok.stamp, this.savedAt);
  }

  /** Takes what others have made of the file, as one step that can be undone. */
  reload(): void {
    if (!this.outside) return;
    const { text, stamp } = this.outside;
    this.editing.replace('Take the changed file', text);
    this.#isSaved(stamp, this.savedAt);
  }

  /** Keeps what is here: the next save replaces what others have made, which stays as a version. */
  keepMine(): void {
    if (!this.outside) return;
    this.#stamp = this.outside.stamp;
    this.#savedText = this.outside.text;
    this.outside = null;
  }

  /** The file is no longer there: perhaps it has only got another name, which may be told in a moment. */
  async #lookElsewhere(file: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, TOLD_MS));
    const stamp = this.#stamp;
    if (file !== this.editing.file || stamp === null) return;
    const answer = await this.#desk.call('scenario.locate', { stamp });
    if (file !== this.editing.file || stamp !== this.#stamp) return;
    if ('ok' in answer && answer.ok.file !== null) return this.#follow(answer.ok.file);
    const tellNoMore = this.#notices.keep(
      `The file of this ${this.editing.kind} was moved or removed. Saving writes it anew.`,
    );
    this.#lost = { text: this.#savedText, stamp, tellNoMore };
    this.#savedText = null; // nothing holds it any more: it is unsaved, and saving writes it anew
    this.#stamp = null;
  }

  /** The file may be back: from the bin, by its old name or another. */
  async #lookForLost(file: string, lost: LostFile): Promise<void> {
    const [same, other] = await Promise.all([
      this.#desk.call('scenario.locate', { stamp: lost.stamp }),
      this.#desk.call('scenario.text', { file }),
    ]);
    if (file !== this.editing.file || lost !== this.#lost || this.busy) return;
    const found = 'ok' in same ? same.ok.file : null;
    if (found === null && 'fault' in other) return;
    this.#forgetLost();
    this.#savedText = lost.text;
    this.#stamp = lost.stamp;
    if (found !== null && found !== file) await this.#follow(found);
    else if ('ok' in other && other.ok.stamp !== lost.stamp) this.outside = other.ok;
  }

  #forgetLost(): void {
    this.#lost?.tellNoMore();
    this.#lost = null;
  }

  /** The file has another name now, and perhaps another title in it, which what is edited takes over. */
  async #follow(file: string): Promise<void> {
    const isClean = !this.isUnsaved;
    this.editing.file = file;
    const there = await this.#desk.call('scenario.text', { file });
    if (file !== this.editing.file) return;
    if ('ok' in there) {
      const { text, stamp } = there.ok;
      if (isClean) this.editing.replace('Rename', text);
      else this.#retitle(text);
      this.#savedText = text;
      this.#savedStep = this.editing.document.done;
      this.#stamp = stamp;
      this.outside = null;
    }
    await this.#begin(this.journal.document);
  }

  /** Takes the title of another text. */
  #retitle(text: string): void {
    const read = plainText(text);
    const title = valueAt(read, ['title']);
    if (typeof title === 'string' && title !== this.editing.title)
      this.editing.change({ does: 'Rename', edits: [{ do: 'set', path: ['title'], value: title }] });
  }

  /** Puts the document away: what is not saved of it stays in the journal, to be recovered. */
  async leave(): Promise<void> {
    this.#forgetLost();
    if (this.isUnsaved && this.editing.text !== '')
      this.#notices.tell(`What you have not saved of ${this.#title()} is kept, and found in the library.`);
    await this.journal.leave();
  }

  /** The file holds the text as it is now. */
  #isSaved(stamp: string | null, at: number | null): void {
    this.#savedText = this.editing.text;
    this.#savedStep = this.editing.document.done;
    this.#stamp = stamp;
    this.savedAt = at;
    this.outside = null;
  }

  async #begin(document: string): Promise<void> {
    if ((await this.journal.begin(document, this.editing.file)) > 0) this.#tellOfOthers();
  }

  #tellOfOthers(): void {
    this.#notices.tell(
      `${this.#title()} is open in another window too. Whoever saves second is told before anything is lost.`,
    );
  }

  #title(): string {
    return this.editing.title ?? `the ${this.editing.kind}`;
  }

  #entry(): JournalEntry {
    const { file, text, document } = this.editing;
    const steps = Math.max(1, Math.abs(document.done - this.#savedStep));
    return { file, title: this.editing.title ?? `A ${this.editing.kind}`, stamp: this.#stamp, steps, text };
  }
}
