/** Troops as signs: from a battle as it stands, or from a scenario before any rule system has seen it. */
import { basesOf, isDisordered, isWorthDrawing, looksOf, poseOfBase, shownGauge } from '../../engine/battle';
import type { BaseShape, BattleState, Piece, Roster, Vocabulary } from '../../engine/battle';
import { along, facing, facingOf, poseAt, type Box, type Point, type Pose } from '../../engine/geometry';
import { unitsOfArmy } from '../../engine/scenario';
import type { Army, Brigade, Scenario, Unit } from '../../engine/scenario';
import { START_FOOTPRINTS, SIZE_SHARES, scaleShare } from './footprints';
import { shortOfficer, shortUnit } from './short-names';
import type { LeaderSign } from './leaders';
import type { BlockSign } from './block-sign';

/** A battle to draw: who fights, and how they stand. */
export interface DrawnTroops {
  readonly roster: Roster;
  readonly state: BattleState;
  readonly vocabulary: Pick<Vocabulary, 'gauges' | 'marks' | 'loose' | 'ground'>;
}
/** A leader's sign and the name beside it. */
export interface NamedLeader extends LeaderSign {
  readonly name: string;
}
export interface Signs {
  readonly blocks: readonly BlockSign[];
  readonly leaders: readonly NamedLeader[];
}

/** Signs of everything that stands on the table and is not hidden under a marker. */
export function signsOfBattle({ roster, state, vocabulary }: DrawnTroops, scenario: Scenario): Signs {
  const sideOf = (id: string): 0 | 1 => (roster.sides[0]?.id === id ? 0 : 1);
  const housed = garrisonsOf(state.pieces.map(({ id, where }) => [id, 'inside' in where ? where.inside : null]));
  const blocks = state.pieces.flatMap((piece): BlockSign[] => {
    const unit = roster.units[piece.id];
    if (!unit) return [];
    const shapes = basesOf(unit, piece);
    const footprint = footprintOf(piece, shapes, scenario, housed);
    if (!footprint) return [];
    // Bases that do not stand as the formation lays them out are drawn one by one.
    const at = 'on' in piece.where && piece.bases ? piece.where.on : null;
    const bases = at
      ? shapes.map((base) => ({ pose: poseOfBase(at, base), width: base.width, depth: base.depth }))
      : [];
    const gauge = shownGauge(piece, vocabulary);
    const looks = looksOf(piece, vocabulary);
    return [
      {
        id: unit.id,
        name: shortUnit(unit.name),
        side: sideOf(unit.side),
        // A crew that has left its guns is men on foot.
        arm: unit.arm === 'guns' && shapes.every(({ carries }) => carries === 'light foot') ? 'light foot' : unit.arm,
        type: unit.type,
        ...footprint,
        bases,
        count: gauge && isWorthDrawing(gauge) ? gauge.now : 0,
        open: isDisordered(looks),
        unformed: looks.has('unformed'),
        fired: false,
      },
    ];
  });
  const leaders = Object.entries(state.commands).flatMap(([id, piece]): NamedLeader[] => {
    const command = roster.commands[id];
    const at = standsAt(piece, scenario);
    if (!command || !at) return [];
    const rank = command.kind === 'general' || command.kind === 'lieutenant' ? command.kind : 'commander';
    return [{ id, side: sideOf(command.side), rank, at, name: shortOfficer(command.leader ?? command.name) }];
  });
  return { blocks, leaders };
}

function standsAt(piece: Piece, scenario: Scenario): Pose | null {
  if ('on' in piece.where) return piece.where.on;
  return 'inside' in piece.where ? (blockBox(scenario, piece.where.inside)?.pose ?? null) : null;
}

function footprintOf(
  piece: Piece,
  shapes: readonly BaseShape[],
  scenario: Scenario,
  housed: ReadonlyMap<string, Room>,
): Box | null {
  if ('on' in piece.where) return boxAround(piece.where.on, shapes);
  return 'inside' in piece.where ? garrisonBox(scenario, piece.where.inside, housed.get(piece.id)) : null;
}

/** The rectangle about all bases of a unit; limbers stand behind a deployed gun and are left out. */
function boxAround(pose: Pose, shapes: readonly BaseShape[]): Box {
  const fighting = shapes.some(({ carries }) => carries === 'gun')
    ? shapes.filter(({ carries }) => carries !== 'limber')
    : shapes;
  let [left, rear, right, front] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, width, depth } of fighting) {
    [left, right] = [Math.min(left, x - width / 2), Math.max(right, x + width / 2)];
    [rear, front] = [Math.min(rear, y - depth / 2), Math.max(front, y + depth / 2)];
  }
  if (!(left < right)) return { pose, width: 4, depth: 4 };
  const centre = along(pose, (rear + front) / 2, (left + right) / 2);
  return { pose: poseAt(centre, facing(pose)), width: right - left, depth: front - rear };
}

