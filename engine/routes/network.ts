/** Places and the marches between them, worked out once for a ground and a mover. */
import { distance, poseAt, type Box, type Point } from '../geometry';
import type { Ground } from '../terrain';
import { barriersFor, closedGround, marchedBox, reachOf, type Barriers } from './barriers';
import { costOfMarch, leastRate } from './cost';
import { roadRateOf, type Marcher, type MarcherSize } from './marcher';
import { lattice, pairsAlong, pairsOver, roadPairs, type PlacePair } from './pairs';
import { RoutePlaces } from './places';
import type { RouteFormation } from './marcher';

export interface Network {
  readonly ground: Ground;
  readonly marcher: Marcher;
  /** What is closed to each formation; null when the mover does not know it. */
  readonly barriers: readonly [Barriers | null, Barriers | null];
  readonly least: number;
  /** Places no farther from each other than this are tried. */
  readonly near: number;
  readonly places: RoutePlaces;
  /** The pieces of roads, from place to place. */
  readonly roads: readonly (readonly [number, number])[];
  /** Costs of marches between places of the network, as they are asked for; infinite when closed. */
  readonly costs: Map<number, number>;
  /** Whether the ground leaves a formation room to turn on a place. */
  readonly roomy: Map<number, boolean>;
}

export function networkOver(ground: Ground, marcher: Marcher): Network {
  const barriers = [
    marcher.line && barriersFor(ground, marcher.line, false),
    marcher.column && barriersFor(ground, marcher.column, true),
  ] as const;
  const widest = Math.max(marcher.line?.size.width ?? 0, marcher.column?.size.width ?? 0);
  const apart = Math.max(4, Math.min(8, widest / 2));
  const near = apart * 2.3;
  const places = new RoutePlaces(near);
  for (const point of lattice(ground, apart)) places.add(point);
  for (const formation of [0, 1] as const) {
    const known = barriers[formation];
    if (!known) continue;
    const isOpen = (box: Box): boolean => !closedGround(known, box, false);
    addPairs(places, [...pairsAlong(known), ...pairsOver(known)], formation, known.size, isOpen);
  }
  const roads = roadRateOf(marcher) === null ? [] : laidRoads(places, roadPairs(ground, apart));
  return {
    ground,
    marcher,
    barriers,
    least: leastRate(ground, marcher),
    near,
    places,
    roads,
    costs: new Map(),
    roomy: new Map(),
  };
}

/** Adds the ends of marches at which a formation may stand facing along them. */
export function addPairs(
  places: RoutePlaces,
  pairs: readonly PlacePair[],
  formation: RouteFormation,
  { width, depth }: MarcherSize,
  isOpen: (box: Box) => boolean,
): void {
  for (const [a, b] of pairs) {
    const reach = distance(a, b);
    const direction = { x: (b.x - a.x) / reach, y: (b.y - a.y) / reach };
    const ends = [a, b].map((end) =>
      isOpen({ pose: poseAt(end, direction), width, depth }) ? places.add(end, formation) : null,
    );
    const [first, second] = ends;
    if (typeof first === 'number' && typeof second === 'number') places.link(first, second);
  }
}

/** Adds pieces of roads; ends that meet are one place. */
function laidRoads(places: RoutePlaces, pairs: readonly PlacePair[]): readonly (readonly [number, number])[] {
  const known = new Map<string, number>();
  const placeAt = (end: Point): number => {
    const name = `${end.x} ${end.y}`;
    const place = known.get(name) ?? places.add(end);
    known.set(name, place);
    return place;
  };
  return pairs.map(([a, b]) => {
    const [from, to] = [placeAt(a), placeAt(b)];
    places.linkByRoad(from, to);
    return [from, to];
  });
}

/** Cost of a straight march by the ground alone; infinite when it is closed. */
export function marchCost(
  network: Network,
  formation: RouteFormation,
  from: Point,
  to: Point,
  onRoad: boolean,
): number {
  const barriers = network.barriers[formation];
  const costs = (formation === 1 ? network.marcher.column : network.marcher.line)?.costs;
  if (!barriers || !costs) return Infinity;
  if (closedGround(barriers, marchedBox(barriers.size, from, to), onRoad)) return Infinity;
  return costOfMarch(network.ground, costs, network.marcher.move, from, to, onRoad);
}

/** The same between places of the network, remembered. */
export function knownCost(
  network: Network,
  formation: RouteFormation,
  from: number,
  to: number,
  onRoad: boolean,
): number {
  const { count } = network.places;
  const [low, high] = from < to ? [from, to] : [to, from];
  const key = ((low * count + high) * 2 + formation) * 2 + (onRoad ? 1 : 0);
  const known = network.costs.get(key);
  if (known !== undefined) return known;
  const cost = marchCost(network, formation, network.places.point(low), network.places.point(high), onRoad);
  network.costs.set(key, cost);
  return cost;
}

/** True when the ground leaves a formation room to turn on a place of the network; remembered. */
export function isRoomy(network: Network, formation: RouteFormation, place: number): boolean {
  const key = place * 2 + formation;
  const known = network.roomy.get(key);
  if (known !== undefined) return known;
  const barriers = network.barriers[formation];
  const { x, y } = network.places.point(place);
  const side = barriers ? 2 * reachOf(barriers.size) : 0;
  const roomy =
    !!barriers && !closedGround(barriers, { pose: { x, y, hx: 0, hy: 1 }, width: side, depth: side }, false);
  network.roomy.set(key, roomy);
  return roomy;
}
