/** Which brigades of an attack go in as one line, and where in it each stands. */
import type { Cm, Id } from '../../battle';
import { distance, dot, minus } from '../../geometry';
import type { Point } from '../../geometry';
import { abreast } from './abreast';
import type { Sent } from './aims';
import { centreOf, LOCAL, sidewaysOf, toward } from './brigades';
import { INTERVAL, widthOf } from './slots';
import type { Task } from './task';

/** Brigades that go the same way to about the same place: they form one line against what the nearest of them is after, and go in together. */
export interface Group {
  readonly at: Point;
  readonly axis: Point;
  readonly held: number;
  readonly members: Sent[];
}

export function groupsOf(sent: readonly Sent[], front: Cm): readonly Group[] {
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
export function lineOf({ at, axis, members }: Group, front: Cm): ReadonlyMap<Id, Pick<Task, 'sideways' | 'behind'>> {
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
