/** A fight with people in it: answers, computers that answer in between, undo, and what each seat is shown. */
import { answerBy, outcomeOf, recordOf } from '../analysis';
import { copyState, openBattle, ownRefusal, repeatEntry } from '../battle';
import type {
  Battle,
  BattleEvent,
  BattleRecord,
  BattleSetUp,
  Choice,
  Decision,
  Refusal,
  Roster,
  Seat,
  Step,
} from '../battle';
import { bookWordsOf } from '../rules/system';
import type { RuleSystem, Threat, Zone } from '../rules/system';
import { groundOf } from '../terrain';
import { Acts } from './acts';
import { askedQuestion } from './asked';
import type { Attempt } from './attempts';
import { withDice, typedDice } from './correcting';
import { seenBattleOf } from './seen-battle';
import type { SeenBattle } from './seen-battle';
import { advised, chancesOf, listedOf, threatsTo, tried, zonesOf } from './looking';
import type { Advised, ChanceOf, Endangered, Tried } from './looking';
import type { AskedAt, PlayMove, UndoneTo } from './moves';
import type { PlayChange, PlayOrder, PlaySoFar } from './order';
import { playersOf } from './players';
import type { Players } from './players';
import type { PlayedRecord, PlayPosition } from './position';
import { envelopesOf } from './reaching';
import type { Envelope } from './reaching';
import { putDown } from './real-table';
import { moveTogether } from './together';
import { undoFloor } from './undoing';
import type { UndoFloor, UndoLimits } from './undoing';

export interface Play {
  /** Whose eyes are meant when nobody is named. */
  eyesOf(seat: Seat | null): Seat;
  /** What a seat knows when the battle begins. */
  first(seat: Seat): PlayedRecord;
  position(seat: Seat, from: number): PlayPosition;
  /** What a seat saw after the first `from` events that it saw. */
  events(seat: Seat, from: number): readonly BattleEvent[];
  /** How many events the battle had when a seat had seen so many. */
  moment(seat: Seat, event: number): number;
  move(move: PlayMove, seat: Seat): Refusal | null;
  /** Where a move would lead. Throws a sentence, as all that follow, when the question is no longer asked. */
  try(asked: AskedAt, attempt: Attempt): Tried;
  /** How far the unit that is asked may go. */
  reach(asked: AskedAt): readonly Envelope[];
  /** What one answer leads to, or each that is listed. */
  odds(asked: AskedAt, choice: Choice | null): readonly ChanceOf[];
  advise(asked: AskedAt): Advised;
  /** What the enemy can do to a unit of the seat where it stands, or would. */
  threats(endangered: Endangered): readonly Threat[];
  /** The ground that a piece fires into or commands. */
  zones(looked: Omit<Endangered, 'pose'>): readonly Zone[];
  /** Lets the computers answer until a person is asked; told after each answer. */
  goOn(onAnswer?: () => void): void;
  /** What has changed since it was last asked, for the journal. */
  changes(): PlayChange | null;
  record(): BattleRecord;
}

/** Throws a sentence when somebody is not known, or when what was played so far does not fit the rules. */
export function openPlay(order: PlayOrder, system: RuleSystem, soFar: PlaySoFar = { entries: [], acts: [] }): Play {
  return new RunningPlay(order, system, soFar);
}

class RunningPlay implements Play {
  readonly #players: Players;
  #battle: Battle;
  readonly #start;
  readonly #roster;
  readonly #limits: UndoLimits;
  readonly #seenBySeat = new Map<Seat, SeenBattle>();
  readonly #acts: Acts;

