/** Units and brigades that come on later, and those that no longer do. */
import { distance, facingOf, plus, times } from '../../engine/geometry';
import { turnOfHour } from '../../engine/scenario';
import type { Arrival, Cm, Id, Minutes, Scenario, StartingPlace, Unit } from '../../engine/scenario';
import type { Change } from '../change';
import { pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { entryAt, leadsIn } from '../edge';
import { placedAs } from '../transform';
import { parted } from '../rewriting/parted';
import { writeArrival } from '../rewriting/places';
import { inWords, thingsOf } from '../things';

/** When nothing else is said they come on in this turn. */
const TURN = 2;
/** So far inside the edge a unit begins that no longer comes on later, cm. */
const INSIDE: Cm = 8;

/** How somebody comes on from now on: in a turn or at an hour, surely or not, at once or when called; by an entry point, or with null at a place of their own. */
export type ArrivalChange = Partial<Omit<Arrival, 'entry' | 'hour' | 'onCall'>> & {
  readonly entry?: Id | null;
  /** Null: by the turn again, that of the hour. */
  readonly hour?: Minutes | null;
  readonly onCall?: boolean;
};

/** Makes units come on later, or changes how they do; with null they begin on the table, inside the edge. */
export function setArrival(draft: Draft, ids: readonly Id[], wanted: ArrivalChange | null): Change | Refused {
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

function placeOf(scenario: Scenario, place: StartingPlace, wanted: ArrivalChange | null): StartingPlace {
  if (wanted) return { arrives: comingOn(scenario, arrivalOf(scenario, place), wanted) };
  if (!('arrives' in place)) return place;
  const { at, heading } = place.arrives;
  return { at: plus(at, times(facingOf(heading), INSIDE)), heading };
}

function arrivalOf(scenario: Scenario, place: StartingPlace): Arrival {
  if ('arrives' in place) return place.arrives;
  const standing = 'at' in place ? place : { at: { x: 0, y: 0 }, heading: 90 };
  const entry = entryAt(scenario, standing.at);
  const heading = leadsIn(standing.heading, entry) ? standing.heading : entry.heading;
  return { turn: TURN, at: entry.at, heading, needs: null };
}

/** An entry point gives place and heading; a place or a heading of their own takes them from it. */
function comingOn({ entryPoints = [], clock }: Scenario, arrival: Arrival, wanted: ArrivalChange): Arrival {
  const { entry: by, hour: wasHour, onCall: wasOnCall, ...now } = arrival;
  const { entry, hour: wantedHour, onCall = wasOnCall ?? false, ...own } = wanted;
  // A turn that is wanted takes the place of the hour.
  const hour = wantedHour === undefined ? (own.turn === undefined ? (wasHour ?? null) : null) : wantedHour;
  const isOwn = own.at !== undefined || own.heading !== undefined;
  const point = entryPoints.find(({ id }) => id === (entry === undefined && !isOwn ? by : entry));
  return {
    ...now,
    ...own,
    ...(hour !== null && clock && { hour, turn: Math.max(1, turnOfHour(clock, hour)) }),
    ...(onCall && { onCall }),
    ...(point && { at: point.at, heading: point.heading, entry: point.id }),
  };
}

/** Makes a brigade come on as a whole, its commander with it: its units have no places of their own then. */
export function setBrigadeArrival(whole: Draft, id: Id, wanted: ArrivalChange): Change | Refused {
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
  const arrival = comingOn(whole.scenario, arrivalOf(whole.scenario, first.place), wanted);
  writeArrival(text, [...path, 'arrives'], arrival, whole.scenario);
  const commander = pathOf(draft, brigade.commander.id);
  const goesWith = !('arrives' in first.place) || distance(first.place.arrives.at, brigade.commander.at) === 0;
  if (commander && goesWith && distance(arrival.at, brigade.commander.at) > 0)
    text.point([...commander, 'at'], arrival.at);
  return text.edits.length === 0
    ? { refused: 'Nothing would change.' }
    : { does: `Bring on ${brigade.name}`, edits: text.edits };
}

/** Brings on later what is selected, at one place: units, or a brigade as a whole. */
export function bringOn(draft: Draft, ids: readonly Id[], wanted: ArrivalChange): Change | Refused {
  const [only, ...others] = ids;
  const isBrigade = draft.scenario.armies.some(({ brigades }) => brigades.some(({ id }) => id === only));
  if (only !== undefined && others.length === 0 && isBrigade) return setBrigadeArrival(draft, only, wanted);
  const { units } = thingsOf(draft.scenario, ids);
  return units.size === 0
    ? { refused: 'Select who comes on there first: units, or a brigade.' }
    : setArrival(draft, [...units], wanted);
}
