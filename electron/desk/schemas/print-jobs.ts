/** What a window may say of a job of printing. Whether the scenario has such sides and sheets is settled with the scenario. */
import * as v from 'valibot';
import { PAPERS, PRINTED_LAYERS, STYLES, type Paper } from '../../../drawing/paper';
import { COUNTER_PARTS, type CounterOptions } from '../../../drawing/paper/counters';
import type { MapOptions } from '../../../drawing/paper/map';
import type { ReferenceOptions } from '../../../drawing/paper/reference';
import type { RosterOptions } from '../../../drawing/paper/rosters';
import { TEMPLATE_KINDS, type TemplateOptions } from '../../../drawing/paper/templates';
import { BOARDS, type Board, type BoardOptions, type TileOptions } from '../../../drawing/paper/tiles';
import { boolean, exactly, integer, list, number, object, oneOf, partial, text } from './fields';

/** A schema for every option that a drawing has, so that one cannot be forgotten here. */
type FieldsFor<Options> = { readonly [Key in keyof Options]-?: v.GenericSchema<unknown, Options[Key]> };

const name = text(200);
/** What the printer makes of a cm, in cm; sheets are drawn so much larger or smaller that they come out right. */
const stretch = number(0.8, 1.25);
export const paper = oneOf(...(Object.keys(PAPERS) as Paper[])); // the keys of a constant table are those it is typed with
export const margin = number(0, 5);
const paperChoice = { paper, upright: boolean, margin, stretch: v.optional(stretch) };
export const style = oneOf(...STYLES);
export const mapReader = oneOf('umpire', 'players');
export const mapLegend = oneOf('auto', 'own sheet', 'none');
export const board = oneOf(...(Object.keys(BOARDS) as Board[])); // as with the papers
export const templateKinds = list(oneOf(...TEMPLATE_KINDS), TEMPLATE_KINDS.length);
export const templateStep = number(0.2, 20);
export const counterParts = list(oneOf(...COUNTER_PARTS), COUNTER_PARTS.length);
export const overlap = number(0, 5);
export const bleed = number(0, 1);

const layers = v.nullable(list(oneOf(...PRINTED_LAYERS), PRINTED_LAYERS.length));

const map = {
  ...paperChoice,
  style,
  side: name,
  reader: mapReader,
  deployment: boolean,
  layers,
  legend: mapLegend,
  booklet: boolean,
} satisfies FieldsFor<Omit<MapOptions, 'troops' | 'breakPoints' | 'lengths' | 'paces'>>;

const layout = {
  paper,
  margin,
  stretch: v.optional(stretch),
  style,
  ratio: number(0.005, 10),
  overlap,
  bleed,
  marks: boolean,
};
const tiles = {
  ...layout,
  upright: boolean,
  names: boolean,
  grid: boolean,
  objectives: boolean,
  layers,
  troops: name,
  only: oneOf('filled', 'all'),
  sheets: v.nullable(list(name, 2000)),
  without: list(name, 5000),
  key: boolean,
} satisfies FieldsFor<TileOptions>;
const boards = { ...tiles, board, boards: v.nullable(list(name, 200)) } satisfies FieldsFor<BoardOptions>;

const templates = {
  ...layout,
  kinds: templateKinds,
  step: templateStep,
  numbers: v.nullable(list(integer(1, 9999), 2000)),
  list: boolean,
} satisfies FieldsFor<TemplateOptions>;

const counters = {
  paper: object(paperChoice),
  style,
  parts: counterParts,
  side: v.nullable(name),
  wholeZones: boolean,
  doubleSided: boolean,
} satisfies FieldsFor<CounterOptions>;

const roster = { ...paperChoice, style, side: name, events: boolean } satisfies FieldsFor<RosterOptions>;
const reference = { ...paperChoice, style, sides: integer(1, 100) } satisfies FieldsFor<ReferenceOptions>;

/** What an option leaves out is as usual for the kind. */
const job = <const Kind extends string, Options extends v.ObjectEntries>(kind: Kind, options: Options) =>
  exactly({
    kind: oneOf(kind),
    options: partial(options),
    /** Another rule system than the scenario's. */
    rules: v.optional(name),
    /** Another figure scale than the scenario's, for which the whole table is multiplied. */
    scale: v.optional(name),
    /** Names of sheets that are not wanted. */
    without: v.optional(list(name, 5000)),
    /** Names of the sheets that are made now; the others of the set are there already, and all are as in the whole set. */
    only: v.optional(list(name, 5000)),
    stretch: v.optional(stretch),
  });

const JOBS = {
  /** `fold`: as a booklet to be folded, two pages to a side of the paper, which is twice as large as `paper`. */
  map: job('map', { ...map, fold: boolean }),
  tiles: job('tiles', tiles),
  boards: job('boards', boards),
  templates: job('templates', templates),
  counters: job('counters', counters),
  roster: job('roster', roster),
  reference: job('reference', reference),
};

export type PrintKind = keyof typeof JOBS;
export const printKind = oneOf(...(Object.keys(JOBS) as PrintKind[])); // as with the papers

/** What is to be printed of a scenario. The kind is looked at first: it settles what may be chosen. */
export const printJob = v.variant(
  'kind',
  [JOBS.map, JOBS.tiles, JOBS.boards, JOBS.templates, JOBS.counters, JOBS.roster, JOBS.reference],
  ({ path }) => (path ? printKind.message : 'an object'),
);
export type PrintJob = v.InferOutput<typeof printJob>;
/** What may be chosen for each kind of print. */
export type PrintOptions = { readonly [Kind in PrintKind]: v.InferOutput<(typeof JOBS)[Kind]>['options'] };
