import { SvelteMap } from 'svelte/reactivity';
import type {
  DeskBridge,
  Fault,
  PrintFormat,
  PrintJob,
  RuleSystemEntry,
  ScenarioSource,
} from '../../electron/desk/api';
import { squareOf } from '../../drawing/paper/map';
import { tableChosen } from '../battle/fight-choices';
import { sourceOf, type LaidScenario } from '../battle/openings.svelte';
import { Camera } from '../ui';
import { AlongLists } from './along.svelte';
import { boardOf, type SheetBoard } from './board';
import { FIRST_HERE, type HereChoices, type PrintChoices } from './choices';
import { ALONG, jobOf, jobsOf, type Printed } from './jobs';
import { laidAt } from './laying';
import { Listing } from './listing.svelte';
import { Marking } from './marking.svelte';
import { SheetPictures } from './pictures.svelte';
import { SheetSaving, type SaveEnd } from './saving.svelte';
import { keyOf, namesAmong, paperOf, shownSheets, wantedJobs, type ListedJob, type ShownSheet } from './sheets';
import { pointedWords } from './sentences';

/** Choices change in bursts: sheets are made when none has changed for so long, ms. */
const REST_MS = 250;

/** What is printed of the scenario on the table: the choices, the sheets they make, and the one that is looked at. */
export class Printing {
  choices: PrintChoices;
  entry = $state.raw<LaidScenario | null>(null);
  /** The rule systems there are. */
  systems = $state.raw<readonly RuleSystemEntry[]>([]);
  readonly #heres = new SvelteMap<string, HereChoices>();
  /** By slot, the sheet that is looked at. */
  readonly #chosen = new SvelteMap<string, string>();
  readonly listing: Listing;
  readonly along: AlongLists;
  readonly pictures: SheetPictures;
  readonly saving: SheetSaving;
  readonly marking: Marking;
  readonly here: HereChoices = $derived(this.#heres.get(this.entry?.file ?? '') ?? FIRST_HERE);
  /** What keeps its own last good sheets: each way to print each scenario. */
  readonly slot: string = $derived.by(() =>
    [this.choices.tab, this.choices.map.size === 'sheet' ? 'sheet' : 'glued', this.entry?.file ?? ''].join(' '),
  );
  /** The scenario with its table at the figure scale that is printed. */
  readonly printed: Printed | null = $derived.by(() => {
    const { entry } = this;
    if (!entry) return null;
    const wishes = this.here.scale === null ? {} : { scale: this.here.scale };
    return { scale: entry.scale, table: tableChosen(this.systems, entry, wishes) };
  });
  readonly jobs: readonly PrintJob[] = $derived.by(() =>
    this.printed ? jobsOf({ choices: this.choices, here: this.here, printed: this.printed }) : [],
  );
  readonly listed: readonly ListedJob[] = $derived.by(() => this.listing.listed(this.slot) ?? []);
  readonly isListed: boolean = $derived.by(() => this.listing.listed(this.slot) !== null);
  /** The scenario that is printed. */
  readonly source: ScenarioSource = $derived(this.entry ? sourceOf(this.entry) : { file: null });
  readonly sheets: readonly ShownSheet[] = $derived(shownSheets(this.listed, this.here.leftOut));
  readonly current: ShownSheet | null = $derived(
    this.sheets.find(({ key }) => key === this.#chosen.get(this.slot)) ??
      this.sheets.find(({ place }) => place !== null) ??
      this.sheets[0] ??
      null,
  );
  /** Why what is chosen cannot be made. */
  readonly fault: Fault | null = $derived.by(() => this.listing.fault(this.slot));
  readonly isMaking: boolean = $derived.by(() => this.listing.making === this.slot);
  /** What goes with the map, as far as it is known. */
  readonly alongListed: readonly ListedJob[] = $derived.by(() =>
    this.goesAlong ? this.along.wanted(this.choices.along) : [],
  );
  readonly alongSheets: readonly ShownSheet[] = $derived(shownSheets(this.alongListed, this.here.leftOut));
  /** True where other sheets may go with the map. */
  readonly goesAlong: boolean = $derived.by(() => this.choices.tab === 'map' && this.choices.map.size === 'sheet');
  readonly camera = new Camera();
  readonly board: SheetBoard = $derived(boardOf(this.listed, this.sheets, this.camera.window));
  readonly #remember: (settings: PrintChoices) => void;

  constructor(desk: DeskBridge, remembered: PrintChoices, remember: (settings: PrintChoices) => void) {
    this.choices = $state.raw(remembered);
    this.#remember = remember;
    this.listing = new Listing(desk);
    this.along = new AlongLists(desk);
    this.pictures = new SheetPictures(desk);
    this.saving = new SheetSaving(desk);
    this.marking = new Marking(desk);
    void desk.call('rules.list', {}).then((answer) => {
      if ('ok' in answer) this.systems = answer.ok.systems;
    });
  }

  /** The settings were read. */
  recall(remembered: PrintChoices): void {
    this.choices = remembered;
  }

  choose(change: Partial<PrintChoices>): void {
    this.choices = { ...this.choices, ...change };
    this.#remember(this.choices);
  }

  chooseMap(change: Partial<PrintChoices['map']>): void {
    this.choose({ map: { ...this.choices.map, ...change } });
  }

  chooseHere(change: Partial<HereChoices>): void {
    if (this.entry) this.#heres.set(this.entry.file ?? '', { ...this.here, ...change });
  }

  look(key: string): void {
    this.#chosen.set(this.slot, key);
  }

  /** To the sheet that is printed so many after this one. */
  step(by: number): void {
    const at = this.sheets.findIndex((sheet) => sheet === this.current);
    const to = this.sheets[Math.max(0, Math.min(this.sheets.length - 1, at + by))];
    if (to) this.look(to.key);
  }

  /** Leaves a sheet out, with its back, or takes it in again. */
  toggle({ job: { kind }, id, isLeftOut }: ShownSheet): void {
    const own = this.listed.find(({ job }) => job.kind === kind);
    if (!own) return;
    const among = namesAmong(own.job);
    const names = paperOf(id, own.list.sheets);
    const others = (this.here.leftOut[among] ?? []).filter((name) => !names.includes(name));
    this.chooseHere({ leftOut: { ...this.here.leftOut, [among]: isLeftOut ? others : [...others, ...names] } });
  }

  /** Takes in every sheet of the tab. */
  takeAll(): void {
    const own = this.listed.map(({ job }) => namesAmong(job));
    const others = Object.entries(this.here.leftOut).filter(([among]) => !own.includes(among));
    this.chooseHere({ leftOut: Object.fromEntries(others) });
  }

  isChanged(key: string): boolean {
    const [job] = this.jobs;
    return job !== undefined && (this.marking.changed?.some((id) => keyOf(job.kind, id) === key) ?? false);
  }

  /** Where a sheet's picture is kept: it stays while the next of the same name is made. */
  placeOf({ key }: ShownSheet): string {
    return `${key} ${this.slot}`;
  }

  /** What is at a spot of the board, in words; nothing beside the sheets. */
  wordsAt({ x, y }: { readonly x: number; readonly y: number }): string {
    const key = laidAt(this.board.laid, x, y);
    if (key === null) return '';
    const { whole } = this.board;
    const sheet = this.sheets.find((one) => one.key === key);
    return pointedWords(
      sheet ?? null,
      whole && squareOf({ x: x / whole.ratio, y: (whole.frame.height - y) / whole.ratio }),
    );
  }

  /** How the map of a scenario would be printed that is not the one shown here. */
  mapJobFor(printed: Pick<LaidScenario, 'file' | 'system' | 'scale' | 'table'>): PrintJob | null {
    const here = this.#heres.get(printed.file ?? '') ?? FIRST_HERE;
    const wishes = here.scale === null ? {} : { scale: here.scale };
    const table = tableChosen(this.systems, printed, wishes);
    const choices = { ...this.choices, tab: 'map' as const };
    return jobsOf({ choices, here, printed: { scale: printed.scale, table } })[0] ?? null;
  }

  /** What is bound into one file: what the tab prints, and with a map on one sheet what goes with it. */
  ordered(): readonly PrintJob[] {
    const own = wantedJobs(this.jobs, this.listed, this.here.leftOut);
    if (!this.printed || !this.goesAlong) return own;
    const all = { choices: this.choices, here: this.here, printed: this.printed };
    const kinds = ALONG.filter((kind) => this.choices.along.includes(kind) && !this.along.lacks(kind));
    const jobs = kinds.map((kind) => jobOf(kind, all));
    return [...own, ...wantedJobs(jobs, this.alongListed, this.here.leftOut)];
  }

  /** The job of those sheets only that changed since they were last printed. */
  changedOnly(): readonly PrintJob[] {
    const { changed } = this.marking;
    return this.ordered().flatMap((job) =>
      changed && job.kind === this.jobs[0]?.kind ? [{ ...job, only: changed }] : [],
    );
  }

  async save(format: PrintFormat, to: 'keep' | 'print', jobs: readonly PrintJob[]): Promise<SaveEnd | null> {
    const end = await this.saving.save({ ...this.source, jobs, format, dpi: this.choices.dpi, to });
    if (end !== null && end !== 'stopped' && 'saved' in end) this.mark();
    return end;
  }

  /** Asks for the sheets of what is chosen now. */
  follow(): void {
    const { entry, slot, jobs } = this;
    if (entry) this.listing.ask(slot, sourceOf(entry), jobs, this.isListed ? REST_MS : 0);
  }

  /** Asks what could go with the map. */
  followAlong(): void {
    if (!this.printed || !this.goesAlong || !this.isListed) return;
    void this.along.ask({ choices: this.choices, here: this.here, printed: this.printed }, this.source, REST_MS);
  }

  /** Asks which sheets changed since they were last printed; of several jobs nothing is told. */
  mark(): () => void {
    const [job = null, ...others] = wantedJobs(this.jobs, this.listed, this.here.leftOut);
    return this.marking.ask(this.source, others.length === 0 && this.isListed ? job : null);
  }

  /** The scenarios may have changed: what is shown is old, and is asked anew when it is looked at. */
  forget(): void {
    this.listing.forget();
    this.along.forget();
    this.pictures.forget();
  }
}
