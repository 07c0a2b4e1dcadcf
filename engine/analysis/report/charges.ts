/** Who charges, and what comes of it. */
import type { Id, RosterUnit } from '../../battle';
import type { ChargeEnd, GameSummary, Setting } from './game';

export interface ChargeCounts {
  readonly side: Id;
  readonly arm: RosterUnit['arm'];
  /** In all battles. */
  readonly made: number;
  readonly ends: Readonly<Record<ChargeEnd, number>>;
  /** Battles in which none of these units charged. */
  readonly none: number;
}

/** For each side and each of its arms. */
export function chargesOf(
  { sides, units }: Pick<Setting, 'sides' | 'units'>,
  games: readonly GameSummary[],
): readonly ChargeCounts[] {
  return sides.flatMap(({ id: side }) => {
    const own = units.filter((unit) => unit.side === side);
    return [...new Set(own.map(({ arm }) => arm))].map((arm): ChargeCounts => {
      const ids = new Set(own.filter((unit) => unit.arm === arm).map(({ id }) => id));
      const byGame = games.map((game) => game.charges.filter(({ unit }) => ids.has(unit)));
      const all = byGame.flat();
      const ended = (end: ChargeEnd): number => all.filter((charge) => charge.end === end).length;
      return {
        side,
        arm,
        made: all.length,
        ends: { won: ended('won'), lost: ended('lost'), open: ended('open'), 'not home': ended('not home') },
        none: byGame.filter((charges) => charges.length === 0).length,
      };
    });
  });
}
