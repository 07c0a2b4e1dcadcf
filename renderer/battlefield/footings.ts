import type { BattleState, Roster } from '../../engine/battle';
import type { Footing } from './table';

/** Room for the figure of a commander, cm. */
const COMMANDER = 2.6;

/** The circles on which bases stand now: trees are lifted out there. */
export function footingsOf(state: BattleState, roster: Roster): Footing[] {
  const footings: Footing[] = [];
  for (const piece of state.pieces) {
    if (!('on' in piece.where)) continue;
    const { x, y, hx, hy } = piece.where.on;
    const layout = roster.units[piece.id]?.layouts[piece.formation] ?? [];
    layout.forEach((base, i) => {
      const radius = Math.max(base.width, base.depth) / 2;
      const moved = piece.bases?.[i];
      footings.push(
        moved
          ? { x: moved.x, y: moved.y, radius }
          : { x: x + base.x * hy + base.y * hx, y: y - base.x * hx + base.y * hy, radius },
      );
    });
  }
  for (const figure of Object.values(state.commands))
    if ('on' in figure.where) footings.push({ x: figure.where.on.x, y: figure.where.on.y, radius: COMMANDER });
  return footings;
}
