import type { LibraryEntry } from '../../electron/desk/api';
import { isKnown, placeOf } from './wording';

/** What narrows the library; an empty set lets everything through. */
export interface Filters {
  readonly sought: string;
  readonly kinds: ReadonlySet<LibraryEntry['kind']>;
  readonly systems: ReadonlySet<string>;
  /** As `placeOf` says. */
  readonly places: ReadonlySet<string>;
  readonly sizes: ReadonlySet<UnitsASide>;
}
export const UNITS_A_SIDE = ['up to 8', '9 to 15', '16 to 30', 'more'] as const;
export type UnitsASide = (typeof UNITS_A_SIDE)[number];

export const NO_FILTERS: Filters = {
  sought: '',
  kinds: new Set(),
  systems: new Set(),
  places: new Set(),
  sizes: new Set(),
};

/** By the larger side. */
export function sizeOf(entry: LibraryEntry): UnitsASide {
  const units = Math.max(0, ...entry.sides.map((side) => side.units));
  if (units <= 8) return 'up to 8';
  if (units <= 15) return '9 to 15';
  return units <= 30 ? '16 to 30' : 'more';
}

/** Whether the texts hold every word that is looked for. */
function holds(texts: readonly string[], sought: string): boolean {
  const text = texts.join(' ').toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type Aspect = 'sought' | 'kinds' | 'systems' | 'places' | 'sizes';
const PASSES: Record<Aspect, (entry: LibraryEntry, filters: Filters) => boolean> = {
  sought: (entry, { sought }) =>
    holds([entry.title, entry.date ?? '', entry.description, ...entry.sides.map((side) => side.name)], sought),
  kinds: (entry, { kinds }) => kinds.size === 0 || (isKnown(entry) && kinds.has(entry.kind)),
  systems: (entry, { systems }) => systems.size === 0 || systems.has(entry.system),
  places: (entry, { places }) => places.size === 0 || places.has(placeOf(entry)),
  sizes: (entry, { sizes }) => sizes.size === 0 || (isKnown(entry) && sizes.has(sizeOf(entry))),
};
const ASPECTS = ['sought', 'kinds', 'systems', 'places', 'sizes'] as const;

export const filtered = (entries: readonly LibraryEntry[], filters: Filters): readonly LibraryEntry[] =>
  entries.filter((entry) => ASPECTS.every((aspect) => PASSES[aspect](entry, filters)));

/** What each value of an aspect would leave, the other filters kept; of what could not be read, or is being read, only its place is known. */
export function counts<Value>(
  entries: readonly LibraryEntry[],
  filters: Filters,
  aspect: Aspect,
  valueOf: (entry: LibraryEntry) => Value,
): ReadonlyMap<Value, number> {
  const others = ASPECTS.filter((one) => one !== aspect);
  const known = aspect === 'places' ? entries : entries.filter(isKnown);
  const left = known.filter((entry) => others.every((one) => PASSES[one](entry, filters)));
  const found = new Map<Value, number>();
  for (const entry of left) found.set(valueOf(entry), (found.get(valueOf(entry)) ?? 0) + 1);
  return found;
}

const choosesScenarios = ({ kinds, systems, places, sizes }: Filters): boolean =>
  kinds.size + systems.size + places.size + sizes.size > 0;

export const isFiltering = (filters: Filters): boolean => isSeeking(filters) || choosesScenarios(filters);
const isSeeking = ({ sought }: Filters): boolean => sought.trim() !== '';
/** Nothing but words narrows the library. */
export const isOnlySeeking = (filters: Filters): boolean => isSeeking(filters) && !choosesScenarios(filters);

/** Chronicles and battles beside the scenarios, found by their words; what scenarios are chosen by, they have not. */
export const foundBeside = <One extends { readonly title: string; readonly scenario: string }>(
  ones: readonly One[],
  filters: Filters,
): readonly One[] =>
  choosesScenarios(filters) ? [] : ones.filter(({ title, scenario }) => holds([title, scenario], filters.sought));

/** A set with one value put in or taken out. */
export function toggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const changed = new Set(set);
  if (!changed.delete(value)) changed.add(value);
  return changed;
}
