import type { Change } from '../../../editing/change';
import {
  chronicleDraftOf,
  inForceAt,
  type ChronicleDraft,
  type EntryPlace,
  type EntryChange,
} from '../../../editing/chronicle';
import { changed, typed, type EditedDocument } from '../../../editing/document';
import type { Refused } from '../../../editing/draft';
import type { DeskBridge, Fault } from '../../../electron/desk/api';
import type { Chronicled } from '../../../engine/chronicle';
import { chronicleHead, withoutBodies, type Finding, type Id, type Minutes } from '../../../engine/scenario';
import { EditedText, type SavedDocument } from '../../saving';
import type { ChroniclePlayer } from '../player.svelte';

/** An entry of the story, or one of those that say where troops begin. */
export type ChosenEntry = EntryPlace;
type Made = Change | EntryChange | Refused;
type Make = (draft: ChronicleDraft) => Made;
const isOfEntry = (made: Made): made is EntryChange => 'index' in made;

/** The day is laid out anew when nothing has changed for so long. */
const SETTLE_MS = 150;
const UNREADABLE: Refused = { refused: 'The text of this chronicle cannot be read as it stands.' };

/**
 * The chronicle that is being written: its text with the history, what was read from it, and what the desk says of it.
 * What is watched beside it is the day as it was last laid out.
 */
export class Telling extends EditedText implements SavedDocument {
  readonly kind = 'chronicle';
  file = $state<string | null>(null);
  fault = $state.raw<Fault | null>(null);
  /** Null while the text cannot be read. */
  draft = $state.raw<ChronicleDraft | null>(null);
  readonly title: string | null = $derived(this.draft?.chronicle.title ?? null);
  findings = $state.raw<readonly Finding[]>([]);
  /** What is watched, and the findings, are those of the text. */
  isSettled = $state(false);
  /** The entry whose form is open. */
  chosen = $state.raw<ChosenEntry | null>(null);
  /** The text stands in place of the entries. */
  showsText = $state(false);
  /** Who is selected on the table. */
  who = $state.raw<readonly Id[]>([]);
  /** Why the last thing that was tried could not be done. */
  refusal = $state.raw<{ readonly sentence: string } | null>(null);
  /** The hour of the clock, in whole minutes. */
  readonly hour: Minutes = $derived.by(() => Math.round(this.player.now));
  readonly player: ChroniclePlayer;
  readonly #desk: DeskBridge;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  /** The text was typed in since it was read. */
  #isTyped = false;
  #waiting: (() => void)[] = [];

  constructor(desk: DeskBridge, player: ChroniclePlayer) {
    super();
    this.#desk = desk;
    this.player = player;
  }

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  show(file: string | null, text: string): void {
    this.file = file;
    this.chosen = null;
    this.who = [];
    this.begin(text);
  }

  change(change: Change, goesOn = false): string | null {
    const next = changed(this.document, change, goesOn && this.followsOn(change.does));
    if ('refused' in next) return next.refused;
    this.noteAct(change.does);
    this.become(next);
    return null;
  }

  /** Typing in the text; strokes in a row are one step, read when nothing more is typed for a moment. */
  type(text: string): void {
    const goesOn = this.followsOn('type');
    this.noteAct('type');
    this.document = typed(this.document, text, goesOn);
    this.#isTyped = true;
    this.#settleSoon();
  }

  /** Makes the change, or tells why it cannot be made. True when it was made. */
  attempt(make: Make, goesOn = false): boolean {
    if (this.#isTyped) this.#read();
    const made = this.draft ? make(this.draft) : UNREADABLE;
    const sentence = 'refused' in made ? made.refused : this.change(made, goesOn);
    this.refusal = sentence === null ? null : { sentence };
    if (sentence !== null || 'refused' in made) return false;
    if (isOfEntry(made)) this.chosen = this.#known({ part: made.part, index: made.index });
    return true;
  }

  /** The same of what depends on where everybody is: once the day is laid out as the text tells it. */
  async attemptLaid(make: (draft: ChronicleDraft, told: Chronicled) => Made): Promise<boolean> {
    if (!this.isSettled) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    return this.attempt((draft) => make(draft, this.player.chronicled));
  }

  /** Opens the form of an entry, selects who acts in it, and goes to its hour. */
  choose(chosen: ChosenEntry | null): void {
    this.chosen = chosen;
    if (!chosen || !this.draft) return;
    const { begins, story, day } = this.draft.chronicle;
    const entry = chosen.part === 'story' ? story[chosen.index] : begins[chosen.index];
    this.who = entry?.who ?? [];
    this.player.pause();
    this.player.seek(chosen.part === 'story' ? (story[chosen.index]?.at ?? day.begins) : day.begins);
  }

  /** Selects troops on the table, and opens what they do at the hour of the clock. */
  select(who: readonly Id[]): void {
    this.who = who;
    this.chosen = this.draft && who.length > 0 ? inForceAt(this.draft, this.hour, who) : null;
  }

  #known(chosen: ChosenEntry): ChosenEntry | null {
    const list = chosen.part === 'story' ? this.draft?.chronicle.story : this.draft?.chronicle.begins;
    return list?.[chosen.index] ? chosen : null;
  }

  protected override become(document: EditedDocument): void {
    this.document = document;
    this.#read();
    this.#settleSoon();
  }

  #read(): void {
    this.#isTyped = false;
    const { scenario: shown, bodies } = this.player.chronicled;
    const scenario = withoutBodies(shown, bodies);
    this.draft = chronicleDraftOf(this.text, scenario, chronicleHead(this.text).scenario ?? '');
    this.chosen = this.chosen && this.#known(this.chosen);
  }

  #settleSoon(): void {
    this.isSettled = false;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.#settle(), SETTLE_MS);
  }

  /** One question at a time; an answer to an older text is not shown. */
  async #settle(): Promise<void> {
    if (this.#isTyped) this.#read();
    if (this.#isAsking || this.file === null) return;
    this.#isAsking = true;
    const { text, file } = this;
    const answer = await this.#desk.call('chronicle.read', { text, file });
    this.#isAsking = false;
    if (text !== this.text || file !== this.file) return this.#settleSoon();
    this.fault = 'fault' in answer ? answer.fault : null;
    if ('ok' in answer) {
      this.findings = answer.ok.findings;
      if (answer.ok.chronicled) this.player.retell(answer.ok.chronicled);
    }
    this.isSettled = true;
    for (const go of this.#waiting.splice(0)) go();
  }
}
