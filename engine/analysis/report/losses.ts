/** Which units and brigades are lost, how often and when, and who suffers most. */
import type { Id } from '../../battle';
import type { GameSummary, Setting } from './game';
import { wilson } from './intervals';
import type { Interval } from './intervals';
import { median } from './results';

export interface UnitLosses {
  readonly unit: Id;
  /** Battles in which it was lost. */
  readonly lost: number;
  readonly interval: Interval;
  /** What it suffered, on average of all battles. */
  readonly suffered: number;
  /** The turn of its loss, the middle of all; null when it never was. */
  readonly turn: number | null;
}
export interface BrigadeLosses {
  readonly command: Id;
  /** Battles in which half of its units or more were lost. */
  readonly halved: number;
  readonly interval: Interval;
  /** Units lost, on average of all battles. */
  readonly units: number;
}

/** Of every unit, those lost most often first. */
export function unitLosses({ units }: Pick<Setting, 'units'>, games: readonly GameSummary[]): readonly UnitLosses[] {
  const turns = new Map<Id, number[]>();
  const suffered = new Map<Id, number>();
  for (const game of games) {
    for (const { id, turn } of game.units) turns.set(id, [...(turns.get(id) ?? []), turn]);
    for (const [id, count] of Object.entries(game.suffered)) suffered.set(id, (suffered.get(id) ?? 0) + count);
  }
  return units
    .map(({ id }): UnitLosses => {
      const lost = (turns.get(id) ?? []).toSorted((a, b) => a - b);
      return {
        unit: id,
        lost: lost.length,
        interval: wilson(lost.length, games.length),
        suffered: (suffered.get(id) ?? 0) / Math.max(1, games.length),
        turn: lost.length > 0 ? median(lost) : null,
      };
    })
    .toSorted((a, b) => b.lost - a.lost || b.suffered - a.suffered);
}

/** A unit that was lost before the scenario let it move, and in how many battles. */
export interface HeldLosses {
  readonly unit: Id;
  readonly lost: number;
}

/** In the order of the armies. */
export function heldLosses({ units }: Pick<Setting, 'units'>, games: readonly GameSummary[]): readonly HeldLosses[] {
  const lost = new Map<Id, number>();
  for (const game of games) for (const { id, held } of game.units) if (held) lost.set(id, (lost.get(id) ?? 0) + 1);
  return units.flatMap(({ id }) => ((lost.get(id) ?? 0) > 0 ? [{ unit: id, lost: lost.get(id) ?? 0 }] : []));
}

/** Of every brigade, in the order of the armies. */
export function brigadeLosses(
  { commands }: Pick<Setting, 'commands'>,
  games: readonly GameSummary[],
): readonly BrigadeLosses[] {
  return commands
    .filter(({ units }) => units.length > 0)
    .map(({ id, units }) => {
      const lost = games.map((game) => game.units.filter((loss) => units.includes(loss.id)).length);
      const halved = lost.filter((count) => count * 2 >= units.length).length;
      return {
        command: id,
        halved,
        interval: wilson(halved, games.length),
        units: lost.reduce((sum, count) => sum + count, 0) / Math.max(1, games.length),
      };
    });
}

/** The turn in which half of these units were lost; null when they held. */
export function halvedIn(units: readonly Id[], game: GameSummary): number | null {
  const losses = game.units.filter(({ id }) => units.includes(id));
  return units.length === 0 ? null : (losses[Math.ceil(units.length / 2) - 1]?.turn ?? null);
}
