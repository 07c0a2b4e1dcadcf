import { basesOf, poseOfBase } from '../../engine/battle/bases';
import type { BattleState, Roster } from '../../engine/battle';
import type { TroopSpot } from './table';

/** Room for the figure of a commander, cm. */
const COMMANDER = 2.6;
/** Room for a gun, a wagon or a marker that lies about, cm. */
const LOOSE = 2.5;

/** The circles on which bases stand and things lie now: trees are lifted out there. */
export function footingsOf(state: BattleState, roster: Roster): TroopSpot[] {
  const footings: TroopSpot[] = [];
  for (const piece of state.pieces) {
    if (!('on' in piece.where)) continue;
    const unit = roster.units[piece.id];
    if (!unit) continue;
    for (const base of basesOf(unit, piece)) {
      const { x, y } = poseOfBase(piece.where.on, base);
      footings.push({ x, y, radius: Math.max(base.width, base.depth) / 2 });
    }
  }
  for (const figure of Object.values(state.commands))
    if ('on' in figure.where) footings.push({ x: figure.where.on.x, y: figure.where.on.y, radius: COMMANDER });
  for (const { at } of Object.values(state.loose ?? {})) footings.push({ x: at.x, y: at.y, radius: LOOSE });
  return footings;
}
