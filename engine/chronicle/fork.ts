/** A scenario that begins where a chronicle has come to: from there on it may go otherwise. */
import { basesOf, findPiece, listed, ON_FIRE, poseOf, viewOfPosition } from '../battle';
import type { BattleState, Piece } from '../battle';
import { distance, facing, headingOf, overlaps } from '../geometry';
import type { Box, Point, Pose } from '../geometry';
import type { RuleSystem } from '../rules/system';
import { FORMATIONS, MOST_LOST, timeInWords, unitsOfArmy, withoutBodies } from '../scenario';
import type {
  Army,
  Arrival,
  Clock,
  Cm,
  Formation,
  HistoryPoint,
  Id,
  Minutes,
  Scenario,
  StartingPlace,
  Table,
  Unit,
} from '../scenario';
import { boxesOf } from '../tabletop';
import { groundOf } from '../terrain';
import type { Chronicled, ChronicledArrival } from './chronicled';
import { courseFrom, isKept, terrainFrom } from './fork-course';
import { broughtUp, commanderFrom, leaderFrom, pointOf, rounded } from './fork-leaders';
import { positionAt } from './position';
import { roomNear } from './room';
import { ChronicleTroops } from './troops';
import { MarchRoutes } from './march-routes';
import { LOSSES, ROUTING } from './chronicle-vocabulary';

/**
 * The scenario of a chronicle with its troops where they are at an hour, less what they have lost. Who has left the field is
 * not in it; who was struck has his second in command in his place. `system` tells what ground is closed to whom. Throws a
 * sentence for an hour that is not of its day, and where a side has nobody left.
 */
export function forkedAt(chronicled: Chronicled, history: HistoryPoint, system: RuleSystem): Scenario {
  const { scenario, title, roster } = chronicled;
  const { at } = history;
  const own = withoutBodies(scenario, chronicled.bodies);
  const state = positionAt(chronicled, at);
  makeRoom(state, new ChronicleTroops(scenario, roster, state), new MarchRoutes(system, scenario, roster, state));
  const turns = elapsedTurns(scenario, at);
  const kept = new Set(scenario.special.flatMap((rule) => (isKept(rule, turns) ? [rule.within] : [])));
  const later: Later = { turns, kept, comings: comingsFrom(chronicled, at) };
  const armies = own.armies.map((army) => armyFrom(army, state, later));
  const beaten = armies.find((army) => unitsOfArmy(army).length === 0);
  if (beaten) throw new RangeError(`${beaten.name} has nobody left on the field at ${timeInWords(at)}.`);
  const brought = armies.flatMap((army) => broughtUp(army.brigades, state));
  const fork: Scenario = {
    ...scenario,
    title: `${scenario.title}, from ${timeInWords(at)}`,
    notes: [
      `From “${title}”: at ${timeInWords(at)} everybody stands where he is told to be, with the losses he has had until then. From here on it may go otherwise.`,
      ...(brought.length > 0
        ? [`The chronicle leaves ${listed(brought)} out of hearing of the brigade; each now stands behind his own.`]
        : []),
      ...(scenario.clock ? [] : [`The scenario tells no hours: a turn counts as ${USUAL_TURN} minutes here.`]),
    ].join('\n\n'),
    clock: clockFrom(chronicled, at),
    history: { ...history, at: Math.round(at) },
    terrain: terrainFrom(scenario, turns, armies),
    armies,
    ...courseFrom(chronicled, { at, turns, armies, burning: burningIn(state) }),
    accepts: [],
  };
  const deaf = outOfHearing(fork, system);
  return deaf.length === 0
    ? fork
    : { ...fork, notes: `${fork.notes}\n\nNo order reaches ${listed(deaf)} where history has them at this hour.` };
}

/** The units that no order of their commander reaches, by name, where the book can tell. */
function outOfHearing(fork: Scenario, system: RuleSystem): readonly string[] {
  if (!system.outOfCommand) return [];
  const { state, roster } = system.prepare(fork);
  const [first] = roster.sides;
  if (!first) return [];
  const { units } = system.outOfCommand(viewOfPosition({ seat: first.seat, state, ground: groundOf(fork), roster }));
  const names = units.map((id) => roster.units[id]?.name ?? id);
  const more = names.length - MOST_NAMED;
  return more > 1 ? [...names.slice(0, MOST_NAMED), `${more} more`] : names;
}
/** More names than these would fill the notes. */
const MOST_NAMED = 8;

/** Whole turns of the scenario that have gone by; none where it does not tell its hours. */
const elapsedTurns = ({ clock }: Scenario, at: Minutes): number =>
  clock ? Math.max(0, Math.floor((at - clock.begins) / clock.turn)) : 0;

/** The clock goes on from there. A scenario that tells no hours is given some, so that its turns can stand beside history's. */
function clockFrom({ scenario: { clock }, day: { sunrise, sunset } }: Chronicled, at: Minutes): Clock {
  const begins = Math.round(at);
  return clock ? { ...clock, begins } : { begins, turn: USUAL_TURN, sunrise, sunset };
}

/** What is still to come at the hour of a fork. */
interface Later {
  /** So many turns of the scenario are over. */
  readonly turns: number;
  /** Zones that somebody may still not leave. */
  readonly kept: ReadonlySet<Id>;
  /** When and where each comes on in the chronicle, in turns of the fork; it is asked for who is not on the table yet. */
  readonly comings: ReadonlyMap<Id, Arrival>;
}

