import { brush, brushed, type Stroke } from '../../../../editing/brush';
import type { Change } from '../../../../editing/change';
import type { Draft, Refused } from '../../../../editing/draft';
import { addArea, type AreaKind } from '../../../../editing/features';
import { withArea } from '../../../../editing/features/preview';
import type { Point } from '../../../../engine/geometry';
import type { Feature, Id, Outline, Scenario } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { Pointed, ToolOption } from '../tool';
import { Amount, Choice, wordsOf } from './choices.svelte';
import { DrawTool, type Manner } from './draw-tool.svelte';
import { freeOutline, rectangleBetween } from './shapes';

const lines = new Choice('area lines', 'Edge', wordsOf('smooth', 'straight'));
const radius = new Amount('brush radius', 'Brush', { unit: 'cm', least: 1, most: 60, step: 1 });
const USUAL_RADIUS = 6;

/** Areas of some kinds: by outline, by box, or painted; the brush adds to what is selected and with Alt takes from it. */
export abstract class AreaTool<Kind extends AreaKind> extends DrawTool {
  protected abstract readonly kind: Choice<Kind>;
  protected abstract readonly way: Choice<'outline' | 'box' | 'brush'>;
  #painted: Id | null = null;
  #takes = false;

  get manner(): Manner {
    return this.way.value === 'outline' ? 'outline' : this.way.value === 'box' ? 'box' : 'stroke';
  }
  get options(): readonly ToolOption[] {
    const way = this.way.value;
    const more = way === 'outline' ? [lines.option] : way === 'brush' ? [radius.option(USUAL_RADIUS)] : [];
    return [this.kind.option, this.way.option, ...more];
  }

  override begin(press: Pointed, editing: Editing): void {
    const [only] = editing.selection;
    const chosen = editing.scenario?.terrain.find(({ id }) => id === only);
    const isSame = chosen?.kind === this.kind.value || press.alt;
    this.#painted = chosen && 'outline' in chosen && isSame ? chosen.id : null;
    this.#takes = press.alt;
    super.begin(press, editing);
  }

  protected preview(scenario: Scenario, points: readonly Point[]): Scenario | null {
    if (this.way.value !== 'brush') {
      const outline = this.#outline(points);
      return outline && withArea(scenario, this.kind.value, outline);
    }
    const painted = scenario.terrain.find(({ id }) => id === this.#painted);
    if (!painted || !('outline' in painted)) {
      const outline = paintedBy(this.#stroke(points));
      return outline && withArea(scenario, this.kind.value, outline);
    }
    const parts = brushed(painted.outline, this.#stroke(points));
    if ('refused' in parts) return null;
    const [main] = parts;
    const terrain = scenario.terrain.map((one): Feature =>
      one === painted && main ? { ...painted, outline: main } : one,
    );
    const begun: Scenario = { ...scenario, terrain };
    return parts.slice(1).reduce((now, outline) => withArea(now, this.kind.value, outline), begun);
  }

  protected change(draft: Draft, points: readonly Point[]): Change | Refused {
    if (this.way.value === 'brush' && this.#painted !== null) return brush(draft, this.#painted, this.#stroke(points));
    if (this.#takes) return { refused: 'Select the area that the brush is to take from.' };
    const outline = this.way.value === 'brush' ? paintedBy(this.#stroke(points)) : this.#outline(points);
    return outline ? addArea(draft, this.kind.value, outline) : { refused: 'An area needs three nodes at least.' };
  }

  #outline(points: readonly Point[]): Outline | null {
    if (this.way.value === 'box') return points.length > 1 ? rectangleBetween(points) : null;
    return points.length > 2 ? freeOutline(points, lines.value) : null;
  }
  #stroke(points: readonly Point[]): Stroke {
    return { points, radius: radius.or(USUAL_RADIUS), does: this.#takes ? 'subtract' : 'add' };
  }
}

/** A new area of what the brush has passed over. */
function paintedBy(stroke: Stroke): Outline | null {
  const [at] = stroke.points;
  if (!at) return null;
  const dab: Outline = { shape: 'ellipse', at, radii: [stroke.radius, stroke.radius], turn: 0 };
  const parts = stroke.points.length > 1 ? brushed(dab, { ...stroke, does: 'add' }) : [dab];
  return 'refused' in parts ? dab : (parts[0] ?? dab);
}
