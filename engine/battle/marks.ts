/** Marks: words that a piece or the battle carries for a while, as a book declares them. */

/**
 * When a mark is cleared of itself: when the next part of the step begins (`field.emit` of a `part`), the next step, another
 * half of the turn, another turn; or never.
 */
export const LIFETIMES = ['part', 'step', 'half', 'turn', 'cleared'] as const;
export type Lifetime = (typeof LIFETIMES)[number];

export interface MarkKind {
  readonly until: Lifetime;
  readonly title: string;
  /** It is over when its piece no longer touches the one it names, or a mark beside it names: moved by hand on a real table. */
  readonly touching?: true;
  /** What it looks like; a mark without looks is the rules' own bookkeeping. */
  readonly shows?: MarkLook;
}
export type Marks = Readonly<Record<string, MarkKind>>;

/** What a mark looks like on the table, on maps and on printed markers. */
export type MarkLook =
  | 'shaken'
  | 'routing'
  | 'retiring'
  | 'unformed'
  | 'lost'
  | 'moved'
  | 'fired'
  | 'charged'
  | 'fighting'
  | 'held';

/** The part of a mark's declaration that playback needs. */
export type LifetimesOfMarks = Readonly<Record<string, { readonly until: Lifetime }>>;
