/** Copies of who comes on by an entry point: by its name where there is one of that name, else where it was. */
import type { Point } from '../../engine/geometry';
import type { Scenario } from '../../engine/scenario';
import { isGroup, isList } from '../../engine/scenario/edits';
import type { Plain } from '../../engine/scenario/edits';
import { entryAt } from '../edge';
import { append } from '../entries';
import { freeName } from '../free-names';
import { plainPoint, TextEdits } from '../rewriting';
import { cmOf } from '../rewriting/numbers';

/** A unit or a brigade with the place of its entry point beside the name of that. */
export const withEntryPlaces = (value: Plain, { entryPoints = [] }: Scenario): Plain =>
  changedArrivals(value, (arrives) => {
    const entry = entryPoints.find(({ id, name }) => arrives['entry'] === name || arrives['entry'] === id);
    return entry ? { ...arrives, entry: entry.name, at: plainPoint(entry.at), heading: entry.heading } : arrives;
  });

/** What was copied so, by the entry points there are here. */
export const byEntriesHere = (value: Plain, names: ReadonlySet<string>): Plain =>
  changedArrivals(value, ({ entry, at, heading, ...rest }) => {
    if (typeof entry === 'string' && names.has(entry)) return { ...rest, entry };
    return { ...rest, ...(at !== undefined && { at }), ...(heading !== undefined && { heading }) };
  });

type Group = { readonly [key: string]: Plain };

function changedArrivals(value: Plain, change: (arrives: Group) => Group): Plain {
  if (!isGroup(value)) return value;
  const { arrives, units } = value;
  return {
    ...value,
    ...(isGroup(arrives) && { arrives: change(arrives) }),
    ...(isList(units) && { units: units.map((unit) => changedArrivals(unit, change)) }),
  };
}

/** Adds entry points on the edge nearest to where they would lie, each by a name of its own; the names there are now. */
export function pasteEntryPoints(
  text: TextEdits,
  scenario: Scenario,
  copies: readonly Plain[],
  moved: (place: Point) => Point,
): ReadonlySet<string> {
  const names = new Set((scenario.entryPoints ?? []).map(({ name }) => name));
  for (const copy of copies) {
    if (!isGroup(copy)) continue;
    const [x, y] = isList(copy['at']) ? copy['at'] : [];
    const place = { x: cmOf(x, null) ?? 0, y: cmOf(y, null) ?? 0 };
    const name = freeName(typeof copy['name'] === 'string' ? copy['name'] : 'Entry', names);
    names.add(name);
    const { crossing, ...rest } = copy;
    const isInside = crossing !== undefined || rest['inside the table'] === true;
    const at = isInside ? moved(place) : entryAt(scenario, moved(place)).at;
    append(text, ['entry points'], {
      ...rest,
      ...(isInside && { 'inside the table': true }),
      ...{ name, at: plainPoint(at) },
    });
  }
  return names;
}
