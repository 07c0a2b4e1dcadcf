/** A brigade drawn up: its units side by side in ranks, its guns beside them, in its own measure. */
import type { BaseShape } from '../../engine/battle';
import type { Cm, Unit } from '../../engine/scenario';

/** How much room a formation takes about its centre: to the left and right, to the front and the rear. */
export interface FormationRoom {
  readonly left: Cm;
  readonly right: Cm;
  readonly front: Cm;
  readonly rear: Cm;
}

export function roomOf(bases: readonly BaseShape[]): FormationRoom {
  const room = { left: 0, right: 0, front: 0, rear: 0 };
  for (const { x, y, width, depth } of bases) {
    room.left = Math.max(room.left, width / 2 - x);
    room.right = Math.max(room.right, width / 2 + x);
    room.front = Math.max(room.front, depth / 2 + y);
    room.rear = Math.max(room.rear, depth / 2 - y);
  }
  return room;
}

/** Where a unit's centre stands: cm to the right of the block's left edge, cm behind its front. */
export interface PlaceInBlock {
  readonly unit: Unit;
  readonly room: FormationRoom;
  readonly right: Cm;
  readonly behind: Cm;
}
export interface TroopBlock {
  readonly stands: readonly PlaceInBlock[];
  readonly width: Cm;
  readonly depth: Cm;
  /** How far behind the front its commander stands. */
  readonly commander: Cm;
}
export interface Spacing {
  readonly ranks: number;
  /** Between neighbours, and between ranks. */
  readonly gap: Cm;
  readonly interval: Cm;
}

/** The guns, and the troops in ranks on their right, the first of each rank on the right. */
export function blockOf(units: readonly Unit[], room: (unit: Unit) => FormationRoom, spacing: Spacing): TroopBlock {
  const guns = units.filter(({ arm }) => arm === 'guns');
  const line = units.filter(({ arm }) => arm !== 'guns');
  const battery = rankOf(guns, room, 0, 0, spacing.gap);
  const left = guns.length > 0 && line.length > 0 ? battery.right + spacing.gap : 0;
  const perRank = Math.max(1, Math.ceil(line.length / spacing.ranks));
  const stands = [...battery.stands];
  let [width, depth, commander] = [battery.right, 0, battery.rear];
  for (let first = 0; first < line.length; first += perRank) {
    const behind = first === 0 ? 0 : depth + spacing.interval;
    const rank = rankOf(line.slice(first, first + perRank).toReversed(), room, left, behind, spacing.gap);
    stands.push(...rank.stands);
    width = Math.max(width, rank.right);
    depth = rank.rear;
    if (first === 0) commander = depth + spacing.interval / 2;
  }
  return { stands, width, depth: Math.max(depth, battery.rear, commander), commander };
}

/** Side by side with their fronts in one line. */
function rankOf(units: readonly Unit[], room: (unit: Unit) => FormationRoom, left: Cm, behind: Cm, gap: Cm) {
  const stands: PlaceInBlock[] = [];
  let right = left;
  let rear = behind;
  for (const unit of units) {
    const own = room(unit);
    const start = stands.length > 0 ? right + gap : right;
    stands.push({ unit, room: own, right: start + own.left, behind: behind + own.front });
    right = start + own.left + own.right;
    rear = Math.max(rear, behind + own.front + own.rear);
  }
  return { stands, right, rear };
}