  constructor(
    readonly order: PlayOrder,
    readonly system: RuleSystem,
    soFar: PlaySoFar,
  ) {
    const { roster, state } = system.prepare(order.scenario);
    this.#start = copyState(state);
    this.#roster = roster;
    this.#players = playersOf(system, roster, order.players);
    const { past = [], dice, turns, practice } = order;
    const setUp: BattleSetUp = { script: system, ground: groundOf(order.scenario), roster, start: state, dice, turns };
    this.#battle = openBattle(setUp);
    this.#limits = { past: past.length, practice };
    for (const entry of [...past, ...soFar.entries.slice(past.length)]) {
      const refusal = repeatEntry(this.#battle, entry);
      if (refusal)
        throw new RangeError(`The battle cannot be taken up again: an answer no longer fits. ${refusal.sentence}`);
    }
    this.#acts = new Acts(soFar.acts, this.#battle.entries.length);
  }

  eyesOf(seat: Seat | null): Seat {
    const { sides } = this.#roster;
    const known = sides.find((side) => side.seat === seat)?.seat;
    return known ?? this.#waitingFor()[0] ?? this.#players.persons[0] ?? sides[0]?.seat ?? '';
  }

  first(seat: Seat): PlayedRecord {
    const { scenario, dice, turns } = this.order;
    const { id, title, version, clauses } = this.system;
    const breaksAt = (of: Seat): number => this.system.standing(this.#battle.view(of), of).breaksAt;
    return {
      scenario,
      system: { id, title, version },
      options: scenario.rules.options,
      seats: this.#players.words,
      dice,
      turns: Math.min(turns, this.system.lastTurn?.(scenario, this.#roster) ?? turns),
      vocabulary: {
        ...bookWordsOf(this.system, this.#roster.measure),
        clauses: Object.fromEntries(clauses.map((clause) => [clause.id, clause.title])),
        breaksAt: Object.fromEntries(this.#roster.sides.map((side) => [side.id, breaksAt(side.seat)])),
      },
      roster: this.#roster,
      start: this.#seenBattleOf(seat).start,
    };
  }

  events(seat: Seat, from: number): readonly BattleEvent[] {
    return this.#seenBattleOf(seat).events(this.#battle).slice(from);
  }

  moment(seat: Seat, event: number): number {
    const shown = this.#seenBattleOf(seat);
    shown.events(this.#battle);
    return shown.toBattle(event);
  }

  position(seat: Seat, from: number): PlayPosition {
    const battle = this.#battle;
    const events = this.#seenBattleOf(seat).events(battle);
    const floor = this.#floor(seat);
    const known = Math.min(from, events.length);
    return {
      seat,
      from: known,
      events: events.slice(known),
      length: events.length,
      entries: battle.entries.length,
      asked: this.#askedOf(seat).map((decision) => askedQuestion(battle, this.system, decision)),
      waitingFor: this.#waitingFor(),
      phases: stepsOf(this.system, battle, this.#roster).map(({ name }) => name),
      ended: battle.ended,
      outcome: outcomeOf(this.system, battle, this.#roster),
      undo: {
        isPossible: (this.#acts.lastAt(Infinity) ?? -1) >= floor.entry,
        from: this.#seenBattleOf(seat).fromBattle(battle.entryEvents[floor.entry] ?? battle.events.length),
        why: floor.why,
        redo: this.#acts.undone,
      },
      typed: typedDice(battle, this.#limits),
      real: battle.state.pieces.flatMap(({ id }) => (this.#players.isReal(id) ? [id] : [])),
    };
  }

  move(move: PlayMove, seat: Seat): Refusal | null {
    switch (move.do) {
      case 'look':
        return null;
      case 'answer': {
        const decision = this.#find({ ...move, seat });
        return decision ? this.#act(() => this.#battle.submit(decision.seat, move.choice)) : ownRefusal(NO_LONGER);
      }
      case 'together':
        return move.at === this.#battle.entries.length
          ? this.#allOrNothing(seat, () => moveTogether(this.#battle, seat, move.moves))
          : ownRefusal(NO_LONGER);
      case 'put':
        return move.at === this.#battle.entries.length
          ? this.#allOrNothing(seat, () => putDown(this.#battle, seat, move.stand, this.#players.isReal))
          : ownRefusal(NO_LONGER);
      case 'undo':
        return this.#undo(move.to, seat);
      case 'redo':
        return this.#redo();
      case 'correct':
        return this.#correct(move.entry, move.dice);
    }
  }

  try(asked: AskedAt, attempt: Attempt): Tried {
    return tried(this.#battle, this.#found(asked), attempt);
  }

  reach(asked: AskedAt): readonly Envelope[] {
    return envelopesOf(this.#battle, this.#found(asked));
  }

  odds(asked: AskedAt, choice: Choice | null): readonly ChanceOf[] {
    const decision = this.#found(asked);
    return chancesOf(this.#battle, this.system, decision, choice ? [choice] : listedOf(this.#battle, decision));
  }

  advise(asked: AskedAt): Advised {
    const decision = this.#found(asked);
    const general = this.#players.generals.get(decision.seat);
    if (!general) throw new Error(`nobody advises ${decision.seat}`);
    return advised(this.#battle, general, decision);
  }

  threats(endangered: Endangered): readonly Threat[] {
    return threatsTo(this.#battle, this.system, endangered);
  }

  zones(looked: Omit<Endangered, 'pose'>): readonly Zone[] {
    return zonesOf(this.#battle, this.system, looked);
  }

  goOn(onAnswer?: () => void): void {
    while (!this.#battle.ended) {
      const decision = this.#battle.pending.find((one) => !this.#players.isPersons(this.#battle, one));
      if (!decision) return;
      answerBy(this.#battle, this.#players.generals, decision);
      onAnswer?.();
    }
  }

  changes(): PlayChange | null {
    return this.#acts.change(this.#battle.entries, this.#battle.state.at.turn);
  }

  record(): BattleRecord {
    const { scenario, dice, branched } = this.order;
    const { named: generals, words: seats } = this.#players;
    return recordOf({
      scenario,
      system: this.system,
      seats,
      ...(Object.keys(generals).length > 0 && { generals }),
      ...(branched && { branched }),
      dice,
      roster: this.#roster,
      start: this.#start,
      battle: this.#battle,
    });
  }

  #waitingFor(): readonly Seat[] {
    const asked = this.#battle.pending.filter((one) => this.#players.isPersons(this.#battle, one));
    const seats = asked.map(({ seat }) =>
      this.#players.persons.includes(seat) ? seat : (this.#players.persons[0] ?? seat),
    );
    return [...new Set(seats)];
  }

  #find({ seat, at, asked }: AskedAt): Decision | undefined {
    return at === this.#battle.entries.length ? this.#askedOf(seat)[asked] : undefined;
  }

  #found(asked: AskedAt): Decision {
    const decision = this.#find(asked);
    if (!decision) throw new RangeError(NO_LONGER);
    return decision;
  }

  /** Dice of a computer are typed in by the first person. */
  #askedOf(seat: Seat): Battle['pending'] {
    const { persons, isPersons } = this.#players;
    const mine = (of: Seat): boolean => of === seat || (!persons.includes(of) && (persons[0] ?? seat) === seat);
    return this.#battle.pending.filter((one) => isPersons(this.#battle, one) && mine(one.seat));
  }

  #seenBattleOf(seat: Seat): SeenBattle {
    const shown = this.#seenBySeat.get(seat) ?? seenBattleOf(this.#start, seat, this.system.marks);
    this.#seenBySeat.set(seat, shown);
    return shown;
  }

  #floor(seat: Seat): UndoFloor {
    return undoFloor(this.#battle, this.#roster, seat, this.#limits);
  }

  /** One act of a person, undone as one: all of it is taken or none. */
  #act(carryOut: () => Refusal | null): Refusal | null {
    const before = this.#battle.entries.length;
    const refusal = this.#safely(carryOut);
    if (this.#battle.entries.length > before) this.#acts.add(before);
    return refusal;
  }

  #allOrNothing(seat: Seat, carryOut: () => Refusal | null): Refusal | null {
    const before = this.#battle.entries.length;
    const refusal = this.#act(carryOut);
    if (!refusal || this.#battle.entries.length === before) return refusal;
    if (this.#floor(seat).entry > before)
      return {
        ...refusal,
        sentence: `${refusal.sentence} Those before it have moved: a die has been seen on the way.`,
      };
    this.#battle = this.#battle.backTo(before);
    this.#acts.drop();
    return refusal;
  }

  /** A fault leaves the battle as it was before the answer. */
  #safely(carryOut: () => Refusal | null): Refusal | null {
    const before = this.#battle.entries.length;
    try {
      return carryOut();
    } catch (error) {
      if (this.#battle.entries.length > before) this.#battle = this.#battle.backTo(before);
      throw error;
    }
  }

  #undo(to: UndoneTo, seat: Seat): Refusal | null {
    const floor = this.#floor(seat);
    const target = this.#meant(to, seat, floor.entry);
    if (target === undefined || target < floor.entry) return ownRefusal(floor.why ?? 'There is nothing to take back.');
    const { entries } = this.#battle;
    this.#battle = this.#battle.backTo(target);
    this.#acts.takeBack(target, entries);
    return null;
  }

  /** The act that is meant to be taken back, with all after it. */
  #meant(to: UndoneTo, seat: Seat, floor: number): number | undefined {
    if (to === 'last') return this.#acts.lastAt(this.#battle.entries.length);
    if ('entry' in to) return this.#acts.lastAt(to.entry);
    const shown = this.#seenBattleOf(seat);
    const { entryEvents, events } = this.#battle;
    // What begins without a line of its own, as a phase, belongs to the line before it.
    const next = events.findIndex(
      ({ text, do: what }, i) => i >= shown.toBattle(to.event) && text !== '' && what !== 'step',
    );
    const seen = next < 0 ? events.length : next;
    const last = entryEvents.findLastIndex((count) => count <= seen);
    // Answers in which nothing happened came after that line as well.
    const first = entryEvents.findIndex((count, entry) => entry >= floor && shown.fromBattle(count) >= to.event);
    return (first < 0 ? undefined : this.#acts.firstWithin(first, last)) ?? this.#acts.lastAt(last);
  }

  #redo(): Refusal | null {
    const again = this.#acts.nextAgain();
    if (!again) return ownRefusal('There is nothing to do again.');
    return this.#safely(() => {
      for (const entry of again.entries) {
        const refusal = repeatEntry(this.#battle, entry);
        if (refusal) throw new Error(`what was taken back is refused: ${refusal.sentence}`);
      }
      this.#acts.again(again);
      return null;
    });
  }

  #correct(entry: number, dice: readonly number[]): Refusal | null {
    const corrected = withDice(this.#battle, entry, dice, this.#limits);
    if (!('battle' in corrected)) return corrected;
    this.#battle = corrected.battle;
    this.#acts.corrected(entry, corrected.battle.entries.length);
    return null;
  }
}

const stepsOf = (system: RuleSystem, { state }: Battle, roster: Roster): readonly Step[] =>
  state.at.turn === 0 ? system.setUp(roster) : system.turn(state);

const NO_LONGER = 'This is no longer asked: the battle has gone on.';
