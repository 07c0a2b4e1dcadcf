/** What `npm run strength` and `npm run conduct` are told on the command line. */
import { BATTLES } from '../goldens/battles';

export interface Order {
  readonly battles: number;
  /** By the names of the kept battles. */
  readonly scenarios: readonly string[];
}

/** Throws at a word that is neither the number of battles nor the name of a scenario. */
export function orderOf(words: readonly string[], usual: Order): Order {
  const known = Object.keys(BATTLES);
  const count = words.find((word) => /^[1-9]\d*$/.test(word));
  const stranger = words.find((word) => word !== count && !known.includes(word));
  if (stranger !== undefined)
    throw new Error(`“${stranger}” is neither the number of battles nor one of ${known.join(', ')}.`);
  const named = words.filter((word) => word !== count);
  return {
    battles: count === undefined ? usual.battles : Number(count),
    scenarios: named.length > 0 ? named : usual.scenarios,
  };
}
