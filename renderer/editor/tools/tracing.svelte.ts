import { pictureBy, withPicture } from '../../../editing/tracing';
import { minus, turnBetween, type Point } from '../../../engine/geometry';
import type { Picture } from '../../../engine/scenario';
import type { Editing } from '../editing.svelte';
import type { Tracing } from '../tracing';
import { between, toMillimetre } from './select/gesture';
import type { EditorTool, OverlayShape, Pointed, ToolHint, ToolOption } from './tool';

/** Moves and turns the picture to trace from, and takes the two places it is calibrated by. */
export class TracingTool implements EditorTool {
  readonly id = 'tracing';
  readonly title = 'Place the tracing picture';
  readonly key = 'Shift+i';
  readonly icon = 'image';
  readonly hints: readonly ToolHint[] = [
    { chords: ['drag'], does: 'move' },
    { chords: ['Alt'], does: 'turn' },
    { chords: ['i'], does: 'show or hide' },
  ];
  #held = $state.raw<{ readonly from: Point; readonly turns: boolean; readonly before: Picture } | null>(null);
  #after: Picture | null = null;
  #note = $state<string | null>(null);
  #tip = $state.raw<Point | null>(null);

  constructor(readonly tracing: Tracing) {}

  get note(): string | null {
    return this.tracing.picture ? this.#note : 'Click to take a picture to trace from';
  }
  get cursor(): string {
    return this.tracing.places ? 'crosshair' : this.#held ? 'grabbing' : 'grab';
  }
  get overlay(): readonly OverlayShape[] {
    const places = this.tracing.places ?? [];
    const line = places.length === 1 && this.#tip ? [...places, this.#tip] : places;
    return [
      ...(line.length > 1 ? [{ kind: 'line', points: line, tone: 'draft' } as const] : []),
      ...places.map((at): OverlayShape => ({ kind: 'handle', at, round: true, tone: 'draft' })),
    ];
  }
  get options(): readonly ToolOption[] {
    const { tracing } = this;
    const { picture, isLocked } = tracing;
    if (!picture || isLocked) return [];
    const place = (after: Picture, does: string): void => void tracing.place(after, does, true);
    return [
      {
        kind: 'choice',
        label: 'Picture',
        speaks: true,
        value: tracing.places ? 'calibrate' : 'move',
        of: [
          { value: 'move', label: 'Move' },
          { value: 'calibrate', label: 'Calibrate' },
        ],
        choose: (value) => (tracing.places = value === 'calibrate' ? [] : null),
      },
      {
        kind: 'number',
        label: 'Width',
        value: Math.round(picture.width * 10) / 10,
        unit: 'cm',
        least: 1,
        most: 5000,
        step: 1,
        change: (width) => place({ ...picture, width }, 'Resize the tracing picture'),
      },
      {
        kind: 'number',
        label: 'Turn',
        value: Math.round(picture.turn * 10) / 10,
        unit: '°',
        least: -180,
        most: 180,
        step: 1,
        change: (turn) => place(this.#turned(picture, turn - picture.turn), 'Turn the tracing picture'),
      },
    ];
  }

  begin({ at, alt }: Pointed, editing: Editing): void {
    const { tracing } = this;
    const { picture, places } = tracing;
    if (!picture) {
      tracing.isOpen = true;
      return;
    }
    if (tracing.isLocked) {
      editing.refusal = { sentence: 'The picture is locked where it lies. Unlock it under “Tracing”.' };
      return;
    }
    // A place is taken as the button goes up, so that the field for the distance keeps the focus.
    if (!places) this.#held = { from: at, turns: alt, before: picture };
  }

  move({ at }: Pointed, editing: Editing): void {
    this.#tip = at;
    const held = this.#held;
    const { scenario } = editing;
    if (!held || !scenario) return;
    const { before, from, turns } = held;
    if (turns) {
      const middle = this.#middle(before);
      const degrees = Math.round(turnBetween(minus(from, middle), minus(at, middle)) * 10) / 10;
      this.#after = this.#turned(before, degrees);
      this.#note = `Turned by ${degrees}°`;
    } else {
      const by = between(from, at);
      this.#after = { ...before, corner: toMillimetre({ x: before.corner.x + by.x, y: before.corner.y + by.y }) };
    }
    editing.preview = withPicture(scenario, this.#after);
  }

  end({ at }: Pointed, editing: Editing): void {
    const { places } = this.tracing;
    if (places) this.tracing.places = places.length === 1 ? [...places, at] : [at];
    const [held, after] = [this.#held, this.#after];
    this.#drop();
    if (held && after) this.tracing.place(after, held.turns ? 'Turn the tracing picture' : 'Move the tracing picture');
    else editing.preview = null;
  }

  cancel(editing: Editing): boolean {
    const { tracing } = this;
    const had = this.#held !== null || (tracing.places?.length ?? 0) > 0;
    this.#drop();
    editing.preview = null;
    tracing.places = had && tracing.places ? [] : null;
    return had;
  }

  #drop(): void {
    this.#held = null;
    this.#after = null;
    this.#note = null;
  }

  #turned(picture: Picture, degrees: number): Picture {
    return pictureBy(picture, { do: 'rotate', about: this.#middle(picture), degrees });
  }

  #middle({ corner, width, turn }: Picture): Point {
    const { loaded } = this.tracing;
    const depth = loaded ? (width * loaded.height) / loaded.width : width;
    const upright = { corner: { x: 0, y: 0 }, width, turn: 0, mirrored: false, file: '', opacity: 1 };
    const { corner: middle } = pictureBy(
      { ...upright, corner: { x: width / 2, y: depth / 2 } },
      { do: 'rotate', about: { x: 0, y: 0 }, degrees: turn },
    );
    return { x: corner.x + middle.x, y: corner.y + middle.y };
  }
}
