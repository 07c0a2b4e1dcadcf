import type { Change } from '../../../../editing/change';
import type { Draft, Refused } from '../../../../editing/draft';
import { boxOn, snapUnit, type Snapped } from '../../../../editing/snapping';
import { nearestTo } from '../../../../editing/table-shapes';
import { nameOf, thingsOf } from '../../../../editing/things';
import {
  addBrigade,
  addLeader,
  addUnit,
  commanderPlace,
  deployBrigade,
  placesIn,
  spotsAlong,
  type SetOutOrder,
  type StraightOrder,
} from '../../../../editing/troops';
import { scaleOf } from '../../../../editing/scale';
import { corners, distance, facingOf, headingOf, minus, plus, times, type Point } from '../../../../engine/geometry';
import { measuredInWords } from '../../../../engine/battle/lengths';
import type { Brigade, Id, Scenario, UnitType } from '../../../../engine/scenario';
import type { Editing } from '../../editing.svelte';
import type { OnTable } from '../../on-table.svelte';
import { armyNow, gridNow, sideChoice } from '../drawing/choices.svelte';
import { DrawTool, type Manner } from '../drawing/draw-tool.svelte';
import type { OverlayShape, Pointed, ToolHint, ToolOption } from '../tool';
import { brigadeBeside, headingAcross } from './beginning';
import { groundOf } from './frontage';
import { roadFrom } from './road-way';
import { formation, interval, kindChoice, orderNow, templateChoice, templateNow, what } from './unit-choices';

/** A drag longer than this gives the heading, cm; headings go by so many degrees. */
const TURNS = 3;
const STEP = 5;
const USUAL_INTERVAL = 2;
/** From line to line, cm at 28mm. */
const DEPTH = 10;
const NO_ROAD: Refused = { refused: 'No road is near: click on one.' };

/** Units, brigades and generals of a side: a click places them, a drag says where they look. */
export class UnitTool extends DrawTool {
  readonly id = 'unit';
  readonly title = 'Unit';
  readonly key = 'u';
  readonly icon = 'flag';
  readonly manner: Manner = 'place';
  #heading = $state<number | null>(null);
  #last: { readonly side: Id; readonly heading: number } | null = null;

  constructor(
    readonly editing: Editing,
    readonly table: OnTable,
  ) {
    super();
  }

