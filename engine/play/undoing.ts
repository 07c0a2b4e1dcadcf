/** How far back a person may go, and why no farther. */
import type { Battle, BattleEvent, Roster, Seat } from '../battle';

/** What keeps a seat from going back beyond an entry. */
export interface UndoFloor {
  /** Entries that stay whatever is undone. */
  readonly entry: number;
  /** Why they do, in a sentence; null where the beginning is in reach. */
  readonly why: string | null;
}

/** `past`: entries that were made before the fight began. In practice nothing else holds a person back. */
export function undoFloor(
  battle: Battle,
  roster: Roster,
  seat: Seat,
  { past, practice }: { readonly past: number; readonly practice: boolean },
): UndoFloor {
  const begun: UndoFloor = { entry: past, why: past > 0 ? 'The branch begins here.' : null };
  if (practice) return begun;
  const { events, entries, entryEvents } = battle;
  const seen = events.findLastIndex((event) => event.bars === true);
  const after = entryEvents.findIndex((count) => count > seen);
  const bySight: UndoFloor = {
    entry: seen < 0 ? 0 : after < 0 ? entries.length : after,
    why: `${whatWasSeen(events[seen])} ${BRANCH}`,
  };
  const other = entries.findLastIndex((entry) => entry.seat !== seat);
  const name = roster.sides.find((side) => side.seat === entries[other]?.seat)?.name ?? '';
  const byOthers: UndoFloor = { entry: other + 1, why: `${name} has answered. Undo stops there. ${BRANCH}` };
  return [begun, byOthers, bySight].reduce((most, one) => (one.entry > most.entry ? one : most));
}
const BRANCH = 'You can fight on from before it as a branch.';

function whatWasSeen(event: BattleEvent | undefined): string {
  if (event?.do !== 'rolled') return `A hidden unit has been seen. Undo stops there: ${event?.text ?? ''}`;
  const told = `“${event.why}” (${event.dice.join(', ')})`;
  return event.dice.length > 1
    ? `The dice have been seen. Undo stops at ${told}.`
    : `The die has been seen. Undo stops at ${told}.`;
}
