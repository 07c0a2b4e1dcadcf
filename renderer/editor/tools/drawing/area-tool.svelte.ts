import type { Change } from '../../../../editing/change';
import type { Draft, Refused } from '../../../../editing/draft';
import { addArea, type OutlinedKind } from '../../../../editing/features';
import { withArea } from '../../../../editing/features/preview';
import type { Point } from '../../../../engine/geometry';
import type { Outline, Scenario } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { Pointed, ToolOption } from '../tool';
import { RememberedChoice, wordsOf } from './choices.svelte';
import { DrawTool, type Manner } from './draw-tool.svelte';
import { BrushPainting } from './painting';
import { freeOutline, rectangleBetween } from './shapes';

const lines = new RememberedChoice('area lines', 'Edge', wordsOf('smooth', 'straight'));

/** Areas of some kinds: by outline, by box, or painted; the brush adds to what is selected and with Alt takes from it. */
export abstract class AreaTool<Kind extends OutlinedKind> extends DrawTool {
  protected abstract readonly kind: RememberedChoice<Kind>;
  protected abstract readonly way: RememberedChoice<'outline' | 'box' | 'brush'>;
  readonly #painting = new BrushPainting();

  get manner(): Manner {
    return this.way.value === 'outline' ? 'outline' : this.way.value === 'box' ? 'box' : 'stroke';
  }
  get options(): readonly ToolOption[] {
    const way = this.way.value;
    const more = way === 'outline' ? [lines.option] : way === 'brush' ? [this.#painting.option] : [];
    return [this.kind.option, this.way.option, ...more];
  }

  protected override get worksOn(): boolean {
    return this.way.value === 'brush' && this.#painting.isUpon;
  }

  override begin(press: Pointed, editing: Editing): void {
    const paints = this.way.value === 'brush';
    if (!paints || this.#painting.begin(press, editing, this.kind.value)) super.begin(press, editing);
  }

  protected preview(scenario: Scenario, points: readonly Point[]): Scenario | null {
    const kind: OutlinedKind = this.kind.value;
    if (this.way.value === 'brush')
      return this.#painting.preview(scenario, points, (now, outline) => withArea(now, kind, outline));
    const outline = this.#outline(points);
    return outline && withArea(scenario, kind, outline);
  }

  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    const kind: OutlinedKind = this.kind.value;
    if (this.way.value === 'brush')
      return this.#painting.change(draft, points, (outline) => addArea(draft, kind, outline));
    const outline = this.#outline(points);
    return outline ? addArea(draft, kind, outline) : { refused: 'An area needs three nodes at least.' };
  }

  #outline(points: readonly Point[]): Outline | null {
    if (this.way.value === 'box') return points.length > 1 ? rectangleBetween(points) : null;
    return points.length > 2 ? freeOutline(points, lines.value) : null;
  }
}
