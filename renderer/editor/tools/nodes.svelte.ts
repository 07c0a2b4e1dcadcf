import { withContours } from '../../../editing/hills';
import {
  linesOf,
  nodesOf,
  reshape,
  withNewNode,
  withoutNode,
  withSmoothness,
  type LineOf,
  type NodeOf,
} from '../../../editing/nodes';
import { distance, distanceToPolyline, type Point } from '../../../engine/geometry';
import type { Id, Scenario } from '../../../engine/scenario';
import { flatCourse, flatOutline } from '../../../engine/terrain';
import type { Editing } from '../editing.svelte';
import type { OnTable } from '../on-table.svelte';
import { NodeGesture } from './select/node.svelte';
import type { EditorTool, OverlayShape, Pointed, ToolHint, ToolKey, ToolOption } from './tool';

/** A node is taken from so many px, a line from so many beside it. */
const NODE = 9;
const LINE = 6;
const MOST_CONTOURS = 6;

/** Reshapes what is selected: its nodes and handles, those of a hill's contours as well. */
export class NodeTool implements EditorTool {
  readonly id = 'nodes';
  readonly title = 'Nodes';
  readonly key = 'n';
  readonly icon = 'pencil';
  readonly hints: readonly ToolHint[] = [
    { chords: ['drag'], does: 'node' },
    { chords: ['click'], does: 'new node on a line' },
    { chords: ['Delete'], does: 'take out' },
    { chords: ['Ctrl'], does: 'no snap' },
  ];
  #active = $state.raw<Omit<NodeOf, 'at' | 'is'> | null>(null);
  #gesture = $state.raw<NodeGesture | null>(null);
  #isNear = $state(false);
  readonly note: string | null = $derived(this.#gesture?.note ?? null);
  readonly cursor: string = $derived(this.#gesture ? 'grabbing' : this.#isNear ? 'grab' : 'default');

  constructor(
    readonly editing: Editing,
    readonly table: OnTable,
  ) {}

  get #id(): Id | null {
    const [first = null] = this.editing.selection;
    return this.table.whyHeld() === null ? first : null;
  }
  get overlay(): readonly OverlayShape[] {
    const { shown } = this.editing;
    const id = this.#id;
    if (!shown || id === null) return [];
    const nodes = nodesOf(shown, id).map((node): OverlayShape => ({
      kind: 'handle',
      at: node.at,
      round: node.is === 'handle',
      tone: this.#active && isSame(node, this.#active) ? 'guide' : 'chosen',
    }));
    const contours = linesOf(shown, id).flatMap(({ contour, line }): readonly OverlayShape[] =>
      contour === null || line.is === 'course'
        ? []
        : [{ kind: 'line', points: flatOutline(line.outline), closed: true, tone: 'draft' }],
    );
    return [...contours, ...nodes, ...(this.#gesture?.overlay ?? [])];
  }
  get keys(): readonly ToolKey[] {
    const node = this.#active;
    if (!node) return [];
    return [
      { chords: ['Delete', 'Backspace'], does: 'Take the node out', run: (editing) => this.#takeOut(editing, node) },
    ];
  }
  get options(): readonly ToolOption[] {
    const { scenario } = this.editing;
    const id = this.#id;
    const [first] = scenario && id !== null ? linesOf(scenario, id) : [];
    if (!scenario || id === null || !first) return [];
    const { line } = first;
    const isSmooth = line.is === 'course' ? line.course.smooth : line.outline.shape === 'smooth';
    const isShape = line.is === 'outline' && !('points' in line.outline);
    const hill = scenario.terrain.find((one) => one.id === id && one.kind === 'hill');
    const lines: ToolOption = {
      kind: 'choice',
      label: 'Lines',
      speaks: true,
      value: isShape ? 'shape' : isSmooth ? 'smooth' : 'straight',
      of: [
        ...(isShape ? [{ value: 'shape', label: 'Shape' }] : []),
        { value: 'smooth', label: 'Smooth' },
        { value: 'straight', label: 'Straight' },
      ],
      choose: (value) => {
        if (value !== 'shape') this.#reshape(`Make ${value}`, withSmoothness(scenario, id, value === 'smooth'));
      },
    };
    if (hill?.kind !== 'hill') return [lines];
    const contours: ToolOption = {
      kind: 'number',
      label: 'Contours',
      unit: '',
      value: hill.contours.length,
      least: 0,
      most: MOST_CONTOURS,
      step: 1,
      change: (count) => this.#reshape('Set the contours of', withContours(scenario, id, count)),
    };
    return [lines, contours];
  }

  begin(press: Pointed, editing: Editing): void {
    const { scenario } = editing;
    if (!scenario) return;
    const node = this.#nodeAt(press, scenario);
    const line = node ? null : this.#lineAt(press, scenario);
    const made = line && withNewNode(scenario, line, press.at);
    if (node) this.#grab({ id: node.id, contour: node.contour, index: node.index }, scenario);
    else if (line && made) this.#grab({ ...line, index: made.index }, made.scenario);
    else {
      this.#active = null;
      editing.select(press.things.slice(0, 1));
    }
  }

  move(to: Pointed, { scenario }: Editing): void {
    if (this.#gesture) this.#gesture.move(to);
    else if (scenario) this.#isNear = this.#nodeAt(to, scenario) !== null || this.#lineAt(to, scenario) !== null;
  }

  end(): void {
    const gesture = this.#gesture;
    this.#gesture = null;
    gesture?.end();
  }

  cancel(editing: Editing): boolean {
    const was = this.#active !== null;
    this.#active = null;
    this.#gesture = null;
    editing.preview = null;
    return was;
  }

  /** `begun` is the scenario as the drag begins: with a new node it has one more than the file. */
  #grab(node: Omit<NodeOf, 'at' | 'is'>, begun: Scenario): void {
    this.#active = node;
    this.#gesture = new NodeGesture(node, this.editing, this.table, begun);
  }

  #takeOut(editing: Editing, node: Omit<NodeOf, 'at' | 'is'>): void {
    const left = editing.scenario && withoutNode(editing.scenario, node);
    if (!left) return;
    if ('refused' in left) editing.refusal = { sentence: left.refused };
    else {
      this.#active = null;
      this.#reshape('Take a node out of', left);
    }
  }

  #reshape(verb: string, after: Scenario): void {
    const id = this.#id;
    if (id !== null) this.editing.attempt((draft) => reshape(draft, after, verb, id));
  }

  #nodeAt({ at, pixel }: Pointed, scenario: Scenario): NodeOf | null {
    const id = this.#id;
    const near = id === null ? [] : nodesOf(scenario, id).filter((node) => distance(node.at, at) <= NODE * pixel);
    return near.toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0] ?? null;
  }

  #lineAt({ at, pixel }: Pointed, scenario: Scenario): LineOf | null {
    const id = this.#id;
    if (id === null) return null;
    const found = linesOf(scenario, id).find(({ line }) => {
      const points = line.is === 'course' ? flatCourse(line.course) : closed(flatOutline(line.outline));
      return distanceToPolyline(at, points) <= LINE * pixel;
    });
    return found ? { id, contour: found.contour } : null;
  }
}

const closed = (points: readonly Point[]): readonly Point[] => [...points, ...points.slice(0, 1)];
const isSame = (one: Omit<NodeOf, 'at' | 'is'>, other: Omit<NodeOf, 'at' | 'is'>): boolean =>
  one.id === other.id && one.contour === other.contour && one.index === other.index;
