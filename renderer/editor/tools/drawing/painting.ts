import { brush, brushed, GrowingStroke, type BrushStroke } from '../../../../editing/brush';
import type { Change } from '../../../../editing/change';
import type { Draft, Refused } from '../../../../editing/draft';
import type { Point } from '../../../../engine/geometry';
import type { Feature, Id, Outline, Scenario } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { Pointed, ToolOption } from '../tool';
import { Amount } from './choices.svelte';

const radius = new Amount('brush radius', 'Brush', { unit: 'cm', least: 1, most: 60, step: 1 });
const USUAL_RADIUS = 6;

/** The brush of a tool: it adds to an area of the kind that is selected, with Alt takes from any, and else paints a new one. */
export class BrushPainting {
  #painted: Id | null = null;
  #takes = false;
  #growing: GrowingStroke | null = null;

  get option(): ToolOption {
    return radius.option(USUAL_RADIUS);
  }

  /** The stroke changes an area that is there. */
  get isUpon(): boolean {
    return this.#painted !== null;
  }

  /** A stroke begins; false where what it would change is locked, which is told. */
  begin({ alt }: Pointed, editing: Editing, kind: Feature['kind']): boolean {
    const { selection, scenario } = editing;
    const chosen = scenario?.terrain.find(({ id }) => id === selection[0]);
    const isMeant = chosen?.kind === kind || alt;
    this.#painted = chosen && 'outline' in chosen && isMeant ? chosen.id : null;
    this.#takes = alt;
    this.#growing = null;
    const held = this.#painted === null ? null : (editing.marks?.whyHeld([this.#painted]) ?? null);
    if (held !== null) editing.refusal = { sentence: held };
    return held === null;
  }

  /** With what the stroke makes of it; `added` puts a new area into a scenario. */
  preview(
    scenario: Scenario,
    points: readonly Point[],
    added: (scenario: Scenario, outline: Outline) => Scenario,
  ): Scenario | null {
    const painted = scenario.terrain.find(({ id }) => id === this.#painted);
    if (!painted || !('outline' in painted)) {
      const [at] = points;
      const parts = this.#takes || !at ? [] : this.#grown(dabAt(at, radius.or(USUAL_RADIUS)), points);
      const [outline] = 'refused' in parts ? [] : parts;
      return outline ? added(scenario, outline) : null;
    }
    const parts = this.#grown(painted.outline, points);
    if ('refused' in parts) return null;
    const [main] = parts;
    const terrain = scenario.terrain.map((one): Feature =>
      one === painted && main ? { ...painted, outline: main } : one,
    );
    return parts.slice(1).reduce(added, { ...scenario, terrain });
  }

  /** What it comes to; `add` makes a new area. */
  change(draft: Draft, points: readonly Point[], add: (outline: Outline) => Change | Refused): Change | Refused {
    if (this.#painted !== null) return brush(draft, this.#painted, this.#stroke(points));
    if (this.#takes) return { refused: 'Select the area that the brush is to take from.' };
    const outline = paintedBy(this.#stroke(points));
    return outline ? add(outline) : { refused: 'Nothing was painted.' };
  }

  /** The stroke so far, worked out frame by frame. */
  #grown(outline: Outline, points: readonly Point[]): readonly Outline[] | Refused {
    const stroke = this.#stroke(points);
    this.#growing ??= new GrowingStroke(outline, stroke.radius, stroke.does);
    return this.#growing.along(points);
  }

  #stroke(points: readonly Point[]): BrushStroke {
    return { points, radius: radius.or(USUAL_RADIUS), does: this.#takes ? 'subtract' : 'add' };
  }
}

/** A new area of what the brush has passed over. */
function paintedBy(stroke: BrushStroke): Outline | null {
  const [at] = stroke.points;
  if (!at) return null;
  const dab = dabAt(at, stroke.radius);
  const parts = stroke.points.length > 1 ? brushed(dab, { ...stroke, does: 'add' }) : [dab];
  return 'refused' in parts ? dab : (parts[0] ?? dab);
}

const dabAt = (at: Point, wide: number): Outline => ({ shape: 'ellipse', at, radii: [wide, wide], turn: 0 });
