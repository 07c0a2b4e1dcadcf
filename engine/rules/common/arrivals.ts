/**
 * Troops that come on in a later turn: one behind another in column, the last with its rear on the table edge, at a place
 * within the table or beyond a crossing. What finds no room there comes as near as the edge is free, else in the next turn.
 */
import { does, midway, roll, verbFor } from '../../battle';
import type { Cm, Field, Id, Piece, Rule } from '../../battle';
import { memo } from '../../facts';
import { along, facing, facingOf, isOnTable, poseAt } from '../../geometry';
import type { Box, Point, Pose } from '../../geometry';
import { ARRIVAL_GAP, arrivalDice, unitsOfArmy } from '../../scenario';
import type { Arrival, EntryPoint, Scenario } from '../../scenario';
import { nameOf } from './piece-names';

/** How a rule system brings troops on. */
export interface ArrivalRules {
  readonly clause: Id;
  /** How far in from the edge the head of a column may come in one turn. */
  readonly deepest: (head: Id) => Cm;
  /** How far along the edge a column may come on beside its place. */
  readonly alongEdge: Cm;
  /** Width and depth of a unit in the formation it comes on in. */
  readonly column: (unit: Id) => { readonly width: Cm; readonly depth: Cm };
  /** May it stand there: on the table, open ground, clear of everybody? */
  readonly isFree: (unit: Id, pose: Pose) => boolean;
}

/** The mark of a unit whose die has let it come, until there is room for it. */
const ARRIVING = 'arriving';

/** The mark of a unit that an event has called. */
export const CALLED = 'called';

/** When and where a unit comes on; null for one that is there from the start. */
function arrivalOf(scenario: Scenario, unit: Id): Arrival | null {
  return arrivalsIn(scenario).get(unit) ?? null;
}
const arrivalsIn = memo((scenario: Scenario): ReadonlyMap<Id, Arrival> => {
  const units = scenario.armies.flatMap(unitsOfArmy);
  return new Map(units.flatMap(({ id, place }) => ('arrives' in place ? [[id, place.arrives] as const] : [])));
});

/** Units of a command that have not come on yet. */
export const stillToCome = (field: Pick<Field, 'state'>, command: Id): readonly Piece[] =>
  field.state.pieces.filter((piece) => piece.command === command && 'off' in piece.where);

/** Brings on everything of a side that is due, and the commanders of those who come. */
export function* arrive(field: Field, side: Id, how: ArrivalRules): Rule<void> {
  const come = new Map<EntryPoint, number>();
  for (const { place, units } of columnsDue(field, side)) {
    const [first] = units;
    if (!first || !(yield* isComing(field, units, place, how.clause))) continue;
    const entry = field.ground.scenario.entryPoints?.find(({ id }) => id === place.entry) ?? null;
    const before = (entry && come.get(entry)) ?? 0;
    const most = entry?.rate === undefined ? units.length : entry.rate - before;
    const spots = isClosed(field, entry) ? [] : spotsFor(field, units.slice(0, most), place, entry, how);
    if (entry) come.set(entry, before + spots.length);
    if (spots.length === 0)
      field.emit(
        { do: 'told', who: first.id, what: 'no room' },
        {
          text: `${nameOf(field, first.command)} ${whyNot(field, first.command, entry, most)}.`,
          ...because(how.clause, 'Comes next turn'),
        },
      );
    for (const { piece, pose } of spots) comeOn(field, piece, pose, how.clause);
    if (spots.length > 0) bringCommander(field, first.command, how.clause);
  }
}

interface ColumnDue {
  readonly place: Arrival;
  /** In roster order: the first marches at the head. */
  readonly units: readonly Piece[];
}