function blockBox(scenario: Scenario, id: string): Box | null {
  for (const feature of scenario.terrain) {
    const block = feature.kind === 'bua' ? feature.blocks.find((one) => one.id === id) : undefined;
    if (block) return { pose: poseAt(block.at, facingOf(block.turn)), width: block.side, depth: block.side };
  }
  return null;
}

/** Which of those in its houses a unit is, counted from 0, and how many they are. */
interface Room {
  readonly nth: number;
  readonly of: number;
}

/** Units in houses share them, in the order in which they are told: each with its block, null for one in the open. */
function garrisonsOf(units: readonly (readonly [id: string, block: string | null])[]): ReadonlyMap<string, Room> {
  return new Map(
    units.flatMap(([id, block]) => {
      if (block === null) return [];
      const those = units.filter(([, other]) => other === block);
      return [[id, { nth: those.findIndex(([one]) => one === id), of: those.length }] as const];
    }),
  );
}

/** A garrison as a small block in the middle of its houses; several stand one behind the other. */
function garrisonBox(scenario: Scenario, id: string, { nth, of }: Room = ALONE): Box | null {
  const box = blockBox(scenario, id);
  if (!box) return null;
  const depth = box.depth * (of > 1 ? 0.8 / of : 0.3);
  const back = (nth - (of - 1) / 2) * depth;
  return {
    pose: poseAt(along(box.pose, -back, 0), facing(box.pose)),
    width: box.width * 0.62,
    depth: of > 1 ? depth * 0.86 : depth,
  };
}
const ALONE: Room = { nth: 0, of: 1 };

/** Signs of the armies where the scenario places them; footprints are those of the commonest basing. */
export function signsOfStart(scenario: Scenario): Signs {
  const [units, pair] = [scenario.armies.flatMap(unitsOfArmy), scenario.armies.slice(0, 2)];
  const housed = garrisonsOf(units.map(({ id, place }) => [id, 'inside' in place ? place.inside : null]));
  const armies = pair.map((army, index) => signsOfArmy(army, index === 0 ? 0 : 1, scenario, housed));
  return {
    blocks: armies.flatMap(({ blocks }) => blocks),
    leaders: armies.flatMap(({ leaders }) => leaders),
  };
}

function signsOfArmy(army: Army, side: 0 | 1, scenario: Scenario, housed: ReadonlyMap<string, Room>): Signs {
  const units = [...army.brigades.flatMap((brigade) => brigade.units), ...army.independents];
  const leader = (rank: LeaderSign['rank'], one: { id: string; name: string; at: Point }): NamedLeader => ({
    id: one.id,
    side,
    rank,
    at: one.at,
    name: shortOfficer(one.name),
  });
  return {
    blocks: units.flatMap((unit) => startSign(unit, side, scenario, housed)),
    leaders: [
      ...(army.general ? [leader('general', army.general)] : []),
      ...army.lieutenants.map((one) => leader('lieutenant', one)),
      ...army.brigades.filter(isHere).map(({ commander }) => leader('commander', commander)),
    ],
  };
}

/** True for a brigade that is on the table when the battle begins, at least in part. */
const isHere = ({ units }: Brigade): boolean => units.length === 0 || units.some(({ place }) => !('arrives' in place));

function startSign(unit: Unit, side: 0 | 1, scenario: Scenario, housed: ReadonlyMap<string, Room>): BlockSign[] {
  const { id, name, type, arm, place } = unit;
  const box =
    'at' in place
      ? startBox(unit, poseAt(place.at, facingOf(place.heading)), scenario)
      : 'inside' in place
        ? garrisonBox(scenario, place.inside, housed.get(id))
        : null;
  const untouched = { bases: [], count: 0, open: false, unformed: false, fired: false };
  return box ? [{ id, name: shortUnit(name), side, arm, type, ...box, ...untouched }] : [];
}

function startBox({ arm, formation, size }: Unit, pose: Pose, scenario: Scenario): Box {
  const [width, depth] = START_FOOTPRINTS[arm][formation];
  const share = scaleShare(scenario.rules.scale);
  const grows = SIZE_SHARES[size];
  const long = formation === 'march column';
  const single = arm === 'guns' || arm === 'train';
  return {
    pose,
    width: width * share * (long || single ? 1 : grows),
    depth: depth * share * (long && !single ? grows : 1),
  };
}
