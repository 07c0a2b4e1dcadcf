import { setFormation } from '../../../../editing/troops';
import { linesOf, nodesOf, reshape, withNewNode, withoutNode, type NodeOf } from '../../../../editing/nodes';
import { distance, distanceToPolyline, type Point } from '../../../../engine/geometry';
import type { Id } from '../../../../engine/scenario';
import { isHeld } from '../../commands/selecting';
import type { Editing } from '../../editing.svelte';
import type { OnTable, SeenName } from '../../on-table.svelte';
import type { EditorTool, OverlayShape, Pointed, ToolHint, ToolKey } from '../tool';
import { BoxGesture } from './box.svelte';
import { DragGesture } from './drag.svelte';
import { formationHandle, type FormationHandle } from './formation-handle';
import type { HeldGesture } from './gesture';
import { NameGesture } from './name.svelte';
import { NodeGesture } from './node.svelte';
import { cursorOf, scaleHandleAt, scaleMarks, type ScaleHandle } from './scale-handles';
import { ScaleGesture } from './scale.svelte';
import { TurnGesture } from './turn.svelte';
import { turnHandle } from './turn-handle';

/** A press that moves less than this is a click; a handle is taken from as near, px. */
const STILL = 4;
const HANDLE = 9;
/** Clicks that follow sooner make a double click. */
const DOUBLE_MS = 500;

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
  #gesture = $state.raw<HeldGesture | null>(null);
  #pressed: { readonly at: Point; readonly id: Id | null; readonly wasChosen: boolean } | null = null;
  #hovered = $state<'thing' | 'handle' | 'node' | 'formation' | null>(null);
  /** The node that Delete takes out. */
  #node = $state.raw<NodeOf | null>(null);
  /** Cm of the table to a px of the screen, as the pointer saw it last. */
  #pixel = $state(0.1);
  #scaling = $state.raw<ScaleHandle | null>(null);
  readonly #formation: FormationHandle | null = $derived.by(() => {
    const { table } = this;
    return table.shown && !this.#gesture ? formationHandle(table.shown, table.movable, table.boxes, this.#pixel) : null;
  });
  readonly note: string | null = $derived(
    this.#gesture?.note ?? (this.#hovered === 'formation' ? `Click: ${this.#formation?.next ?? ''}` : null),
  );
  readonly overlay: readonly OverlayShape[] = $derived.by(() => [
    ...(this.#formation ? [{ kind: 'handle', at: this.#formation.at, round: false, tone: 'chosen' } as const] : []),
    ...(this.#gesture && !(this.#gesture instanceof ScaleGesture) ? [] : scaleMarks(this.table.movable, this.#pixel)),
    ...this.#nodeMarks(),
    ...(this.#gesture?.overlay ?? []),
  ]);
  readonly cursor: string = $derived(
    this.#gesture
      ? 'grabbing'
      : this.#scaling
        ? cursorOf(this.#scaling)
        : this.#hovered === 'node'
          ? 'move'
          : this.#hovered === 'handle'
            ? 'grab'
            : this.#hovered
              ? 'pointer'
              : 'default',
  );

  readonly keys: readonly ToolKey[] = $derived(
    this.#node && this.#alone() === this.#node.id
      ? [{ chords: ['Delete', 'Backspace'], does: 'Take the node out', run: (editing) => this.#removeNode(editing) }]
      : [],
  );
  #clickedAt = 0;

  constructor(readonly table: OnTable) {}

  begin(press: Pointed, editing: Editing): void {
    const handle = this.#handle(press);
    if (handle) {
      this.#gesture = new TurnGesture(handle.about, handle.heading, editing, this.table);
      return;
    }
    const formation = this.#formationAt(press);
    if (formation) {
      editing.attempt((draft) => setFormation(draft, [formation.unit], formation.next));
      return;
    }
    const node = this.#nodeAt(press);
    const { scenario } = editing;
    this.#node = node?.is === 'node' ? node : null;
    if (node && scenario) {
      this.#gesture = new NodeGesture(node, editing, this.table, scenario);
      return;
    }
    const scaling = scaleHandleAt(this.table.movable, press.at, HANDLE * press.pixel, press.pixel);
    if (scaling) {
      this.#gesture = new ScaleGesture(scaling.handle, scaling.bounds, press.at, editing, this.table);
      return;
    }
    const seen = this.#nameAt(press);
    if (seen && press.shift) {
      editing.toggle(this.table.withGroup(seen.name.id));
      return;
    }
    if (seen) {
      editing.select(this.table.withGroup(seen.name.id));
      this.#gesture = new NameGesture(seen, press, editing, this.table);
      return;
    }
    const [id = null] = press.things;
    const wasChosen = id !== null && this.table.chosen.some((shape) => shape.id === id);
    this.#pressed = { at: press.at, id, wasChosen };
    if (id !== null && press.shift) editing.toggle(this.table.withGroup(id));
    else if (id !== null && !wasChosen) editing.select(this.table.withGroup(id));
    else if (id === null && !press.shift) editing.select([]);
  }

  move(to: Pointed, editing: Editing): void {
    const pressed = this.#pressed;
    if (pressed && !this.#gesture && distance(pressed.at, to.at) > STILL * to.pixel) {
      const drags = pressed.id !== null && this.table.chosen.some(({ id }) => id === pressed.id);
      if (drags && isHeld(editing, this.table)) {
        this.#pressed = null;
        return;
      }
      this.#gesture = drags
        ? new DragGesture(pressed.at, editing, this.table)
        : new BoxGesture(pressed.at, to.shift, editing, this.table);
    }
    this.#gesture?.move(to);
    this.#pixel = to.pixel;
    if (pressed || this.#gesture) return;
    this.#hovered = this.#under(to);
    this.#scaling =
      this.#hovered === 'handle' || this.#hovered === 'node'
        ? null
        : (scaleHandleAt(this.table.movable, to.at, HANDLE * to.pixel, to.pixel)?.handle ?? null);
  }

  end(at: Pointed, editing: Editing): void {
    const [gesture, pressed] = [this.#gesture, this.#pressed];
    this.#gesture = null;
    this.#pressed = null;
    if (gesture) gesture.end(at);
    else if (pressed) this.#clicked(pressed, at, editing);
  }

  /** On the line of what is selected a new node; else the whole that a part belongs to: a unit's brigade, a block's village. */
  doubled(press: Pointed, editing: Editing): void {
    const { things } = press;
    if (this.#addsNode(press, editing)) return;
    const shape = this.table.shapes.find(({ id }) => id === things[0]);
    if (shape) editing.select([shape.whole]);
  }

  /** Takes out the node that was taken hold of last. */
  #removeNode(editing: Editing): void {
    const node = this.#node;
    this.#node = null;
    if (!node) return;
    editing.attempt((draft) => {
      const after = withoutNode(draft.scenario, node);
      return 'refused' in after ? after : reshape(draft, after, 'Take a node out of', node.id);
    });
  }

  cancel(editing: Editing): boolean {
    this.#node = null;
    const [gesture, had] = [this.#gesture, editing.selection.length > 0];
    this.#gesture = null;
    this.#pressed = null;
    editing.preview = null;
    this.table.movingName = null;
    if (!gesture) editing.select([]);
    return gesture !== null || had;
  }

  /** The line of what alone is selected gets a node where it is clicked twice. */
  #addsNode({ at, pixel, things }: Pointed, editing: Editing): boolean {
    const { scenario } = editing;
    const id = this.#alone();
    if (id === null || !scenario || things[0] !== id) return false;
    const [line, ...contours] = linesOf(scenario, id);
    const shape = this.table.chosen[0];
    const isOnLine =
      shape &&
      distanceToPolyline(at, shape.closed ? [...shape.line, ...shape.line.slice(0, 1)] : shape.line) <= HANDLE * pixel;
    if (!line || contours.length > 0 || !isOnLine) return false;
    const added = withNewNode(scenario, line, at);
    return added !== null && editing.attempt((draft) => reshape(draft, added.scenario, 'Add a node to', id));
  }

  #under(to: Pointed): 'thing' | 'handle' | 'node' | 'formation' | null {
    if (this.#handle(to)) return 'handle';
    if (this.#formationAt(to)) return 'formation';
    if (this.#nodeAt(to)) return 'node';
    return to.things.length > 0 || this.#nameAt(to) ? 'thing' : null;
  }

  /** What alone is selected, and not locked; null when nothing is, or several things are. */
  #alone(): Id | null {
    const [only, ...others] = this.table.movable;
    return only && others.length === 0 ? only.id : null;
  }

  #nodes(): readonly NodeOf[] {
    const id = this.#alone();
    const { shown } = this.table;
    return id === null || !shown ? [] : nodesOf(shown, id);
  }

  #nodeAt({ at, pixel }: Pointed): NodeOf | null {
    return this.#nodes().find((node) => distance(node.at, at) <= HANDLE * pixel) ?? null;
  }

  #nodeMarks(): readonly OverlayShape[] {
    return this.#nodes().map(({ at, is }) => ({ kind: 'handle', at, round: is === 'node', tone: 'chosen' }));
  }

  /** A second click in the same place goes deeper; one that follows at once is half of a double click and changes nothing. */
  #clicked({ id, wasChosen }: { id: Id | null; wasChosen: boolean }, at: Pointed, editing: Editing): void {
    const isDouble = Date.now() - this.#clickedAt < DOUBLE_MS;
    this.#clickedAt = Date.now();
    if (id !== null && wasChosen && !at.shift && !isDouble) editing.select([this.#deeper(at, editing) ?? id]);
  }

  /** What is alone selected already gives way to what lies below it. */
  #deeper({ things }: Pointed, { selection }: Editing): Id | null {
    const [only, ...others] = selection;
    if (only === undefined || others.length > 0 || !things.includes(only)) return null;
    return things[(things.indexOf(only) + 1) % things.length] ?? null;
  }

  /** The name under the pointer, where no troops stand upon it. */
  #nameAt({ at, things: [top] }: Pointed): SeenName | null {
    const isCovered = this.table.shapes.some(
      ({ id, layer }) => id === top && (layer === 'units' || layer === 'leaders'),
    );
    return isCovered ? null : this.table.nameAt(at);
  }

  #formationAt({ at, pixel }: Pointed): FormationHandle | null {
    return this.#formation && distance(this.#formation.at, at) <= HANDLE * pixel ? this.#formation : null;
  }

  #handle({ at, pixel }: Pointed): ReturnType<typeof turnHandle> {
    const handle = turnHandle(this.table.movable, this.table.boxes, pixel);
    return handle && distance(handle.at, at) <= HANDLE * pixel ? handle : null;
  }
}
