import { reshape, withNode, type NodeOf } from '../../../../editing/nodes';
import { snapPoint } from '../../../../editing/snapping';
import { nameOf } from '../../../../editing/things';
import type { Scenario } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { OnTable } from '../../on-table.svelte';
import type { OverlayShape, Pointed } from '../tool';
import { guideLines, toMillimetre, type HeldGesture } from './gesture';

/** Drags a node of an outline or a course, or the handle of an ellipse or a rectangle. */
export class NodeGesture implements HeldGesture {
  note = $state<string | null>(null);
  overlay = $state.raw<readonly OverlayShape[]>([]);
  #after: Scenario | null;

  /** `before` is another scenario than the read one where the node was just added. */
  constructor(
    readonly node: Omit<NodeOf, 'at' | 'is'>,
    readonly editing: Editing,
    readonly table: OnTable,
    readonly before: Scenario,
  ) {
    this.#after = before === editing.scenario ? null : before;
    if (this.#after) editing.preview = this.#after;
  }

  move({ at, pixel, ctrl }: Pointed): void {
    const snapped = ctrl ? null : snapPoint(this.before, at, this.table.snapping(pixel), [this.node.id]);
    const to = toMillimetre(snapped?.at ?? at);
    this.#after = withNode(this.before, this.node, to);
    this.editing.preview = this.#after;
    this.overlay = guideLines(snapped?.guides ?? []);
    const why = snapped?.reason;
    this.note = [nameOf(this.before, this.node.id) ?? '', ...(why ? [why] : [])].join(' · ');
  }

  end(): void {
    const after = this.#after;
    if (after) this.editing.attempt((draft) => reshape(draft, after, 'Reshape', this.node.id));
  }
}
