import { addedEntry, changedField, removedEntry } from '../../../editing/words';
import type { Change } from '../../../editing/change';
import { changed, openedDocument, redone, typed, undone } from '../../../editing/document';
import type { EditedDocument } from '../../../editing/document';
import type { DeskBridge } from '../../../electron/desk/api';
import { readNation, type Finding, type Nation } from '../../../engine/scenario';
import { plainText, type KeyPath, type Plain } from '../../../engine/scenario/edits';

/** The nation that a new one is begun from: its file tells what each line is for. */
const TEMPLATE = 'imagi-nation';

/** A nation's file while it is being made or changed: every field is an edit of its text, which keeps its comments. */
export class NationDraft {
  #document = $state.raw<EditedDocument>(openedDocument(''));
  readonly text: string = $derived(this.#document.text);
  readonly mayUndo: boolean = $derived(this.#document.done > 0);
  readonly mayRedo: boolean = $derived(this.#document.done < this.#document.steps.length);
  /** Null of a new one. */
  id = $state<string | null>(null);
  fault = $state<string | null>(null);
  isBusy = $state(true);
  readonly values: Plain | null = $derived(plainText(this.text));
  readonly #read = $derived(readNation(`${this.id ?? 'new'}.yaml`, this.text));
  readonly nation: Nation | null = $derived(this.#read.nation);
  readonly findings: readonly Finding[] = $derived(this.#read.findings);
  readonly isChanged: boolean = $derived.by(() => this.text !== this.#saved);
  #saved = $state('');
  #stamp: string | null = null;

  constructor(readonly desk: DeskBridge) {}

  /** Opens an own nation, or begins a new one from another. */
  async open(id: string, asNew: boolean): Promise<void> {
    this.isBusy = true;
    this.fault = null;
    const answer = await this.desk.call('nation.text', { id });
    this.isBusy = false;
    if ('fault' in answer) {
      this.fault = answer.fault.message;
      return;
    }
    const { text, stamp, isOwn } = answer.ok;
    this.id = isOwn && !asNew ? id : null;
    this.#stamp = this.id === null ? null : stamp;
    this.#document = openedDocument(text);
    // A copy is not called as what it was made from.
    const name = id === TEMPLATE ? 'A country of your own' : `${this.nation?.name ?? id}, of your own`;
    if (this.id === null) this.set(['name'], name, 'Name it');
    this.#document = openedDocument(this.text);
    this.#saved = this.text;
  }
  begin(): Promise<void> {
    return this.open(TEMPLATE, true);
  }

  /** Takes the whole text as it was typed. */
  type(text: string): void {
    this.#document = typed(this.#document, text, true);
  }
  undo(): void {
    this.#document = undone(this.#document);
  }
  redo(): void {
    this.#document = redone(this.#document);
  }

  set(path: KeyPath, value: Plain, does: string): void {
    if (this.values !== null) this.#make(changedField(this.values, path, value, does));
  }
  add(list: KeyPath, value: Plain): void {
    if (this.values !== null) this.#make(addedEntry(this.values, list, value, 'Add'));
  }
  remove(list: KeyPath, index: number): void {
    if (this.values !== null) this.#make(removedEntry(this.values, list, index, 'Remove'));
  }

  /** Writes the file. Gives the id; null when it could not be written, and `fault` says why. */
  async save(): Promise<string | null> {
    const { nation, text, id } = this;
    if (!nation) return null;
    this.isBusy = true;
    const answer = await this.desk.call('nation.save', { id, name: nation.name, text, expects: this.#stamp });
    this.isBusy = false;
    if ('fault' in answer) {
      this.fault = answer.fault.message;
      return null;
    }
    this.fault = null;
    this.id = answer.ok.id;
    this.#stamp = answer.ok.stamp;
    this.#saved = text;
    return answer.ok.id;
  }

  #make(change: Change | null): void {
    const next = change && changed(this.#document, change);
    if (next && 'refused' in next) this.fault = next.refused;
    else if (next) this.#document = next;
  }
}
