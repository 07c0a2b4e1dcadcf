/** How far back a person may go, and why no farther. */
import type { Battle, BattleEvent, Roster, Seat } from '../battle';

/** What keeps a seat from going back beyond an entry. */
export interface UndoFloor {
  /** Entries that stay whatever is undone. */
  readonly entry: number;
  /** Why they do, in a sentence; null where the beginning is in reach. */
  readonly why: string | null;
}

export interface UndoLimits {
  /** So many entries were made before the fight began. */
  readonly past: number;
  /** Nothing else holds a person back. */
  readonly practice: boolean;
}

export function undoFloor(battle: Battle, roster: Roster, seat: Seat, { past, practice }: UndoLimits): UndoFloor {
  const entry = practice ? 0 : battle.undoFloor(seat);
  if (entry <= past) return { entry: past, why: past > 0 ? 'The branch begins here.' : null };
  const last = battle.entries[entry - 1]?.seat;
  if (last === seat) return { entry, why: `${whatWasSeen(battle.events.findLast(({ bars }) => bars))} ${BRANCH}` };
  const name = roster.sides.find((side) => side.seat === last)?.name ?? '';
  return { entry, why: `${name} has answered. Undo stops there. ${BRANCH}` };
}
const BRANCH = 'You can fight on from before it as a branch.';

function whatWasSeen(event: BattleEvent | undefined): string {
  if (event?.do !== 'rolled') return `A hidden unit has been seen. Undo stops there: ${event?.text ?? ''}`;
  const told = `“${event.why}” (${event.dice.join(', ')})`;
  return event.dice.length > 1
    ? `The dice have been seen. Undo stops at ${told}.`
    : `The die has been seen. Undo stops at ${told}.`;
}
