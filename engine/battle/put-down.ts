/** Pieces put where they stand on a real table, as they were moved there by hand: no rule is asked about the way. */
import { pathOf, place } from '../geometry';
import type { Ground } from '../terrain';
import type { EventDetails } from './asking';
import type { Gesture, Refusal } from './events';
import { isHiddenFrom } from './view';
import { findPiece, poseOf } from './pieces';
import type { Placed } from './record';
import type { Roster } from './roster';
import type { BattleState } from './state';

/** How a record names such a move. */
const BY_HAND = 'set by hand';
/** It is no rule of a book. */
const CLAUSE = 'COCKADE';

/** Why pieces cannot be put there; null when they can. */
export function whyNotThere(
  state: BattleState,
  { width, depth }: Pick<Ground, 'width' | 'depth'>,
  stand: readonly Placed[],
): Refusal | null {
  for (const { id, to } of stand) {
    const piece = findPiece(state, id);
    if (!piece || !poseOf(piece.where)) return refuse('Only what stands on the table can be put elsewhere on it.');
    const isOn = to.x >= 0 && to.y >= 0 && to.x <= width && to.y <= depth;
    if (!isOn) return { ...refuse('That is not on the table.'), at: to };
  }
  return stand.length > 0 ? null : refuse('Nothing is put anywhere.');
}

const refuse = (sentence: string): Refusal => ({ clause: CLAUSE, sentence, reasons: [] });

/** One event for each piece, so that each is told by its name. */
export function putDownBy(
  state: BattleState,
  { units, commands, sides }: Roster,
  stand: readonly Placed[],
): readonly { readonly gesture: Gesture; readonly details: EventDetails }[] {
  return stand.flatMap(({ id, to }) => {
    const piece = findPiece(state, id);
    const from = piece && poseOf(piece.where);
    if (!piece || !from) return [];
    const path = pathOf(from, [place(to)]);
    const name = units[id]?.name ?? commands[id]?.leader ?? commands[id]?.name ?? id;
    const isHidden = sides.some(({ seat }) => isHiddenFrom(piece, seat));
    return [
      {
        gesture: { do: 'moved', movers: [{ id, path }], manner: BY_HAND },
        details: {
          text: `${name} stands as on the real table.`,
          reasons: [{ clause: CLAUSE, label: 'Set by hand' }],
          ...(isHidden && { seen: [piece.seat] }),
        },
      },
    ];
  });
}
