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
