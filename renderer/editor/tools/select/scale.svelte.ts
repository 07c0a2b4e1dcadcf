import { snapPoint } from '../../../../editing/snapping';
import { inWords } from '../../../../editing/things';
import { transform, transformed } from '../../../../editing/transform';
import { CENTIMETRES, measuredInWords } from '../../../../engine/battle/lengths';
import type { Bounds, Point } from '../../../../engine/geometry';
import type { Id } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { OnTable } from '../../on-table.svelte';
import type { OverlayShape, Pointed } from '../tool';
import { between, guideLines, type HeldGesture } from './gesture';
import type { ScaleHandle } from './scale-handles';

/** Nothing is made smaller than this share of its size. */
const LEAST = 0.05;

/**
 * Stretches what is selected by a handle of its box: troops keep their size and go along. The other side stays, with Alt
 * the middle; Shift keeps the proportions, Ctrl snaps the edge to nothing.
 */
export class ScaleGesture implements HeldGesture {
  note = $state<string | null>(null);
  overlay = $state.raw<readonly OverlayShape[]>([]);
  readonly #ids: readonly Id[];
  #asked: { readonly about: Point; readonly by: readonly [number, number] } | null = null;

  constructor(
    readonly handle: ScaleHandle,
    readonly bounds: Bounds,
    readonly pressed: Point,
    readonly editing: Editing,
    readonly table: OnTable,
  ) {
    this.#ids = editing.selection;
  }

  move(to: Pointed): void {
    const { scenario, reading } = this.editing;
    if (!scenario) return;
    const { minX, maxX, minY, maxY } = this.bounds;
    const { east, north } = this.handle;
    // The handle lies a little outside the edge that it moves.
    const edge = { x: east < 0 ? minX : maxX, y: north < 0 ? minY : maxY };
    const by = between(this.pressed, to.at);
    const wanted = { x: edge.x + by.x, y: edge.y + by.y };
    const how = { ...this.table.snapping(to.pixel), roads: false, nodes: false };
    const snapped = to.ctrl ? null : snapPoint(scenario, wanted, how, this.#ids);
    const at = snapped?.at ?? wanted;
    const about = {
      x: to.alt || east === 0 ? (minX + maxX) / 2 : east < 0 ? maxX : minX,
      y: to.alt || north === 0 ? (minY + maxY) / 2 : north < 0 ? maxY : minY,
    };
    const x = east === 0 ? 1 : factor(at.x - about.x, edge.x - about.x);
    const y = north === 0 ? 1 : factor(at.y - about.y, edge.y - about.y);
    const factors = to.shift ? inProportion(this.handle, x, y) : ([x, y] as const);
    this.#asked = { about, by: factors };
    this.editing.preview = transformed(scenario, this.#ids, { do: 'scale', about, by: factors });
    this.overlay = guideLines(snapped?.guides ?? []);
    const lengths = reading?.play?.vocabulary.lengths ?? CENTIMETRES;
    const size = [(maxX - minX) * factors[0], (maxY - minY) * factors[1]].map((one) => measuredInWords(one, lengths));
    const percents = factors.map((one) => `${Math.round(one * 100)} %`);
    this.note = [
      inWords(scenario, this.#ids),
      size.join(' × '),
      percents.filter((one, i) => percents.indexOf(one) === i).join(' × '),
    ]
      .concat(snapped?.reason ?? [])
      .join(' · ');
  }

  end(): void {
    const asked = this.#asked;
    if (!asked || asked.by.every((one) => one === 1)) this.editing.preview = null;
    else this.editing.attempt((draft) => transform(draft, this.#ids, { do: 'scale', ...asked }));
  }
}

/** To a thousandth. */
const factor = (now: number, was: number): number =>
  Math.abs(was) < 0.01 ? 1 : Math.max(LEAST, Math.round((now / was) * 1000) / 1000);

/** Both ways by one factor: that of the side that is dragged, or of a corner's two the one that changes more. */
function inProportion({ east, north }: ScaleHandle, x: number, y: number): readonly [number, number] {
  const by = east === 0 ? y : north === 0 ? x : Math.abs(x - 1) > Math.abs(y - 1) ? x : y;
  return [by, by];
}
