/** The move of a unit that gives way: its route, its turn at the end, the table edge and the friends it goes through (HOW-RET-03 to 12). */
import { does, pieceOf, roll, verbFor } from '../../../battle';
import type { Field, Id, Reason, Rule, View } from '../../../battle';
import { fallsShort, groundCovered } from '../../../geometry';
import type { Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { EscapeRoute } from '../../../tabletop';
import { straighten } from '../movement/irregular-line';
import { isMarked, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { routesOf, retreatAlong } from './escaping';
import type { GivingWay } from './escaping';
import { makeRoom } from './passing';
import { measuredWords } from '../lengths';

/** A unit that has given way, and the friends in its way. */
export interface GaveWay {
  readonly troop: Troop;
  readonly direction: Point;
  readonly passes: readonly Id[];
}

/** The move itself; null when the unit was cut off. */
export function* giveWay(field: Field, id: Id, retreat: GivingWay): Rule<GaveWay | null> {
  const { seat } = pieceOf(field.state, id);
  straighten(field, id);
  const view = field.view(seat);
  const { troop, routes } = routesOf(view, id, retreat);
  const route = yield* choose(field, troop, routes);
  if (!route) return cutOff(field, troop);
  if (troop.piece.formation !== troopOf(view, id).piece.formation)
    field.emit(
      { do: 'formed', id, formation: troop.piece.formation, to: troop.box.pose, bases: null },
      { reasons: [{ clause: 'HOW-RET-07', label: 'Column to get through' }] },
    );
  return carryOut(field, view, troop, route, retreat);
}

/** Two lines at equal angles: a die tells left or right (HOW-RET-05). */
function* choose(field: Field, troop: Troop, routes: readonly EscapeRoute[]): Rule<EscapeRoute | null> {
  const [left, right] = routes;
  if (!left || !right) return left ?? null;
  const [die] = yield* roll(field, {
    why: `${does(troop.traits.unit.name, 'gives')} way: 1 to 3 to its left, 4 to 6 to its right`,
    who: troop.id,
    clause: 'HOW-RET-05',
    seat: troop.piece.seat,
  });
  return die <= 3 ? left : right;
}

/** Enemies or closed ground on every line, or no room to stand at the end of it: the unit is lost where it stands (HOW-RET-06). */
function cutOff(field: Field, troop: Troop): null {
  const because = { reasons: [{ clause: 'HOW-RET-06', label: 'No way back' }] };
  const { id } = troop;
  if (!isMarked(troop, 'done for')) field.emit({ do: 'mark', id, mark: 'done for', value: 1 }, because);
  if (isMarked(troop, 'broken off')) field.emit({ do: 'mark', id, mark: 'broken off', value: null }, because);
  field.emit(
    { do: 'went', id, to: { gone: 'cut off' } },
    { ...because, text: `${does(troop.traits.unit.name, 'is')} cut off and lost.` },
  );
  return null;
}

function carryOut(field: Field, view: View, troop: Troop, route: EscapeRoute, retreat: GivingWay): GaveWay | null {
  const { id } = troop;
  const { manner } = retreat;
  const taken = retreatAlong(view, troop, route, retreat);
  if (!taken) return cutOff(field, troop);
  const { path, passes } = taken;
  const name = troop.traits.unit.name;
  const clause = manner === 'rout' ? 'HOW-RET-01' : 'HOW-RET-02';
  const far = groundCovered(path);
  field.emit(
    { do: 'moved', movers: [{ id, path }], manner },
    {
      text: goneInWords(name, manner, far),
      reasons: awayReasons(clause, route.length, far),
    },
  );
  atTheEdge(field, troop, route, manner);
  // Whoever struck it now lies ahead: a later retreat goes to the rear again (HOW-RALLY-07).
  if (manner === 'retreat')
    field.emit(
      { do: 'mark', id, mark: 'struck from', value: 'front' },
      { reasons: [{ clause: 'HOW-RET-08', label: 'Ends facing the enemy' }] },
    );
  return { troop, direction: route.direction, passes };
}

/** When its friends have gone by, it stands clear of those that are left, or is lost (HOW-RET-06, HOW-RET-17). */
export function standClear(field: Field, { troop: { id, side }, direction }: GaveWay): void {
  if (!makeRoom(field, id, direction)) cutOff(field, troopOf(field.view(side), id));
}

/** One that stands on the table edge already cannot go any way. */
function goneInWords(name: string, manner: GivingWay['manner'], far: Cm): string {
  if (manner === 'rout')
    return isNothing(far)
      ? `${does(name, 'is')} Done For on the table edge.`
      : `${does(name, 'is')} Done For and ${verbFor(name, 'routs')} ${measuredWords(far)}.`;
  return isNothing(far)
    ? `${does(name, 'gives')} way on the table edge and ${verbFor(name, 'halts')} there.`
    : `${does(name, 'retreats')} ${measuredWords(far)}.`;
}

/** How far it went from the enemy, and what it took beyond that to stay on the table and to stand clear of friends. */
function awayReasons(clause: Id, away: Cm, whole: Cm): readonly Reason[] {
  const reasons = [{ clause, label: `${measuredWords(away)} away from the enemy` }];
  const more = whole - away;
  return isNothing(more)
    ? reasons
    : [...reasons, { clause: 'HOW-RET-08', label: `${measuredWords(more)} more to get clear` }];
}
/** Shorter ways are lost in rounding. */
const isNothing = (taken: Cm): boolean => fallsShort(taken, 0.05);

/** A retreat halts on the edge; a rout goes over it (HOW-RET-09). */
function atTheEdge(field: Field, { id, traits }: Troop, { atEdge }: EscapeRoute, manner: GivingWay['manner']): void {
  if (!atEdge) return;
  const because = { reasons: [{ clause: 'HOW-RET-09', label: 'Table edge' }] };
  if (manner === 'retreat') field.emit({ do: 'mark', id, mark: 'at the edge', value: 1 }, because);
  else
    field.emit(
      { do: 'went', id, to: { gone: 'routed off the table' } },
      { ...because, text: `${does(traits.unit.name, 'routs')} off the table.` },
    );
}
