import type {
  ChokePoint,
  DeskBridge,
  EditorZones,
  Fault,
  HeldPlace,
  MarchTime,
  SeenEnemies,
  SeenGround,
} from '../../../electron/desk/api';
import { untrack } from 'svelte';
import type { Id } from '../../../engine/scenario';
import type { Point } from '../../../engine/geometry';
import type { Editing } from '../editing.svelte';
import { lookersOf, unitsChosen, watchersOf } from './chosen';
import { heldIn } from './held';
import { lyingZones, type LyingZone } from './lying-zones';
import type { AidId } from './kinds';
import { Latest } from './latest';

/** The text and what is held in it, as every question has them. */
interface Asked {
  readonly text: string;
  readonly file: string | null;
  readonly held: readonly HeldPlace[];
}
/** Squares of the sight of one, and of many, cm. */
const FINE = 2;
const COARSE = 4;

/** What a planner has asked to see over the table, live while things are dragged. Nothing of it is in the file. */
export class Aids {
  shown = $state.raw<readonly AidId[]>([]);
  /** A place of the table to look from, until somebody is selected; null: from what is selected. */
  eye = $state.raw<Point | null>(null);
  /** Where the pointer is, for whoever turns sight on. */
  pointed: Point | null = null;
  seen = $state.raw<SeenGround | null>(null);
  dead = $state.raw<SeenGround | null>(null);
  /** Why the table could not be looked over; null where it could. */
  fault = $state<string | null>(null);
  marches = $state.raw<readonly MarchTime[]>([]);
  chokes = $state.raw<readonly ChokePoint[]>([]);
  /** Which enemies the one unit that is selected sees; null of none, and where the book tells nothing. */
  enemies = $state.raw<(SeenEnemies & { readonly unit: Id }) | null>(null);
  #zones = $state.raw<EditorZones | null>(null);
  outOfCommand = $state.raw<readonly Id[]>([]);
  readonly isCommandKnown: boolean = $derived(this.#zones !== null && this.#zones.outOfCommand !== null);
  readonly #editing: Editing;
  readonly held: readonly HeldPlace[] = $derived.by(() => {
    const { scenario, preview } = this.#editing;
    return scenario ? heldIn(scenario, preview) : [];
  });
  readonly #ask: Questions;

  constructor(editing: Editing) {
    this.#editing = editing;
    this.#ask = questionsTo(editing.desk, this);
  }

  has(aid: AidId): boolean {
    return this.shown.includes(aid);
  }

  /** Shows an aid, or hides it. Sight that is asked for from another place goes there. */
  toggle(aid: AidId): void {
    const place = aid === 'sight' ? this.pointed : null;
    const goes = place !== null && (this.eye === null || Math.hypot(place.x - this.eye.x, place.y - this.eye.y) > 3);
    const isOn = this.has(aid) && !goes;
    if (aid === 'sight') this.eye = isOn ? null : place;
    const others = this.shown.filter((one) => one !== aid);
    this.shown = isOn ? others : [...others, aid];
  }

  hideAll(): boolean {
    const any = this.shown.length > 0;
    this.eye = null;
    this.shown = [];
    return any;
  }

  tellZones(zones: EditorZones, isHeld: boolean): void {
    this.outOfCommand = zones.outOfCommand?.units ?? [];
    // Where things are dragged to, their zones are carried along: the desk need not tell them anew.
    if (!isHeld) this.#zones = zones;
  }

  /** Where those stand that look. */
  readonly eyes: readonly Point[] = $derived.by(() => {
    const scenario = this.#editing.shown;
    if (this.eye) return [this.eye];
    return scenario ? lookersOf(scenario, this.#editing.selection) : [];
  });

  /** Zones as they lie now: those that were asked for, and those of what is being dragged. */
  readonly zones: readonly LyingZone[] = $derived.by(() => {
    const { shown: scenario, selection } = this.#editing;
    const pieces = this.#zones?.pieces ?? [];
    if (!scenario) return [];
    const asked = { fire: this.has('fields of fire'), command: this.has('command') };
    return lyingZones(scenario, pieces, { selection, held: this.held, ...asked });
  });

  /** Asks what is shown, as often as text, selection or what is dragged changes; to be called where effects live. */
  keepUp(): void {
    const asked = (): Asked => ({ text: this.#editing.text, file: this.#editing.file, held: this.held });
    $effect(() => {
      if (this.#editing.isSettled || this.held.length > 0) this.#ask.zones.ask(asked());
    });
    $effect(() => {
      const [unit, ...others] = this.#editing.selection;
      const isUnit = unit !== undefined && others.length === 0 && isUnitAt(this.#editing.fields[unit]);
      if (!isUnit || unit !== untrack(() => this.enemies)?.unit) this.enemies = null;
      if (isUnit && (this.#editing.isSettled || this.held.length > 0)) this.#ask.enemies.ask({ ...asked(), unit });
    });
    // Whoever is selected next is the one to look: a place that was pointed to is given up for him.
    let before: readonly Id[] = [];
    $effect(() => {
      const { selection } = this.#editing;
      const isOther = selection.some((id) => !before.includes(id));
      before = selection;
      const scenario = untrack(() => this.#editing.scenario);
      if (isOther && scenario && lookersOf(scenario, selection).length > 0) this.eye = null;
    });
    $effect(() => {
      if (!this.has('sight') || this.eyes.length === 0) return this.#clear('seen');
      this.#ask.sight.ask({ ...asked(), from: this.eyes.slice(0, 100), cell: this.eyes.length > 3 ? COARSE : FINE });
    });
    $effect(() => {
      const scenario = this.#editing.shown;
      const from = this.has('dead ground') && scenario ? watchersOf(scenario, this.#editing.selection) : [];
      if (from.length === 0) return this.#clear('dead');
      this.#ask.dead.ask({ ...asked(), from: from.slice(0, 100), cell: from.length > 3 ? COARSE : FINE });
    });
    $effect(() => {
      const scenario = this.#editing.scenario;
      const units = this.has('marches') && scenario ? unitsChosen(scenario, this.#editing.selection) : [];
      if (units.length === 0) return this.#clear('marches');
      this.#ask.marches.ask({ ...asked(), units: units.slice(0, 12) });
    });
    $effect(() => {
      if (!this.has('chokes')) return this.#clear('chokes');
      this.#ask.chokes.ask({ ...asked(), held: [] });
    });
  }

  /** Takes an answer away, and that of the question under way. */
  #clear(what: 'seen' | 'dead' | 'marches' | 'chokes'): void {
    if (what === 'seen') this.#ask.sight.drop();
    else this.#ask[what].drop();
    if (what === 'seen' || what === 'dead') this[what] = null;
    else this[what] = [];
  }
}

/** Whether a unit stands there in the text. */
const isUnitAt = (field = ''): boolean => /^armies\..*\b(?:units|independents)\[\d+\]$/.test(field);

type Looking = Asked & { readonly from: readonly Point[]; readonly cell: number };
interface Questions {
  readonly zones: Latest<Asked, EditorZones>;
  readonly enemies: Latest<Asked & { readonly unit: Id }, SeenEnemies>;
  readonly sight: Latest<Looking, SeenGround>;
  readonly dead: Latest<Looking, SeenGround>;
  readonly marches: Latest<Asked & { readonly units: readonly Id[] }, readonly MarchTime[]>;
  readonly chokes: Latest<Asked, readonly ChokePoint[]>;
}

function questionsTo(desk: DeskBridge, aids: Aids): Questions {
  return {
    zones: new Latest(
      async (asked) => okOf(await desk.call('aids.zones', asked)),
      (zones, { held }) => aids.tellZones(zones, held.length > 0),
    ),
    enemies: new Latest(
      async (asked) => okOf(await desk.call('aids.enemies', asked)),
      (enemies, { unit }) => (aids.enemies = { ...enemies, unit }),
    ),
    sight: new Latest(
      async (asked) => looked(aids, await desk.call('aids.sight', asked)),
      (seen) => (aids.seen = seen),
    ),
    dead: new Latest(
      async (asked) => looked(aids, await desk.call('aids.sight', asked)),
      (dead) => (aids.dead = dead),
    ),
    marches: new Latest(
      async (asked) => okOf(await desk.call('aids.marches', asked)),
      (marches) => (aids.marches = marches),
    ),
    chokes: new Latest(
      async (asked) => okOf(await desk.call('aids.chokes', asked)),
      (chokes) => (aids.chokes = chokes),
    ),
  };
}

/** What cannot be looked at is told in the place of the answer. */
function looked<Result>(aids: Aids, answer: { readonly ok: Result } | { readonly fault: Fault }): Result | null {
  aids.fault = 'fault' in answer ? answer.fault.message : null;
  return okOf(answer);
}

const okOf = <Result>(answer: { readonly ok: Result } | { readonly fault: unknown }): Result | null =>
  'ok' in answer ? answer.ok : null;
