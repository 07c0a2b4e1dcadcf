/**
 * A general without a plan: of every answer he takes what it promises at once, and goes straight for the nearest enemy,
 * whoever he is. Whoever does not beat him gains nothing by planning.
 */
import { choicesOf, findPiece, NEUTRAL, poseOf } from '../../../engine/battle';
import type { Choice, Id, View } from '../../../engine/battle';
import type { ComputerGeneral } from '../../../engine/generals';
import { distance } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';

/** Army points a centimetre nearer to the enemy is worth. */
const NEARER = 0.01;
/** Nearer than so many cm is near enough. */
const NEAR = 8;
/** Marches weighed in full, of those listed. */
const MARCHES = 12;

export const greedyGeneral: ComputerGeneral = {
  title: 'greedy general',
  choose(view, decision, question) {
    const [first, ...others] = thinned(choicesOf(question, view, decision).list);
    if (!first) throw new Error(`${decision.kind} offers nothing to choose`);
    const worth = (choice: Choice): number => {
      const { harm, risk, ready, ends = [] } = question.evaluate?.(view, decision.about, choice) ?? NEUTRAL;
      return harm - risk + ready + ends.reduce((sum, { id, pose }) => sum + gain(view, id, pose), 0);
    };
    let [best, most] = [first, worth(first)];
    for (const choice of others) {
      const now = worth(choice);
      if (now > most + 1e-9) [best, most] = [choice, now];
    }
    return best;
  },
};

/** All answers but marches, and of the marches some from all over the list. */
function thinned(list: readonly Choice[]): readonly Choice[] {
  const marches = list.filter((choice) => 'march' in choice);
  const every = Math.max(1, Math.ceil(marches.length / MARCHES));
  const kept = new Set(marches.filter((_, i) => i % every === 0));
  return list.filter((choice) => !('march' in choice) || kept.has(choice));
}

function gain(view: View, id: Id, to: Point): number {
  const where = findPiece(view.state, id)?.where;
  const from = where ? poseOf(where) : null;
  const enemies = view.state.pieces.flatMap(({ seat, where: there }) => {
    const pose = seat === view.seat ? null : poseOf(there);
    return pose ? [pose] : [];
  });
  if (!from || enemies.length === 0) return 0;
  const away = (at: Point): number => Math.max(NEAR, Math.min(...enemies.map((enemy) => distance(enemy, at))));
  return NEARER * (away(from) - away(to));
}
