/** Entry points: named places on the edge of the table where troops may come on. */
import { capital } from '../../engine/scenario';
import { distance, facingOf, plus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Cm, EntryPoint, Feature, Id, Scenario, Table, Unit } from '../../engine/scenario';
import { pathOfField } from '../../engine/scenario/edits';
import { flatCourse } from '../../engine/terrain';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { ontoEdge } from '../edge';
import type { WayIn } from '../edge';
import { append } from '../entries';
import { freeName } from '../free-names';
import { plainPoint, TextEdits } from '../rewriting';
import { headingText } from '../rewriting/numbers';

/** A road that leaves the table so near to an entry point is meant by it, and an entry point so near to a place, cm. */
const NEAR: Cm = 8;

/** A new entry point, on the edge: on the road that leaves the table there, and called after it. */
export function addEntryPoint(draft: Draft, wanted: WayIn, named: string | null = null): Change {
  const { scenario } = draft;
  const wish = ontoEdge(scenario, wanted);
  const road = roadAt(scenario, wish.at);
  const entry = road ? ontoEdge(scenario, { ...wish, at: road.leaves }) : wish;
  const taken = new Set((scenario.entryPoints ?? []).map(({ name }) => name));
  const name = freeName(named ?? nameFor(scenario, entry, road?.road ?? null), taken);
  const text = new TextEdits(draft.values);
  append(text, ['entry points'], { name, at: plainPoint(entry.at), heading: headingText(entry.heading) });
  return { does: `Add ${name}`, edits: text.edits };
}

/** Whether an entry point lies within the table: it is moved in from its edge, or onto it. */
export function setInside({ scenario, fields, values }: Draft, id: Id, inside: boolean): Change | Refused {
  const entry = scenario.entryPoints?.find((one) => one.id === id);
  const field = fields[id];
  if (!entry || field === undefined) return { refused: 'There is no such entry point in the file.' };
  const path = pathOfField(field);
  const text = new TextEdits(values);
  const wish = inside
    ? { at: plus(entry.at, times(facingOf(entry.heading), INWARD)), heading: entry.heading }
    : ontoEdge(scenario, entry);
  text.remove([...path, 'crossing']);
  text.point([...path, 'at'], wish.at);
  text.heading([...path, 'heading'], wish.heading);
  if (inside) text.set([...path, 'inside the table'], true);
  else text.remove([...path, 'inside the table']);
  return { does: `Move ${entry.name} ${inside ? 'into the table' : 'to the edge of the table'}`, edits: text.edits };
}
/** So far within the edge an entry point comes that is moved in, cm. */
const INWARD: Cm = 15;

/** Lets troops come on over a bridge or ford; with null at the same place without it. */
export function setCrossing({ scenario, fields, values }: Draft, id: Id, crossing: Id | null): Change | Refused {
  const entry = scenario.entryPoints?.find((one) => one.id === id);
  const over = scenario.terrain.find((one) => one.id === crossing);
  const field = fields[id];
  if (!entry || field === undefined) return { refused: 'There is no such entry point in the file.' };
  const path = pathOfField(field);
  const text = new TextEdits(values);
  if (over) {
    text.remove([...path, 'at']);
    text.remove([...path, 'inside the table']);
    text.set([...path, 'crossing'], over.name ?? over.id);
  } else {
    text.remove([...path, 'crossing']);
    text.set([...path, 'at'], plainPoint(entry.at));
    text.set([...path, 'inside the table'], true);
  }
  return { does: `Change where ${entry.name} is`, edits: text.edits };
}

/** The entry point nearest to a place; null where none is near. */
export function entryPointNear({ entryPoints = [] }: Scenario, place: Point): EntryPoint | null {
  const near = entryPoints.filter(({ at }) => distance(at, place) <= NEAR);
  return near.toSorted((a, b) => distance(a.at, place) - distance(b.at, place))[0] ?? null;
}

/** Who comes on by an entry point: brigades that do as a whole, and single units. */
export const comingBy = ({ armies }: Scenario, entry: Id): readonly string[] =>
  armies.flatMap(({ brigades, independents }) => {
    const comes = ({ place }: Unit): boolean => 'arrives' in place && place.arrives.entry === entry;
    const names = (all: readonly { readonly name: string }[]): readonly string[] => all.map(({ name }) => name);
    return [
      ...brigades.flatMap((brigade) =>
        brigade.units.every(comes) ? [brigade.name] : names(brigade.units.filter(comes)),
      ),
      ...names(independents.filter(comes)),
    ];
  });

type Road = Extract<Feature, { readonly kind: 'road' | 'sunken road' }>;

/** The road that leaves the table near a place of its edge, and where. */
function roadAt(scenario: Scenario, place: Point): { readonly road: Road; readonly leaves: Point } | null {
  const ends = scenario.terrain.flatMap((feature) => {
    if (feature.kind !== 'road' && feature.kind !== 'sunken road') return [];
    const flat = flatCourse(feature.course);
    return [flat, flat.toReversed()].flatMap((course) => {
      const leaves = crossing(course, scenario.table);
      return leaves && distance(leaves, place) <= NEAR ? [{ road: feature, leaves }] : [];
    });
  });
  return ends.toSorted((a, b) => distance(a.leaves, place) - distance(b.leaves, place))[0] ?? null;
}

/** Where a way comes onto the table from its first point; null for one that begins there. */
function crossing(course: readonly Point[], { width, depth }: Table): Point | null {
  const inside = course.findIndex(({ x, y }) => x > 0 && x < width && y > 0 && y < depth);
  const [out, into] = [course[inside - 1], course[inside]];
  if (!out || !into) return null;
  const east = share(out.x, into.x, out.x <= 0 ? 0 : width);
  const north = share(out.y, into.y, out.y <= 0 ? 0 : depth);
  // From beyond a corner it comes onto the table where it crosses the second of two edges.
  const along = Math.max(east ?? 0, north ?? 0);
  return { x: out.x + (into.x - out.x) * along, y: out.y + (into.y - out.y) * along };
}

/** How far along from one to the other a line is met, as a share; null where it lies beside both. */
const share = (from: number, to: number, line: number): number | null => {
  const part = from === to ? -1 : (line - from) / (to - from);
  return part >= 0 && part <= 1 ? part : null;
};

/** "Entry of the Dresden road", "Entry of the northern road", "Northern entry". */
function nameFor({ table: { width, depth } }: Scenario, { at }: WayIn, road: Road | null): string {
  const side = at.x <= 0 ? 'western' : at.x >= width ? 'eastern' : at.y >= depth ? 'northern' : 'southern';
  if (!road) return `${capital(side)} entry`;
  return `Entry of the ${road.name === null ? `${side} road` : road.name.replace(/^the /i, '')}`;
}
