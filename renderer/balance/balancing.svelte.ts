import { compared, trustIn } from '../../engine/analysis/report';
import type { ResultDifference, GameSummary, HeatKind, Setting, Trust } from '../../engine/analysis/report';
import type { DeskBridge } from '../../electron/desk/api';
import type { Scenario } from '../../engine/scenario';
import { sourceOf, type LaidScenario } from '../battle';
import { KindOfBattle, type KindChoices } from './kind-of-battle.svelte';

/** Battles that are looked at one by one: those of a bar, a column or a square. */
export interface ChosenBattles {
  readonly title: string;
  readonly games: readonly GameSummary[];
}

/** A battle still open after so many turns ends undecided. */
const MOST_TURNS = 30;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What "a hundred other dice" says. */
const A_HUNDRED = 100;

/** It differs by its general alone. */
const isOfGeneral = ({ choices }: KindOfBattle): boolean =>
  choices.generals !== undefined && Object.keys(choices).length === 1;

const isSame = (one: KindChoices['again'], other: KindChoices['again']): boolean =>
  one?.battle === other?.battle && one?.turn === other?.turn;

/** Many battles of the scenario on the table: as it is, and with something changed. */
export class Balancing {
  entry = $state.raw<LaidScenario | null>(null);
  scenario = $state.raw<Scenario | null>(null);
  /** How many of each kind are wanted. */
  wanted = $state(200);
  seed = $state(1);
  /** A kind is fought no longer than until its share is known within five points. */
  stopsWhenSure = $state(false);
  kinds = $state.raw<readonly KindOfBattle[]>([]);
  generals = $state.raw<readonly { readonly id: string; readonly title: string }[]>([]);
  /** Whose battles plan and charts show. */
  at = $state(0);
  heat = $state<HeatKind>('casualties');
  /** Whose losses the plan shows; null: both. */
  heatSide = $state<string | null>(null);
  chosen = $state.raw<ChosenBattles | null>(null);
  /** Which of the chosen battles Enter watches. */
  row = $state(0);
  isRunning = $state(false);
  /** Battles fought since the run began, and when that was, ms. */
  #pace = $state.raw<{ readonly fought: number; readonly since: number }>({ fought: 0, since: 0 });
  readonly kind: KindOfBattle | null = $derived(this.kinds[this.at] ?? null);
  readonly trust: Trust | null = $derived.by(() => this.#trust());
  /** The last setting there was: names stay while battles are fought anew. */
  readonly setting: Setting | null = $derived(this.kind?.setting ?? null);
  readonly #desk: DeskBridge;
  /** Battles were ordered before there was a scenario to fight. */
  #isAwaited = false;
  /** The run on its way, by its name. */
  #run: { readonly name: string; readonly kind: KindOfBattle } | null = null;

  constructor(desk: DeskBridge) {
    this.#desk = desk;
    desk.on('balance.setting', ({ run, setting }) => {
      if (run === this.#run?.name) this.#run.kind.setting = setting;
    });
    desk.on('balance.games', ({ run, games }) => {
      if (run !== this.#run?.name) return;
      this.#run.kind.add(games);
      this.#pace = { ...this.#pace, fought: this.#pace.fought + games.length };
      if (this.stopsWhenSure && this.#run.kind.isSure) void desk.call('balance.stop', { run });
    });
    void desk.call('generals.list', {}).then((answer) => {
      if ('ok' in answer) this.generals = answer.ok.generals;
    });
  }

  /** How many of the battles wanted are known. */
  get fought(): number {
    return this.kinds.reduce((sum, kind) => sum + kind.known(this.seed, this.wanted), 0);
  }
  get all(): number {
    return this.kinds.length * this.wanted;
  }
  /** Nothing is left to fight. */
  get isDone(): boolean {
    return this.kinds.every((kind) => this.#isEnough(kind));
  }
  #isEnough(kind: KindOfBattle): boolean {
    return kind.known(this.seed, this.wanted) === this.wanted || (this.stopsWhenSure && kind.isSure);
  }

  /** Battles a second; null before it can be told. */
  get rate(): number | null {
    const { fought, since } = this.#pace;
    const seconds = (performance.now() - since) / 1000;
    return this.isRunning && fought > 3 && seconds > 1 ? fought / seconds : null;
  }

  /** The scenario that was opened; battles of another are put away, and those fought before are recalled. */
  async lay(entry: LaidScenario, scenario: Scenario | null): Promise<void> {
    const isOther = this.entry?.file !== entry.file;
    if (!isOther && this.scenario === scenario) return;
    const isChanged = !isOther && this.scenario !== null && scenario !== null;
    this.entry = entry;
    this.scenario = scenario;
    if (!isOther && !isChanged) return;
    this.stop();
    this.chosen = null;
    this.at = 0;
    if (isOther) this.kinds = [new KindOfBattle('A', 'As it is', {})];
    else for (const kind of this.kinds) kind.forget();
    await this.#fight(true);
    if (this.#isAwaited && this.entry === entry) await this.start();
  }

  /** So many of each kind: those fought before are recalled. */
  want(wanted: number): void {
    const isMore = wanted > this.wanted;
    const wasRunning = this.isRunning;
    this.wanted = wanted;
    if (wasRunning) {
      this.stop();
      void this.start();
    } else if (isMore) void this.#fight(true);
  }

  /** Fights what is missing, one kind after another. */
  async start(): Promise<void> {
    this.#isAwaited = this.kinds.length === 0;
    if (this.isRunning || this.#isAwaited) return;
    await this.#fight(false);
  }

  stop(): void {
    if (this.#run) {
      this.#run.kind.isRunning = false;
      void this.#desk.call('balance.stop', { run: this.#run.name });
    }
    this.#run = null;
    this.isRunning = false;
  }

  async #fight(keptOnly: boolean, kinds = this.kinds): Promise<void> {
    this.isRunning = !keptOnly;
    this.#pace = { fought: 0, since: performance.now() };
    for (const kind of kinds) {
      if (this.#isEnough(kind)) continue;
      if (!(await this.#fightKind(kind, keptOnly))) return;
    }
    this.isRunning = false;
  }

  /** False when it was stopped or could not be fought. */
  async #fightKind(kind: KindOfBattle, keptOnly: boolean): Promise<boolean> {
    const { entry, seed, wanted: games } = this;
    if (!entry) return false;
    const run = { name: crypto.randomUUID(), kind };
    this.#run = run;
    kind.isRunning = !keptOnly;
    kind.fault = null;
    const order = { run: run.name, ...sourceOf(entry), seed, games, turns: MOST_TURNS, keptOnly, ...kind.choices };
    const answer = await this.#desk.call('balance.run', order);
    kind.settle();
    kind.isRunning = false;
    const isStopped = this.#run !== run;
    if (isStopped) return false;
    this.#run = null;
    if ('ok' in answer) return true;
    if (answer.fault.code === 'balance-stopped' && this.stopsWhenSure && kind.isSure) return true;
    if (answer.fault.code !== 'balance-stopped') kind.fault = answer.fault;
    // One kind that cannot be fought bars no other.
    if (kind.fault && kind !== this.kinds[0]) return true;
    this.isRunning = false;
    return false;
  }

  /** A hundred battles with the orders of a battle and other dice from one of its turns on; these alone are fought. */
  async otherDice(battle: string, turn: number): Promise<void> {
    const again = { battle, turn };
    const there = this.kinds.find(({ choices }) => isSame(choices.again, again));
    if (there) return this.look(this.kinds.indexOf(there));
    const id = LETTERS[this.kinds.length];
    if (id === undefined) return;
    this.stop();
    this.wanted = A_HUNDRED;
    const kind = new KindOfBattle(id, `Other dice from turn ${turn}`, { again });
    this.kinds = [...this.kinds, kind];
    this.look(this.kinds.length - 1);
    await this.#fight(false, [kind]);
  }

  /** The generals who have not fought on both sides yet, besides the usual one. */
  get untried(): readonly { readonly id: string; readonly title: string }[] {
    return this.generals
      .slice(1)
      .filter(
        ({ id }) =>
          !this.kinds.some((kind) => isOfGeneral(kind) && Object.values(kind.choices.generals ?? {})[0] === id),
      );
  }
  /** Has every general fight on both sides: do they agree? */
  tryGenerals(): void {
    for (const { id, title } of this.untried) {
      const generals = Object.fromEntries((this.scenario?.armies ?? []).map((army) => [army.id, id]));
      this.add(`${title} general`, { generals });
    }
  }

  /** Adds battles with something changed, and fights them. */
  add(label: string, choices: KindChoices): void {
    const id = LETTERS[this.kinds.length];
    if (id === undefined) return;
    this.kinds = [...this.kinds, new KindOfBattle(id, label, choices)];
    this.at = this.kinds.length - 1;
    this.chosen = null;
    if (!this.isRunning) void this.start();
  }

  remove(kind: KindOfBattle): void {
    if (kind === this.kinds[0]) return;
    if (kind.isRunning) this.stop();
    this.kinds = this.kinds.filter((one) => one !== kind);
    this.at = Math.min(this.at, this.kinds.length - 1);
    this.chosen = null;
  }

  /** To the kind of battle so many rows below. */
  step(by: number): void {
    this.look(Math.max(0, Math.min(this.kinds.length - 1, this.at + by)));
  }
  look(at: number): void {
    this.at = at;
    this.chosen = null;
  }

  /** Opens battles to be looked at one by one. */
  open(title: string, games: readonly GameSummary[]): void {
    this.chosen = { title, games };
    this.row = 0;
  }

  /** What is otherwise in a kind than in the first; null where one of them has no battles. */
  differences(kind: KindOfBattle): readonly ResultDifference[] | null {
    const [first] = this.kinds;
    if (!first?.setting || kind === first || first.games.length === 0 || kind.games.length === 0) return null;
    return compared(first.setting, first.games, kind.games);
  }

  /** The first kind with the usual general, and those that differ from it by their general alone. */
  #trust(): Trust | null {
    const [first, ...others] = this.kinds;
    if (!first?.setting || first.games.length === 0) return null;
    const rivals = others.filter((kind) => isOfGeneral(kind) && kind.games.length > 0);
    return trustIn(first.setting, [
      { general: this.generals[0]?.title ?? '', games: first.games },
      ...rivals.map(({ label, games }) => ({ general: label, games })),
    ]);
  }
}
