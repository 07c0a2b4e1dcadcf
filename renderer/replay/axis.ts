import type { Turn } from './turns';

/** The time axis: every turn is as wide as the others, and inside a turn events are evenly spaced. */
export interface Axis {
  /** Share of the width, 0 to 1, for a moment. */
  at(moment: number): number;
  /** The moment nearest to a share of the width; shares outside are held at the ends. */
  momentAt(share: number): number;
  /** What a turn takes of the width. */
  readonly turnWidth: number;
}

/** `room`: for so many turns there is room on it; left out, for those there are. */
export function axisOf(turns: readonly Turn[], room = turns.length): Axis {
  const width = 1 / Math.max(1, room);
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
      return Math.round(turn.from + Math.min(1, held / width - index) * (turn.to - turn.from));
    },
    turnWidth: width,
  };
}

/** Room that tells of a battle of which only so many turns are known no more than that it has gone on so long. */
export const roomBeyond = (known: number): number => ROOMS.find((room) => room > known) ?? known + 1;
const ROOMS = [8, 12, 18, 27, 40] as const;

const share = (moment: number, turn: Turn): number =>
  turn.to === turn.from ? 0 : (Math.min(moment, turn.to) - turn.from) / (turn.to - turn.from);
