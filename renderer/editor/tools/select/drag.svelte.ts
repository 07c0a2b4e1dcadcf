import { duplicate } from '../../../../editing/copying';
import { transform, transformed } from '../../../../editing/transform';
import { inWords } from '../../../../editing/things';
import { CENTIMETRES, measuredInWords } from '../../../../engine/battle/lengths';
import type { Point } from '../../../../engine/geometry';
import type { Id } from '../../../../engine/scenario';
import { selectNew } from '../../commands/selecting';
import type { Editing } from '../../editing.svelte';
import type { OnTable } from '../../on-table.svelte';
import type { OverlayShape, Pointed } from '../tool';
import { between, toMillimetre, type Gesture } from './gesture';

/** Moves what is selected, or with Alt a copy of it; Shift keeps to one direction. */
export class DragGesture implements Gesture {
  note = $state<string | null>(null);
  overlay = $state.raw<readonly OverlayShape[]>([]);
  readonly #from: Point;
  readonly #ids: readonly Id[];
  #by: Point = { x: 0, y: 0 };

  constructor(
    from: Point,
    readonly editing: Editing,
    readonly table: OnTable,
  ) {
    this.#from = from;
    this.#ids = editing.selection;
  }

  move(to: Pointed): void {
    const { scenario } = this.editing;
    if (!scenario) return;
    this.#by = toMillimetre(straight(between(this.#from, to.at), to.shift));
    this.editing.preview = transformed(scenario, this.#ids, { do: 'move', by: this.#by });
    this.note = this.#words();
  }

  end({ alt }: Pointed): void {
    const by = this.#by;
    if (alt) selectNew(this.editing, () => this.editing.attempt((draft) => duplicate(draft, this.#ids, by)));
    else this.editing.attempt((draft) => transform(draft, this.#ids, { do: 'move', by }));
  }

  /** What is moved, where it heads, and how far it is from its nearest neighbour. */
  #words(): string {
    const { shown, reading } = this.editing;
    if (!shown) return '';
    const near = this.table.nearestUnit();
    const gap = near && measuredInWords(near.gap, reading?.play?.vocabulary.lengths ?? CENTIMETRES);
    return [inWords(shown, this.#ids), ...(near ? [`${gap} from ${inWords(shown, [near.id])}`] : [])].join(' · ');
  }
}

const straight = ({ x, y }: Point, isStraight: boolean): Point => {
  if (!isStraight) return { x, y };
  return Math.abs(x) >= Math.abs(y) ? { x, y: 0 } : { x: 0, y };
};
