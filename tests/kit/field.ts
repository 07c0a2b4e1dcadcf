/** A small battlefield for tests of a book's rules: what is emitted is applied at once, dice come from a list, answers from a table. */
import type {
  BattleEvent,
  BattleState,
  Choice,
  Decision,
  EventDetails,
  Field,
  Gesture,
  Id,
  Piece,
  Roster,
  Rule,
  View,
  Vocabulary,
} from '../../engine/battle';
import { drawDice } from '../../engine/battle/dice';
import { apply } from '../../engine/battle/reducer';
import { tidied } from '../../engine/battle/rounding';
import { Views } from '../../engine/battle/views';
import type { Ground } from '../../engine/terrain';

/** How decisions are answered, by kind; those without an answer take their idle choice. */
export type Answers = Readonly<Record<string, (decision: Decision) => Choice>>;

/** More decisions than a rule can need: it asks without end. */
const MOST_ASKED = 500;

export class ListedField implements Field {
  readonly act = 0;
  readonly events: BattleEvent[] = [];
  readonly asked: Decision[] = [];
  readonly #views: Views;

  constructor(
    readonly state: BattleState,
    ground: Ground,
    readonly roster: Roster,
    readonly markList: Vocabulary['marks'],
    readonly dice: readonly number[] = [],
  ) {
    this.#views = new Views(state, ground, roster, markList);
  }

  /** As the battle has changed it. */
  get ground(): Ground {
    return this.#views.ground;
  }
  view(seat: Id): View {
    return this.#views.of(seat);
  }
  get whole(): View {
    return this.#views.whole;
  }

  emit(gesture: Gesture, told: EventDetails = {}): void {
    const tidy = tidied(gesture);
    this.#views.before(tidy);
    apply(this.state, tidy, this.markList);
    const { seen = 'all', text = '', reasons = [], ...rest } = told;
    this.events.push({ ...tidy, ...rest, act: 0, seen, text, reasons });
  }

  *within<T>(_title: string, _who: Id, _clause: Id, body: () => Rule<T>): Rule<T> {
    return yield* body();
  }

  instruction(): null {
    return null;
  }

  draw(count: number, faces: number): readonly number[] | null {
    return drawDice({ from: 'list', dice: this.dice }, this.state.drawn, count, faces);
  }

  /** Runs a rule to its end; decisions without an answer take their idle choice. */
  run<T>(rule: Rule<T>, answers: Answers = {}): T {
    let answer: readonly Choice[] = [];
    for (;;) {
      const next = rule.next(answer);
      if (next.done) return next.value;
      this.asked.push(...next.value);
      if (this.asked.length > MOST_ASKED)
        throw new Error(`asked without end: ${next.value.map(({ kind }) => kind).join(', ')}`);
      answer = next.value.map((decision) => {
        const choice = answers[decision.kind]?.(decision) ?? decision.idle;
        if (!choice) throw new Error(`no answer to ${decision.kind}`);
        return choice;
      });
    }
  }

  /** A unit, or the figure of a command. */
  piece(id: Id): Piece {
    const piece = this.state.pieces.find((one) => one.id === id) ?? this.state.commands[id];
    if (!piece) throw new Error(`no piece ${id}`);
    return piece;
  }

  texts(): readonly string[] {
    return this.events.map(({ text }) => text).filter((text) => text !== '');
  }
}
