/** How fit a unit is for what comes, by its formation and its distance to the enemy: an estimate for generals. */
import { sectorShares } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { normalMove } from '../troops/traits';
import { hitsOf, isColumn } from '../troops/troop';
import type { Troop } from '../troops/troop';

/** The nearest enemy, and how far off it is. */
interface NearEnemy {
  readonly body: Troop;
  readonly distance: Cm;
}

/** In army points. Columns are for marching, lines for fighting; hits rally only at a distance (HOW-RALLY-02). */
export function fitness(troop: Troop, enemy: NearEnemy | null): number {
  const far = enemy?.distance ?? Infinity;
  const { rallyNear, rallyFar } = troop.traits.scale.distances;
  const rallies = Math.min(Math.max(0, hitsOf(troop) - 1), far > rallyFar ? 2 : far >= rallyNear ? 1 : 0);
  const closeBy = fightingDistance(troop);
  const formed = isColumn(troop) ? (far < tooNearInColumn(troop) ? -0.35 : 0.02) : far < closeBy ? 0.05 : 0;
  const turnsToHim = far < closeBy && !isColumn(troop) && !troop.inside;
  const faces = enemy && turnsToHim ? 0.12 * sectorShares(troop.box, enemy.body.box).front : 0;
  return formed + faces + rallies * 0.1;
}

/** Nearer than this a unit wants to be formed: a move and a half and its range. */
const fightingDistance = (troop: Troop): Cm =>
  troop.traits.kind === 'artillery' ? rangesOf(troop).effective * 0.75 : normalMove(troop.traits, 'line') * 2.6;

/** Guns come up on their limbers as far as where canister would tell: a battery that halts farther off never gets there. */
const tooNearInColumn = (troop: Troop): Cm =>
  troop.traits.kind === 'artillery' ? rangesOf(troop).canister : fightingDistance(troop);

const rangesOf = ({ traits }: Troop) => traits.scale.guns[traits.gun ?? 'medium gun'];
