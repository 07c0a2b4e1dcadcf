import type { Point } from '../../../../engine/geometry';
import type { Id } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { OnTable } from '../../on-table.svelte';
import type { OverlayShape, Pointed } from '../tool';
import type { HeldGesture } from './gesture';

/** Selects what a rectangle takes in; with Shift besides what was selected. */
export class BoxGesture implements HeldGesture {
  note = $state<string | null>(null);
  overlay = $state.raw<readonly OverlayShape[]>([]);
  readonly #before: readonly Id[];

  constructor(
    readonly from: Point,
    adds: boolean,
    readonly editing: Editing,
    readonly table: OnTable,
  ) {
    this.#before = adds ? editing.selection : [];
  }

  move({ at }: Pointed): void {
    const { from } = this;
    const points = [from, { x: at.x, y: from.y }, at, { x: from.x, y: at.y }];
    this.overlay = [{ kind: 'line', points, closed: true, tone: 'draft' }];
    const within = this.table.within(from, at).filter(({ layer }) => layer !== 'zones');
    const all = within.flatMap(({ id }) => this.table.withGroup(id));
    const more = all.filter((id, i) => all.indexOf(id) === i && !this.#before.includes(id));
    this.editing.select([...this.#before, ...more]);
    this.note = within.length > 0 ? `${within.length} selected` : null;
  }

  end(): void {
    // What is selected is selected already.
  }
}
