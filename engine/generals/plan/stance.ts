/** A bent that a general gives the plan of his side for a while. */
export interface Stance {
  readonly title: string;
  /** Whatever the plan would have; null: as the plan has it. */
  readonly posture: 'attack' | 'hold' | null;
  /** How much stronger he takes himself to be than he is, where he weighs whether to go in. */
  readonly confidence: number;
  /** How much more the enemy's losses weigh than they would. */
  readonly boldness: number;
}

export const AS_PLANNED: Stance = { title: 'as planned', posture: null, confidence: 1, boldness: 1 };
/** Goes in wherever he is told to, without a look at the odds. */
export const BY_THE_BOOK: Stance = { title: 'by the book', posture: null, confidence: 100, boldness: 1 };
/** Everybody goes in at once. */
export const PRESSES: Stance = { title: 'presses', posture: 'attack', confidence: 100, boldness: 1.3 };
/** Attacks, but draws up first and takes his time. */
export const DRAWS_UP: Stance = { title: 'draws up', posture: 'attack', confidence: 0.5, boldness: 1 };
/** Stays where he is and shoots. */
export const HOLDS: Stance = { title: 'holds', posture: 'hold', confidence: 0.1, boldness: 1 };
/** Stays, but strikes whoever comes near. */
export const STRIKES: Stance = { title: 'holds and strikes', posture: 'hold', confidence: 1.8, boldness: 1.2 };
