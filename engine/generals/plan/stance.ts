/** A bent that a general gives the plan of his side for a while. */
export interface Stance {
  readonly title: string;
  /** How much stronger he takes himself to be than he is, where he weighs whether to go in. */
  readonly confidence: number;
  /** How much more the enemy's losses weigh than they would. */
  readonly boldness: number;
}

export const AS_PLANNED: Stance = { title: 'as planned', confidence: 1, boldness: 1 };
/** Goes in wherever he is told to, without a look at the odds. */
export const BY_THE_BOOK: Stance = { title: 'by the book', confidence: 100, boldness: 1 };
