/** A key of a view: where it works and what it does. */

export const KEY_PLACES = ['Everywhere', 'Library', 'Editor', 'Battle', 'Replay', 'Print', 'Balance'] as const;
export type KeyPlace = (typeof KEY_PLACES)[number];

export interface KeyBinding {
  readonly where: KeyPlace;
  /** Chords that do it; the first is the one shown. */
  readonly chords: readonly string[];
  /** What it does, as a verb. */
  readonly does: string;
  /** Other words that it is looked for by. */
  readonly also?: readonly string[];
  readonly run: () => void;
  /** The browser makes an event of its own of it, which the view answers: it is only listed here. */
  readonly isNative?: true;
}
