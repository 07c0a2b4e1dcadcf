import { gateAt, type Gate } from '../../../drawing/map';
import { capital } from '../../../engine/battle';
import { facingOf, type Point } from '../../../engine/geometry';
import { timeInWords, unitsOfArmy, type Id, type Scenario } from '../../../engine/scenario';
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
export interface EntryGate extends Gate {
  readonly id: Id;
  readonly name: string;
  readonly at: Point;
}
/** How large a gate is, cm. */
const GATE = 8.2;

export const entryGates = ({ entryPoints = [] }: Scenario): readonly EntryGate[] =>
  entryPoints.map((one) => ({ id: one.id, name: one.name, at: one.at, ...gateAt(one, GATE) }));

/** How long an arrow is and how far outside it begins, cm. */
const LONG = 12;
const OUTSIDE = 3;
/** So wide an arrow is to the pointer, cm. */
const BROAD = 3;

const comingAt = (moment: string, needs: number | null): string =>
  needs === null ? capital(moment) : `From ${moment} on ${needs}+`;

/** Those who come later, as arrows at the edge of the table. */
export function arrivalArrows({ armies }: Scenario): readonly ArrivalArrow[] {
  return armies.flatMap((army) => {
    const coming = new Map<string, { units: { id: Id; name: string }[]; from: Point; to: Point; when: string }>();
    for (const { id, name, place } of unitsOfArmy(army)) {
      if (!('arrives' in place)) continue;
      const { turn, hour, onCall, at, heading, needs } = place.arrives;
      const key = `${turn} ${onCall} ${at.x} ${at.y} ${heading} ${needs}`;
      const direction = facingOf(heading);
      const known = coming.get(key) ?? {
        units: [],
        from: { x: at.x - direction.x * OUTSIDE, y: at.y - direction.y * OUTSIDE },
        to: { x: at.x + direction.x * LONG, y: at.y + direction.y * LONG },
        when: onCall ? 'Once called' : comingAt(hour === undefined ? `turn ${turn}` : timeInWords(hour), needs),
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
