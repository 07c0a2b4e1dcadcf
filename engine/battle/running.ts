/** Runs a rule system's script: asks, takes answers, keeps the record. */
import type { Ground } from '../terrain';
import { nothingAsked, refusalOf } from './answers';
import type { Field, Rule, EventDetails } from './asking';
import { BattleFault } from './battle';
import type { Battle, BattleSetUp } from './battle';
import { stateChecksum } from './checksum';
import { drawDice } from './dice';
import { isSeenBy } from './events';
import type { BattleEvent, Gesture, Refusal } from './events';
import { pastBefore } from './past';
import type { Past } from './past';
import { copyState } from './pieces';
import type { AnyQuestion, Choice, Decision } from './questions';
import { putDownBy, whyNotThere } from './put-down';
import type { BattleEntry, DiceSource, PlacedPiece, StepMark } from './record';
import { apply } from './reducer';
import type { Roster } from './roster';
import { tidied } from './rounding';
import type { Step } from './script';
import type { BattleState, Id, Seat } from './state';
import type { View } from './view';
import { Views } from './views';

export function openBattle(setUp: BattleSetUp): Battle {
  return new RunningBattle(setUp);
}

/** The same battle run again from its first `count` entries, each checked anew: what was kept of it is not trusted. */
export function replayEntries(setUp: BattleSetUp, entries: readonly BattleEntry[], count = entries.length): Battle {
  const battle = new RunningBattle(setUp);
  for (const entry of entries.slice(0, count)) {
    const refusal = repeatEntry(battle, entry);
    if (refusal) throw new Error(`a kept answer is refused: ${refusal.sentence}`);
  }
  return battle;
}

class RunningBattle implements Battle, Field {
  readonly state: BattleState;
  readonly roster: Roster;
  readonly events: BattleEvent[];
  readonly entries: BattleEntry[];
  readonly entryEvents: number[];
  readonly steps: StepMark[];
  readonly stepStates: BattleState[];
  pending: readonly Decision[] = [];
  ended = false;

  readonly #setUp: BattleSetUp;
  readonly #views: Views;
  readonly #instructions = new Map<string, Choice>();
  readonly #acts: number[] = [];
  #asked: readonly Decision[] = [];
  #answers: (Choice | null)[] = [];
  #run: Rule<void>;

  constructor(setUp: BattleSetUp, past: Past | null = null) {
    this.#setUp = setUp;
    this.state = past?.state ?? copyState(setUp.start);
    this.roster = setUp.roster;
    this.#views = new Views(this.state, setUp.ground, this.roster, setUp.script.marks);
    this.events = [...(past?.events ?? [])];
    this.entries = [...(past?.entries ?? [])];
    this.steps = [...(past?.steps ?? [])];
    this.stepStates = [...(past?.stepStates ?? [])];
    this.entryEvents = [...(past?.entryEvents ?? [])];
    for (const entry of this.entries) if ('instruct' in entry) this.#heed(entry);
    this.#run = this.#walk();
    this.#resume([]);
  }

  // The field, as the rules see it -------------------------------------------------------------------------------

  get act(): number {
    return this.#acts.at(-1) ?? 0;
  }

  get ground(): Ground {
    return this.#views.ground;
  }

  view(seat: Seat): View {
    return this.#views.of(seat);
  }
  get whole(): View {
    return this.#views.whole;
  }

