/** Who holds what in which turn. */
import type { Id } from '../../battle';
import type { GameSummary, Setting } from './game';

export interface ObjectiveByTurn {
  readonly objective: Id;
  /** Changes of hands, on average of all battles. */
  readonly changes: number;
  /** From turn 1 on: in how many of the battles still going on each side held it at the end of the turn. */
  readonly turns: readonly {
    readonly turn: number;
    readonly of: number;
    readonly held: Readonly<Record<Id, number>>;
  }[];
}

type Objective = Setting['objectives'][number];

/** Who holds an objective at the end of a turn: as the scenario has it until it first changes hands. */
export function holderIn({ id, holder }: Pick<Objective, 'id' | 'holder'>, turn: number, game: GameSummary): Id | null {
  const last = game.objectives.findLast((change) => change.id === id && change.turn <= turn);
  return last ? last.side : holder;
}

/** Changes that are more than what the scenario says from the first. */
const isTaken = ({ side }: GameSummary['objectives'][number], before: Id | null): boolean =>
  side !== null && side !== before;

export function objectivesByTurn(
  { objectives, sides }: Pick<Setting, 'objectives' | 'sides'>,
  games: readonly GameSummary[],
): readonly ObjectiveByTurn[] {
  const last = Math.max(0, ...games.map(({ outcome }) => outcome.turns));
  return objectives.map((objective) => ({
    objective: objective.id,
    changes: games.reduce((sum, game) => sum + takings(objective, game), 0) / Math.max(1, games.length),
    turns: Array.from({ length: last }, (_, i) => {
      const turn = i + 1;
      const going = games.filter(({ outcome }) => outcome.turns >= turn);
      const held = (side: Id): number => going.filter((game) => holderIn(objective, turn, game) === side).length;
      return { turn, of: going.length, held: Object.fromEntries(sides.map(({ id }) => [id, held(id)])) };
    }),
  }));
}

/** How often another side than the last one took it. */
function takings({ id, holder }: Objective, game: GameSummary): number {
  let owner = holder;
  let count = 0;
  for (const change of game.objectives) {
    if (change.id !== id || !isTaken(change, owner)) continue;
    owner = change.side;
    count += 1;
  }
  return count;
}
