/** How far on a battle is: what a general waits for at first he no longer waits for when it is late. */
import type { View } from '../battle';

export const turnsPast = (view: View, turn: number): number => Math.max(0, view.state.at.turn - turn);

/** After so many turns a battle that is not decided has to be pressed. */
export const LATE = 8;
export const isLate = (view: View): boolean => turnsPast(view, LATE) > 0;
