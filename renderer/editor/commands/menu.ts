import { reorder } from '../../../editing/arrange';
import { putName } from '../../../editing/map-names';
import { subjectsOf } from '../../../editing/subjects';
import { inWords, nameOf } from '../../../editing/things';
import { entryAt } from '../../../editing/edge';
import { formationsOf, setArrival, setFormation } from '../../../editing/troops';
import type { Formation, Id } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';
import type { Pointed } from '../tools';
import { arrangingsFor, type Arranging } from './arranging';
import { duplicateSelected, removeSelected } from './copying';
import { mirror, turn } from './moving';
import { selectAll } from './selecting';

/** A line of the context menu, or several deeds side by side by their icons; null parts two groups. */
export type MenuLine =
  | { readonly does: string; readonly chord?: string; readonly run: () => void }
  | { readonly icons: readonly MenuIcon[] }
  | null;
type MenuIcon = Pick<Arranging, 'does' | 'icon'> & { readonly run: () => void };

const FORMED: Readonly<Record<Formation, string>> = {
  line: 'Form line',
  'double line': 'Form double line',
  'march column': 'Form march column',
  deployed: 'Deploy the guns',
  limbered: 'Limber up',
};

/** What can be done with what lies under the pointer, and with what is selected; null where that was not on the table. */
export function menuFor(
  editing: Editing,
  table: OnTable,
  pointed: Pointed | null,
  means: { show(): void; name(): void },
): readonly MenuLine[] {
  const things = pointed?.things ?? [];
  const { scenario, selection } = editing;
  if (!scenario) return [];
  const below = things.slice(0, 5).map((id) => ({
    does: `Select ${nameOf(scenario, id) ?? 'this'}`,
    run: () => editing.select([id]),
  }));
  const whole = table.shapes.find(({ id, whole: of }) => id === things[0] && id !== of)?.whole;
  const wholes =
    whole === undefined
      ? []
      : [{ does: `Select ${nameOf(scenario, whole) ?? 'all of it'}`, run: () => editing.select([whole]) }];
  const free =
    table.locked.length === 0
      ? []
      : [
          {
            does: `Unlock ${table.locked.length === 1 ? inWords(scenario, table.locked) : 'all'}`,
            run: () => (table.locked = []),
          },
        ];
  const hidden =
    table.hidden.length === 0
      ? []
      : [
          {
            does: `Show ${table.hidden.length === 1 ? inWords(scenario, table.hidden) : `all ${table.hidden.length} that are hidden`}`,
            chord: 'Alt+Shift+h',
            run: () => table.unhide(),
          },
        ];
  if (selection.length === 0)
    return [
      ...(below.length > 0 ? [...below, null] : []),
      { does: 'Select all units', chord: 'Ctrl+a', run: () => selectAll(editing, table, ['units']) },
      { does: 'Select all features', run: () => selectAll(editing, table, ['features']) },
      ...free,
      ...hidden,
    ];
  return [
    ...(below.length > 1 ? below : []),
    ...wholes,
    ...(below.length > 1 || wholes.length > 0 ? [null] : []),
    { does: 'Name', chord: 'F2', run: () => means.name() },
    ...onMap(editing, pointed),
    { does: 'Show closely', chord: 'Shift+f', run: () => means.show() },
    { does: 'Duplicate', chord: 'Ctrl+d', run: () => duplicateSelected(editing) },
    { does: 'Turn half round', run: () => turn(editing, table, 180) },
    { does: 'Mirror west and east', chord: 'Shift+h', run: () => mirror(editing, table, 'west-east') },
    { does: 'Mirror north and south', chord: 'Shift+v', run: () => mirror(editing, table, 'north-south') },
    null,
    ...arranging(editing, table),
    ...grouping(table, selection),
    {
      does: 'Lock',
      run: () => {
        for (const id of selection) if (!table.isLocked(id)) table.toggleLocked(id);
        editing.select([]);
      },
    },
    { does: 'Hide', chord: 'Alt+h', run: () => table.hide(selection) },
    ...free,
    { does: 'Remove', chord: 'Delete', run: () => removeSelected(editing, table) },
  ];
}

/** Several things are selected together from then on; one of a group leads to its end. */
function grouping(table: OnTable, ids: readonly Id[]): readonly MenuLine[] {
  if (ids.some((id) => table.withGroup(id).length > 1))
    return [{ does: 'Ungroup', chord: 'Ctrl+Shift+g', run: () => table.ungroup(ids) }];
  return ids.length > 1 ? [{ does: 'Group', chord: 'Ctrl+g', run: () => table.group(ids) }] : [];
}

/** Several things are lined up and spread out; a single one goes before or behind others of its list. */
function arranging(editing: Editing, table: OnTable): readonly MenuLine[] {
  const [only, ...others] = editing.selection;
  if (only !== undefined && others.length === 0)
    return [
      { does: 'Bring to the front', run: () => editing.attempt((draft) => reorder(draft, only, 'top')) },
      { does: 'Send to the back', run: () => editing.attempt((draft) => reorder(draft, only, 'bottom')) },
      null,
    ];
  const icons = arrangingsFor(editing.selection.length).map(({ does, icon, run }) => ({
    does,
    icon,
    run: () => run(editing, table),
  }));
  return [{ icons }, null];
}

/** The formations that all selected units may stand in, and none of them all stands in now. */
function formations(editing: Editing): readonly MenuLine[] {
  const { scenario, selection } = editing;
  const all = scenario && subjectsOf(scenario);
  const units = selection.flatMap((id) => {
    const subject = all?.get(id);
    return subject?.is === 'unit' ? [subject.unit] : [];
  });
  const [first, ...others] = units;
  if (!first || units.length < selection.length) return [];
  return formationsOf(first.arm)
    .filter((formation) => others.every(({ arm }) => formationsOf(arm).includes(formation)))
    .filter((formation) => units.some((unit) => unit.formation !== formation))
    .map((formation) => ({
      does: FORMED[formation],
      run: () => editing.attempt((draft) => setFormation(draft, selection, formation)),
    }));
}

/** What a name on the map, and units that come on later, can be told at a place. */
function onMap(editing: Editing, pointed: Pointed | null): readonly MenuLine[] {
  const { scenario, selection } = editing;
  if (!scenario) return [];
  const all = subjectsOf(scenario);
  const put = selection.filter((id) => {
    const subject = all.get(id);
    return subject?.is === 'feature' && subject.feature.label;
  });
  const [only] = put;
  const isOfUnits = selection.every((id) => all.get(id)?.is === 'unit');
  return [
    ...formations(editing),
    ...(only !== undefined && put.length === 1
      ? [{ does: 'Let the map place its name', run: () => editing.attempt((draft) => putName(draft, only, null)) }]
      : []),
    ...(isOfUnits && pointed
      ? [
          {
            does: `Let ${selection.length === 1 ? 'it' : 'them'} come on here, later`,
            run: () => editing.attempt((draft) => setArrival(draft, selection, entryAt(draft.scenario, pointed.at))),
          },
        ]
      : []),
  ];
}
