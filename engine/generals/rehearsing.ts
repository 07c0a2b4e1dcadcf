/** The battle as it stands, for a general who tries an answer out before he gives it. */
import type { Battle, Seat } from '../battle';

/** Null where something is hidden from who would try it out: how the battle goes on would tell him of it. */
export type Rehearse = () => Battle | null;

export const rehearseAs =
  (battle: Battle, seat: Seat): Rehearse =>
  () =>
    battle.view(seat).state === battle.state ? battle.rehearsal() : null;