function comingsFrom({ comings, scenario }: Chronicled, at: Minutes): ReadonlyMap<Id, Arrival> {
  const turn = scenario.clock?.turn ?? USUAL_TURN;
  const arrivalOf = ({ at: hour, pose }: ChronicledArrival): Arrival => ({
    turn: Math.max(1, Math.ceil((hour - at) / turn)),
    at: pointOf(edgeNear(pose, scenario.table)),
    heading: rounded(headingOf(facing(pose)), 10) % 360,
    needs: null,
  });
  return new Map(comings.map((coming) => [coming.id, arrivalOf(coming)]));
}
/** Minutes that a turn lasts where the scenario does not tell its hours. */
const USUAL_TURN: Minutes = 30;

function edgeNear({ x, y }: Pose, { width, depth }: Table): Point {
  const edges: readonly Point[] = [
    { x: 0, y },
    { x: width, y },
    { x, y: 0 },
    { x, y: depth },
  ];
  return edges.reduce((near, edge) => (distance(edge, { x, y }) < distance(near, { x, y }) ? edge : near));
}

const burningIn = ({ ground }: BattleState): readonly Id[] =>
  Object.entries(ground).flatMap(([feature, { gauges }]) => ((gauges[ON_FIRE] ?? 0) > 0 ? [feature] : []));

/** Troops on their way pass where they could not be set down: each stands at the nearest place that has room for it. */
function makeRoom(state: BattleState, troops: ChronicleTroops, routes: MarchRoutes): void {
  const ground = groundOf(troops.scenario);
  const taken: Box[] = ground.blocks.map(({ box }) => box);
  for (const piece of state.pieces) {
    const pose = poseOf(piece.where);
    const unit = troops.roster.units[piece.id];
    if (!pose || !unit) continue;
    const roomAt = (place: Pose): readonly Box[] => boxesOf(basesOf(unit, piece), place).map(withElbowRoom);
    const isClear = (place: Pose): boolean =>
      roomAt(place).every(
        (base) =>
          ground.holds(base) && !ground.inWater(base, 'impassable') && !taken.some((other) => overlaps(base, other)),
      );
    const isFree = (place: Pose): boolean =>
      routes.hasRoom(troops.of(piece.id), place, piece.formation, []) && isClear(place);
    // Better on ground that it could not come to than upon others, but not in deep water.
    const room = roomNear(pose, isFree) ?? roomNear(pose, isClear, FARTHEST) ?? pose;
    piece.where = { on: room };
    taken.push(...roomAt(room));
  }
}
/** Columns in a pass stand close, cm. */
const FARTHEST: Cm = 60;
/** Between bases, cm: places and headings are rounded for the file. */
const ELBOW_ROOM: Cm = 0.2;
const withElbowRoom = (base: Box): Box => ({
  ...base,
  width: base.width + ELBOW_ROOM,
  depth: base.depth + ELBOW_ROOM,
});

function armyFrom(army: Army, state: BattleState, later: Later): Army {
  const still = (units: readonly Unit[]): readonly Unit[] =>
    units.flatMap((unit) => unitFrom(unit, state, later) ?? []);
  const brigades = army.brigades.flatMap((brigade) => {
    const units = still(brigade.units);
    return units.length > 0 ? [{ ...brigade, units, commander: commanderFrom(brigade, units, state) }] : [];
  });
  const independents = still(army.independents);
  const commands = new Set([...brigades, ...independents].map(({ id }) => id));
  const general = army.general && leaderFrom(army.general, state);
  return {
    ...army,
    general,
    brigades,
    independents,
    // Zones are for setting up, but for those that are not to be left; the breaking point is that of those who are left.
    deployment: army.deployment.flatMap((zone) => {
      const left = zone.commands.filter((id) => commands.has(id));
      return later.kept.has(zone.id) && left.length > 0 ? [{ ...zone, commands: left }] : [];
    }),
    breakPoint: null,
    lieutenants: army.lieutenants.flatMap((one) => {
      const leader = leaderFrom(one, state);
      const led = one.commands.filter((id) => commands.has(id));
      return leader && (led.length > 0 || one.commands.length === 0) ? [{ ...leader, commands: led }] : [];
    }),
  };
}

/** Null for one that has left the field. */
function unitFrom(unit: Unit, state: BattleState, later: Later): Unit | null {
  const piece = findPiece(state, unit.id);
  if (!piece || 'gone' in piece.where) return null;
  const share = (piece.gauges[LOSSES] ?? 0) / 100;
  const lost = Math.min(MOST_LOST, Math.max(share, piece.marks[ROUTING] === undefined ? 0 : LOST_BY_RUNNING));
  return {
    ...unit,
    place: placeOf(piece, unit.place, later),
    formation: isFormation(piece.formation) ? piece.formation : unit.formation,
    ...(lost > 0 && { lost: rounded(lost, 100) }),
  };
}
/** Who runs has lost his order with so many of his men that he can do little for a while. */
const LOST_BY_RUNNING = 0.5;

const isFormation = (id: Id): id is Formation => FORMATIONS.some((one) => one === id);

function placeOf({ id, where }: Piece, before: StartingPlace, { turns, comings }: Later): StartingPlace {
  if ('inside' in where) return { inside: where.inside };
  if ('on' in where) return { at: pointOf(where.on), heading: rounded(headingOf(facing(where.on)), 10) % 360 };
  const arrives = comings.get(id);
  if (arrives) return { arrives };
  return 'arrives' in before ? { arrives: sooner(before.arrives, turns) } : before;
}

/** So many turns of its waiting are over. */
function sooner({ hour: _, ...arrival }: Arrival, turns: number): Arrival {
  return { ...arrival, turn: Math.max(1, arrival.turn - turns) };
}
