/** What the window is told of scenarios as files, and of work that was not saved. Times in ms since 1970. */

/** A text with what tells it from others, so that nothing is written over what nobody has seen. */
export interface StampedText {
  readonly text: string;
  readonly stamp: string;
}
export interface SavedText {
  readonly file: string;
  readonly stamp: string;
  /** It came along with Cockade, so that a copy was made of it in the person's own folder. */
  readonly isCopy: boolean;
}
/** A scenario as it was before a save. */
export interface VersionEntry {
  readonly version: string;
  readonly at: number;
}
export interface BinEntry {
  readonly removed: string;
  /** Its name on the shelf; that of the file where it has none. */
  readonly title: string;
  /** The file's name, with its folders. */
  readonly name: string;
  readonly at: number;
}
/** Work that a window left unsaved. */
export interface RecoveredWork {
  readonly document: string;
  /** Null when it was never saved. */
  readonly file: string | null;
  readonly title: string;
  /** The stamp of the file that it was made from. */
  readonly stamp: string | null;
  /** Steps that are not saved. */
  readonly steps: number;
  /** When it was written down last. */
  readonly at: number;
}

/** A kind of battle that can be made from nothing. */
export interface BattleKindEntry {
  readonly id: string;
  readonly title: string;
  readonly sentence: string;
  /** It has no troops, so that neither points nor chance make a difference to them. */
  readonly isUnmanned: boolean;
}
/** A battle that was made: nothing of it is kept until it is saved. */
export interface MadeBattleText {
  readonly title: string;
  readonly text: string;
  /** The whole table as an SVG drawing. */
  readonly drawing: string;
}
