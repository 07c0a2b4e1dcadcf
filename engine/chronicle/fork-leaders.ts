/** Where the leaders of a battle stand that leaves a chronicle: those of brigades within hearing of their troops. */
import { poseOf } from '../battle';
import type { BattleState } from '../battle';
import { distance, facingOf } from '../geometry';
import type { Point, Pose } from '../geometry';
import type { Brigade, Cm, Id, Unit } from '../scenario';

/** A commander with no unit of his own so near is brought to them: a chronicle often leaves him where he began. */
const HEARING: Cm = 25;
/** Behind the front of the unit he is brought to. */
const BEHIND: Cm = 8;
const STRUCK: ReadonlySet<string> = new Set(['killed', 'wounded', 'captured']);

/** With the troops where he has no place of his own or is out of their hearing, and his second in command where he was struck. */
export function commanderFrom(
  { id, commander }: Brigade,
  units: readonly Unit[],
  state: BattleState,
): Brigade['commander'] {
  const where = state.commands[id]?.where;
  const pose = where ? poseOf(where) : null;
  const own = pose ? pointOf(pose) : commander.at;
  const at = isHeard(own, units) ? own : (behindMiddle(units) ?? own);
  const wasStruck = where !== undefined && 'gone' in where && STRUCK.has(where.gone);
  return wasStruck
    ? { ...commander, name: `${commander.name}’s second in command`, rating: 'diced', at }
    : { ...commander, at };
}

/** Null for one who has left the field. */
export function leaderFrom<Leader extends { readonly id: Id; readonly at: Point }>(
  leader: Leader,
  state: BattleState,
): Leader | null {
  const where = state.commands[leader.id]?.where;
  if (where && 'gone' in where) return null;
  const pose = where ? poseOf(where) : null;
  return pose ? { ...leader, at: pointOf(pose) } : leader;
}

/** Those whom it brought to their troops, by name: the chronicle has them elsewhere. */
export function broughtUp(brigades: readonly Brigade[], state: BattleState): readonly string[] {
  return brigades.flatMap(({ id, commander }) => {
    const where = state.commands[id]?.where;
    const pose = where ? poseOf(where) : null;
    return pose && distance(pose, commander.at) > 1 ? [commander.name] : [];
  });
}

const isHeard = (at: Point, units: readonly Unit[]): boolean =>
  units.every(({ place }) => !('at' in place)) ||
  units.some(({ place }) => 'at' in place && distance(place.at, at) <= HEARING);

/** Behind the unit that stands nearest to the middle of them all; null where none stands in the open. */
function behindMiddle(units: readonly Unit[]): Point | null {
  const open = units.flatMap(({ place }) => ('at' in place ? [place] : []));
  const middle = {
    x: open.reduce((sum, { at }) => sum + at.x, 0) / open.length,
    y: open.reduce((sum, { at }) => sum + at.y, 0) / open.length,
  };
  const [nearest] = open.toSorted((a, b) => distance(a.at, middle) - distance(b.at, middle));
  if (!nearest) return null;
  const looks = facingOf(nearest.heading);
  return pointOf({ x: nearest.at.x - looks.x * BEHIND, y: nearest.at.y - looks.y * BEHIND });
}

export const pointOf = ({ x, y }: Pick<Pose, 'x' | 'y'>): Point => ({ x: rounded(x, 10), y: rounded(y, 10) });
export const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;
