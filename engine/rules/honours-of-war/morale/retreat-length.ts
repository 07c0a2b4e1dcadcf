/** How far a beaten unit retreats: the question and its bounds (HOW-RET-02, HOW-RET-14). */
import { does, possessive, pronoun, verbFor } from '../../../battle';
import type { Id, Question } from '../../../battle';
import { exceeds, fallsShort } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { nameOf, refuse } from '../../common';
import { measuredWords } from '../lengths';
import { normalMove } from '../troops/traits';
import { isLimbered } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Swept } from './escaping';

/** How far to retreat, in cm. */
export interface RetreatAbout {
  readonly unit: Id;
  readonly least: Cm;
  readonly most: Cm;
  readonly swept?: Swept;
}

/** At least one and at most two moves, at the owner's choice (HOW-RET-02); `sequence/retreat-question` weighs them. */
export const retreatQuestion: Question<RetreatAbout, { readonly span: Cm }> = {
  kind: 'retreat',
  form: (_view, { least, most }) => ({ form: 'span', least, most }),
  choices: (_view, { least, most }) => ({
    list: [0, 1, 0.5, 0.25, 0.75].map((share) => ({ span: least + (most - least) * share })),
  }),
  check: (_view, { least, most }, { span }) =>
    !fallsShort(span, least) && !exceeds(span, most)
      ? null
      : refuse(
          'HOW-RET-02',
          `A retreat goes ${least.toFixed(1)} to ${measuredWords(most)}; this is ${measuredWords(span)}.`,
        ),
  words: (view, { unit }) => {
    const name = nameOf(view, unit);
    return {
      title: `${does(name, 'has')} lost ${possessive(name)} morale: how far ${verbFor(name, 'does')} ${pronoun(name)} retreat?`,
      clause: 'HOW-RET-02',
    };
  },
  label: (_view, _about, { span }) => `Retreat ${measuredWords(span)}`,
  idle: (_view, { least }) => ({ span: least }),
};

/** Normal moves of a retreat (HOW-RET-02). */
export const RETREAT_MOVES = { least: 1, most: 2 } as const;

/** N to 2N of its formation; guns that limber first lose half a move of it (HOW-RET-02, HOW-RET-14). */
export function leastRetreat(troop: Troop, hadGuns: boolean): { readonly least: Cm; readonly most: Cm } {
  const normal = normalMove(troop.traits, troop.piece.formation);
  const limbering = hadGuns && isLimbered(troop) ? normal / 2 : 0;
  return { least: RETREAT_MOVES.least * normal - limbering, most: RETREAT_MOVES.most * normal - limbering };
}
