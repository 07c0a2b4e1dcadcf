/**
 * What marks of the battle tell to whoever shows it without any rules: who has objectives in hand, as it was last told, and
 * how far anybody sees.
 */
import type { BattleState, Cm, Id } from './state';

/** `objective:side`, a blank between two; of one that both sides are at, `objective:*`. */
export const OBJECTIVES_HELD = 'objectives held';
/** Units of both sides are at it. No side has this for its id. */
export const DISPUTED = '*';

/** The side that has an objective to itself, or that it is disputed; nobody was alone at those left out. */
export function objectivesTold({ marks }: Pick<BattleState, 'marks'>): Map<Id, Id> {
  const mark = marks[OBJECTIVES_HELD];
  const pairs = typeof mark === 'string' ? mark.split(' ') : [];
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf(':');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}

/** Who held what when it was last told, by objective; what nobody has to himself is left out. */
export const objectivesHeld = (state: Pick<BattleState, 'marks'>): Map<Id, Id> =>
  new Map([...objectivesTold(state)].filter(([, holder]) => holder !== DISPUTED));

/** How far a scenario lets anybody see, in mist or dusk, whatever the weather of a book does: the mark `sight` of the battle. */
export const SIGHT = 'sight';

/** From edge to edge; null without a limit. */
export function sightLimit({ marks }: Pick<BattleState, 'marks'>): Cm | null {
  const limit = marks[SIGHT];
  return typeof limit === 'number' ? limit : null;
}
