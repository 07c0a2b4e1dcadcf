import { transform } from '../../../editing/transform';
import type { Point } from '../../../engine/geometry';
import { boundsOfShapes } from '../../../editing/table-shapes';
import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';
import { isHeld } from './selecting';

/** Moves what is selected; one push after another is one step. False when nothing is selected. */
export function nudge(editing: Editing, table: OnTable, by: Point): boolean {
  if (editing.selection.length === 0) return false;
  if (isHeld(editing, table)) return true;
  editing.attempt((draft) => transform(draft, editing.selection, { do: 'move', by }), true);
  return true;
}

/** Turns what is selected about its middle, a single unit about its own. False when nothing is selected. */
export function turn(editing: Editing, table: OnTable, degrees: number): boolean {
  const about = middleOf(table);
  if (!about) return false;
  if (isHeld(editing, table)) return true;
  editing.attempt((draft) => transform(draft, editing.selection, { do: 'rotate', about, degrees }), true);
  return true;
}

/** Exchanges west and east, or north and south, of what is selected. */
export function mirror(editing: Editing, table: OnTable, across: 'west-east' | 'north-south'): void {
  const about = middleOf(table);
  const heading = across === 'west-east' ? 0 : 90;
  if (about && !isHeld(editing, table))
    editing.attempt((draft) => transform(draft, editing.selection, { do: 'mirror', about, heading }));
}

function middleOf({ chosen }: OnTable): Point | null {
  const [only, ...others] = chosen;
  if (only && others.length === 0) return only.at;
  const bounds = boundsOfShapes(chosen);
  return bounds && { x: (bounds.minX + bounds.maxX) / 2, y: (bounds.minY + bounds.maxY) / 2 };
}
