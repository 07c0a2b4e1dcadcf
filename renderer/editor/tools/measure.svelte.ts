import { CENTIMETRES, measuredInWords } from '../../../engine/battle/lengths';
import { distance, headingOf, minus, turnBetween, type Point } from '../../../engine/geometry';
import type { Editing } from '../editing.svelte';
import type { EditorTool, OverlayShape, Pointed, ToolHint } from './tool';

/** Measures how far it is and in which heading; with Shift a second leg from there, and the angle between them. */
export class MeasureTool implements EditorTool {
  readonly id = 'measure';
  readonly title = 'Measure';
  readonly key = 'm';
  readonly icon = 'ruler';
  readonly cursor = 'crosshair';
  readonly hints: readonly ToolHint[] = [
    { chords: ['drag'], does: 'measure' },
    { chords: ['Shift+drag'], does: 'a second leg, with the angle' },
  ];
  #points = $state.raw<readonly Point[]>([]);
  #words = $state<string | null>(null);
  #isDown = false;
  readonly note: string | null = $derived(this.#words);
  readonly overlay: readonly OverlayShape[] = $derived(
    this.#points.length < 2
      ? []
      : [
          { kind: 'line', points: this.#points, tone: 'draft' },
          ...this.#points.map((at): OverlayShape => ({ kind: 'handle', at, round: true, tone: 'draft' })),
        ],
  );

  begin({ at, shift }: Pointed): void {
    this.#isDown = true;
    const [from, pivot] = this.#points;
    this.#points = shift && from && pivot ? [from, pivot, at] : [at];
  }

  move({ at }: Pointed, editing: Editing): void {
    if (!this.#isDown) return;
    const [first, pivot] = this.#points;
    if (!first) return;
    this.#points = this.#points.length === 3 && pivot ? [first, pivot, at] : [first, at];
    this.#words = told(this.#points, editing);
  }

  end(): void {
    this.#isDown = false;
  }

  cancel(): boolean {
    const had = this.#points.length > 0;
    this.#isDown = false;
    this.#points = [];
    this.#words = null;
    return had;
  }
}

function told(points: readonly Point[], editing: Editing): string {
  const lengths = editing.reading?.play?.vocabulary.lengths ?? CENTIMETRES;
  const [first, second, third] = points;
  if (!first || !second) return '';
  const from = third ? second : first;
  const to = third ?? second;
  const heading = Math.round(headingOf(minus(to, from))) % 360;
  const leg = `${measuredInWords(distance(from, to), lengths)}, heading ${heading}°`;
  if (!third) return leg;
  const angle = Math.abs(turnBetween(minus(first, second), minus(third, second)));
  return `${leg} · ${Math.round(angle)}° between the legs`;
}
