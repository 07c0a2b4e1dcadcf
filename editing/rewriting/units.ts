/** Units of one list of the text, a brigade's or the independent ones, where they now begin. */
import type { Scenario, StartingPlace, Unit } from '../../engine/scenario';
import { pathOfField } from '../../engine/scenario/edits';
import type { KeyPath } from '../../engine/scenario/edits';
import type { Draft } from '../draft';
import { keepDeployment } from './deployments';
import { samePlace, sameArrival, writeArrival, writePlace } from './places';
import { stepOf, unfold } from './rows';
import { TextEdits } from './text-edits';

/** Units written as one entry: several when it is repeated. */
interface Entry {
  readonly path: KeyPath;
  readonly copies: { readonly before: Unit; readonly after: Unit }[];
}

const isChanged = ({ copies }: Entry): boolean =>
  copies.some(({ before, after }) => !samePlace(before.place, after.place));
const placesIn = (entries: readonly Entry[]): readonly StartingPlace[] =>
  entries.flatMap(({ copies }) => copies.map(({ after }) => after.place));

export function writeUnits(
  text: TextEdits,
  { scenario, fields }: Draft,
  { before, after, brigade }: { before: readonly Unit[]; after: readonly Unit[]; brigade: KeyPath | null },
): void {
  const entries = entriesOf(before, after, fields);
  if (!entries.some(isChanged)) return;
  const isOwn = ({ path }: Entry): boolean => ['at', 'inside', 'arrives'].some((key) => text.has([...path, key]));
  const placed = brigade ? entries.filter((entry) => !isOwn(entry)) : [];
  const split = new Set<Entry>(entries.filter((entry) => isOwn(entry) && isChanged(entry)));
  if (brigade && placed.some(isChanged) && !keepTogether(text, brigade, placed, scenario)) {
    const isDeployed = text.has([...brigade, 'deploy']);
    text.remove([...brigade, 'deploy']);
    for (const entry of placed) if (isDeployed || isChanged(entry)) split.add(entry);
  }
  // From the last to the first: an entry that becomes several shifts only those behind it.
  for (const entry of entries.toReversed()) if (split.has(entry)) writeEntry(text, entry, scenario);
}

function entriesOf(before: readonly Unit[], after: readonly Unit[], fields: Draft['fields']): readonly Entry[] {
  const now = new Map(after.map((unit) => [unit.id, unit]));
  const entries = new Map<string, Entry>();
  for (const unit of before) {
    const field = fields[unit.id];
    if (field === undefined) continue;
    const entry = entries.get(field) ?? { path: pathOfField(field), copies: [] };
    entry.copies.push({ before: unit, after: now.get(unit.id) ?? unit });
    entries.set(field, entry);
  }
  return [...entries.values()];
}

/** Writes what the brigade says of all the units that it places; false when they no longer go together. */
function keepTogether(text: TextEdits, brigade: KeyPath, placed: readonly Entry[], scenario: Scenario): boolean {
  const places = placesIn(placed);
  if (text.has([...brigade, 'deploy'])) return keepDeployment(text, [...brigade, 'deploy'], places, scenario);
  const arrivals = places.flatMap((place) => ('arrives' in place ? [place.arrives] : []));
  const [first] = arrivals;
  if (!first || arrivals.length < places.length || arrivals.some((one) => !sameArrival(one, first))) return false;
  writeArrival(text, [...brigade, 'arrives'], first, scenario);
  return true;
}

function writeEntry(text: TextEdits, { path, copies }: Entry, scenario: Scenario): void {
  const [first] = copies;
  if (!first) return;
  if (copies.length === 1) {
    writePlace(text, path, first.after.place, scenario);
    return;
  }
  const row = rowOf(copies.map(({ after }) => after.place));
  if (row) {
    writePlace(text, path, first.after.place, scenario);
    const repeat = [...path, 'repeat'];
    if (typeof text.at(repeat) === 'number') text.set(repeat, { times: copies.length });
    text.point([...repeat, 'by'], row.by, row.places);
    return;
  }
  unfold(text, path, [], (into, keys, index) => {
    const copy = copies[index];
    const had = ['at', 'inside', 'arrives'].some((key) => into.has([...keys, key]));
    const isStill = !had && copy && 'arrives' in copy.after.place && samePlace(copy.before.place, copy.after.place);
    if (copy && !isStill) writePlace(into, keys, copy.after.place, scenario);
  });
}

function rowOf(places: readonly StartingPlace[]): ReturnType<typeof stepOf> {
  const standing = places.flatMap((place) => ('at' in place ? [place] : []));
  const [first] = standing;
  if (!first || standing.length < places.length || standing.some(({ heading }) => heading !== first.heading))
    return null;
  return stepOf(standing.map(({ at }) => [at]));
}
