/** The cheapest way through the network: best first, each march looked at only when it might be the next. */
import { distance } from '../geometry';
import { Heap } from './heap';
import { marched, reformed, turnedToFace, type RouteSearch, type RoutePosition } from './marches';

/** The cheapest way so far to a place in a formation. */
interface Known {
  readonly cost: number;
  readonly stand: RoutePosition;
  readonly from: Known | null;
  done: boolean;
}
/** A way that may be gone on: one that has been looked at, or a march from it that costs so much at least. */
interface Try {
  readonly known: Known;
  readonly march: { readonly place: number; readonly onRoad: boolean; readonly cost: number } | null;
}

export interface FoundPath {
  /** From the start to the goal; null when there is no way. */
  readonly stands: readonly RoutePosition[] | null;
  /** The place nearest to the goal that was come to. */
  readonly nearest: RoutePosition;
}

const keyOf = (place: number, formation: number): number => place * 2 + formation;

export function search(quest: RouteSearch): FoundPath {
  const { network, wanted, places, goal } = quest;
  const known = new Map<number, Known>();
  const tries = new Heap<Try>();
  const neighbours: number[] = [];
  const toGoal = (place: number): number => distance(places.point(place), wanted.to) * network.least;

  const isBetter = (key: number, cost: number): boolean => {
    const there = known.get(key);
    return !there || (!there.done && cost < there.cost);
  };
  const reach = (stand: RoutePosition, cost: number, from: Known | null): Known => {
    const there: Known = { cost, stand, from, done: false };
    known.set(keyOf(stand.place, stand.formation), there);
    tries.push(cost + toGoal(stand.place), { known: there, march: null });
    return there;
  };
  const propose = (from: Known, place: number, onRoad: boolean): void => {
    const cost = from.cost + distance(from.stand.pose, places.point(place)) * network.least;
    if (place !== from.stand.place && isBetter(keyOf(place, from.stand.formation), cost))
      tries.push(cost + toGoal(place), { known: from, march: { place, onRoad, cost } });
  };

  const first = quest.start.place === goal ? turnedToFace(quest, quest.start) : { cost: 0, stand: quest.start };
  if (!first) return { stands: null, nearest: quest.start };
  let nearest = reach(first.stand, first.cost, null);
  for (let next = tries.pop(); next; next = tries.pop()) {
    const { known: here, march } = next;
    const { place, formation } = here.stand;
    if (march) {
      if (!isBetter(keyOf(march.place, formation), march.cost)) continue;
      const step = marched(quest, here.stand, march.place, march.onRoad);
      if (step && isBetter(keyOf(march.place, formation), here.cost + step.cost))
        reach(step.stand, here.cost + step.cost, here);
      continue;
    }
    if (here.done || known.get(keyOf(place, formation)) !== here) continue;
    here.done = true;
    if (toGoal(place) < toGoal(nearest.stand.place)) nearest = here;
    if (place === goal && (wanted.endsInColumn === null || wanted.endsInColumn === (formation === 1)))
      return { stands: waysTo(here), nearest: nearest.stand };
    const reform = isBetter(keyOf(place, 1 - formation), here.cost + network.marcher.reform)
      ? reformed(quest, here.stand)
      : null;
    if (reform) reach(reform.stand, here.cost + reform.cost, here);
    neighbours.length = 0;
    places.from(place, formation, neighbours);
    for (const other of neighbours) propose(here, other, false);
    if (formation === 1) for (const other of places.roadsFrom(place)) propose(here, other, true);
  }
  return { stands: null, nearest: nearest.stand };
}

function waysTo(last: Known): readonly RoutePosition[] {
  const stands: RoutePosition[] = [];
  for (let here: Known | null = last; here; here = here.from) stands.push(here.stand);
  return stands.toReversed();
}
