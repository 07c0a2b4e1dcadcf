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