/** Units of one command that come by the same place in the same turn march together. */
function columnsDue(field: Field, side: Id): readonly ColumnDue[] {
  const columns = new Map<string, { place: Arrival; units: Piece[] }>();
  for (const piece of field.state.pieces) {
    const place = piece.seat === side && 'off' in piece.where ? arrivalOf(field.ground.scenario, piece.id) : null;
    if (!place || field.state.at.turn < place.turn) continue;
    if (place.onCall && piece.marks[CALLED] === undefined) continue;
    const { at, heading, turn, needs } = place;
    const key = [piece.command, at.x, at.y, heading, turn, needs].join(' ');
    const column = columns.get(key) ?? { place, units: [] };
    column.units.push(piece);
    columns.set(key, column);
  }
  return [...columns.values()];
}

/** Those who come for certain do; others need their throw, once. */
function* isComing(field: Field, units: readonly Piece[], { needs }: Arrival, clause: Id): Rule<boolean> {
  const [first] = units;
  if (needs === null || !first || first.marks[ARRIVING] !== undefined) return true;
  const name = nameOf(field, first.command);
  const why = `${does(name, 'comes')} on: ${needs} or more`;
  const count = arrivalDice(needs);
  const dice = yield* roll(field, { why, who: first.id, clause, seat: first.seat, count });
  const score = dice.reduce((sum, die) => sum + die);
  const told = because(clause, `${count === 1 ? '' : count}D6, ${needs} or more`, score);
  if (score < needs)
    field.emit({ do: 'told', who: first.id, what: 'late' }, { text: `${does(name, 'is')} late.`, ...told });
  else for (const { id } of units) field.emit({ do: 'mark', id, mark: ARRIVING, value: 1 }, told);
  return score >= needs;
}

interface Spot {
  readonly piece: Piece;
  readonly pose: Pose;
}

/** As many as find room, as near to their place as the edge is free; empty when not even the first does. */
function spotsFor(
  field: Field,
  units: readonly Piece[],
  place: Arrival,
  entry: EntryPoint | null,
  how: ArrivalRules,
): readonly Spot[] {
  if (units.length === 0) return [];
  const begins = beginningsOf(field, place, entry, how);
  for (let count = howManyFit(units, how); count > 0; count--)
    for (const begin of begins) {
      const spots = columnFrom(field, units.slice(0, count), begin, place.heading, how);
      if (spots.every(({ piece, pose }) => how.isFree(piece.id, pose))) return spots;
    }
  return [];
}

/** Where the rear of a column may stand: so far ahead of a place, in the way in. */
interface Beginning {
  readonly at: Point;
  readonly ahead: Cm;
}

/** At the edge as near to the place as may be; within the table likewise, to both sides of the way; over a crossing beyond its end. */
function beginningsOf(
  field: Field,
  { at, heading }: Arrival,
  entry: EntryPoint | null,
  { alongEdge }: ArrivalRules,
): readonly Beginning[] {
  if (entry?.crossing !== undefined) {
    const end = (field.ground.crossings.find(({ id }) => id === entry.crossing)?.box.depth ?? 0) / 2;
    return Array.from({ length: BEYOND + 1 }, (_, step) => ({ at, ahead: end + step }));
  }
  const direction = facingOf(heading);
  const places = entry?.inside
    ? placesAlong(field, at, { x: -direction.y, y: direction.x }, alongEdge)
    : placesAlongEdge(field, at, alongEdge);
  return places.map((place) => ({ at: place, ahead: 0 }));
}
/** So far beyond the end of a crossing its column may come to stand, cm. */
const BEYOND = 15;

/** A bridge that is broken lets nobody come on. */
const isClosed = ({ ground }: Field, entry: EntryPoint | null): boolean =>
  entry?.crossing !== undefined && !ground.crossings.some(({ id }) => id === entry.crossing);

function whyNot(field: Field, command: Id, entry: EntryPoint | null, most: number): string {
  const name = nameOf(field, command);
  if (isClosed(field, entry)) return `${verbFor(name, 'waits')}: the bridge is broken`;
  if (entry && most === 0) return `${verbFor(name, 'waits')}: ${entry.name} lets ${entry.rate} on in a turn`;
  return `${verbFor(name, 'finds')} no room at ${entry?.inside ? midway(entry.name) : 'the table edge'}`;
}

