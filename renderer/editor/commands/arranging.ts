import { align, distribute, type TableAxis, type Side } from '../../../editing/arrange';
import type { IconName } from '../../ui';
import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';
import { isHeld } from './selecting';

/** A way to arrange what is selected, shown by its icon. */
export interface Arranging {
  readonly does: string;
  readonly icon: IconName;
  readonly run: (editing: Editing, table: OnTable) => void;
}

const ifFree =
  (run: Arranging['run']): Arranging['run'] =>
  (editing, table) => {
    if (!isHeld(editing, table)) run(editing, table);
  };
const linedUp = (side: Side, does: string, icon: IconName): Arranging => ({
  does: `Line up ${does}`,
  icon,
  run: ifFree((editing, { boxes }) => editing.attempt((draft) => align(draft, editing.selection, side, boxes))),
});
const spread = (axis: TableAxis, icon: IconName): Arranging => ({
  does: `Spread out ${axis}`,
  icon,
  run: ifFree((editing, { boxes }) => editing.attempt((draft) => distribute(draft, editing.selection, axis, boxes))),
});

/** By the outermost edge of them, or by the middle of all. */
const LINE_UPS: readonly Arranging[] = [
  linedUp('west', 'western edges', 'align-start-vertical'),
  linedUp('centre', 'south to north', 'align-center-vertical'),
  linedUp('east', 'eastern edges', 'align-end-vertical'),
  linedUp('north', 'northern edges', 'align-start-horizontal'),
  linedUp('middle', 'west to east', 'align-center-horizontal'),
  linedUp('south', 'southern edges', 'align-end-horizontal'),
];
const SPREADS: readonly Arranging[] = [
  spread('west to east', 'align-horizontal-distribute-center'),
  spread('south to north', 'align-vertical-distribute-center'),
];
/** All of them: keys may be given to each. */
export const ARRANGINGS: readonly Arranging[] = [...LINE_UPS, ...SPREADS];

/** What so many things can be arranged by: two are lined up, three spread out as well. */
export const arrangingsFor = (count: number): readonly Arranging[] =>
  count < 2 ? [] : count < 3 ? LINE_UPS : ARRANGINGS;
