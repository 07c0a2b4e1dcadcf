import type { Turn } from './turns';

/** The time axis: every turn is as wide as the others, and inside a turn events are evenly spaced. */
export interface Axis {
  /** Share of the width, 0 to 1, for a moment. */
  at(moment: number): number;
  /** The moment nearest to a share of the width; shares outside are held at the ends. */
  momentAt(share: number): number;
}

export function axisOf(turns: readonly Turn[]): Axis {
  const width = 1 / Math.max(1, turns.length);
  return {
    at(moment) {
      const found = turns.findIndex((turn) => moment <= turn.to);
      const index = found === -1 ? turns.length - 1 : found;
      const turn = turns[index];
      return turn ? (index + share(moment, turn)) * width : 0;
    },
    momentAt(at) {
      const held = Math.max(0, Math.min(1, at));
      const index = Math.min(turns.length - 1, Math.floor(held / width));
      const turn = turns[index];
      if (!turn) return 0;
      return Math.round(turn.from + (held / width - index) * (turn.to - turn.from));
    },
  };
}

const share = (moment: number, turn: Turn): number =>
  turn.to === turn.from ? 0 : (Math.min(moment, turn.to) - turn.from) / (turn.to - turn.from);
