/** A brigade moved by one gesture: the answers that the rules ask for unit by unit, given one after another. */
import { choicesOf, OWN_CLAUSE, ownRefusal } from '../battle';
import type { Battle, Choice, Decision, Id, Refusal, Seat } from '../battle';
import { meantBy } from './attempts';
import type { Attempt } from './attempts';

export interface UnitMove {
  readonly unit: Id;
  /** One after another; all but the first are answers or marches from where the one before ended. */
  readonly attempts: readonly Attempt[];
}

/** More questions than that are never asked of the moves of one brigade. */
const MOST_ASKED = 400;

/** Moves them all, in the order given where the rules leave it open; or why one cannot: then the battle must be taken back. */
export function moveTogether(battle: Battle, seat: Seat, moves: readonly UnitMove[]): Refusal | null {
  const left = new Map(moves.map(({ unit, attempts }) => [unit, [...attempts]]));
  for (let i = 0; i < MOST_ASKED; i++) {
    const decision = battle.pending.find((one) => one.seat === seat);
    const [waiting] = left.keys();
    if (!decision)
      return waiting === undefined
        ? null
        : ownRefusal(`${unitName(battle, waiting)} is not asked to move: another player is.`);
    const next = nextAnswer(battle, decision, left);
    if (next === null) return null;
    if ('sentence' in next) return next;
    const refusal = battle.submit(seat, next);
    if (refusal) return refusal;
  }
  return ownRefusal('The brigade cannot be moved by one gesture.');
}

/** Null when all have moved. */
function nextAnswer(battle: Battle, decision: Decision, left: Map<Id, Attempt[]>): Choice | Refusal | null {
  const { form } = decision;
  const [id = ''] = form.form === 'march' ? form.movers : [];
  const [attempt, ...others] = left.get(id) ?? [];
  if (attempt) {
    left.set(id, others);
    const { choice, refusal } = meantBy(battle, decision, attempt);
    return choice && !refusal ? choice : named(battle, id, refusal);
  }
  if (left.has(id)) {
    // It is done, and must say so before the next is asked.
    const { idle } = decision;
    if (!idle || !('pick' in idle)) return ownRefusal(`${unitName(battle, id)} must go on: it may not stop there.`);
    if ([...left.values()].every((one) => one.length === 0)) left.clear();
    return idle;
  }
  return offered(battle, decision, left);
}

/** The first of those who have still to move that may be named now. */
function offered(
  battle: Battle,
  decision: Decision,
  left: ReadonlyMap<Id, readonly Attempt[]>,
): Choice | Refusal | null {
  const question = battle.question(decision.kind);
  const waiting = [...left].flatMap(([id, attempts]) => (attempts.length > 0 ? [id] : []));
  const [first] = waiting;
  if (first === undefined) return null;
  if (question && decision.form.form === 'pick') {
    const { list } = choicesOf(question, battle.view(decision.seat), decision);
    for (const unit of waiting) {
      const choice = list.find((one) => 'pick' in one && one.of === unit);
      if (choice) return choice;
    }
  }
  const title = question?.words(battle.view(decision.seat), decision.about).title;
  return ownRefusal(`${unitName(battle, first)} cannot move now. ${title ?? ''}`);
}

const named = (battle: Battle, id: Id, refusal: Refusal | null): Refusal => ({
  clause: refusal?.clause ?? OWN_CLAUSE,
  sentence: `${unitName(battle, id)}: ${refusal?.sentence ?? 'it cannot go there.'}`,
  reasons: refusal?.reasons ?? [],
  ...(refusal?.at && { at: refusal.at }),
});
const unitName = (battle: Battle, id: Id): string => battle.view('').roster.units[id]?.name ?? id;
