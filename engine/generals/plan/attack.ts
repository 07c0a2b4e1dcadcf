/** The tasks of a side that attacks. */
import type { Cm, Id, View } from '../../battle';
import { distance, dot, minus } from '../../geometry';
import type { Point } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import { forcesOf, strengthOf } from '../forces';
import type { Force, Forces } from '../forces';
import { turnsPast } from '../turns';
import { abreast } from './abreast';
import { about, sidewaysOf, brigadesOf, centreOf, LOCAL, shakenBonus, toward } from './brigades';
import type { BrigadeForce } from './brigades';
import { INTERVAL, widthOf } from './slots';
import type { Stance } from './stance';
import type { Task, TaskKind } from './task';

/** Something to attack. */
interface Aim {
  readonly id: Id;
  readonly at: Point;
  /** In fronts of way. */
  readonly bonus: number;
  /** The strength of the enemies about it. */
  readonly held: number;
  /** Who would have to be beaten there: the unit itself, or those on the spot. */
  readonly holders: readonly Id[];
}

function aimsOf(view: View, system: RuleSystem, { enemies, front }: Forces): readonly Aim[] {
  const units = enemies.map((enemy): Aim => {
    const { id, at } = enemy;
    return { id, at, bonus: shakenBonus(enemy), held: about(enemies, at, LOCAL * front), holders: [id] };
  });
  const places = system
    .objectives(view)
    .filter(({ holder }) => holder !== view.seat)
    .map(({ id, at, points }): Aim => {
      const holders = enemies.filter((enemy) => distance(enemy.at, at) <= ON_THE_SPOT * front).map((enemy) => enemy.id);
      return { id, at, bonus: OBJECTIVE * points, held: about(enemies, at, LOCAL * front), holders };
    });
  return [...units, ...places];
}
/** Fronts of way that an objective point is worth. */
export const OBJECTIVE = 0.5;
/** Who is as near to an objective, in fronts, holds it. */
const ON_THE_SPOT = 0.75;

/** Every brigade is sent against an enemy or an objective, and goes in together with those sent to the same place. */
export function attackTasks(view: View, system: RuleSystem, { confidence }: Stance): ReadonlyMap<Id, Task> {
  const forces = forcesOf(view, system);
  const sent = aimed(view, system, forces);
  const tasks = new Map<Id, Task>();
  for (const group of groupsOf(sent, forces.front)) {
    const { at, axis, members } = group;
    const brigades = members.map(({ brigade }) => brigade);
    const odds = strengthOf(brigades.flatMap(({ units }) => units)) / Math.max(0.5, group.held);
    const places = lineOf(group, forces.front);
    for (const { brigade, aim } of members) {
      const { command, centre } = brigade;
      const kind = kindOf(view, brigade, brigades, forces, odds * confidence);
      const place = places.get(command) ?? { sideways: 0, behind: 0 };
      tasks.set(command, { command, kind, against: aim.id, at, axis, ...place, centre, odds });
    }
  }
  return tasks;
}

interface Sent {
  readonly brigade: BrigadeForce;
  readonly aim: Aim;
}

/**
 * Each brigade with the aim that costs it least, those nearest to the enemy first. What others are after is nothing to it:
 * a brigade that looks elsewhere whenever a friend has come or gone never arrives.
 */
function aimed(view: View, system: RuleSystem, forces: Forces): readonly Sent[] {
  const aims = aimsOf(view, system, forces);
  const nearFirst = brigadesOf(forces.own)
    .map((brigade) => ({ brigade, near: Math.min(...aims.map(({ at }) => distance(at, brigade.centre))) }))
    .toSorted((a, b) => a.near - b.near);
  return nearFirst.flatMap(({ brigade }): readonly Sent[] => {
    const aim = bestAim(view, system, brigade, aims, forces.front);
    return aim ? [{ brigade, aim }] : [];
  });
}

function bestAim(view: View, system: RuleSystem, brigade: BrigadeForce, aims: readonly Aim[], front: Cm): Aim | null {
  let best: Aim | null = null;
  let least = Infinity;
  for (const aim of aims) {
    const cost = wayTo(brigade, aim.at) / front - aim.bonus;
    if (cost >= least || !canFight(view, system, brigade, aim)) continue;
    best = aim;
    least = cost;
  }
  return best;
}

/** How far it is to a place for a brigade that has to turn there from the way it faces, in cm. */
function wayTo({ centre, axis }: BrigadeForce, at: Point): Cm {
  const ahead = axis === null ? 1 : dot(axis, toward(centre, at));
  return distance(at, centre) * (1 + TURNING * (1 - ahead));
}
/** The way to a place on its flank counts for so much more. */
const TURNING = 0.75;

/** Has it anybody who may attack what is there, by his arm and by the way it stands? Guns fire at everybody. */
function canFight(view: View, system: RuleSystem, { units }: BrigadeForce, { holders }: Aim): boolean {
  if (holders.length === 0) return units.some(({ arm }) => arm !== 'guns');
  return units.some(
    (unit) => unit.arm === 'guns' || holders.some((enemy) => system.clash(view, unit.id, enemy) !== null),
  );
}

/** Brigades that go the same way to about the same place: they form one line against what the nearest of them is after, and go in together. */
interface Group {
  readonly at: Point;
  readonly axis: Point;
  readonly held: number;
  readonly members: Sent[];
}

