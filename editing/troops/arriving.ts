/** Units and brigades that come on later, and those that no longer do. */
import { dot, facingOf, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Arrival, Cm, Id, Scenario, StartingPlace, Unit } from '../../engine/scenario';
import type { Change } from '../change';
import { pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { placedAs } from '../transform';
import { parted } from '../rewriting/parted';
import { writeArrival } from '../rewriting/places';
import { inWords, thingsOf } from '../things';

/** When nothing else is said they come on in this turn. */
const TURN = 2;
/** So far inside the edge a unit begins that no longer comes on later, cm. */
const INSIDE: Cm = 8;

/** Makes units come on later, or changes how they do; with null they begin on the table, inside the edge. */
export function setArrival(draft: Draft, ids: readonly Id[], wanted: Partial<Arrival> | null): Change | Refused {
  const { scenario } = draft;
  const placed = (unit: Unit): Unit =>
    ids.includes(unit.id) ? { ...unit, place: placeOf(scenario, unit.place, wanted) } : unit;
  const after: Scenario = {
    ...scenario,
    armies: scenario.armies.map((army) => ({
      ...army,
      brigades: army.brigades.map((brigade) => ({ ...brigade, units: brigade.units.map(placed) })),
      independents: army.independents.map(placed),
    })),
  };
  return placedAs(draft, after, `${wanted ? 'Bring on' : 'Set on the table'} ${inWords(scenario, ids)}`);
}

function placeOf(scenario: Scenario, place: StartingPlace, wanted: Partial<Arrival> | null): StartingPlace {
  if (wanted) return { arrives: { ...arrivalOf(scenario, place), ...wanted } };
  if (!('arrives' in place)) return place;
  const { at, heading } = place.arrives;
  return { at: plus(at, times(facingOf(heading), INSIDE)), heading };
}

function arrivalOf(scenario: Scenario, place: StartingPlace): Arrival {
  if ('arrives' in place) return place.arrives;
  const standing = 'at' in place ? place : { at: { x: 0, y: 0 }, heading: 90 };
  const entry = entryAt(scenario, standing.at);
  // Who looks at the edge would turn round and leave.
  const looksIn = dot(facingOf(standing.heading), facingOf(entry.heading)) > 0;
  return { turn: TURN, at: entry.at, heading: looksIn ? standing.heading : entry.heading, needs: null };
}

/** Makes a brigade come on as a whole: its units have no places of their own then. */
export function setBrigadeArrival(whole: Draft, id: Id, wanted: Partial<Arrival>): Change | Refused {
  const brigade = whole.scenario.armies.flatMap(({ brigades }) => brigades).find((one) => one.id === id);
  const [first] = brigade?.units ?? [];
  if (!brigade || !first) return { refused: 'There is no such brigade.' };
  const { draft, text } = parted(
    whole,
    brigade.units.map((unit) => unit.id),
    'also whole rows',
  );
  const path = pathOf(draft, id);
  if (!path) return { refused: 'There is no such brigade.' };
  for (const unit of brigade.units) {
    const own = pathOf(draft, unit.id);
    if (own) for (const key of ['at', 'heading', 'inside', 'arrives']) text.remove([...own, key]);
  }
  text.remove([...path, 'deploy']);
  writeArrival(text, [...path, 'arrives'], { ...arrivalOf(whole.scenario, first.place), ...wanted });
  return text.edits.length === 0
    ? { refused: 'Nothing would change.' }
    : { does: `Bring on ${brigade.name}`, edits: text.edits };
}

/** Brings on later what is selected, at one place: units, or a brigade as a whole. */
export function bringOn(draft: Draft, ids: readonly Id[], wanted: Partial<Arrival>): Change | Refused {
  const [only, ...others] = ids;
  const isBrigade = draft.scenario.armies.some(({ brigades }) => brigades.some(({ id }) => id === only));
  if (only !== undefined && others.length === 0 && isBrigade) return setBrigadeArrival(draft, only, wanted);
  const { units } = thingsOf(draft.scenario, ids);
  return units.size === 0
    ? { refused: 'Select who comes on there first: units, or a brigade.' }
    : setArrival(draft, [...units], wanted);
}

/** The edge of the table nearest to a place, and the way in from there. */
export function entryAt({ table: { width, depth } }: Scenario, place: Point): Pick<Arrival, 'at' | 'heading'> {
  const x = Math.round(Math.max(0, Math.min(width, place.x)) * 10) / 10;
  const y = Math.round(Math.max(0, Math.min(depth, place.y)) * 10) / 10;
  const edges = [
    { gap: x, at: { x: 0, y }, heading: 90 },
    { gap: width - x, at: { x: width, y }, heading: 270 },
    { gap: y, at: { x, y: 0 }, heading: 0 },
    { gap: depth - y, at: { x, y: depth }, heading: 180 },
  ];
  const [nearest] = edges.toSorted((a, b) => a.gap - b.gap);
  return { at: nearest?.at ?? { x: 0, y }, heading: nearest?.heading ?? 90 };
}
