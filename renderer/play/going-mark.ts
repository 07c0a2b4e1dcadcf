import type { DeskCalls } from '../../electron/desk/api';
import type { BattleRecord, BattleState } from '../../engine/battle';
import { corners, frontEdge } from '../../engine/geometry';
import { outlinesOf } from './chosen-mark';
import { boxesOf, NO_MARKS, wayOf, type GhostMarks } from './ghosts';

export type Outcome = NonNullable<DeskCalls['play.odds']['result']['each'][number]['outcomes']>[number];

/** Where an answer leads one's own units: their ghosts and the ways there; null where it moves none. */
export function goingMark(
  { roster }: Pick<BattleRecord, 'roster'>,
  state: BattleState,
  goes: Outcome['goes'],
  says: readonly string[],
): GhostMarks | null {
  const boxes = goes.flatMap(({ id, to, ...piece }) => {
    const unit = roster.units[id];
    return unit ? boxesOf(unit, piece, to) : [];
  });
  const [first] = goes;
  return first
    ? {
        ...NO_MARKS,
        ways: goes.flatMap(({ ways }) => ways.map((way) => wayOf(way))),
        bases: boxes.map((box) => corners(box)),
        fronts: boxes.map((box) => frontEdge(box)),
        kept: goes.flatMap(({ id }) => outlinesOf(roster, state, id)),
        at: first.to,
        says,
      }
    : null;
}
