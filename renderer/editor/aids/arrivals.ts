import { facingOf, plus, rightOf, times, type Point } from '../../../engine/geometry';
import { unitsOfArmy, type Id, type Scenario } from '../../../engine/scenario';
import type { TableShape } from '../../../editing/table-shapes';

/** Units that come on together: at one place, in one turn. */
export interface ArrivalArrow {
  readonly side: Id;
  readonly units: readonly Id[];
  readonly from: Point;
  readonly to: Point;
  /** "Turn 3: Kahlen", "From turn 4 on 5+: 3 units". */
  readonly text: string;
}

/** A named way in, as a gate on the edge. */
export interface EntryGate {
  readonly id: Id;
  readonly name: string;
  readonly at: Point;
  /** Each post from the edge inward, and the tip between them that tells the way. */
  readonly posts: readonly (readonly [Point, Point])[];
  readonly tip: readonly [Point, Point, Point];
}
/** Between the posts of a gate, how long they are, and its tip: half as broad, and how far in; cm. */
const GATE = { wide: 7, long: 4, broad: 1.6, far: 3.2 };

export function entryGates({ entryPoints = [] }: Scenario): readonly EntryGate[] {
  return entryPoints.map(({ id, name, at, heading }) => {
    const way = facingOf(heading);
    const aside = rightOf(way);
    const on = (right: number, ahead: number): Point => plus(at, plus(times(aside, right), times(way, ahead)));
    const post = (right: number) => [on(right, 0), on(right, GATE.long)] as const;
    const back = GATE.far - GATE.broad;
    return {
      id,
      name,
      at,
      posts: [post(-GATE.wide / 2), post(GATE.wide / 2)],
      tip: [on(-GATE.broad, back), on(0, GATE.far), on(GATE.broad, back)],
    };
  });
}

/** How long an arrow is and how far outside it begins, cm. */
const LONG = 12;
const OUTSIDE = 3;
/** So wide an arrow is to the pointer, cm. */
const BROAD = 3;

/** Those who come later, as arrows at the edge of the table. */
export function arrivalArrows({ armies }: Scenario): readonly ArrivalArrow[] {
  return armies.flatMap((army) => {
    const coming = new Map<string, { units: { id: Id; name: string }[]; from: Point; to: Point; when: string }>();
    for (const { id, name, place } of unitsOfArmy(army)) {
      if (!('arrives' in place)) continue;
      const { turn, at, heading, needs } = place.arrives;
      const key = `${turn} ${at.x} ${at.y} ${heading} ${needs}`;
      const way = facingOf(heading);
      const known = coming.get(key) ?? {
        units: [],
        from: { x: at.x - way.x * OUTSIDE, y: at.y - way.y * OUTSIDE },
        to: { x: at.x + way.x * LONG, y: at.y + way.y * LONG },
        when: needs === null ? `Turn ${turn}` : `From turn ${turn} on ${needs}+`,
      };
      known.units.push({ id, name });
      coming.set(key, known);
    }
    return [...coming.values()].map(({ units, from, to, when }) => ({
      side: army.id,
      units: units.map(({ id }) => id),
      from,
      to,
      text: `${when}: ${units.length === 1 ? (units[0]?.name ?? '') : `${units.length} units`}`,
    }));
  });
}

/** The arrows as what can be pointed at and dragged: a brigade that comes on as a whole, or a unit. */
export const arrivalShapes = (scenario: Scenario): readonly TableShape[] =>
  arrivalArrows(scenario).flatMap(({ units: [first, ...others], from, to }) => {
    if (first === undefined) return [];
    const brigade = scenario.armies
      .flatMap(({ brigades }) => brigades)
      .find(({ units }) => units.some(({ id }) => id === first));
    const whole = brigade?.id ?? first;
    const id = others.length > 0 ? whole : first;
    return [{ id, layer: 'units', whole, at: from, line: [from, to], closed: false, width: BROAD, hollow: false }];
  });
