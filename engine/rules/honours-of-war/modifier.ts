/** A row of a list of modifiers: what is added to a die, when, and by which clause. */
import type { Id } from '../../battle';

export interface Modifier {
  readonly clause: Id;
  readonly words: string;
  readonly value: number;
}
