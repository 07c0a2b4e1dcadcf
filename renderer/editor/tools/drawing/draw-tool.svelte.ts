import type { Change } from '../../../../editing/change';
import type { Draft, Refused } from '../../../../editing/draft';
import { snapPoint, type Snapped } from '../../../../editing/snapping';
import { CENTIMETRES, measuredInWords } from '../../../../engine/battle/lengths';
import { distance, type Point } from '../../../../engine/geometry';
import type { Scenario } from '../../../../engine/scenario';
import type { IconName } from '../../../ui/icons';
import { selectNew } from '../../commands/selecting';
import type { Editing } from '../../editing.svelte';
import type { EditorTool, OverlayShape, Pointed, ToolHint, ToolKey, ToolOption } from '../tool';
import { gridNow } from './choices.svelte';

/**
 * How something is drawn: an outline or a course node by node, a box or a stroke with the button held, or one place, where
 * the drag gives the direction.
 */
export type Manner = 'outline' | 'course' | 'box' | 'stroke' | 'place';

/** Points are drawn from so many px, and two clicks within as many are one place. */
const REACH = 10;
/** What is shorter than this is no stretch to be told of, cm. */
const NO_STRETCH = 0.05;

const BY_NODES: readonly ToolHint[] = [
  { chords: ['click'], does: 'node' },
  { chords: ['Backspace'], does: 'take back' },
  { chords: ['Enter'], does: 'end' },
  { chords: ['Ctrl'], does: 'no snap' },
];
const BY_DRAG: readonly ToolHint[] = [
  { chords: ['drag'], does: 'draw' },
  { chords: ['Ctrl'], does: 'no snap' },
  { chords: ['Escape'], does: 'give up' },
];
const BY_CLICK: readonly ToolHint[] = [
  { chords: ['click'], does: 'put down' },
  { chords: ['Ctrl'], does: 'no snap' },
];
const BY_BRUSH: readonly ToolHint[] = [
  { chords: ['drag'], does: 'paint, and add to what is selected' },
  { chords: ['Alt'], does: 'take from it' },
  { chords: ['Escape'], does: 'give up' },
];

/** What all tools that draw have in common: points, what they snap to, the way back, the preview. */
export abstract class DrawTool implements EditorTool {
  abstract readonly id: string;
  abstract readonly title: string;
  abstract readonly key: string;
  abstract readonly icon: IconName;
  readonly cursor = 'crosshair';
  points = $state.raw<readonly Point[]>([]);
  #tip = $state.raw<Snapped | null>(null);
  #held = $state(false);
  /** Where the button went down that set the last node. */
  #pressed: Point | null = null;
  protected lengths = $state.raw(CENTIMETRES);

