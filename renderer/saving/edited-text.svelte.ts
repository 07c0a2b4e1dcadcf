import { at, openedDocument, redone, replaced, undone, type EditedDocument } from '../../editing/document';

/** Strokes and nudges that follow one another sooner than this are one step. */
const GOES_ON_MS = 1000;

/** A text in the window with the history of what was done to it, to go back and forth in. */
export abstract class EditedText {
  document = $state.raw<EditedDocument>(openedDocument(''));
  readonly text: string = $derived(this.document.text);
  readonly canUndo: boolean = $derived(this.document.done > 0);
  readonly canRedo: boolean = $derived(this.document.done < this.document.steps.length);
  /** What the next step back or forth does; undefined where there is none. */
  readonly undoes = $derived(this.document.steps[this.document.done - 1]?.does);
  readonly redoes = $derived(this.document.steps[this.document.done]?.does);
  #lastAct = { does: '', at: 0 };

  /** Shows the document, which is another than before. */
  protected abstract become(document: EditedDocument): void;

  /** Puts another text in place of this one, as a version from before: one step, which can be undone. */
  replace(does: string, text: string): void {
    this.#goBackTo(replaced(this.document, does, text));
  }
  undo(): void {
    this.#goBackTo(undone(this.document));
  }
  redo(): void {
    this.#goBackTo(redone(this.document));
  }
  /** The document as it was after so many steps of its history. */
  goTo(step: number): void {
    this.#goBackTo(at(this.document, step));
  }

  /** Begins with a text that has no history. */
  protected begin(text: string): void {
    this.#lastAct = { does: '', at: 0 };
    this.become(openedDocument(text));
  }
  /** Is this done right after the same was? */
  protected followsOn(does: string): boolean {
    return this.#lastAct.does === does && Date.now() - this.#lastAct.at < GOES_ON_MS;
  }
  protected noteAct(does: string): void {
    this.#lastAct = { does, at: Date.now() };
  }

  #goBackTo(document: EditedDocument): void {
    this.#lastAct = { does: '', at: 0 };
    if (document !== this.document) this.become(document);
  }
}