function groupsOf(sent: readonly Sent[], front: Cm): readonly Group[] {
  const groups: Group[] = [];
  for (const one of sent) {
    const axis = toward(one.brigade.centre, one.aim.at);
    const joined = groups.find(
      (group) =>
        distance(group.at, one.aim.at) <= LOCAL * front && group.axis.x * axis.x + group.axis.y * axis.y > SAME_WAY,
    );
    if (joined) joined.members.push(one);
    else groups.push({ at: one.aim.at, axis, held: one.aim.held, members: [one] });
  }
  return groups.map((group) => ({
    ...group,
    axis: toward(centreOf(group.members.map(({ brigade }) => ({ at: brigade.centre }))), group.at),
  }));
}
/** Ways that part by 45 degrees or more are attacks from two sides. */
const SAME_WAY = 0.7;

/**
 * Where in the line of its group each brigade stands: as near as it can to straight ahead of where it is, no farther from
 * the aim than the line is wide, horse outermost; who finds no room follows in reserve. So nobody crosses his friends' front
 * because an aim has changed.
 */
function lineOf({ at, axis, members }: Group, front: Cm): ReadonlyMap<Id, Pick<Task, 'sideways' | 'behind'>> {
  const inOrder = members
    .map(({ brigade }) => {
      const sideways = sidewaysOf(axis, at, brigade.centre);
      const isHorse = brigade.units.every(({ arm }) => arm === 'horse');
      const ahead = dot(minus(brigade.centre, at), axis);
      return {
        command: brigade.command,
        width: widthOf(brigade.units, front),
        sideways,
        ahead,
        isHorse,
        place: sideways,
      };
    })
    .filter(({ width }) => width > 0);
  const nearFirst = inOrder.toSorted((a, b) => Number(a.isHorse) - Number(b.isHorse) || b.ahead - a.ahead);
  const places = new Map<Id, Pick<Task, 'sideways' | 'behind'>>();
  let line: readonly InLine[] = [];
  for (const one of nearFirst) {
    const wider = placed([...line, one], front);
    const isRoom = wider.every(({ sideways, place }) => Math.abs(place - sideways) <= CROWDED * front);
    if (line.length === 0 || isRoom) line = wider;
    else places.set(one.command, { sideways: one.sideways, behind: RESERVE * front });
  }
  for (const { command, place } of line) places.set(command, { sideways: place, behind: 0 });
  return places;
}

/** A brigade that is to find a place in a line. */
interface InLine {
  readonly command: Id;
  readonly width: Cm;
  /** Where it is, to the right of the aim. */
  readonly sideways: Cm;
  readonly ahead: Cm;
  readonly isHorse: boolean;
  /** Where it stands in the line. */
  readonly place: Cm;
}

/** The same with their places: foot in the middle, horse outermost, on the side where it is. */
function placed(some: readonly InLine[], front: Cm): readonly InLine[] {
  const wing = ({ isHorse, sideways }: InLine): number => (isHorse ? (sideways < 0 ? -1 : 1) : 0);
  const line = some.toSorted((a, b) => wing(a) - wing(b) || a.sideways - b.sideways);
  // At the outermost its outer battalion stands opposite the aim.
  const beyondOne = line.reduce((sum, { width }) => sum + width, -front);
  const most = Math.max(0, beyondOne) / 2;
  const within = ({ sideways }: InLine): Cm => Math.max(-most, Math.min(most, sideways));
  const places = abreast(line.map((one) => ({ at: within(one), width: one.width + INTERVAL * front })));
  return line.map((one, i) => ({ ...one, place: places[i] ?? one.sideways }));
}

/** Who would have to go farther aside for his place, in fronts, follows so many fronts behind. */
const CROWDED = 2;
const RESERVE = 2;

/** Draws up first, and goes in when all that go together are ready and strong enough; once in, it goes through with it. */
function kindOf(
  view: View,
  brigade: BrigadeForce,
  together: readonly BrigadeForce[],
  { enemies, front }: Forces,
  odds: number,
): TaskKind {
  const standOff = standOffFrom(enemies, front);
  const own = fightersOf([brigade]);
  if (own.length === 0) return 'approach';
  const nearest = ({ at }: Force): number => Math.min(...enemies.map((enemy) => distance(enemy.at, at)));
  const isIn = own.filter((unit) => nearest(unit) < standOff - CLOSING * front).length * 2 >= own.length;
  const late = turnsPast(view, PATIENCE) * PRESSING;
  if (isIn) return odds > GOING_ON - late ? 'assault' : 'pin';
  if (odds > OVERWHELMING) return 'assault';
  const isReady = (unit: Force): boolean => unit.isFormed && nearest(unit) < standOff + READY * front;
  const share = (units: readonly Force[]): number => units.filter(isReady).length / units.length;
  const ready = Math.min(share(own), share(fightersOf(together)));
  return ready >= MOST - late / 2 && odds > ENTERING - late ? 'assault' : 'approach';
}
const fightersOf = (brigades: readonly BrigadeForce[]): readonly Force[] =>
  brigades.flatMap(({ units }) => units).filter(({ arm }) => arm !== 'guns' && arm !== 'train');
const CLOSING = 0.4;
const READY = 0.5;
const MOST = 0.55;
const ENTERING = 0.9;
/** At such odds nobody waits for anybody. */
const OVERWHELMING = 2.3;
const GOING_ON = 0.6;
/** So many turns an attack may take to draw up; after that it is pressed, readier or not. */
const PATIENCE = 2;
const PRESSING = 0.2;

/** Out of reach of muskets and of a charge, middle to middle, cm. */
export function standOffFrom(enemies: readonly Force[], front: Cm): Cm {
  let reach = 0;
  for (const { arm, reach: his } of enemies) {
    if (arm !== 'guns') reach = Math.max(reach, his.fire);
    reach = Math.max(reach, his.charge);
  }
  return reach + MARGIN * front;
}
const MARGIN = 0.25;