  abstract get manner(): Manner;
  /** Where the pointer is, as far as it was drawn to something. */
  protected get tip(): Point | null {
    return this.#tip?.at ?? null;
  }
  /** What it makes is nothing without words of its own. */
  protected readonly isNamedAtOnce: boolean = false;
  /** What is selected is worked on, and stays so whatever falls off it. */
  protected get worksOn(): boolean {
    return false;
  }
  /** The options of what it makes; the grid is added to them. */
  abstract get options(): readonly ToolOption[];
  /** The scenario with what is being drawn; null where there is nothing to see yet. */
  protected abstract preview(scenario: Scenario, points: readonly Point[]): Scenario | null;
  /** The change it comes to. */
  protected abstract change(draft: Draft, points: readonly Point[], editing: Editing): Change | Refused;
  /** What there is to say besides what snaps and how long it is. */
  protected says(): string | null {
    return null;
  }
  get hints(): readonly ToolHint[] {
    if (this.manner === 'stroke') return BY_BRUSH;
    if (this.manner === 'place') return BY_CLICK;
    return this.isByNodes ? BY_NODES : BY_DRAG;
  }
  get isByNodes(): boolean {
    return this.manner === 'outline' || this.manner === 'course';
  }
  /** While something is drawn, the way back is one node and not what is selected. */
  get keys(): readonly ToolKey[] {
    if (this.points.length === 0) return [];
    return [
      { chords: ['Backspace'], does: 'Take the last node back', run: (editing) => this.#takeBack(editing) },
      { chords: ['Enter'], does: 'End the line', run: (editing) => this.#finish(editing) },
    ];
  }
  get note(): string | null {
    const [from, to] = [this.points.at(-1), this.#tip?.at];
    const stretch = this.isByNodes && from && to ? distance(from, to) : 0;
    const long = stretch > NO_STRETCH ? measuredInWords(stretch, this.lengths) : null;
    const words = [this.says(), long, this.#tip?.reason].filter((one) => one !== null && one !== undefined);
    return words.length === 0 ? null : words.join(' · ');
  }
  get overlay(): readonly OverlayShape[] {
    const tip = this.#tip;
    const guides = (tip?.guides ?? []).map(
      ({ from, to }) => ({ kind: 'line', points: [from, to], tone: 'guide' }) as const,
    );
    if (!this.isByNodes) return guides;
    const nodes = this.points.map((at, index) => ({ kind: 'handle', at, round: index === 0, tone: 'draft' }) as const);
    const line = [...this.points, ...(tip ? [tip.at] : [])];
    return [
      ...guides,
      ...(this.points.length > 0 ? [{ kind: 'line', points: line, tone: 'draft' } as const] : []),
      ...nodes,
    ];
  }

  begin(press: Pointed, editing: Editing): void {
    const { at } = this.#snap(press, editing);
    if (!this.isByNodes) {
      this.#held = true;
      this.points = [at];
      this.#show(editing);
      return;
    }
    const [first] = this.points;
    const last = this.points.at(-1);
    const isClosing =
      this.manner === 'outline' && first && this.points.length > 2 && distance(first, at) < REACH * press.pixel;
    if (isClosing) this.#finish(editing);
    else if (!last || distance(last, at) > 0.2 * REACH * press.pixel) {
      this.points = [...this.points, at];
      this.#pressed = press.at;
    }
  }

  move(to: Pointed, editing: Editing): void {
    const { at } = this.#snap(to, editing);
    if (this.#held && this.manner === 'stroke') {
      const last = this.points.at(-1);
      if (!last || distance(last, at) > 3 * to.pixel) this.points = [...this.points, at];
    } else if (this.#held) this.points = [...this.points.slice(0, 1), at];
    this.#show(editing);
  }

  end(at: Pointed, editing: Editing): void {
    if (this.isByNodes) return this.#endStretch(at, editing);
    if (!this.#held) return;
    this.#held = false;
    const [from, to] = this.points;
    const isClick = this.manner === 'box' && (!from || !to || distance(from, to) < REACH * at.pixel);
    if (isClick) this.cancel(editing);
    else this.#finish(editing);
  }

  doubled(_: Pointed, editing: Editing): void {
    if (this.isByNodes && this.points.length > 0) this.#finish(editing);
  }

  /** Who drags from node to node means both ends of the stretch. */
  #endStretch(to: Pointed, editing: Editing): void {
    const from = this.#pressed;
    this.#pressed = null;
    if (from && this.points.length > 0 && distance(from, to.at) > REACH * to.pixel) this.begin(to, editing);
    this.#pressed = null;
  }

  ends(editing: Editing): boolean {
    if (!this.isByNodes || this.points.length === 0) return false;
    this.#finish(editing);
    return true;
  }

  cancel(editing: Editing): boolean {
    const was = this.points.length > 0;
    this.points = [];
    this.#held = false;
    this.#tip = null;
    editing.preview = null;
    return was;
  }

  #takeBack(editing: Editing): void {
    this.points = this.points.slice(0, -1);
    this.#show(editing);
  }

  #finish(editing: Editing): void {
    const { points } = this;
    this.cancel(editing);
    const make = (): boolean => editing.attempt((draft) => this.change(draft, points, editing));
    const isMade = this.worksOn ? make() : selectNew(editing, make);
    if (isMade && this.isNamedAtOnce) editing.asksName = true;
  }

  #show(editing: Editing): void {
    const { scenario } = editing;
    this.lengths = editing.reading?.play?.vocabulary.lengths ?? CENTIMETRES;
    const tip = this.#tip?.at;
    const points =
      this.isByNodes && tip
        ? [...this.points, tip]
        : this.manner === 'place' && !this.#held && tip
          ? [tip]
          : this.points;
    editing.preview = scenario && points.length > 0 ? this.preview(scenario, points) : null;
  }

  #snap(to: Pointed, editing: Editing): Snapped {
    const { at } = to;
    const round: Point = { x: Math.round(at.x * 10) / 10, y: Math.round(at.y * 10) / 10 };
    const tip = this.drawn({ ...to, at: round }, editing) ?? { at: round, heading: null, guides: [], reason: null };
    this.#tip = tip;
    return tip;
  }

  /** What the pointer snaps to, null for nothing; with Ctrl it snaps to nothing. */
  protected drawn({ at, pixel, ctrl }: Pointed, { scenario }: Editing): Snapped | null {
    const [first] = this.points;
    const reach = REACH * pixel;
    if (!scenario || ctrl || this.manner === 'stroke') return null;
    if (this.manner === 'outline' && first && this.points.length > 2 && distance(first, at) < reach)
      return { at: first, heading: null, guides: [], reason: 'closes the outline' };
    const how = { reach, grid: gridNow(), edges: true, roads: this.manner === 'course', nodes: true, units: false };
    const snapped = snapPoint(scenario, at, how);
    return snapped.reason === null ? null : snapped;
  }
}
