/** When and where battles turn, and the chance to win as these battles show it turn by turn. */
import type { Id } from '../../battle';
import type { GameSummary, Setting, TurningPoint } from './game';
import { percentile } from './results';

export interface TurnOfBattle {
  readonly turn: number;
  /** Battles that turned in it. */
  readonly battles: number;
}

/** Turns in which battles turned, in order. */
export function turnsOfBattles(games: readonly GameSummary[]): readonly TurnOfBattle[] {
  const counts = new Map<number, number>();
  for (const { turning } of games) if (turning) counts.set(turning.turn, (counts.get(turning.turn) ?? 0) + 1);
  return [...counts].map(([turn, battles]) => ({ turn, battles })).toSorted((a, b) => a.turn - b.turn);
}

/** What battles turned by. */
export type TurningEvent = Pick<TurningPoint, 'unit' | 'objective'> & { readonly battles: number };

/** The most frequent first. */
export function turningEvents(games: readonly GameSummary[]): readonly TurningEvent[] {
  const counts = new Map<string, { unit: Id | null; objective: Id | null; battles: number }>();
  for (const { turning } of games) {
    if (!turning || (turning.unit === null && turning.objective === null)) continue;
    const { unit, objective } = turning;
    const key = JSON.stringify([unit, objective]);
    const known = counts.get(key);
    if (known) known.battles += 1;
    else counts.set(key, { unit, objective, battles: 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.battles - a.battles);
}

export interface ChanceByTurn {
  readonly turn: number;
  /** The chance of the first side, from 0 to 1: the middle battle, and the bounds of the middle 80 %. */
  readonly middle: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The chance of the first side at the end of each turn, learnt from the battles themselves: a battle's chance is the
 * share of wins among those that stood like it then, by losses against what breaks each side. Ended battles stay where
 * they ended.
 */
export function chanceByTurn(setting: Setting, games: readonly GameSummary[]): readonly ChanceByTurn[] {
  const [first] = setting.sides;
  if (!first || games.length === 0) return [];
  const last = Math.max(...games.map(({ outcome }) => outcome.turns));
  return Array.from({ length: last }, (_, i) => {
    const turn = i + 1;
    const ended = games.filter(({ outcome }) => outcome.turns <= turn).map((game) => pointsFor(first.id, game));
    const going = games.filter(({ outcome }) => outcome.turns > turn);
    const chances = [...ended, ...chancesAmong(setting, going, turn)].toSorted((a, b) => a - b);
    return {
      turn,
      middle: percentile(chances, 0.5),
      low: percentile(chances, 0.1),
      high: percentile(chances, 0.9),
    };
  });
}

/** 1 for a win, 0 for a defeat, half of one for anything else. */
const pointsFor = (side: Id, { outcome }: GameSummary): number =>
  outcome.winner === null ? 0.5 : outcome.winner === side ? 1 : 0;

/** So many battles that stood alike give a chance. */
const ALIKE = 15;

function chancesAmong(setting: Setting, games: readonly GameSummary[], turn: number): readonly number[] {
  const [first] = setting.sides;
  if (!first) return [];
  const stood = games.map((game) => ({ lead: leadOf(setting, game, turn), points: pointsFor(first.id, game) }));
  const chances = new Map([...new Set(stood.map(({ lead }) => lead))].map((lead) => [lead, chanceAt(lead, stood)]));
  return stood.map(({ lead }) => chances.get(lead) ?? 0.5);
}

/** Of those that stood nearest to this lead, and of all that stood as near as the last of them. */
function chanceAt(lead: number, stood: readonly { readonly lead: number; readonly points: number }[]): number {
  const away = (one: { readonly lead: number }): number => Math.abs(one.lead - lead);
  const distances = stood.map(away).toSorted((a, b) => a - b);
  const bound = distances[Math.min(ALIKE, distances.length) - 1] ?? 0;
  const near = stood.filter((one) => away(one) <= bound);
  return near.reduce((sum, { points }) => sum + points, 0) / near.length;
}

/** How much more of what breaks it the second side has lost than the first. */
function leadOf({ sides }: Setting, game: GameSummary, turn: number): number {
  const [first, ...others] = sides.map(({ id, breaksAt }) => lostShare(game, id, turn, breaksAt));
  return Math.max(0, ...others) - (first ?? 0);
}

const lostShare = ({ lostByTurn }: GameSummary, side: Id, turn: number, breaksAt: number): number =>
  (lostByTurn[side]?.[turn - 1] ?? lostByTurn[side]?.at(-1) ?? 0) / Math.max(1, breaksAt);
