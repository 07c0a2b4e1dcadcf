import type { BattleRecord } from '../../engine/battle';
import type {
  DeskBridge,
  DeskCalls,
  DeskNotifications,
  Fault,
  LibraryEntry,
  RecordEntry,
  RuleSystemEntry,
  Saved,
  ScenarioSource,
} from '../../electron/desk/api';
import type { ReportWords } from '../../drawing/paper/report';
import { HistoryBeside } from '../beside';
import { Chances, Notes, ReplayPlayer, type KnownBattle } from '../replay';
import type { Scenario } from '../../engine/scenario';
import type { KnownGenerals } from './commanders';
import { scenarioChosen, withoutTable, type FightWishes } from './fight-choices';
import { PlayedBattle } from './played-battle.svelte';
import type { Player, Wings } from './players';
import { printedReport } from './report-printing';
import type { MakingControl } from '../share';
import type { WishMemory } from './wish-memory';

type Inspected = DeskCalls['battle.inspect']['result'];
type Opened = DeskCalls['scenario.open']['result'];
type Fought = DeskCalls['battle.fight']['result'];
type ClauseBook = DeskCalls['rules.clauses']['result'];

/** All of a battle that may be other than its file has it. */
type Otherwise = Partial<Omit<DeskCalls['battle.fight']['args'], 'battle' | 'file' | 'text' | 'seed'>>;

/** What is told of a scenario beside its table; `file` is null of one that was never saved. */
export type ScenarioCard = Omit<LibraryEntry, 'file' | 'folder'> & { readonly file: string | null };
/** A scenario on the table. */
export type LaidScenario = ScenarioCard & {
  /** As it is being edited, where that is not saved; null where the file is meant. */
  readonly text: string | null;
};
/** What the desk is asked about. */
export const sourceOf = ({ file, text }: Pick<LaidScenario, 'file' | 'text'>): ScenarioSource =>
  text === null ? { file } : { file, text };

/** So many battles are kept at hand to be compared: each is large. */
const MOST_KNOWN = 8;
/** A battle still open after so many turns ends undecided. */
const MOST_TURNS = 30;

/** How far a battle is, and what both sides mean to do in its turn. */
type Progress = Omit<DeskNotifications['battle.progress'], 'battle'>;
type Answered<Name extends 'battle.explain'> = { readonly ok: DeskCalls[Name]['result'] } | { readonly fault: Fault };
const NO_BATTLE = { fault: { code: 'battle-closed', message: 'There is no battle to explain.' } } as const;

/** The scenario on the table and the battle fought there, as the desk gave them. */
export class Openings {
  entry = $state.raw<LaidScenario | null>(null);
  opened = $state.raw<Opened | null>(null);
  player = $state.raw<ReplayPlayer | null>(null);
  /** The armies as the battle will begin; null while the rule system has not told it. */
  start = $state.raw<PlayedBattle | null>(null);
  battle = $state<string | null>(null);
  /** Battles that were on show in this window, the first first. */
  known = $state.raw<readonly KnownBattle[]>([]);
  /** The chance to win of the battle on show; null where its engine cannot fight it on. */
  chances = $state.raw<Chances | null>(null);
  /** The chronicle that the battle on show left; null where it left none. */
  history = $state.raw<HistoryBeside | null>(null);
  /** What the person wrote to the battle on show. */
  notes = $state.raw<Notes | null>(null);
  /** Where the battle being fought has come to. */
  progress = $state.raw<Progress | null>(null);
  fault = $state.raw<Fault | null>(null);
  kept = $state(false);
  /** What is to be told of the kept battle that was opened last; null when it holds together. */
  remark = $state<string | null>(null);
  /** The rule systems there are. */
  systems = $state.raw<readonly RuleSystemEntry[]>([]);
  /** The person's own tables of values. */
  tables = $state.raw<DeskCalls['rules.list']['result']['tables']>([]);
  /** The computer generals there are. */
  generals = $state.raw<KnownGenerals>({ generals: [], tempers: [] });
  /** For the scenario on the table. */
  wishes = $state.raw<FightWishes>({});
  /** Who plays a command otherwise than the rest of its side, by the command's id. */
  wings = $state.raw<Wings>({});
  /** The scenario as the next battle is fought: its table at the figure scale wished for. */
  readonly chosen: Scenario | null = $derived.by(() =>
    this.opened?.scenario ? scenarioChosen(this.systems, this.opened.scenario, this.wishes) : null,
  );
  /** What the clauses of a rule system say, by its id, once the desk has told. */
  books = $state.raw<Readonly<Record<string, ClauseBook>>>({});
  readonly #desk: DeskBridge;
  readonly #memory: WishMemory | null;
  /** The battle in which the armies of `start` are set up. */
  #laid: string | null = null;
  /** The battle that is being fought, by the name it was given here. */
  #fighting: string | null = null;

