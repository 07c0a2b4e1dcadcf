import { withSameGround } from '../../../editing/same-ground';
import type { Change } from '../../../editing/change';
import { isRefused, type Draft, type Refused } from '../../../editing/draft';
import type { EditedSide, RaisingOrder } from '../../../electron/desk/api';
import { readScenario, type Id } from '../../../engine/scenario';
import { editText } from '../../../engine/scenario/edits';
import { addArmy } from '../../../editing/troops';
import type { Editing } from '../editing.svelte';
import { nationsById } from '../nations-by-id';

/** What it would come to is asked when nothing else was looked at for so long, ms. */
const REST_MS = 120;

/** What is being looked at, with what its side would be then. */
interface Offer {
  readonly id: string;
  readonly make: (draft: Draft) => Change | Refused;
  /** Null until the rule system has told it. */
  readonly side: EditedSide | null;
  /** Errors and warnings that there are not now. */
  readonly news: readonly string[];
}

/** Troops that may be added to a side: seen on the table, and what they cost, before they are taken. */
export class Offers {
  shown = $state.raw<Offer | null>(null);
  /** The army that was raised last; `points` null while it is on its way. */
  raised = $state.raw<{ readonly points: number | null; readonly fault: string | null } | null>(null);
  readonly #editing: Editing;
  readonly #side: Id;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;

  constructor(editing: Editing, side: Id) {
    this.#editing = editing;
    this.#side = side;
  }

  /** Shows on the table what a change would add, and asks what it would come to. */
  look(id: string, make: Offer['make']): void {
    const editing = this.#editing;
    const draft = editing.draft();
    const change = draft && make(draft);
    const edited = change && !isRefused(change) ? editText(editing.text, change.edits) : null;
    if (!edited || 'refused' in edited) return this.leave();
    const { drawable } = readScenario(editing.file ?? '', edited.text, nationsById(editing.nations));
    editing.preview = drawable && withSameGround(editing.scenario, drawable);
    this.shown = { id, make, side: null, news: [] };
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(id, edited.text), REST_MS);
  }

  /** Nothing is looked at any more. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.shown) this.#editing.preview = null;
    this.shown = null;
  }

  /** Has an army raised and shows it. */
  async raise(order: Pick<RaisingOrder, 'points' | 'shape' | 'seed' | 'year'>): Promise<void> {
    const { text, file, desk } = this.#editing;
    const number = (this.#count += 1);
    this.raised = { points: null, fault: null };
    const answer = await desk.call('editor.raise', { text, file, side: this.#side, ...order });
    if (number !== this.#count) return;
    if ('fault' in answer) {
      this.raised = { points: null, fault: answer.fault.message };
      return this.leave();
    }
    const troops = answer.ok;
    this.raised = { points: troops.points, fault: null };
    this.look('army', (draft) => addArmy(draft, this.#side, troops));
  }

  async #ask(id: string, text: string): Promise<void> {
    const before = this.#editing.reading?.findings.map(({ message }) => message) ?? [];
    const answer = await this.#editing.desk.call('editor.read', { text, file: this.#editing.file });
    if (this.shown?.id !== id || 'fault' in answer) return;
    const { play, findings } = answer.ok;
    const news = findings.filter(({ severity, message }) => severity !== 'ruling' && !before.includes(message));
    const side = play?.sides.find((one) => one.id === this.#side) ?? null;
    this.shown = { ...this.shown, side, news: news.map(({ message }) => message) };
  }
}
