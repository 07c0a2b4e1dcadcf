/** Units that one place of the file sets down: it moves them together, and one fault of theirs is one fault of it. */
import type { Point } from '../geometry';
import { listed, unitsOfArmy } from '../scenario';
import type { Brigade, Id, Scenario } from '../scenario';

/** A place as it is written: of a unit, of a row of its copies, or of all that a brigade sets out. */
export interface DeploymentEntry {
  /** Whose `key` holds it. */
  readonly about: Id;
  readonly key: 'at' | 'deploy.at';
  readonly at: Point;
  readonly units: readonly Id[];
}

/** The field of a thing in the file; copies of a row share one. */
export type FieldOf = (id: Id) => string | null;

/** The entry of each unit that stands on the table. */
export function entriesOf({ armies }: Scenario, fieldOf: FieldOf): ReadonlyMap<Id, DeploymentEntry> {
  const entries = new Map<Id, DeploymentEntry>();
  const add = (entry: DeploymentEntry): void => entry.units.forEach((id) => entries.set(id, entry));
  for (const { id, setOut } of armies.flatMap(({ brigades }) => brigades))
    if (setOut) add({ about: id, key: 'deploy.at', ...setOut });
  const rows = new Map<string, DeploymentEntry>();
  for (const { id, place } of armies.flatMap(unitsOfArmy)) {
    if (!('at' in place) || entries.has(id)) continue;
    const field = fieldOf(id) ?? id;
    const row = rows.get(field) ?? { about: id, key: 'at', at: place.at, units: [] };
    rows.set(field, { ...row, units: [...row.units, id] });
  }
  rows.forEach(add);
  return entries;
}

/** Sorts by what is one fault of a brigade, or of a row of independent units. */
export function byCommand<T>(
  { armies }: Scenario,
  entries: ReadonlyMap<Id, DeploymentEntry>,
  all: readonly T[],
  of: (one: T) => { readonly unit: Id; readonly fault: string },
): readonly { readonly brigade: Brigade | null; readonly members: readonly [T, ...(readonly T[])] }[] {
  const brigades = armies.flatMap((army) => army.brigades);
  const groups = new Map<string, { brigade: Brigade | null; members: [T, ...T[]] }>();
  for (const one of all) {
    const { unit, fault } = of(one);
    const brigade = brigades.find(({ units }) => units.some(({ id }) => id === unit)) ?? null;
    const key = `${brigade?.id ?? entries.get(unit)?.about ?? unit} ${fault}`;
    const group = groups.get(key);
    if (group) group.members.push(one);
    else groups.set(key, { brigade, members: [one] });
  }
  return [...groups.values()];
}

/** What a finding of several units is about: what sets all of them down, or else the brigade. */
export function aboutOf(
  brigade: Brigade | null,
  [first, ...others]: readonly [Id, ...(readonly Id[])],
  entries: ReadonlyMap<Id, DeploymentEntry>,
): { readonly about: Id; readonly key: string } {
  const entry = entries.get(first);
  if (!entry || others.length === 0) return { about: first, key: 'at' };
  if (others.every((id) => entries.get(id) === entry)) return { about: entry.about, key: entry.key };
  return { about: brigade?.id ?? first, key: 'units' };
}

const NAMED = 3;
/** "A, B and C"; with more than a few of them "A, B and 4 more". */
export function namesOf(names: readonly string[]): string {
  const told = names.length > NAMED ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} more`] : names;
  return listed(told);
}