  constructor(desk: DeskBridge, memory: WishMemory | null = null) {
    this.#desk = desk;
    this.#memory = memory;
    void desk.call('rules.list', {}).then((answer) => {
      if (!('ok' in answer)) return;
      this.systems = answer.ok.systems;
      this.tables = answer.ok.tables;
    });
    void desk.call('generals.list', {}).then((answer) => {
      if ('ok' in answer) this.generals = answer.ok;
    });
    desk.on('battle.progress', ({ battle, ...progress }) => {
      if (this.progress && battle === this.#fighting)
        this.progress = { ...(this.progress.plans && { plans: this.progress.plans }), ...progress };
    });
  }

  /** Lays out a scenario, with a text as that is being edited; the player of another one is put away. */
  async open(card: ScenarioCard, text: string | null = null): Promise<void> {
    if (this.entry?.file !== card.file) {
      this.show(null, null);
      this.wishes = this.#remembered(card.file);
      this.wings = {};
    }
    const entry: LaidScenario = { ...card, text };
    this.entry = entry;
    this.fault = null;
    this.opened = null;
    this.#putAway();
    const answer = await this.#desk.call('scenario.open', sourceOf(entry));
    if (this.entry?.file !== entry.file || this.entry.text !== text) return;
    if ('fault' in answer) this.fault = answer.fault;
    else {
      this.opened = answer.ok;
      if (answer.ok.scenario) void this.#layOut(entry);
    }
  }

  /** As it was wished for last; a table of values that is no longer there is not asked for. */
  #remembered(file: string | null): FightWishes {
    const wishes = (file !== null && this.#memory?.of(file)) || {};
    const isThere = this.tables.some((one) => one.file === wishes.table);
    return isThere ? wishes : withoutTable(wishes);
  }

  /** Has the armies set up as the battle is wished for, so that they can be looked at before it. */
  async #layOut(entry: LaidScenario): Promise<void> {
    const { wishes } = this;
    const answer = await this.#desk.call('battle.lay', { ...sourceOf(entry), ...wishes, turns: MOST_TURNS });
    if (!('ok' in answer)) return;
    const { battle, record } = answer.ok;
    // The card may have been read meanwhile.
    if (this.entry?.file !== entry.file || this.entry.text !== entry.text || this.wishes !== wishes) {
      void this.#desk.call('battle.stop', { battle });
      return;
    }
    this.#putAway();
    this.#laid = battle;
    this.start = new PlayedBattle({ ...record, turns: MOST_TURNS }, []);
  }

  #putAway(): void {
    this.start = null;
    if (this.#laid !== null) void this.#desk.call('battle.stop', { battle: this.#laid });
    this.#laid = null;
  }

  /** The wings with the side each belongs to. */
  get wingsPlayed(): readonly { readonly id: string; readonly side: string; readonly player: Player }[] {
    const commands = this.start?.record.roster.commands;
    return Object.entries(this.wings).flatMap(([id, player]) => {
      const side = commands?.[id]?.side;
      return side === undefined ? [] : [{ id, side, player }];
    });
  }

  /** What a unit of the armies that are set up could tell; null when the desk cannot say. */
  async inspectStart(piece: string): Promise<Inspected | null> {
    if (this.#laid === null) return null;
    const answer = await this.#desk.call('battle.inspect', { battle: this.#laid, event: 0, piece });
    return 'ok' in answer ? answer.ok : null;
  }

  /** The card of the scenario on the table was still being read when it was laid out, and is there now. */
  complete(card: LibraryEntry): void {
    const { entry } = this;
    if (entry?.isReading && !card.isReading && entry.file === card.file) this.entry = { ...card, text: entry.text };
  }

  /** By which rules, at which scale and with which optional rules the next battle is fought. */
  wish(wishes: FightWishes): void {
    this.wishes = wishes;
    const file = this.entry?.file ?? null;
    if (file !== null) this.#memory?.keep(file, wishes);
    if (this.entry && this.opened?.scenario) void this.#layOut(this.entry);
  }

  /** Two computer generals fight it to the end, as wished for or else otherwise. True when there is a battle to watch. */
  async fight(seed: number, otherwise: Otherwise = this.wishes): Promise<boolean> {
    const entry = this.entry;
    if (!entry || this.progress) return false;
    const fought = await this.#fight({ ...sourceOf(entry), ...otherwise }, seed);
    if (this.entry?.file !== entry.file) this.fault = null;
    else if (fought) this.show(fought.battle, fought.record);
    return fought !== null && this.entry?.file === entry.file;
  }

  /** Null when it could not be fought, or was given up. */
  async #fight(order: Otherwise & ScenarioSource, seed: number): Promise<Fought | null> {
    this.fault = null;
    this.progress = { turn: 0, events: 0 };
    const battle = crypto.randomUUID();
    this.#fighting = battle;
    const answer = await this.#desk.call('battle.fight', { battle, seed, turns: MOST_TURNS, ...order });
    const isStopped = this.#fighting === null;
    this.#fighting = null;
    this.progress = null;
    if (isStopped) return null;
    if ('ok' in answer) return answer.ok;
    this.fault = answer.fault;
    return null;
  }

