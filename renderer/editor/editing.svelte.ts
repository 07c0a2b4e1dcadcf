import { changed, typed } from '../../editing/document';
import type { Change } from '../../editing/change';
import { withSameGround } from '../../editing/same-ground';
import { withReferencesKept } from '../../editing/kept-references';
import { idsAfter, partsChanged } from '../../editing/parts-now';
import { draftOf, type Draft, type Refused } from '../../editing/draft';
import type { EditedDocument } from '../../editing/document';
import type { DeskBridge, EditorReading, Fault } from '../../electron/desk/api';
import { readScenario, type Id, type Nation, type Reading, type Scenario } from '../../engine/scenario';
import { EditedText, type SavedDocument } from '../saving';
import { nationsById } from './nations-by-id';

/** Findings are asked for when nothing has changed for so long. */
const SETTLE_MS = 150;
/** What is not known yet is asked for so often in all where reading it took too long: the machine was busy. */
const MOST_TRIES = 3;
const isTooSlow = (answer: { readonly ok: unknown } | { readonly fault: Fault }): boolean =>
  'fault' in answer && answer.fault.code === 'too-slow';
const UNREADABLE = 'The text cannot be read as it stands. Mend what its findings name first.';

/** Something that is to be shown on the table and in the text: a new one each time it is asked for. */
export interface Sought {
  readonly ids: readonly Id[];
  /** Where in the text; null where the things stand. Lines and columns count from 1. */
  readonly at: { readonly line: number; readonly column: number } | null;
}

/** What is kept of single things beside the file. */
export interface ThingMarks {
  /** Something is locked. */
  readonly areHeld: boolean;
  /** Which of these things are locked, in a sentence; null when none is. */
  whyHeld(ids: readonly Id[]): string | null;
  /** Things go by other ids. */
  follow(now: (id: Id) => Id): void;
}

/**
 * The scenario file in the editor, the one store of the view: its text with the history, what was read from that text,
 * what the desk says of it, what is selected. The text is the document; all else is read from it.
 */
export class Editing extends EditedText implements SavedDocument {
  readonly kind = 'scenario';
  /** The library's handle of the file; null of one that was never saved. */
  file = $state<string | null>(null);
  /**
   * What was read last. It is that of the text but while somebody types, and while the text cannot be read: then it is the
   * last one that could.
   */
  scenario = $state.raw<Scenario | null>(null);
  /** Where each thing of the scenario stands in the text, as `armies.blue.brigades[0].units[2]`, by id. */
  fields = $state.raw<Readonly<Record<Id, string>>>({});
  /** The scenario is that of the text. */
  isRead = $state(true);
  /** Newest answer of the desk: findings, and what the rule system makes of it. `isSettled` when it is of this text. */
  reading = $state.raw<EditorReading | null>(null);
  isSettled = $state(false);
  /** The nations a scenario may name. */
  nations = $state.raw<readonly Nation[]>([]);
  /** Features, blocks, units, leaders, brigades, objectives, zones. */
  selection = $state.raw<readonly Id[]>([]);
  /** The active tool's id; `select` at rest. */
  tool = $state('select');
  /** While something is dragged or drawn: the scenario as it would be. Null at rest. */
  preview = $state.raw<Scenario | null>(null);
  /** What the table flies to and the text goes to. */
  sought = $state.raw<Sought | null>(null);
  /** The person is to be asked what is selected is called. */
  asksName = $state(false);
  /** Why the last thing that was tried could not be done; null when it was done. */
  refusal = $state.raw<{ readonly sentence: string } | null>(null);
  /** Why the file could not be opened, or the desk could not say anything of the text. */
  fault = $state.raw<Fault | null>(null);
  /** What the plan and the table show. */
  readonly shown: Scenario | null = $derived(this.preview ?? this.scenario);
  readonly title: string | null = $derived(this.scenario?.title ?? null);
  readonly desk: DeskBridge;
  /** What is hidden, locked and grouped; null while nothing looks after that. */
  marks: ThingMarks | null = null;
  #settling: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;
  #tries = 0;
  #draft: { readonly text: string; readonly draft: Draft | null } | null = null;

  constructor(desk: DeskBridge) {
    super();
    this.desk = desk;
  }

