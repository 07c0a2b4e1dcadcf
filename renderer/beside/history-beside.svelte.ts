import type { DeskBridge } from '../../electron/desk/api';
import type { BattleRecord, BattleState } from '../../engine/battle';
import { besideHistory, clockOfBattle, hoursOfBattle, positionAt, scaleBetween } from '../../engine/chronicle';
import type { BattleBesideHistory, BattleClock, Chronicled, ChronicleCaption, Parting } from '../../engine/chronicle';
import { times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { HistoryPoint, Minutes } from '../../engine/scenario';
import { ghostsOf, type Ghost } from './ghosts';

/** A battle that left a chronicle, and the chronicle itself, as soon as it has been read. */
export class HistoryBeside {
  readonly record: BattleRecord;
  readonly clock: BattleClock;
  readonly #left: HistoryPoint;
  readonly #desk: DeskBridge;
  #isAsked = false;
  told = $state.raw<Chronicled | null>(null);
  /** Why there is none. */
  fault = $state<string | null>(null);
  /** What was found by comparing the two; null while the chronicle is being read. */
  readonly beside: BattleBesideHistory | null = $derived.by(() => this.#compared());

  private constructor(desk: DeskBridge, record: BattleRecord, left: HistoryPoint, clock: BattleClock) {
    this.record = record;
    this.clock = clock;
    this.#left = left;
    this.#desk = desk;
  }

  /** Null for a battle that left no chronicle, or whose scenario tells no hours. */
  static of(desk: DeskBridge, record: BattleRecord): HistoryBeside | null {
    const clock = clockOfBattle(record);
    const { history } = record.scenario;
    return clock && history ? new HistoryBeside(desk, record, history, clock) : null;
  }

  get chronicle(): string {
    return this.#left.chronicle;
  }

  /** Once, however often it is asked for. */
  async read(): Promise<void> {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const list = await this.#desk.call('chronicle.list', {});
    if ('fault' in list) return this.#fail(list.fault.message);
    const entry = list.ok.chronicles.find(({ file }) => nameOf(file) === this.#left.chronicle);
    if (!entry) return this.#fail(`The chronicle “${this.#left.chronicle}” is not in your library.`);
    const answer = await this.#desk.call('chronicle.open', { file: entry.file });
    if ('fault' in answer) return this.#fail(answer.fault.message);
    this.told = answer.ok.chronicled;
  }

  /** What history told last at an hour. */
  captionAt(hour: Minutes): ChronicleCaption | null {
    return this.told?.captions.findLast(({ at }) => at <= hour) ?? null;
  }

  /** Partings up to an hour: what is to come stays hidden where the person wants that. */
  partingsUpTo(hour: Minutes): readonly Parting[] {
    return this.beside?.partings.filter(({ at }) => at <= hour) ?? [];
  }

  /** Those of the turn that an hour ends or lies in. */
  partingsNow(hour: Minutes): readonly Parting[] {
    const turn = this.record.scenario.clock?.turn ?? 0;
    return this.partingsUpTo(hour).filter(({ at }) => at > hour - turn);
  }

  /** Where on the table of the battle they part, in their first sentence. */
  notesOf(partings: readonly Parting[]): readonly { readonly at: Point; readonly text: string }[] {
    const scale = this.told ? this.scaleTo(this.told) : 1;
    return partings.flatMap(({ place, inHistory, text }) => {
      const at = place ?? inHistory;
      return at ? [{ at: times(at, scale), text: `${text.replace(/\. .*$/, '')}.`.replace('..', '.') }] : [];
    });
  }

  ghostsAt(hour: Minutes, battle: BattleState): readonly Ghost[] {
    const { told } = this;
    if (!told) return [];
    return ghostsOf({ ...told, state: this.positionAt(hour, told) }, battle, this.scaleTo(told));
  }

  /** Where everybody was at an hour; before and after its day as it begins and ends. */
  positionAt(hour: Minutes, told: Chronicled): BattleState {
    return positionAt(told, Math.max(told.day.begins, Math.min(told.day.ends, hour)));
  }

  /** Cm of the table of the battle for one of the chronicle's. */
  scaleTo(told: Chronicled): number {
    return scaleBetween(told.scenario, this.record.scenario);
  }

  #fail(sentence: string): void {
    this.fault = sentence;
  }

  #compared(): BattleBesideHistory | null {
    const { record, told } = this;
    const { clock } = record.scenario;
    return told && clock ? besideHistory(told, record, hoursOfBattle(record, clock)) : null;
  }
}

/** By which a scenario names a chronicle. */
const nameOf = (file: string): string => (file.split('/').at(-1) ?? file).replace(/\.ya?ml$/, '');