  /** Gives up the battle that is being fought; nothing is kept of it. */
  stop(): void {
    if (this.#fighting === null) return;
    void this.#desk.call('battle.stop', { battle: this.#fighting });
    this.#fighting = null;
  }

  /** Opens a kept battle. `entries` tell which scenario it was fought on, if that is still in the library. */
  async replay(record: RecordEntry, entries: readonly LibraryEntry[]): Promise<boolean> {
    const answer = await this.#desk.call('record.open', { file: record.file });
    if ('fault' in answer) {
      this.fault = answer.fault;
      return false;
    }
    await this.#open(answer.ok, entries, record.file);
    this.kept = true;
    return true;
  }

  /** The same of one of the last battles, which was not kept. */
  async replayRecent(record: RecordEntry, entries: readonly LibraryEntry[]): Promise<boolean> {
    const answer = await this.#desk.call('recent.open', { file: record.file });
    if ('ok' in answer) await this.#open(answer.ok, entries, null);
    else this.fault = answer.fault;
    return 'ok' in answer;
  }

  async #open(
    { battle, record, remark }: DeskCalls['record.open']['result'],
    entries: readonly LibraryEntry[],
    file: string | null,
  ): Promise<void> {
    const found = await this.#foughtOn(record.scenario, entries);
    this.remark = remark;
    this.entry = found ? { ...found, text: null } : null;
    this.opened = null;
    this.#putAway();
    this.fault = null;
    this.show(battle, record, file);
  }

  /** The file a battle was fought on: of several by one title that whose content is the same; one alone may have changed since. */
  async #foughtOn(scenario: Scenario, entries: readonly LibraryEntry[]): Promise<LibraryEntry | null> {
    const named = entries.filter(({ title }) => title === scenario.title);
    const [only, ...others] = named;
    if (others.length === 0) return only ?? null;
    const content = contentOf(scenario);
    for (const entry of named) {
      const answer = await this.#desk.call('scenario.open', { file: entry.file });
      if ('ok' in answer && answer.ok.scenario && contentOf(answer.ok.scenario) === content) return entry;
    }
    return null;
  }

  /** Puts the battle into the library. */
  async keep(name: string): Promise<boolean> {
    if (this.battle === null) return false;
    const answer = await this.#desk.call('battle.keep', { battle: this.battle, name });
    if ('fault' in answer) this.fault = answer.fault;
    else {
      this.kept = true;
      this.notes?.keptAs(answer.ok.file);
    }
    return this.kept;
  }

  /** Has the desk set a report of the battle on show as a PDF; it rejects with a sentence when it cannot. */
  printReport(words: ReportWords, making: MakingControl): Promise<Saved | null> {
    return printedReport(this.#desk, this.battle, words, making);
  }

  /** What a unit could tell at a moment; null when the desk cannot say. */
  async inspect(moment: number, piece: string): Promise<Inspected | null> {
    if (this.battle === null) return null;
    const answer = await this.#desk.call('battle.inspect', { battle: this.battle, event: moment, piece });
    return 'ok' in answer ? answer.ok : null;
  }

  /** Why the generals did what they did up to a moment; a fault when the desk cannot say. */
  async explain(moment: number): Promise<Answered<'battle.explain'>> {
    return this.battle === null ? NO_BATTLE : this.#desk.call('battle.explain', { battle: this.battle, event: moment });
  }

  /** Has the desk tell what the clauses of a rule system say, once. */
  async tellClauses(system: string): Promise<void> {
    if (this.books[system]) return;
    const answer = await this.#desk.call('rules.clauses', { system });
    if ('ok' in answer) this.books = { ...this.books, [system]: answer.ok };
  }

  /** Has the desk tell the plans of both sides; they come into the log of the player. */
  async tellPlans(): Promise<void> {
    const { battle, player } = this;
    if (battle === null || !player || player.plans.length > 0) return;
    const answer = await this.#desk.call('battle.plans', { battle });
    if ('ok' in answer) player.plans = answer.ok.plans;
  }

  /** Puts a battle on show, of this file where it is kept, or puts it away. */
  show(battle: string | null, record: BattleRecord | null, file: string | null = null): void {
    this.player?.pause();
    this.battle = battle;
    if (battle !== null && record && !this.known.some((one) => one.record.checksum === record.checksum))
      this.known = [...this.known, { battle, record }].slice(-MOST_KNOWN);
    this.player = record ? new ReplayPlayer(record) : null;
    this.notes?.close();
    this.notes = record && battle ? new Notes(this.#desk, file === null ? { battle } : { file }) : null;
    void this.notes?.load();
    this.history = record ? HistoryBeside.of(this.#desk, record) : null;
    void this.history?.read();
    this.chances?.close();
    this.chances =
      this.player && battle ? new Chances(this.#desk, battle, this.player.record, this.player.turns) : null;
    this.kept = false;
  }
}

/** All of a scenario but the rules it is fought by, which are chosen for a battle. */
const contentOf = ({ rules: _rules, ...content }: Scenario): string => JSON.stringify(content);