  /** Learns which nations there are, which a text must know to be read. */
  async learnNations(): Promise<void> {
    for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
      const answer = await this.desk.call('editor.nations', {});
      if ('ok' in answer) this.nations = answer.ok.nations;
      if (!isTooSlow(answer)) return;
    }
  }

  prepare(): Promise<void> {
    return this.learnNations();
  }

  /** The same once one has been made or changed; the text is read again with them. */
  async learnNationsAnew(): Promise<void> {
    await this.learnNations();
    this.become(this.document);
  }

  /** Begins with a text: a file's, or with null one that was never saved. */
  show(file: string | null, text: string): void {
    this.file = file;
    this.fault = null;
    this.reading = null;
    this.#tries = 0;
    this.scenario = null;
    this.begin(text);
    this.selection = [];
    this.tool = 'select';
  }

  /** Makes a change, unless it cannot be made: then says why not. With `goesOn` it may join the same one just before. */
  change(change: Change, goesOn = false): string | null {
    if (!this.isRead) this.#readHere();
    if (!this.isRead) return UNREADABLE;
    const draft = this.draft();
    const whole = draft ? withReferencesKept(draft, this.text, change, (text) => this.#read(text).fields) : change;
    const next = changed(this.document, whole, goesOn && this.followsOn(change.does));
    if ('refused' in next) return next.refused;
    const held = this.#whyHeld(next.text);
    if (held !== null) return held;
    this.noteAct(change.does);
    this.become(next);
    return null;
  }

  /** The locked thing that another text would change; whoever types or takes back is free to. */
  #whyHeld(text: string): string | null {
    const { marks, scenario } = this;
    const after = marks?.areHeld ? this.#read(text).drawable : null;
    return marks && scenario && after ? marks.whyHeld(partsChanged(scenario, after)) : null;
  }

  /** What gestures are made into changes from; null while the text cannot be read. */
  draft(): Draft | null {
    if (!this.isRead) this.#readHere();
    const { text, scenario, fields } = this;
    if (!this.isRead || !scenario) return null;
    if (this.#draft?.text !== text) this.#draft = { text, draft: draftOf(text, scenario, fields) };
    return this.#draft.draft;
  }

  /** Makes the change that a gesture comes to, or tells the person why it cannot be made. True when it was made. */
  attempt(make: (draft: Draft) => Change | Refused, goesOn = false): boolean {
    const draft = this.draft();
    const made = draft ? make(draft) : { refused: UNREADABLE };
    const sentence = 'refused' in made ? made.refused : this.change(made, goesOn);
    this.preview = null;
    this.refusal = sentence === null ? null : { sentence };
    return sentence === null;
  }

  /** What a change would make of the scenario, without making it, and what it would add; null where it cannot be made. */
  foreseen(change: Change): { readonly scenario: Scenario; readonly added: readonly Id[] } | null {
    const next = changed(this.document, change, false);
    if ('refused' in next) return null;
    const { drawable, fields } = this.#read(next.text);
    const added = Object.keys(fields).filter((id) => !Object.hasOwn(this.fields, id));
    return drawable && { scenario: withSameGround(this.scenario, drawable), added };
  }

  /** Typing in the text; strokes in a row are one step. */
  type(text: string): void {
    const goesOn = this.followsOn('type');
    this.noteAct('type');
    this.document = typed(this.document, text, goesOn);
    this.preview = null;
    this.isRead = false;
    this.#settleSoon();
  }

  select(ids: readonly Id[]): void {
    this.selection = ids;
  }

  /** Selects things and shows them on the table and in the text, there at a place of its own if it has one. */
  seek(ids: readonly Id[], at: Sought['at'] = null): void {
    this.select(ids);
    this.sought = { ids, at };
  }

  /** Adds what is not selected yet, and takes out what is. */
  toggle(ids: readonly Id[]): void {
    const added = ids.filter((id) => !this.selection.includes(id));
    this.selection =
      added.length > 0 ? [...this.selection, ...added] : this.selection.filter((id) => !ids.includes(id));
  }

  protected override become(document: EditedDocument): void {
    this.document = document;
    this.preview = null;
    this.#readHere();
    this.#settleSoon();
  }

  /** Reads the text in this window, at once: what is seen and what the next edit builds on never lags behind. */
  #readHere(): void {
    const { drawable, fields } = this.#read(this.text);
    this.isRead = drawable !== null;
    if (drawable === null) return;
    if (this.scenario) this.marks?.follow(idsAfter(this.scenario, drawable));
    this.scenario = drawable;
    const sides = drawable.armies.map(({ id }) => [id, `armies.${id}`] as const);
    this.fields = { ...Object.fromEntries(sides), ...fields };
    const known = this.selection.filter((id) => Object.hasOwn(fields, id));
    if (known.length < this.selection.length) this.selection = known;
  }

  #read(text: string): Reading {
    return readScenario(this.file ?? '', text, nationsById(this.nations));
  }

  #settleSoon(): void {
    this.isSettled = false;
    clearTimeout(this.#settling);
    this.#settling = setTimeout(() => void this.#settle(), SETTLE_MS);
  }

  /** One question at a time; an answer to an older text is not shown. */
  async #settle(): Promise<void> {
    if (!this.isRead) this.#readHere();
    if (this.#isAsking) return;
    this.#isAsking = true;
    const { text, file } = this;
    const answer = await this.desk.call('editor.read', { text, file });
    this.#isAsking = false;
    if (text !== this.text || file !== this.file) return this.#settleSoon();
    this.#tries += 1;
    if (isTooSlow(answer) && this.reading === null && this.#tries < MOST_TRIES) return this.#settleSoon();
    this.fault = 'fault' in answer ? answer.fault : null;
    if ('ok' in answer) this.reading = answer.ok;
    this.isSettled = true;
  }
}
