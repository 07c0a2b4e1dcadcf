/** A general who answers anything that is listed, as likely as anything else: whoever does not beat him thinks nothing. */
import { choicesOf, die } from '../../../engine/battle';
import type { ComputerGeneral } from '../../../engine/generals';

/** Random by his seed: the same battle comes again. */
export function randomGeneral(seed: number): ComputerGeneral {
  let asked = 0;
  return {
    title: 'random general',
    choose(view, decision, question) {
      const { list } = choicesOf(question, view, decision);
      const choice = list[die(seed, asked++, list.length) - 1];
      if (!choice) throw new Error(`${decision.kind} offers nothing to choose`);
      return choice;
    },
  };
}
