import type { BattleRecord, Id } from '../../engine/battle';
import { counted, mannerOf } from '../../engine/battle/vocabulary';
import { does } from '../../engine/battle/sentences';
import { turningTurns, type ChancePoint } from './chance';
import type { Chapter } from './chapters';
import { lossesOf, lostWhileMarked } from './losses';
import { luckUpTo } from './luck';
import { sideOf } from './moments';
import { sideName } from './side-names';
import { turnAt, type Turn } from './turns';

/** Why a battle ended as it did: a moment to be opened. */
export interface EndingCause {
  readonly moment: number;
  readonly turn: number;
  readonly text: string;
}
/** What a side lost, and by what. */
export interface LossesByCause {
  readonly side: Id;
  /** What fire and melee inflicted. */
  readonly byFire: number;
  readonly byMelee: number;
  readonly units: { readonly fire: number; readonly melee: number; readonly rout: number };
}

const MOST_CAUSES = 3;

const lastedOf = (turns: number): string => counted(turns, { one: 'turn', many: 'turns' });

/** Why a battle ended, and how long it was where that does not say so: "Lindenau is broken. 11 turns." */
export const endInWords = ({ reason, turns }: Pick<BattleRecord['outcome'], 'reason' | 'turns'>): string =>
  `${reason.replace(/\.?$/, '.')}${reason.includes(lastedOf(turns)) ? '' : ` ${lastedOf(turns)}.`}`;

/** How a battle ended, in a line of a report: "Lindenau wins after 2 turns: Bernau is broken". */
export const outcomeInWords = (who: string, { reason, turns }: BattleRecord['outcome']): string =>
  `${who}${reason.includes(lastedOf(turns)) ? '' : ` after ${lastedOf(turns)}`}: ${reason}`;

/**
 * The three turns that decided a battle, as they came, each by its gravest turning point: those in which the chance to win
 * changed for the winner, where it was worked out, then those in which the loser lost most more than the winner, then
 * those in which his troops gave way.
 */
export function causesOf(
  record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary' | 'outcome'>,
  turns: readonly Turn[],
  chapters: readonly Chapter[],
  chances: readonly ChancePoint[],
): readonly EndingCause[] {
  const { winner } = record.outcome;
  const first = record.roster.sides[0]?.id;
  const forWinner = winner === null ? 0 : winner === first ? 1 : -1;
  const byChance = turningTurns(chances).filter(({ change }) => forWinner === 0 || change * forWinner > 0);
  const givenWay = chapters
    .filter(({ side, weight }) => weight < 3 && side !== null && side !== winner)
    .sort((a, b) => b.weight - a.weight || b.moment - a.moment);
  const ranked = new Set(
    [...byChance, ...turnsByLosses(record, turns).map((turn) => ({ turn })), ...givenWay].map(({ turn }) => turn),
  );
  const told = [...ranked].flatMap((turn): EndingCause[] => {
    const inTurn = chapters.filter((chapter) => chapter.turn === turn && chapter.weight < 3);
    const against = inTurn.filter(({ side }) => winner === null || side !== winner);
    const gravest = [...(against.length > 0 ? against : inTurn)].sort((a, b) => b.weight - a.weight)[0];
    return gravest ? [{ moment: gravest.moment, turn, text: gravest.title }] : [];
  });
  return told.slice(0, MOST_CAUSES).sort((a, b) => a.moment - b.moment);
}

/** Turns in which the loser lost more than the winner, by how much; of a drawn battle those with most losses. */
function turnsByLosses(
  record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary' | 'outcome'>,
  turns: readonly Turn[],
): readonly number[] {
  const { winner } = record.outcome;
  const balance = new Map<number, number>();
  for (const { moment, unit } of lossesOf(record)) {
    const turn = turnAt(turns, moment)?.number ?? 0;
    const worth = winner !== null && sideOf(record.roster, unit) === winner ? -1 : 1;
    balance.set(turn, (balance.get(turn) ?? 0) + worth);
  }
  return [...balance]
    .filter(([, by]) => by > 0)
    .sort(([a, one], [b, other]) => other - one || a - b)
    .map(([turn]) => turn);
}

/** What each side lost by fire, in melee and in rout, first side first. A unit counts for what struck it last before it was lost; one that runs and counts as lost, for rout. */
export function lossesByCause(
  record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>,
): readonly LossesByCause[] {
  const { events, roster, vocabulary } = record;
  const dealt = (side: Id, what: 'fired' | 'fought'): number =>
    events.reduce((sum, event) => {
      const struck = event.do === what ? event.at[0] : undefined;
      return event.do === what && struck !== undefined && sideOf(roster, struck) === side ? sum + event.total : sum;
    }, 0);
  const gaitOf = (manner: string): string => mannerOf(vocabulary, manner).gait;
  const lost = lossesOf(record).map(({ moment, unit }) => {
    const last = events.slice(0, moment).findLast((event) => {
      if (event.do === 'fired' || event.do === 'fought') return event.at.includes(unit) && event.total > 0;
      return event.do === 'moved' && event.movers.some(({ id }) => id === unit) && gaitOf(event.manner) === 'rout';
    });
    const by = last?.do === 'fired' ? 'fire' : last?.do === 'fought' ? 'melee' : 'rout';
    return { side: sideOf(roster, unit), by } as const;
  });
  const running = lostWhileMarked(record).map((unit) => ({ side: sideOf(roster, unit), by: 'rout' }) as const);
  const unitsOf = (side: Id, by: 'fire' | 'melee' | 'rout'): number =>
    [...lost, ...running].filter((one) => one.side === side && one.by === by).length;
  return roster.sides.map(({ id }) => ({
    side: id,
    byFire: dealt(id, 'fired'),
    byMelee: dealt(id, 'fought'),
    units: { fire: unitsOf(id, 'fire'), melee: unitsOf(id, 'melee'), rout: unitsOf(id, 'rout') },
  }));
}

/** Less than so many deviations off is no luck to speak of. */
const NOTABLE = 0.8;

/** What the dice had to do with it, in one sentence. */
export function luckInWords(record: Pick<BattleRecord, 'events' | 'roster' | 'vocabulary'>): string {
  const { events, roster, vocabulary } = record;
  const { sides } = luckUpTo(events, events.length, roster, 0);
  const [most] = [...sides].sort((a, b) => Math.abs(b.off) - Math.abs(a.off));
  if (!most) return 'No dice with a known average were thrown.';
  if (Math.abs(most.off) < NOTABLE) return 'The dice favoured neither side.';
  const name = sideName(roster, most.id);
  const often = Math.max(2, Math.round(1 / tailBeyond(Math.abs(most.off))));
  const got = counted(Math.round(most.got), vocabulary.scores);
  const luck = most.off > 0 ? 'lucky' : 'unlucky';
  return `${does(name, 'was')} ${luck}: ${got} where ${most.expected.toFixed(1)} were to be expected, as in 1 battle of ${often}.`;
}

/** The share of a normal distribution beyond so many deviations, on one side. Zelen and Severo's approximation, good to 1e-5. */
function tailBeyond(deviations: number): number {
  const t = 1 / (1 + 0.33267 * deviations);
  const density = Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI);
  return density * t * (0.4361836 + t * (-0.1201676 + t * 0.937298));
}
