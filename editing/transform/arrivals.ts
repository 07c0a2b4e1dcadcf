/** Who comes on later, wherever the places change that they come on at. */
import { distance, type Point } from '../../engine/geometry';
import { unitsOfArmy } from '../../engine/scenario';
import type { Arrival, Brigade, EntryPoint, Id, Scenario, Unit } from '../../engine/scenario';
import { ontoEdge } from '../edge';
import type { WayIn } from '../edge';
import { mapKept, withKept } from '../kept';
import type { Things } from '../things';

/** Whoever is brought so near to an entry point comes on by it, cm. */
const GATE = 3;

/** Those who come on by an entry point come on where it is now. */
export function byEntries(scenario: Scenario): Scenario {
  const points = new Map((scenario.entryPoints ?? []).map((one) => [one.id, one]));
  if (points.size === 0) return scenario;
  return withArrivals(scenario, (arrival) => {
    const point = arrival.entry === undefined ? undefined : points.get(arrival.entry);
    return point ? along(arrival, point) : arrival;
  });
}

/**
 * What was moved stays where troops can come on: entry points on the edge of the table, or those within it there, and at
 * their crossings; and those who come on at a place of their own.
 */
export function ontoEdges(scenario: Scenario, { entryPoints, units }: Things): Scenario {
  const after = {
    ...scenario,
    ...(scenario.entryPoints && {
      entryPoints: mapKept(scenario.entryPoints, (one) =>
        entryPoints.has(one.id) || one.crossing !== undefined ? along(one, keptIn(scenario, one)) : one,
      ),
    }),
  };
  const isOwn = ({ entry }: Arrival, id: Id): boolean => entry === undefined && units.has(id);
  return byEntries(
    withArrivals(after, (arrival, id) => (isOwn(arrival, id) ? along(arrival, ontoEdge(after, arrival)) : arrival)),
  );
}

function keptIn(scenario: Scenario, { at, heading, inside, crossing }: EntryPoint): WayIn {
  const over = scenario.terrain.find(({ id }) => id === crossing);
  if (over && 'over' in over) return { at: over.at, heading };
  if (!inside) return ontoEdge(scenario, { at, heading });
  const { width, depth } = scenario.table;
  const within = (x: number, most: number): number => Math.min(most - MARGIN, Math.max(MARGIN, x));
  return { at: { x: within(at.x, width), y: within(at.y, depth) }, heading };
}
/** So far within the edge an entry point stays that lies within the table, cm. */
const MARGIN = 1;

/** Nothing is moved but troops that come on later. */
export function areOnlyComing(
  { armies }: Scenario,
  { units, features, blocks, zones, objectives, labels, entryPoints }: Things,
) {
  const others = [features, blocks, zones, objectives, labels, entryPoints];
  const coming = armies.flatMap(unitsOfArmy).filter(({ id, place }) => units.has(id) && 'arrives' in place);
  return units.size > 0 && coming.length === units.size && others.every(({ size }) => size === 0);
}

/** Entry points on the edge, and those who come on at a place of their own, where `now` has them. */
export function wayInsMoved(scenario: Scenario, now: (at: Point) => Point): Scenario {
  const moved = <T extends WayIn>(entry: T): T => along(entry, { at: now(entry.at), heading: entry.heading });
  const entryPoints = mapKept(scenario.entryPoints ?? [], (one) =>
    one.inside || one.crossing !== undefined ? one : moved(one),
  );
  return withArrivals(scenario.entryPoints ? withKept(scenario, { entryPoints }) : scenario, (arrival) =>
    arrival.entry === undefined ? moved(arrival) : arrival,
  );
}

/** Those units come on where they did, at a place of their own. */
export const withoutEntries = (scenario: Scenario, { units }: Things): Scenario =>
  withArrivals(scenario, (arrival, id) => {
    const { entry, ...own } = arrival;
    return entry !== undefined && units.has(id) ? own : arrival;
  });

/** Those units come on by the entry point they were brought to. */
export const withEntriesMet = (scenario: Scenario, { units }: Things): Scenario =>
  withArrivals(scenario, (arrival, id) => {
    const met = units.has(id) ? scenario.entryPoints?.find(({ at }) => distance(at, arrival.at) <= GATE) : undefined;
    return met ? { ...along(arrival, met), entry: met.id } : arrival;
  });

/** Whether a commander comes on where his whole brigade does, and goes with it. */
export const comesOnWith = ({ commander, units }: Brigade, among: (unit: Unit, arrival: Arrival) => boolean): boolean =>
  units.every(
    (unit) =>
      'arrives' in unit.place && among(unit, unit.place.arrives) && distance(unit.place.arrives.at, commander.at) === 0,
  );

function withArrivals(scenario: Scenario, changed: (arrival: Arrival, id: Id) => Arrival): Scenario {
  const unitNow = (unit: Unit): Unit => {
    if (!('arrives' in unit.place)) return unit;
    const arrives = changed(unit.place.arrives, unit.id);
    return arrives === unit.place.arrives ? unit : { ...unit, place: { arrives } };
  };
  const brigadeNow = (brigade: Brigade): Brigade => {
    const units = mapKept(brigade.units, unitNow);
    const [first] = units;
    const goes = units !== brigade.units && comesOnWith(brigade, () => true);
    const at = goes && first && 'arrives' in first.place ? first.place.arrives.at : brigade.commander.at;
    return withKept(brigade, { units, commander: withKept(brigade.commander, { at }) });
  };
  return {
    ...scenario,
    armies: mapKept(scenario.armies, (army) =>
      withKept(army, {
        brigades: mapKept(army.brigades, brigadeNow),
        independents: mapKept(army.independents, unitNow),
      }),
    ),
  };
}

/** At another place and by another way; the same thing where they are its own already. */
const along = <T extends WayIn>(thing: T, { at, heading }: WayIn): T =>
  distance(thing.at, at) === 0 && thing.heading === heading ? thing : { ...thing, at, heading };
