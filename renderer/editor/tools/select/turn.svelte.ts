import { transform, transformed } from '../../../../editing/transform';
import { snapHeading } from '../../../../editing/snapping';
import { inWords, nameOf } from '../../../../editing/things';
import { facingOf, headingOf, minus, turnBetween, type Point } from '../../../../engine/geometry';
import type { Id } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { OnTable } from '../../on-table.svelte';
import type { OverlayShape, Pointed } from '../tool';
import type { HeldGesture } from './gesture';

/** With Shift it turns by steps of so many degrees. */
const STEP = 15;
/** It snaps to a heading that is no farther off than this, degrees. */
const SNAPS = 2;
const round = (degrees: number, grain: number): number => Math.round(degrees / grain) * grain;

/** Turns what is selected about its middle by the round handle: whole degrees, with Ctrl any. */
export class TurnGesture implements HeldGesture {
  note = $state<string | null>(null);
  overlay = $state.raw<readonly OverlayShape[]>([]);
  readonly #ids: readonly Id[];
  #degrees = 0;

  /** `from` is where the handle looks to: a unit's heading, else north. */
  constructor(
    readonly about: Point,
    readonly from: number,
    readonly editing: Editing,
    readonly table: OnTable,
  ) {
    this.#ids = editing.selection;
  }

  move({ at, shift, ctrl }: Pointed): void {
    const { scenario } = this.editing;
    if (!scenario) return;
    const heading = this.from + turnBetween(facingOf(this.from), minus(at, this.about));
    const grain = shift ? STEP : ctrl ? 0.1 : 1;
    const { heading: to, reason } =
      ctrl || shift ? { heading: round(heading, grain), reason: null } : this.#snapped(heading);
    this.#degrees = to - this.from;
    const { about } = this;
    this.editing.preview = transformed(scenario, this.#ids, { do: 'rotate', about, degrees: this.#degrees });
    this.overlay = [{ kind: 'line', points: [about, at], tone: 'guide' }];
    const told = Math.round((((to % 360) + 360) % 360) * 10) / 10;
    this.note = [`${inWords(scenario, this.#ids)} ${told}°`, ...(reason === null ? [] : [reason])].join(' · ');
  }

  /** It snaps to round headings, and to those of the other units. */
  #snapped(heading: number): ReturnType<typeof snapHeading> {
    const { scenario } = this.editing;
    const own = this.table.chosen.map(({ id }) => id);
    const others = [...this.table.boxes].flatMap(([id, { pose }]) =>
      own.includes(id)
        ? []
        : [{ heading: headingOf({ x: pose.hx, y: pose.hy }), name: (scenario && nameOf(scenario, id)) ?? '' }],
    );
    const found = snapHeading(heading, { step: STEP, within: SNAPS, others });
    return found.reason === null && found.heading === heading ? { heading: round(heading, 1), reason: null } : found;
  }

  end(): void {
    const { about } = this;
    if (this.#degrees === 0) this.editing.preview = null;
    else this.editing.attempt((draft) => transform(draft, this.#ids, { do: 'rotate', about, degrees: this.#degrees }));
  }
}
