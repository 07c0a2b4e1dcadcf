import { distance, type Point } from '../../../../engine/geometry';
import type { Id } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { OnTable } from '../../on-table.svelte';
import type { EditorTool, OverlayShape, Pointed, ToolHint } from '../tool';
import { BoxGesture } from './box.svelte';
import { DragGesture } from './drag.svelte';
import type { Gesture } from './gesture';
import { TurnGesture } from './turn.svelte';
import { turnHandle } from './turn-handle';

/** A press that moves less than this is a click; a handle is taken from as near, px. */
const STILL = 4;
const HANDLE = 9;

const AT_REST: readonly ToolHint[] = [
  { chords: ['drag'], does: 'move' },
  { chords: ['Alt'], does: 'copy' },
  { chords: ['Ctrl'], does: 'no snap' },
  { chords: ['q', 'e'], does: 'turn' },
  { chords: ['f'], does: 'frame' },
];

/** The tool at rest: selects, moves, copies and turns what lies on the table. */
export class SelectTool implements EditorTool {
  readonly id = 'select';
  readonly title = 'Select';
  readonly key = 'v';
  readonly icon = 'mouse-pointer-2';
  readonly hints = AT_REST;
  #gesture = $state.raw<Gesture | null>(null);
  #pressed: { readonly at: Point; readonly id: Id | null; readonly wasChosen: boolean } | null = null;
  #hovered = $state<'thing' | 'handle' | null>(null);
  readonly note: string | null = $derived(this.#gesture?.note ?? null);
  readonly overlay: readonly OverlayShape[] = $derived(this.#gesture?.overlay ?? []);
  readonly cursor: string = $derived(
    this.#gesture ? 'grabbing' : this.#hovered === 'handle' ? 'grab' : this.#hovered ? 'pointer' : 'default',
  );

  constructor(readonly table: OnTable) {}

  begin(press: Pointed, editing: Editing): void {
    const handle = this.#handle(press);
    if (handle) {
      this.#gesture = new TurnGesture(handle.about, handle.heading, editing);
      return;
    }
    const [id = null] = press.things;
    const wasChosen = id !== null && this.table.chosen.some((shape) => shape.id === id);
    this.#pressed = { at: press.at, id, wasChosen };
    if (id !== null && press.shift) editing.toggle([id]);
    else if (id !== null && !wasChosen) editing.select([id]);
    else if (id === null && !press.shift) editing.select([]);
  }

  move(to: Pointed, editing: Editing): void {
    const pressed = this.#pressed;
    if (pressed && !this.#gesture && distance(pressed.at, to.at) > STILL * to.pixel) {
      const drags = pressed.id !== null && this.table.chosen.some(({ id }) => id === pressed.id);
      this.#gesture = drags
        ? new DragGesture(pressed.at, editing, this.table)
        : new BoxGesture(pressed.at, to.shift, editing, this.table);
    }
    this.#gesture?.move(to);
    if (!pressed && !this.#gesture) this.#hovered = this.#handle(to) ? 'handle' : to.things.length > 0 ? 'thing' : null;
  }

  end(at: Pointed, editing: Editing): void {
    const [gesture, pressed] = [this.#gesture, this.#pressed];
    this.#gesture = null;
    this.#pressed = null;
    if (gesture) gesture.end(at);
    else if (pressed?.wasChosen && !at.shift) editing.select([this.#deeper(at, editing) ?? pressed.id ?? '']);
  }

  /** The whole that a part belongs to: a unit's brigade, a block's village. */
  doubled({ things }: Pointed, editing: Editing): void {
    const shape = this.table.shapes.find(({ id }) => id === things[0]);
    if (shape) editing.select([shape.whole]);
  }

  cancel(editing: Editing): boolean {
    const [gesture, had] = [this.#gesture, editing.selection.length > 0];
    this.#gesture = null;
    this.#pressed = null;
    editing.preview = null;
    if (!gesture) editing.select([]);
    return gesture !== null || had;
  }

  /** What is alone selected already gives way to what lies below it. */
  #deeper({ things }: Pointed, { selection }: Editing): Id | null {
    const [only, ...others] = selection;
    if (only === undefined || others.length > 0 || !things.includes(only)) return null;
    return things[(things.indexOf(only) + 1) % things.length] ?? null;
  }

  #handle({ at, pixel }: Pointed): ReturnType<typeof turnHandle> {
    const handle = turnHandle(this.table.chosen, this.table.boxes, pixel);
    return handle && distance(handle.at, at) <= HANDLE * pixel ? handle : null;
  }
}
