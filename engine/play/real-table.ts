/**
 * A battle on a real table, written down as it goes: units are put where they stand there. Whoever is to move counts as
 * having moved when he has been put down, so that one gesture records one move.
 */
import { choicesOf, findPiece, ownRefusal } from '../battle';
import type { Battle, Choice, Decision, Id, PlacedPiece, Refusal, Seat } from '../battle';

/** Puts them all down, or says why not; then the battle must be taken back. `isReal`: does it stand on a real table? */
export function putDown(
  battle: Battle,
  seat: Seat,
  stand: readonly PlacedPiece[],
  isReal: (unit: Id) => boolean,
): Refusal | null {
  const other = stand.find(({ id }) => findPiece(battle.state, id) === null || !isReal(id));
  if (other)
    return ownRefusal(
      'Only units of a side that plays on a real table are put down where they stand: others move by the rules.',
    );
  // Those who may be named now move in their turn; the others are only put down.
  let waiting = [...stand];
  while (waiting.length > 0) {
    const next = askedOf(battle, seat, waiting);
    if (!next) return battle.putDown(seat, waiting);
    const refusal = next.offer ? battle.submit(seat, next.offer) : null;
    if (refusal) return refusal;
    const placed = waiting.filter(({ id }) => id === next.id);
    waiting = waiting.filter(({ id }) => id !== next.id);
    const failed = battle.putDown(seat, placed) ?? stop(battle, seat, next.id);
    if (failed) return failed;
  }
  return null;
}

/** Who of them is asked where it goes, or may be named to be; null for nobody. */
function askedOf(
  battle: Battle,
  seat: Seat,
  waiting: readonly PlacedPiece[],
): { readonly id: Id; readonly offer: Choice | null } | null {
  const decision = askedNow(battle, seat);
  if (!decision) return null;
  const mover = moverIn(decision);
  if (mover !== null) return waiting.some(({ id }) => id === mover) ? { id: mover, offer: null } : null;
  const question = battle.question(decision.kind);
  if (!question || decision.form.form !== 'pick') return null;
  const { list } = choicesOf(question, battle.view(seat), decision);
  for (const { id } of waiting) {
    const offer = list.find((choice) => 'pick' in choice && choice.of === id);
    if (!offer) continue;
    // Only what leads to a march is meant, not a target that is clicked.
    const trial = battle.rehearsal();
    if (trial.submit(seat, offer) === null && moverIn(askedNow(trial, seat)) === id) return { id, offer };
  }
  return null;
}

/** It has moved: whatever it may still do is left. */
function stop(battle: Battle, seat: Seat, id: Id): Refusal | null {
  for (let left = MOST_MOVES; left > 0; left--) {
    const decision = askedNow(battle, seat);
    if (moverIn(decision) !== id || !decision?.idle) return null;
    const refusal = battle.submit(seat, decision.idle);
    if (refusal) return refusal;
  }
  return null;
}
const MOST_MOVES = 10;

const askedNow = (battle: Battle, seat: Seat): Decision | null =>
  battle.pending.find((decision) => decision.seat === seat) ?? null;
const moverIn = (decision: Decision | null): Id | null =>
  decision?.form.form === 'march' ? (decision.form.movers[0] ?? null) : null;
