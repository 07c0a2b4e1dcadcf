import { pointsOf } from '../../../editing/places';
import type { Id, Scenario } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';
import type { OnTable, TableLayer } from '../on-table.svelte';

/** Does something that adds things, and selects them; brigades and villages stand for their parts. What was selected stays so where nothing is added. */
export function selectNew(editing: Editing, add: () => boolean): boolean {
  const { fields: before, scenario } = editing;
  if (!add()) return false;
  const named = scenario && editing.scenario ? renamed(scenario, before, editing.scenario, editing.fields) : [];
  const added = Object.keys(editing.fields).filter((id) => !Object.hasOwn(before, id) && !named.includes(id));
  if (added.length === 0) return true;
  const fields = added.map((id) => editing.fields[id] ?? '');
  editing.select(added.filter((_, i) => !fields.some((field) => isWithin(fields[i] ?? '', field))));
  return true;
}

/** Ids of what lies just where something lay whose id is gone: it was given a name, as water is under its first bridge. */
function renamed(was: Scenario, before: Editing['fields'], now: Scenario, after: Editing['fields']): readonly Id[] {
  const placeIn = (scenario: Scenario, id: Id): string => JSON.stringify(pointsOf(scenario, id));
  const gone = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  const places = new Set(gone.map((id) => placeIn(was, id)));
  return places.size === 0
    ? []
    : Object.keys(after).filter((id) => !Object.hasOwn(before, id) && places.has(placeIn(now, id)));
}

const isWithin = (field: string, outer: string): boolean =>
  field.length > outer.length && field.startsWith(outer) && /^[.[]/.test(field.slice(outer.length));

/** Selects all of one layer, and with every further call of the next. */
export function selectAll(editing: Editing, table: OnTable, layers: readonly TableLayer[]): void {
  const chosen = new Set(editing.selection);
  const all = layers.map((layer) => table.of(layer).map(({ id }) => id));
  const now = all.findIndex((ids) => ids.length > 0 && ids.length === chosen.size && ids.every((id) => chosen.has(id)));
  const next = [...all.slice(now + 1), ...all.slice(0, now + 1)].find((ids) => ids.length > 0);
  if (next) editing.select(next);
}

/** Whether what is selected is locked, which then is told. */
export function isHeld(editing: Editing, table: OnTable): boolean {
  const sentence = table.whyHeld();
  if (sentence !== null) editing.refusal = { sentence };
  return sentence !== null;
}
