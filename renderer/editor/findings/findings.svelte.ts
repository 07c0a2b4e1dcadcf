import type { Editing } from '../editing.svelte';
import { countsOf, ruledBy, toldOf, type ShownFinding } from './shown-findings';

/** The findings of the editor's text as the panel, the table and F8 show them. */
export class Findings {
  /** They change only when an answer of the desk has come, so that nothing flickers while somebody types. */
  readonly told: readonly ShownFinding[] = $derived.by(() =>
    toldOf(this.#editing.reading?.findings ?? [], this.#editing.fields),
  );
  readonly counts = $derived(countsOf(this.told.map(({ finding }) => finding)));
  /** Findings the file accepts. */
  readonly accepted: number = $derived.by(() => this.#editing.reading?.accepted.length ?? 0);
  #chosen = $state<string | null>(null);
  readonly chosen: ShownFinding | null = $derived(this.told.find(({ key }) => key === this.#chosen) ?? null);
  /** What was mended last, for as long as nothing else was done. */
  #mended = $state.raw<{ readonly told: ShownFinding; readonly step: number } | null>(null);
  readonly mended: ShownFinding | null = $derived.by(() =>
    this.#mended?.step === this.#editing.document.done ? this.#mended.told : null,
  );
  readonly #editing: Editing;

  constructor(editing: Editing) {
    this.#editing = editing;
  }

  /** Selects what it is about, and shows it on the table and in the text. */
  choose(told: ShownFinding): void {
    this.#chosen = told.key;
    const { line, column } = told.finding;
    const named = ruledBy(this.#editing.scenario?.special ?? [], told.finding);
    this.#editing.seek(told.about.length > 0 ? told.about : named, { line, column });
  }

  /** The one after the chosen one; the first after the last. */
  next(): void {
    const at = this.told.findIndex(({ key }) => key === this.#chosen);
    const told = this.told[(at + 1) % Math.max(1, this.told.length)];
    if (told) this.choose(told);
  }

  /** Makes its repair; says why not when it cannot be made. */
  repair(told: ShownFinding): string | null {
    const { fix, repair } = told.finding;
    if (!repair) return null;
    return this.#made(told, { does: repairWords(fix), edits: repair });
  }

  /** Puts it among those the file accepts; an error stays. */
  accept(told: ShownFinding): string | null {
    const { code, severity } = told.finding;
    if (severity === 'error') return null;
    // Its id and not its place in the file: entries move.
    const [id, ...others] = told.about;
    const field = id !== undefined && others.length === 0 ? id : told.finding.field;
    const value = { code, ...(field !== undefined && { field }), reason: 'Known, and kept.' };
    return this.#made(told, {
      does: `Accept: ${told.title}`,
      edits: [{ do: 'insert', path: ['accept'], index: this.#editing.scenario?.accepts.length ?? 0, value }],
    });
  }

  #made(told: ShownFinding, change: Parameters<Editing['change']>[0]): string | null {
    const refused = this.#editing.change(change);
    if (refused === null) this.#mended = { told, step: this.#editing.document.done };
    return refused;
  }
}

/** The repair as a verb, without its full stop. */
export const repairWords = (fix: string | undefined): string => (fix ?? 'Repair this').replace(/\.$/, '');
