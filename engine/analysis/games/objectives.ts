import { objectivesHeld } from '../../battle';
import type { Id, Roster } from '../../battle';
import type { GameSummary } from '../report';
import type { Observer } from './observer';

/** Objectives as they change hands; a side that has from the first what the scenario gives it takes nothing. */
export function noteObjectives({ objectives }: Roster): Observer & { readonly found: GameSummary['objectives'] } {
  const found: { id: Id; turn: number; side: Id | null }[] = [];
  let before: ReadonlyMap<Id, Id> = new Map();
  return {
    found,
    after(event, state) {
      if (event.do !== 'mark' || event.id !== null) return;
      const now = objectivesHeld(state);
      for (const { id, holder } of objectives) {
        const side = now.get(id) ?? null;
        const wasHeld = before.get(id) ?? null;
        if (side === wasHeld) continue;
        const changed = found.some((change) => change.id === id);
        if (!changed && wasHeld === null && side === holder) continue;
        found.push({ id, turn: state.at.turn, side });
      }
      before = now;
    },
  };
}
