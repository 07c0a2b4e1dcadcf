/** The views of a running battle, and what each gesture makes of the facts worked out in them. */
import { Facts } from '../facts';
import type { Ground } from '../terrain';
import type { Gesture } from './events';
import type { LifetimesOfMarks } from './reducer';
import type { Roster } from './roster';
import type { BattleState, Id, Seat } from './state';
import { knownTo } from './view';
import type { View } from './view';

export class Views {
  readonly #state: BattleState;
  readonly #ground: Ground;
  readonly #roster: Roster;
  /** Marks that a new step or turn may clear. */
  readonly #lapsing: readonly string[];
  /** Facts of the whole position: seats that know all of it share them. */
  readonly #whole = new Facts();
  readonly #views = new Map<Seat, View>();
  /** Those that leave something out: each has facts of its own, and copies of the state's own counts. */
  readonly #partial = new Map<Seat, View>();

  constructor(state: BattleState, ground: Ground, roster: Roster, marks: LifetimesOfMarks) {
    this.#state = state;
    this.#ground = ground;
    this.#roster = roster;
    this.#lapsing = Object.keys(marks).filter((mark) => marks[mark]?.until !== 'cleared');
  }

  of(seat: Seat): View {
    const kept = this.#views.get(seat) ?? this.#partial.get(seat);
    if (kept) return kept;
    const state = knownTo(this.#state, seat);
    const isWhole = state === this.#state;
    const facts = isWhole ? this.#whole : new Facts();
    const view: View = { seat, state, ground: this.#ground, roster: this.#roster, facts };
    (isWhole ? this.#views : this.#partial).set(seat, view);
    return view;
  }

  /** To be called before a gesture is applied: drops what it changes. Nothing may be worked out in between. */
  before(gesture: Gesture): void {
    if (MOVES.has(gesture.do)) this.#forget();
    if (COUNTS.has(gesture.do)) this.#partial.clear();
    this.#drop(this.#whole, gesture);
    for (const { facts } of this.#partial.values()) this.#drop(facts, gesture);
  }

  #forget(): void {
    this.#views.clear();
    this.#partial.clear();
  }

  #drop(facts: Facts, gesture: Gesture): void {
    switch (gesture.do) {
      case 'moved':
        for (const { id } of gesture.movers) facts.drop(this.#placeOf(id));
        return;
      case 'formed':
        facts.drop(this.#placeOf(gesture.id));
        facts.drop('formations');
        return;
      case 'went':
        facts.drop(this.#placeOf(gesture.id));
        return;
      case 'gauge':
        facts.dropGauge(gesture.gauge);
        return;
      case 'mark':
        facts.dropMark(gesture.mark);
        return;
      case 'step':
        facts.drop('step');
        for (const mark of this.#lapsing) facts.dropMark(mark);
        return;
      case 'ground':
        facts.drop('ground');
        return;
      default:
        return;
    }
  }

  /** Ids of units and of commands may be the same: a unit of its own leads its own command. */
  #placeOf(id: Id): 'places' | 'figures' {
    return this.#state.pieces.some((piece) => piece.id === id) ? 'places' : 'figures';
  }
}

/** Gestures after which a seat may see more or less than before. */
const MOVES = new Set<Gesture['do']>(['step', 'moved', 'formed', 'went', 'ground']);
/** Gestures that change a count of the state itself, which a view that leaves something out has copied. */
const COUNTS = new Set<Gesture['do']>(['rolled', 'begin', 'over']);
