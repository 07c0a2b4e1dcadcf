/** Runs a rule system's script: asks, takes answers, keeps the record. */
import type { Ground } from '../terrain';
import { nothingAsked, refusalOf } from './answers';
import type { Field, Rule, Told } from './asking';
import { logChecksum, stateChecksum } from './checksum';
import { drawDice } from './dice';
import type { BattleEvent, Gesture, Refusal } from './events';
import { copyState } from './pieces';
import type { AnyQuestion, Choice, Decision } from './questions';
import type { DiceSource, Entry, StepMark } from './record';
import { apply } from './reducer';
import type { Roster } from './roster';
import { tidied } from './rounding';
import type { Script } from './script';
import type { BattleState, Id, Seat } from './state';
import { knownTo } from './view';
import type { View } from './view';

/** All a battle is made of. `start` is entered at its own turn and step; it is copied. */
export interface BattleSetUp {
  readonly script: Script;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly start: BattleState;
  readonly dice: DiceSource;
  /** The battle stops undecided when this many turns are over. */
  readonly turns?: number;
  /** Keep the state at the start of each step, for entering and sampling. */
  readonly keepSteps?: boolean;
}

/** A fault of ours inside a rule; the battle stands as it was before the last entry. */
export class BattleFault extends Error {
  constructor(
    override readonly cause: unknown,
    readonly entries: readonly Entry[],
  ) {
    super(`the rules stopped: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

export interface Battle {
  readonly state: BattleState;
  readonly events: readonly BattleEvent[];
  readonly entries: readonly Entry[];
  readonly steps: readonly StepMark[];
  /** States at the start of each step, when they are kept. */
  readonly stepStates: readonly BattleState[];
  /** Open decisions not answered yet; empty when the battle is over or stopped. */
  readonly pending: readonly Decision[];
  /** Over, or stopped at its last turn. */
  readonly ended: boolean;
  view(seat: Seat): View;
  eventsFor(seat: Seat, from: number): readonly BattleEvent[];
  question(kind: string): AnyQuestion | null;
  check(seat: Seat, choice: Choice): Refusal | null;
  submit(seat: Seat, choice: Choice): Refusal | null;
  instruct(seat: Seat, kind: string, id: Id, choice: Choice | null): void;
  /** The first entry a seat may take back to: nothing before it may be undone, a die or a hidden unit has been seen. */
  undoFloor(seat: Seat): number;
}

export function openBattle(setUp: BattleSetUp): Battle {
  return new RunningBattle(setUp);
}

/** The same battle run again from its first `count` entries: undo, correction of a die, restoring after a crash. */
export function replayEntries(setUp: BattleSetUp, entries: readonly Entry[], count = entries.length): Battle {
  const battle = new RunningBattle(setUp);
  for (const entry of entries.slice(0, count)) {
    if ('instruct' in entry) battle.instruct(entry.seat, entry.instruct.kind, entry.instruct.id, entry.instruct.choice);
    else {
      const refusal = battle.submit(entry.seat, entry.choice);
      if (refusal) throw new Error(`a kept answer is refused: ${refusal.sentence}`);
    }
  }
  return battle;
}

class RunningBattle implements Battle, Field {
  readonly state: BattleState;
  readonly ground: Ground;
  readonly roster: Roster;
  readonly events: BattleEvent[] = [];
  readonly entries: Entry[] = [];
  readonly steps: StepMark[] = [];
  readonly stepStates: BattleState[] = [];
  pending: readonly Decision[] = [];
  ended = false;

  readonly #setUp: BattleSetUp;
  readonly #views = new Map<Seat, View>();
  /** Does a view leave something out? Then it holds copies of the state's own counts. */
  #partial = false;
  readonly #instructions = new Map<string, Choice>();
  readonly #acts: number[] = [];
  /** Event counts at which entries were made, for the floor of undo. */
  readonly #entryEvents: number[] = [];
  #asked: readonly Decision[] = [];
  #answers: (Choice | null)[] = [];
  #run: Rule<void>;

  constructor(setUp: BattleSetUp) {
    this.#setUp = setUp;
    this.state = copyState(setUp.start);
    this.ground = setUp.ground;
    this.roster = setUp.roster;
    this.#run = this.#walk();
    this.#resume([]);
  }

  // The field, as the rules see it -------------------------------------------------------------------------------

  get act(): number {
    return this.#acts.at(-1) ?? 0;
  }

  view(seat: Seat): View {
    const kept = this.#views.get(seat);
    if (kept) return kept;
    const known = knownTo(this.state, seat);
    const view: View = { seat, state: known, ground: this.ground, roster: this.roster, scratch: new Map() };
    this.#views.set(seat, view);
    if (known !== this.state) this.#partial = true;
    return view;
  }

  emit(gesture: Gesture, told: Told = {}): void {
    const tidy = tidied(gesture);
    apply(this.state, tidy, this.#setUp.script.marks);
    if (MOVES.has(tidy.do) || (this.#partial && COUNTS.has(tidy.do))) {
      this.#views.clear();
      this.#partial = false;
    }
    const event: BattleEvent = Object.assign(tidy, {
      act: tidy.do === 'begin' || tidy.do === 'end' ? tidy.act : this.act,
      seen: told.seen ?? 'all',
      text: told.text ?? '',
      reasons: told.reasons ?? [],
    });
    if (told.bars) Object.assign(event, { bars: true });
    if (told.luck) Object.assign(event, { luck: told.luck });
    this.events.push(event);
  }

  *within<T>(title: string, who: Id, clause: Id, body: () => Rule<T>): Rule<T> {
    const reasons = [{ clause, label: title }];
    const act = this.state.acts + 1;
    this.emit({ do: 'begin', act, in: this.#acts.at(-1) ?? null, title, who }, { reasons });
    this.#acts.push(act);
    const result = yield* body();
    this.#acts.pop();
    this.emit({ do: 'end', act }, { reasons });
    return result;
  }

  instruction(decision: Decision, id: Id): Choice | null {
    const choice = this.#instructions.get(`${decision.seat}|${decision.kind}|${id}`);
    return choice && !this.#refusalOf(decision, choice) ? choice : null;
  }

  draw(count: number, faces: number): readonly number[] | null {
    return drawDice(this.#setUp.dice, this.state.drawn, count, faces);
  }

  // The battle, as everybody else sees it ------------------------------------------------------------------------

  eventsFor(seat: Seat, from: number): readonly BattleEvent[] {
    return this.events.slice(from).filter((event) => event.seen === 'all' || event.seen.includes(seat));
  }

  question(kind: string): AnyQuestion | null {
    return this.#setUp.script.questions[kind] ?? null;
  }

  check(seat: Seat, choice: Choice): Refusal | null {
    const decision = this.pending.find((open) => open.seat === seat);
    return decision ? this.#refusalOf(decision, choice) : nothingAsked(seat);
  }

  submit(seat: Seat, choice: Choice): Refusal | null {
    const refusal = this.check(seat, choice);
    if (refusal) return refusal;
    const at = this.#asked.findIndex((open, i) => open.seat === seat && !this.#answers[i]);
    this.#answers[at] = choice;
    this.entries.push({ seat, choice });
    this.#entryEvents.push(this.events.length);
    this.pending = this.#asked.filter((_, i) => !this.#answers[i]);
    if (this.pending.length > 0) return null;
    const answers = this.#answers.filter((answer) => answer !== null);
    try {
      this.#resume(answers);
    } catch (cause) {
      throw new BattleFault(cause, this.entries.slice(0, -1));
    }
    return null;
  }

  instruct(seat: Seat, kind: string, id: Id, choice: Choice | null): void {
    const key = `${seat}|${kind}|${id}`;
    if (choice) this.#instructions.set(key, choice);
    else this.#instructions.delete(key);
    this.entries.push({ seat, instruct: { kind, id, choice } });
    this.#entryEvents.push(this.events.length);
  }

  undoFloor(seat: Seat): number {
    const seen = this.events.findLastIndex((event) => event.bars === true) + 1;
    const afterSeen = this.#entryEvents.findIndex((events) => events >= seen);
    const floor = afterSeen < 0 ? this.entries.length : afterSeen;
    const other = this.entries.findLastIndex((entry) => entry.seat !== seat) + 1;
    return Math.max(floor, other);
  }

  #refusalOf(decision: Decision, choice: Choice): Refusal | null {
    return refusalOf(this.question(decision.kind), this.view(decision.seat), decision, choice);
  }

  // Running --------------------------------------------------------------------------------------------------------

  #resume(answers: readonly Choice[]): void {
    const next = this.#run.next(answers);
    this.#asked = next.done ? [] : next.value;
    this.#answers = this.#asked.map(() => null);
    this.pending = this.#asked;
  }

  *#walk(): Rule<void> {
    const { script, turns = Infinity, keepSteps = false } = this.#setUp;
    let { turn, step } = this.state.at;
    for (;;) {
      const steps = turn === 0 ? script.setUp(this.roster) : script.turn(this.state);
      for (; step < steps.length; step++) {
        const now = steps[step];
        if (!now) break;
        this.emit({ do: 'step', turn, step, title: now.name }, { reasons: [{ clause: now.clause, label: now.name }] });
        if (keepSteps) this.stepStates.push(copyState(this.state));
        yield* now.rule(this);
        this.steps.push({ turn, step, event: this.events.length, checksum: stateChecksum(this.state) });
        if (this.state.over) return this.#end();
      }
      if (turn >= turns) return this.#end();
      turn++;
      step = 0;
    }
  }

  #end(): void {
    this.ended = true;
  }
}

/** Gestures after which facts of the position no longer hold. */
const MOVES = new Set<Gesture['do']>(['step', 'moved', 'formed', 'went', 'ground']);
/** Gestures that change a count of the state itself, which a view that leaves something out has copied. */
const COUNTS = new Set<Gesture['do']>(['rolled', 'begin', 'over']);

/** The sum of a finished or stopped battle, for its record. */
export const battleChecksum = (battle: Battle): string => logChecksum(battle.events, battle.state);
