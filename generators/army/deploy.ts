/** Draws an army up in its zone: brigade beside brigade in rows, foot in the middle and horse on the wings. */
import { along, facingOf, movedBy, poseAt } from '../../engine/geometry';
import type { Box, Point, Pose } from '../../engine/geometry';
import type { BaseShape } from '../../engine/battle';
import type { Cm, Id, Unit } from '../../engine/scenario';
import { blockOf, roomOf } from './blocks';
import type { TroopBlock, FormationRoom, Spacing } from './blocks';
import type { SetUpZone } from './order';

/** Units that stand together, under a commander or alone. */
export interface Command {
  readonly units: readonly Unit[];
}
export interface Deployed {
  /** Of each unit, by its id. */
  readonly places: ReadonlyMap<Id, Point>;
  /** Of each command's leader. */
  readonly leaders: readonly Point[];
  readonly general: Point;
}

/** Null when there is no room for all of them. */
export function deploy(
  commands: readonly Command[],
  zone: SetUpZone,
  layout: (unit: Unit) => readonly BaseShape[],
  battalion: Cm,
  isOpen: (box: Box) => boolean,
): Deployed | null {
  const room = (unit: Unit): FormationRoom => roomOf(layout(unit));
  for (const ranks of [1, 2, 3])
    for (const closeness of [1, 2]) {
      const spacing = { ranks, gap: battalion / (8 * closeness), interval: battalion / (3 * closeness) };
      const blocks = commands.map(({ units }) => blockOf(units, room, spacing));
      const rows = inRows(blocks, commands, zone, spacing, isOpen);
      if (rows) return placed(blocks, rows, zone, isOpen);
    }
  return null;
}

/** Where a block's left front corner stands: cm to the right of the zone's, cm behind it. */
interface Corner {
  readonly right: Cm;
  readonly behind: Cm;
}

function inRows(
  blocks: readonly TroopBlock[],
  commands: readonly Command[],
  zone: SetUpZone,
  spacing: Spacing,
  isOpen: (box: Box) => boolean,
): readonly Corner[] | null {
  const corners: Corner[] = [];
  let waiting = blocks.map((_, i) => i).toSorted((a, b) => rankOf(commands[a]) - rankOf(commands[b]) || a - b);
  let behind = 0;
  while (waiting.length > 0) {
    const row = firstRow(waiting, blocks, zone.width, spacing.gap);
    const depth = Math.max(...row.map((i) => blocks[i]?.depth ?? 0));
    if (row.length === 0 || behind + depth > zone.depth) return null;
    const stood = standing(wingsOut(row, commands), blocks, behind, zone, spacing, isOpen);
    if (!stood) return null;
    for (const [i, right] of stood) corners[i] = { right, behind };
    waiting = waiting.filter((i) => !stood.has(i));
    behind += depth + spacing.interval;
  }
  return corners;
}

/** Foot first, light foot behind, then horse: the first row takes what it can. */
function rankOf(command: Command | undefined): number {
  const arms = command?.units.map(({ arm }) => arm) ?? [];
  if (arms.includes('foot')) return 0;
  return arms.includes('horse') ? 1 : 2;
}

/** As many as fit beside each other, a longer one left for the next row. */
function firstRow(waiting: readonly number[], blocks: readonly TroopBlock[], width: Cm, gap: Cm): readonly number[] {
  const row: number[] = [];
  let left = width;
  for (const i of waiting) {
    const needs = (blocks[i]?.width ?? 0) + (row.length > 0 ? 2 * gap : 0);
    if (needs > left) continue;
    row.push(i);
    left -= needs;
  }
  return row;
}

/** Horse by turns on the left and the right wing. */
function wingsOut(row: readonly number[], commands: readonly Command[]): readonly number[] {
  const isHorse = (i: number) => rankOf(commands[i]) === 1;
  const horse = row.filter(isHorse);
  const even = (_: number, i: number) => i % 2 === 0;
  const odd = (_: number, i: number) => i % 2 === 1;
  return [...horse.filter(odd), ...row.filter((i) => !isHorse(i)), ...horse.filter(even)];
}

/** The left edge of each block of a row about the middle of the zone, moved on where the ground is closed; null without room for any. */
function standing(
  row: readonly number[],
  blocks: readonly TroopBlock[],
  behind: Cm,
  zone: SetUpZone,
  { gap }: Spacing,
  isOpen: (box: Box) => boolean,
): ReadonlyMap<number, Cm> | null {
  const total = row.reduce((sum, i) => sum + (blocks[i]?.width ?? 0) + 2 * gap, -2 * gap);
  for (const start of [(zone.width - total) / 2, 0]) {
    const stood = new Map<number, Cm>();
    let right = start;
    for (const i of row) {
      const block = blocks[i];
      if (!block) continue;
      while (right + block.width <= zone.width + 0.001 && !boxesOf(block, { right, behind }, zone).every(isOpen))
        right += gap;
      if (right + block.width > zone.width + 0.001) break;
      stood.set(i, right);
      right += block.width + 2 * gap;
    }
    if (stood.size === row.length) return stood;
  }
  return null;
}

/** The left front corner of the zone, looking the way the army looks. */
function cornerOf({ at, width, depth, heading }: SetUpZone): Pose {
  const middle = poseAt(at, facingOf(heading));
  return poseAt(along(middle, depth / 2, -width / 2), facingOf(heading));
}

const pointIn = (zone: SetUpZone, right: Cm, behind: Cm): Point => {
  const { x, y } = along(cornerOf(zone), -behind, right);
  return { x: Math.round(x * 100) / 100 + 0, y: Math.round(y * 100) / 100 + 0 };
};

/** The whole room of each unit of a block. */
function boxesOf(block: TroopBlock, corner: Corner, zone: SetUpZone): readonly Box[] {
  return block.stands.map(({ room, right, behind }) => {
    const centre = poseAt(pointIn(zone, corner.right + right, corner.behind + behind), facingOf(zone.heading));
    const middle = along(centre, (room.front - room.rear) / 2, (room.right - room.left) / 2);
    return {
      pose: movedBy(centre, { x: middle.x - centre.x, y: middle.y - centre.y }),
      width: room.left + room.right,
      depth: room.front + room.rear,
    };
  });
}

function placed(
  blocks: readonly TroopBlock[],
  corners: readonly Corner[],
  zone: SetUpZone,
  isOpen: (box: Box) => boolean,
): Deployed {
  const places = new Map<Id, Point>();
  const leaders: Point[] = [];
  let firstRow = 0;
  for (const [i, block] of blocks.entries()) {
    const { right, behind } = corners[i] ?? { right: 0, behind: 0 };
    for (const stand of block.stands)
      places.set(stand.unit.id, pointIn(zone, right + stand.right, behind + stand.behind));
    const own = pointIn(zone, right + block.width / 2, behind + block.commander);
    // Where nobody could stand, he is with his first unit.
    const [first] = block.stands;
    leaders.push(isOpen(figureAt(own, zone)) || !first ? own : (places.get(first.unit.id) ?? own));
    if (behind === 0) firstRow = Math.max(firstRow, block.depth);
  }
  const general = pointIn(zone, zone.width / 2, firstRow);
  return { places, leaders, general: isOpen(figureAt(general, zone)) ? general : (leaders[0] ?? general) };
}

const figureAt = (point: Point, { heading }: SetUpZone): Box => ({
  pose: poseAt(point, facingOf(heading)),
  width: 1,
  depth: 1,
});