/** The head at least. */
function howManyFit(units: readonly Piece[], { column, deepest }: ArrivalRules): number {
  const [head] = units;
  const most = head ? deepest(head.id) : 0;
  let depth: Cm = -ARRIVAL_GAP;
  const past = units.findIndex(({ id }) => (depth += column(id).depth + ARRIVAL_GAP) > most);
  return past < 0 ? units.length : Math.max(1, past);
}

/** The last with its rear where the column begins, or as near as it stands wholly on the table; the others before it. */
function columnFrom(
  field: Field,
  units: readonly Piece[],
  { at, ahead }: Beginning,
  heading: number,
  { column }: ArrivalRules,
): readonly Spot[] {
  const edge = poseAt(at, facingOf(heading));
  const sizes = units.map(({ id }) => column(id));
  const standing = (from: Cm, { width, depth }: { width: Cm; depth: Cm }): Box => ({
    pose: poseAt(along(edge, from + depth / 2, 0), facing(edge)),
    width,
    depth,
  });
  const last = sizes.at(-1) ?? { width: 0, depth: 0 };
  let from = ahead;
  while (from - ahead < last.width && !field.ground.holds(standing(from, last))) from += STEP;
  const spots: Spot[] = [];
  for (const [i, piece] of [...units.entries()].toReversed()) {
    const size = sizes[i] ?? last;
    spots.unshift({ piece, pose: standing(from, size).pose });
    from += size.depth + ARRIVAL_GAP;
  }
  return spots;
}
const STEP: Cm = 0.5;

/** The place itself, then places along the nearest table edge or a line, the nearer first and to both sides. */
function placesAlongEdge(field: Field, at: Point, most: Cm): readonly Point[] {
  const { width, depth } = field.ground;
  const isSide = Math.min(at.x, width - at.x) < Math.min(at.y, depth - at.y);
  return placesAlong(field, at, isSide ? { x: 0, y: 1 } : { x: 1, y: 0 }, most);
}

function placesAlong({ ground }: Field, at: Point, direction: Point, most: Cm): readonly Point[] {
  const places = [at];
  for (let off: Cm = 1; off <= most; off++)
    for (const by of [off, -off]) {
      const place = { x: at.x + direction.x * by, y: at.y + direction.y * by };
      if (isOnTable(ground, place)) places.push(place);
    }
  return places;
}

function comeOn(field: Field, { id, marks }: Piece, pose: Pose, clause: Id): void {
  const arrival = arrivalOf(field.ground.scenario, id);
  const told = because(clause, arrival?.onCall ? 'Called' : `Due in turn ${arrival?.turn ?? field.state.at.turn}`);
  const name = nameOf(field, id);
  field.emit({ do: 'went', id, to: { on: pose } }, { text: `${does(name, 'comes')} on.`, ...told });
  for (const mark of [ARRIVING, CALLED])
    if (marks[mark] !== undefined) field.emit({ do: 'mark', id, mark, value: null }, told);
}

/** A commander who waits with his brigade comes on with the first of it. */
function bringCommander(field: Field, command: Id, clause: Id): void {
  const figure = field.state.commands[command];
  if (!figure || !('off' in figure.where)) return;
  const brigade = field.ground.scenario.armies.flatMap(({ brigades }) => brigades).find(({ id }) => id === command);
  if (!brigade) return;
  const { width, depth } = field.ground;
  const { x, y } = brigade.commander.at;
  const at = { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(depth, y)) };
  field.emit(
    { do: 'went', id: command, to: { on: poseAt(at, { x: 0, y: 1 }) } },
    { text: `${brigade.commander.name} comes on.`, ...because(clause, 'With his brigade') },
  );
}

const because = (clause: Id, label: string, value?: number) => ({
  reasons: [value === undefined ? { clause, label } : { clause, label, value }],
});