  emit(gesture: Gesture, details: EventDetails = {}): void {
    const tidy = tidied(gesture);
    this.#views.before(tidy);
    apply(this.state, tidy, this.#setUp.script.marks);
    if (tidy.do === 'step') this.#views.beginStep();
    const event: BattleEvent = Object.assign(tidy, {
      act: tidy.do === 'begin' || tidy.do === 'end' ? tidy.act : this.act,
      seen: details.seen ?? 'all',
      text: details.text ?? '',
      reasons: details.reasons ?? [],
    });
    if (details.bars) Object.assign(event, { bars: true });
    if (details.luck) Object.assign(event, { luck: details.luck });
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
    return this.events.slice(from).filter((event) => isSeenBy(event, seat));
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
    if (!refusal) this.#take(seat, choice);
    return refusal;
  }

  instruct(seat: Seat, kind: string, id: Id, choice: Choice | null): void {
    const entry = { seat, instruct: { kind, id, choice } };
    this.#heed(entry);
    this.#keep(entry);
  }

  putDown(seat: Seat, stand: readonly PlacedPiece[]): Refusal | null {
    const refusal = whyNotThere(this.state, this.ground, stand);
    if (refusal) return refusal;
    this.#keep({ seat, stand });
    for (const { gesture, details } of putDownBy(this.state, this.roster, stand, this.#setUp.script.marks))
      this.emit(gesture, details);
    return null;
  }

  undoFloor(seat: Seat): number {
    const seen = this.events.findLastIndex((event) => event.bars === true) + 1;
    const afterSeen = this.entryEvents.findIndex((events) => events >= seen);
    const floor = afterSeen < 0 ? this.entries.length : afterSeen;
    const other = this.entries.findLastIndex((entry) => entry.seat !== seat) + 1;
    return Math.max(floor, other);
  }

  backTo(count: number): Battle {
    return this.#entered(this.#setUp, count);
  }

  rehearsal(): Battle {
    const { dice: source, start } = this.#setUp;
    const count = this.entries.length;
    if (drawDice(source, this.state.drawn, 1, 1) === null) return this.#entered(this.#setUp, count);
    const before = Array.from({ length: start.drawn }, () => 1); // never thrown again
    const thrown = this.events.flatMap((event) => (event.do === 'rolled' ? event.dice : []));
    const dice: DiceSource = { from: 'list', dice: [...before, ...thrown], then: { from: 'people' } };
    return this.#entered({ ...this.#setUp, dice }, count);
  }

  #entered(setUp: BattleSetUp, count: number): RunningBattle {
    const { events, entries, entryEvents, steps, stepStates } = this;
    const story = { events, entries, entryEvents, steps, stepStates };
    const { begun } = this.#views;
    const past = pastBefore(story, count, { start: setUp.start, begun }, setUp.script.marks);
    const back = new RunningBattle(setUp, past);
    for (const entry of entries.slice(past?.entries.length ?? 0, count)) {
      // It was allowed when it was made, and all is as it was then.
      if ('choice' in entry) back.#take(entry.seat, entry.choice);
      else repeatEntry(back, entry);
    }
    return back;
  }

  #refusalOf(decision: Decision, choice: Choice): Refusal | null {
    return refusalOf(this.question(decision.kind), this.view(decision.seat), decision, choice);
  }

  /** Takes an answer that is allowed. */
  #take(seat: Seat, choice: Choice): void {
    const at = this.#asked.findIndex((open, i) => open.seat === seat && !this.#answers[i]);
    this.#answers[at] = choice;
    this.#keep({ seat, choice });
    this.pending = this.#asked.filter((_, i) => !this.#answers[i]);
    if (this.pending.length > 0) return;
    const answers = this.#answers.filter((answer) => answer !== null);
    try {
      this.#resume(answers);
    } catch (cause) {
      throw new BattleFault(cause, this.entries.slice(0, -1));
    }
  }

  #heed({ seat, instruct: { kind, id, choice } }: Instruction): void {
    const key = `${seat}|${kind}|${id}`;
    if (choice) this.#instructions.set(key, choice);
    else this.#instructions.delete(key);
  }

  #keep(entry: BattleEntry): void {
    this.entries.push(entry);
    this.entryEvents.push(this.events.length);
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
        this.emit(stepGesture(now, turn, step), { reasons: [{ clause: now.clause, label: now.name }] });
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

/** What only some systems say of a step is left out by the others. */
function stepGesture({ name, halfOf, acting }: Step, turn: number, step: number): Gesture {
  const half = halfOf === undefined ? {} : { halfOf };
  const seat = acting === undefined ? {} : { acting };
  return { do: 'step', turn, step, title: name, ...half, ...seat };
}

type Instruction = Extract<BattleEntry, { instruct: unknown }>;

/** What somebody did once is done again, checked as if for the first time; gives why it is refused. */
export function repeatEntry(battle: Battle, entry: BattleEntry): Refusal | null {
  if ('choice' in entry) return battle.submit(entry.seat, entry.choice);
  if ('stand' in entry) return battle.putDown(entry.seat, entry.stand);
  const { kind, id, choice } = entry.instruct;
  battle.instruct(entry.seat, kind, id, choice);
  return null;
}
