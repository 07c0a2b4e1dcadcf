/** Where units stand to each other on a table: who is near, who is in the way, who might charge whom. */
import { poseOf } from '../../../engine/battle';
import type { Id, Piece, Roster, View } from '../../../engine/battle';
import { gap, sectorShares } from '../../../engine/geometry';
import type { Box, Pose } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import { hullOf } from '../../../engine/tabletop';

function boxOf(roster: Roster, { id, where, formation }: Piece): Box | null {
  const pose = poseOf(where);
  const bases = roster.units[id]?.layouts[formation];
  return pose && bases ? { pose, ...hullOf(bases) } : null;
}

/** How far off the nearest enemy is, edge to edge, cm. */
export function nearestEnemy({ state, roster }: View, piece: Piece): number {
  const box = boxOf(roster, piece);
  let least = Infinity;
  for (const enemy of box ? state.pieces : []) {
    const his = enemy.seat === piece.seat ? null : boxOf(roster, enemy);
    if (box && his) least = Math.min(least, gap(box, his));
  }
  return least;
}

/** Does a friend stand in the strip before it, nearer than so far? */
export function isBehindFriend({ state, roster }: View, piece: Piece, within: number): boolean {
  const box = boxOf(roster, piece);
  if (!box) return false;
  const ahead: Box = {
    width: box.width,
    depth: within,
    pose: {
      ...box.pose,
      x: box.pose.x + (box.pose.hx * (box.depth + within)) / 2,
      y: box.pose.y + (box.pose.hy * (box.depth + within)) / 2,
    },
  };
  return state.pieces.some((other) => {
    const his = other.id !== piece.id && other.seat === piece.seat ? boxOf(roster, other) : null;
    return his !== null && gap(ahead, his) === 0;
  });
}

/** An enemy who might charge a unit, and whether he faces its flank or rear. */
export interface Charger {
  readonly enemy: Piece;
  readonly isOnFlank: boolean;
}

/** What of a rule system is asked for it. */
type Foresight = Pick<RuleSystem, 'reach' | 'threats' | 'clash'>;

/** The nearest enemy who faces a unit, reaches it by a charge, and may make one by the rules; null when there is none. */
export function nearestCharger(view: View, system: Foresight, piece: Piece): Charger | null {
  const { state, roster } = view;
  const box = boxOf(roster, piece);
  if (!box) return null;
  let nearest = Infinity;
  let charger: Charger | null = null;
  for (const enemy of state.pieces) {
    const his = enemy.seat === piece.seat ? null : boxOf(roster, enemy);
    if (!his) continue;
    const away = gap(box, his);
    if (away > (system.reach(view, enemy.id)?.charge ?? 0) || away >= nearest) continue;
    if (sectorShares(his, box).front < 0.5 || !mayCharge(view, system, enemy, piece)) continue;
    nearest = away;
    charger = { enemy, isOnFlank: sectorShares(box, his).front < 0.5 };
  }
  return charger;
}

/** Would a unit in another place show its front to an enemy who might charge it, or be out of his reach? */
export function isSafeFrom(
  view: View,
  system: Pick<RuleSystem, 'reach'>,
  enemy: Piece,
  piece: Piece,
  place: { readonly pose: Pose; readonly formation: Id },
): boolean {
  const box = boxOf(view.roster, { ...piece, formation: place.formation, where: { on: place.pose } });
  const his = boxOf(view.roster, enemy);
  if (!box || !his) return true;
  return gap(box, his) > (system.reach(view, enemy.id)?.charge ?? 0) || sectorShares(box, his).front >= 0.5;
}

const mayCharge = (view: View, system: Foresight, enemy: Piece, piece: Piece): boolean =>
  system.threats?.(view, piece.id).some(({ by, does }) => by === enemy.id && does === 'charge') ??
  system.clash(view, enemy.id, piece.id) !== null;
