/** The answers to the question of a unit's movement: a pick of words, or a march. */
import type { Id } from '../../../battle';
import type { Path } from '../../../geometry';

export type ManoeuvreChoice = { readonly pick: string } | { readonly march: Path; readonly movers: readonly Id[] };

/** A pick in its two parts: `charge` and a unit, `form` and a formation; the second empty where there is one word. */
export function orderOf(pick: string): { readonly verb: string; readonly what: string } {
  const end = pick.indexOf(' ');
  return end < 0 ? { verb: pick, what: '' } : { verb: pick.slice(0, end), what: pick.slice(end + 1) };
}
