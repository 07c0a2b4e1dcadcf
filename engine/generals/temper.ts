/** How bold a general is by nature: he goes in at worse or only at better odds, and weighs the enemy's losses more or less. */
import type { RosterCommand } from '../battle';
import type { Stance } from './plan';

export interface Temper {
  readonly id: 'cautious' | 'even' | 'bold';
  readonly title: string;
  /** Times the strength he takes himself to have, where he weighs whether to go in. */
  readonly confidence: number;
  /** Times what the enemy's losses weigh. */
  readonly boldness: number;
}

export const CAUTIOUS: Temper = { id: 'cautious', title: 'cautious', confidence: 0.75, boldness: 0.85 };
export const EVEN: Temper = { id: 'even', title: 'even', confidence: 1, boldness: 1 };
export const BOLD: Temper = { id: 'bold', title: 'bold', confidence: 1.4, boldness: 1.2 };

/** The temper of a commander by his rating in the scenario; one whose rating is thrown for is even. */
export const TEMPER_BY_RATING: Readonly<Record<NonNullable<RosterCommand['rating']>, Temper>> = {
  dithering: CAUTIOUS,
  dependable: EVEN,
  dashing: BOLD,
  diced: EVEN,
};

/** A stance as one of that temper takes it; of an even one, the stance itself. */
export const tempered = (stance: Stance, { confidence, boldness }: Temper): Stance =>
  confidence === 1 && boldness === 1
    ? stance
    : { ...stance, confidence: stance.confidence * confidence, boldness: stance.boldness * boldness };
