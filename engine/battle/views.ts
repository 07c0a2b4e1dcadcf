/** The views of a running battle, and what each gesture makes of the facts worked out in them. */
import { Facts } from '../facts';
import type { Ground } from '../terrain';
import type { Gesture } from './events';
import { groundNow, isAsLaid } from './ground-now';
import { FROZEN } from './ice';
import { copyState } from './pieces';
import type { LifetimesOfMarks } from './marks';
import type { Roster } from './roster';
import type { BattleState, Id, Seat } from './state';
import { knownTo, viewOfPosition } from './view';
import type { View } from './view';

export class Views {
  readonly #state: BattleState;
  readonly #asLaid: Ground;
  readonly #roster: Roster;
  readonly #marks: LifetimesOfMarks;
  /** Marks that a new part, step, half or turn may clear. */
  readonly #lapsing: readonly string[];
  /** As the battle has changed it; null until somebody asks again. */
  #ground: Ground | null = null;
  /** Facts of the whole position: seats that know all of it share them. */
  readonly #whole = new Facts();
  readonly #views = new Map<Seat, View>();
  /** All there is, whoever knows of it. */
  #all: View | null = null;
  /** Those that leave something out: each has facts of its own, and copies of the state's own counts. */
  readonly #partial = new Map<Seat, Partial>();
  /** The state as the step began, and what each seat has asked to see of it. */
  #begun: BattleState;
  readonly #stepStarts = new Map<Seat, View>();

  constructor(state: BattleState, ground: Ground, roster: Roster, marks: LifetimesOfMarks) {
    this.#state = state;
    this.#begun = copyState(state);
    this.#asLaid = ground;
    this.#roster = roster;
    this.#marks = marks;
    this.#lapsing = Object.keys(marks).filter((mark) => marks[mark]?.until !== 'cleared');
  }

  /** The ground as it is now. */
  get ground(): Ground {
    this.#ground ??= isAsLaid(this.#state) ? this.#asLaid : groundNow(this.#asLaid.scenario, this.#state);
    return this.#ground;
  }

  of(seat: Seat): View {
    const kept = this.#views.get(seat);
    if (kept) return kept;
    const partial = this.#partial.get(seat);
    if (partial && !partial.isStale) return partial.view;
    const state = knownTo(this.#state, seat);
    if (state === this.#state) {
      const view = this.#viewOf(seat, state, this.#whole);
      this.#views.set(seat, view);
      this.#partial.delete(seat);
      return view;
    }
    // Who knows of the same pieces as before keeps what was worked out, as far as it still holds.
    const facts = partial && hasSamePieces(partial.view.state, state) ? partial.view.facts : new Facts();
    const view = this.#viewOf(seat, state, facts);
    this.#partial.set(seat, { view, isStale: false });
    return view;
  }

  /** For rules that carry out what was chosen: what stands in the way does so, known or not. Nobody is asked from it. */
  get whole(): View {
    this.#all ??= this.#viewOf(NOBODY, this.#state, this.#whole);
    return this.#all;
  }

  #viewOf(seat: Seat, state: BattleState, facts: Facts): View {
    return { seat, state, ground: this.ground, roster: this.#roster, facts, stepStart: () => this.#stepStartOf(seat) };
  }

  #stepStartOf(seat: Seat): View {
    let view = this.#stepStarts.get(seat);
    if (!view) {
      const state = seat === NOBODY ? this.#begun : knownTo(this.#begun, seat);
      view = viewOfPosition({
        seat,
        state,
        ground: isAsLaid(this.#begun) ? this.#asLaid : groundNow(this.#asLaid.scenario, this.#begun),
        roster: this.#roster,
      });
      this.#stepStarts.set(seat, view);
    }
    return view;
  }

  /** The state as the step began. */
  get begun(): BattleState {
    return this.#begun;
  }

  /** To be called after a step has begun, its marks cleared. */
  beginStep(): void {
    this.#begun = copyState(this.#state);
    this.#stepStarts.clear();
  }

  /** To be called before a gesture is applied: drops what it changes. Nothing may be worked out in between. */
  before(gesture: Gesture): void {
    if (REVEALING.has(gesture.do)) this.#views.clear();
    if (REVEALING.has(gesture.do) || COUNTING.has(gesture.do))
      for (const partial of this.#partial.values()) partial.isStale = true;
    if (gesture.do === 'built' || gesture.do === 'razed' || (gesture.do === 'ground' && gesture.gauge === FROZEN)) {
      this.#ground = null;
      this.#all = null;
    }
    this.#drop(this.#whole, gesture);
    for (const { view } of this.#partial.values()) this.#drop(view.facts, gesture);
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
      case 'joined':
        facts.drop('commands');
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
      case 'part':
        facts.drop('step');
        for (const mark of this.#lapsing) if (this.#marks[mark]?.until === 'part') facts.dropMark(mark);
        return;
      case 'laid':
        facts.drop('loose');
        return;
      case 'ground':
      case 'built':
      case 'razed':
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

interface Partial {
  readonly view: View;
  /** A gesture has changed what it was made of: it is made again when somebody asks. */
  isStale: boolean;
}

/** The seat of a view that nobody sits at. */
const NOBODY: Seat = '';

const hasSamePieces = (one: BattleState, other: BattleState): boolean => {
  const [before, now] = [one.commands, other.commands].map((commands) => Object.keys(commands));
  return (
    one.pieces.length === other.pieces.length &&
    one.pieces.every((piece, i) => piece === other.pieces[i]) &&
    before?.length === now?.length &&
    (now ?? []).every((id) => one.commands[id] === other.commands[id])
  );
};

/** Gestures after which a seat may see more or less than before, or other ground. */
const REVEALING = new Set<Gesture['do']>(['step', 'moved', 'formed', 'went', 'known', 'ground', 'built', 'razed']);
/** Gestures that change what the state itself holds, of which a view that leaves something out has copies. */
const COUNTING = new Set<Gesture['do']>(['part', 'rolled', 'begin', 'over', 'laid']);