  override get hints(): readonly ToolHint[] {
    return [
      { chords: ['click'], does: 'place' },
      { chords: ['drag'], does: 'and face' },
      { chords: ['Ctrl'], does: 'no snap' },
    ];
  }
  get options(): readonly ToolOption[] {
    const side = sideChoice(this.editing).option;
    const spread = [formation.option, interval.option(USUAL_INTERVAL)];
    switch (what.value) {
      case 'unit':
        return [what.option, side, kindChoice(this.editing).option];
      case 'brigade':
        return [what.option, side, templateChoice(this.editing).option, ...spread];
      case 'set out':
        return [what.option, ...spread];
      case 'general':
        return [what.option, side];
    }
  }
  override get overlay(): readonly OverlayShape[] {
    const { scenario } = this.editing;
    const at = this.points[0] ?? this.tip;
    if (!scenario || !at) return super.overlay;
    if (what.value === 'general') return [...super.overlay, { kind: 'handle', at, round: true, tone: 'draft' }];
    const types = this.#types(scenario);
    const heading = this.#headingFor(this.points);
    const places = types.length === 0 ? [] : this.#places(scenario, types, [at, ...this.points.slice(1)], heading);
    const outlines = places.map(({ at: spot, heading: faces, type }) => ({
      kind: 'line' as const,
      points: corners(boxOn(this.#ground(scenario, type), spot, faces)),
      closed: true,
      tone: 'draft' as const,
    }));
    const [first] = places;
    const ahead = first
      ? [
          {
            kind: 'line' as const,
            points: [first.at, plus(first.at, times(facingOf(first.heading), 12))],
            tone: 'guide' as const,
          },
        ]
      : [];
    return [...super.overlay, ...outlines, ...ahead];
  }
  protected override says(): string | null {
    const { scenario } = this.editing;
    const at = this.points[0] ?? this.tip;
    if (what.value === 'set out' && this.points.length === 0)
      return this.#brigade()?.name ?? 'Select a brigade to set out';
    if (!scenario || !at || what.value === 'general') return null;
    const heading = this.#headingFor(this.points);
    const order = what.value === 'unit' ? orderNow(this.editing) : null;
    const near = order && nearestTo(boxOn(this.#ground(scenario, order.type), at, heading), this.table.boxes);
    const gap = near && `${measuredInWords(near.gap, this.lengths)} from ${nameOf(scenario, near.id) ?? ''}`;
    return [`${heading}°`, ...(gap === null ? [] : [gap])].join(' · ');
  }
  protected preview(_: Scenario): null {
    return null;
  }

  /** Units are drawn edge to edge and into line with others; the first one placed keeps its heading for the next. */
  protected override drawn(to: Pointed, editing: Editing): Snapped | null {
    const { scenario } = editing;
    const order = orderNow(editing);
    if (!scenario || to.ctrl || what.value !== 'unit' || !order || this.points.length > 0)
      return super.drawn(to, editing);
    const box = boxOn(groundOf(scenario, this.table.boxes, order.type), to.at, this.#headingFor([]));
    const neighbours = [...this.table.boxes].map(([id, other]) => ({
      id,
      name: nameOf(scenario, id) ?? '',
      box: other,
    }));
    const reach = 10 * to.pixel;
    const how = {
      reach,
      grid: gridNow(),
      edges: true,
      roads: false,
      nodes: false,
      units: true,
      interval: interval.or(USUAL_INTERVAL),
    };
    const snapped = snapUnit(scenario, { id: '', box }, neighbours, how);
    this.#heading = snapped.heading;
    return snapped.reason === null ? super.drawn({ ...to, ctrl: true }, editing) : snapped;
  }

  protected change(draft: Draft, points: readonly Point[], editing: Editing): Change | Refused {
    const [at] = points;
    const army = armyNow(editing);
    const { scenario } = draft;
    if (!at || !army) return { refused: 'There is no such side.' };
    if (what.value === 'general') return addLeader(draft, army.id, army.general ? 'lieutenant general' : 'general', at);
    const heading = this.#headingFor(points);
    if (what.value === 'set out') {
      const brigade = this.#brigade();
      if (!brigade) return { refused: 'Select a brigade, or a unit of it, to set out.' };
      const order = this.#order(
        scenario,
        brigade.units.map(({ type }) => type),
        points,
        heading,
      );
      return order ? deployBrigade(draft, brigade.id, order) : NO_ROAD;
    }
    this.#last = { side: army.id, heading };
    if (what.value === 'unit') {
      const order = orderNow(editing);
      if (!order) return { refused: `${army.nation.name} has no troops on its list in this year.` };
      const place = { at, heading };
      const box = boxOn(groundOf(scenario, this.table.boxes, order.type), at, heading);
      const brigade = brigadeBeside(army, this.table.boxes, box, interval.or(USUAL_INTERVAL)) ?? this.#brigade(army.id);
      return addUnit(draft, army.id, brigade?.id ?? null, order, place);
    }
    const template = templateNow(editing);
    if (!template) return { refused: `${army.nation.name} has no troops on its list in this year.` };
    const order = this.#order(
      scenario,
      template.units.map(({ type }) => type),
      points,
      heading,
    );
    const commander = order && commanderPlace(order);
    return commander ? addBrigade(draft, army.id, template, { order, commander }) : NO_ROAD;
  }

  /** What is about to be placed. */
  #types(scenario: Scenario): readonly UnitType[] {
    if (what.value === 'unit') {
      const order = orderNow(this.editing);
      return order ? [order.type] : [];
    }
    if (what.value === 'brigade') return templateNow(this.editing)?.units.map(({ type }) => type) ?? [];
    return scenario && (this.#brigade()?.units.map(({ type }) => type) ?? []);
  }

  /** The brigade that is selected, or the one of a unit that is. */
  #brigade(side: Id | null = null): Brigade | null {
    const { scenario, selection } = this.editing;
    if (!scenario) return null;
    const { units } = thingsOf(scenario, selection);
    const armies = scenario.armies.filter(({ id }) => side === null || id === side);
    const all = armies.flatMap(({ brigades }) => brigades);
    return all.find((one) => selection.includes(one.id) || one.units.some(({ id }) => units.has(id))) ?? null;
  }

  #ground(scenario: Scenario, type: UnitType): { readonly width: number; readonly depth: number } {
    const ground = groundOf(scenario, this.table.boxes, type);
    const isColumn = what.value !== 'unit' && formation.value.startsWith('march column');
    return isColumn ? { width: Math.min(ground.width, 5), depth: Math.max(ground.width, ground.depth) } : ground;
  }

  #places(scenario: Scenario, types: readonly UnitType[], points: readonly Point[], heading: number) {
    const [at] = points;
    if (!at) return [];
    if (what.value === 'unit') return types.map((type) => ({ at, heading, type }));
    const order = this.#order(scenario, types, points, heading);
    if (!order) return [];
    const spots =
      order.in === 'march column along a road'
        ? spotsAlong(order.course, types.length, order.spacing)
        : placesIn(order, types.length, scaleOf(scenario)).map((spot) => ({ at: spot, heading: order.heading }));
    return spots.flatMap((spot, index) => {
      const type = types[index];
      return type ? [{ ...spot, type }] : [];
    });
  }

  #order(
    scenario: Scenario,
    types: readonly UnitType[],
    points: readonly Point[],
    heading: number,
  ): SetOutOrder | null {
    const [at] = points;
    if (!at) return null;
    if (formation.value !== 'march column along a road') return this.#straight(scenario, types, at, heading);
    const course = roadFrom(scenario, points);
    return course && { in: formation.value, course, spacing: this.#spacing(scenario, types) };
  }

  #straight(scenario: Scenario, types: readonly UnitType[], at: Point, heading: number): StraightOrder {
    const spacing = this.#spacing(scenario, types);
    const inLine = formation.value === 'march column along a road' ? 'march column' : formation.value;
    return inLine === 'march column'
      ? { in: inLine, at, heading, spacing }
      : { in: inLine, at, heading, spacing, depth: DEPTH };
  }

  /** Centre to centre: the widest of them, or the longest in column, and the interval. */
  #spacing(scenario: Scenario, types: readonly UnitType[]): number {
    const isColumn = formation.value.startsWith('march column');
    const sizes = types
      .map((type) => this.#ground(scenario, type))
      .map(({ width, depth }) => (isColumn ? depth : width));
    return Math.max(1, ...sizes) + interval.or(USUAL_INTERVAL);
  }

  /** By the drag, else by what it snaps to, else as the last one, else from where its side sets up to the middle of the table. */
  #headingFor([from, to]: readonly Point[]): number {
    if (from && to && distance(from, to) > TURNS) return (Math.round(headingOf(minus(to, from)) / STEP) * STEP) % 360;
    if (this.#heading !== null) return this.#heading;
    const side = sideChoice(this.editing).value;
    if (this.#last?.side === side) return this.#last.heading;
    const { scenario } = this.editing;
    const at = from ?? this.tip;
    return scenario && at ? headingAcross(scenario, side, at) : 0;
  }
}
