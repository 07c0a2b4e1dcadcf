/** The history that a battle left, as the timeline shows it: everything at moments of the battle. */
import type { Id } from '../../engine/battle';

export interface LineParting {
  readonly moment: number;
  readonly side: Id;
  readonly text: string;
}
export interface HistoryLine {
  /** The hour at which each turn begins, by its number. */
  readonly hours: ReadonlyMap<number, string>;
  readonly chapters: readonly { readonly moment: number; readonly when: string; readonly title: string }[];
  readonly partings: readonly LineParting[];
  /** Units that a side still had. */
  readonly left: readonly {
    readonly side: Id;
    readonly points: readonly { readonly moment: number; readonly left: number }[];
  }[];
}

/** One sign for all that parts at a moment: whose it is, and what it says, a line for each. */
export function signsOf(
  partings: readonly LineParting[],
): readonly { readonly moment: number; readonly sides: readonly Id[]; readonly words: string }[] {
  const moments = [...new Set(partings.map(({ moment }) => moment))];
  return moments.map((moment) => {
    const here = partings.filter((parting) => parting.moment === moment);
    return {
      moment,
      sides: [...new Set(here.map(({ side }) => side))],
      words: here.map(({ text }) => text).join('\n'),
    };
  });
}
