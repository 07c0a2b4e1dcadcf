/** What the program remembers of the person's choices; the same check for the window and for the file. Lengths in cm. */
import * as v from 'valibot';
import { boolean, integer, list, number, object, oneOf, text } from './fields';
import {
  bleed,
  board,
  counterParts,
  mapLegend,
  mapReader,
  margin,
  overlap,
  paper,
  printKind,
  style,
  templateKinds,
  templateStep,
} from './print-jobs';

const px = number(160, 2000);
const panels = object({ left: px, right: px });
const timesSmaller = number(0.1, 200);

const printTab = oneOf('map', 'counters', 'rosters', 'templates');
const byTab = <Field extends v.GenericSchema>(field: Field) =>
  object({ map: field, counters: field, rosters: field, templates: field });
/** `best`: as takes fewest sheets, or as is usual for the kind. */
const lying = oneOf('best', 'upright', 'wide');
/** How large the table is printed: on one sheet, at its true size, so many times smaller, or on so many sheets. */
const mapSize = oneOf('sheet', 'true', 'ratio', 'count');

const map = object({
  size: mapSize,
  /** So many times smaller than the table, by `ratio`. */
  smaller: timesSmaller,
  /** Sheets, of each board where there are boards, by `count`. */
  count: integer(1, 5000),
  board: v.nullable(board),
  overlap,
  bleed,
  marks: boolean,
  key: boolean,
  onlyFilled: boolean,
  names: boolean,
  grid: boolean,
  objectives: boolean,
  zones: boolean,
  legend: mapLegend,
  booklet: boolean,
  /** The booklet is folded: two pages on each side of the paper. */
  fold: boolean,
  reader: mapReader,
});

/** What the Print view remembers from scenario to scenario. */
const print = object({
  tab: printTab,
  style,
  papers: byTab(paper),
  lying: byTab(lying),
  margin,
  /** What the printer made of the check marks of 5 cm. */
  square: number(4, 6),
  dpi: integer(20, 2400),
  /** Kinds that are printed with the map on one sheet. */
  along: list(printKind, 7),
  map,
  counters: object({ parts: counterParts, backs: boolean, wholeZones: boolean }),
  rosters: object({
    /** What the tab prints. */
    kinds: list(oneOf('roster', 'reference'), 2),
    events: boolean,
    /** Sides of paper the play sheet should go onto. */
    sides: integer(1, 100),
  }),
  templates: object({
    kinds: templateKinds,
    step: templateStep,
    list: boolean,
    /** So many times smaller than the table. */
    smaller: timesSmaller,
  }),
  /** Widths of its panels in px, in small and in large windows. */
  panels: object({ small: panels, large: panels }),
});

/** What the Editor remembers from scenario to scenario. */
const editor = object({
  ruler: oneOf('ft', 'in', 'cm'),
  /** What was chosen last of each option of a tool, snapping and its grid among them, by the option's name. */
  choices: v.pipe(v.record(text(60), v.union([text(200), number(-1e6, 1e6)])), v.readonly()),
  /** Stamps 1 to 9: what was copied, as the clipboard has it, and where its middle was, cm. Null where there is none. */
  stamps: list(
    v.nullable(
      object({ name: text(200), clip: text(40_000), at: object({ x: number(-1e4, 1e4), y: number(-1e4, 1e4) }) }),
    ),
    9,
  ),
  /** How pictures to trace from were left, the latest first, by the handle of the scenario. */
  tracings: list(object({ file: text(400), shown: boolean, locked: boolean }), 50),
  /** The print preview beside the map; left out, it is shown in large windows. */
  preview: v.optional(boolean),
});

export const settingFields = {
  quality: oneOf('auto', 'high', 'low'),
  /** How battles are looked at. */
  picture: oneOf('table', 'plan'),
  lastSeed: integer(0, 0xffffffff),
  speed: number(0.05, 64),
  panelLeft: px,
  panelRight: px,
  /** Panels that are folded, each by its view and side: `replay right`. */
  folded: list(text(40), 40),
  /** The tab open beside the table. */
  tab: oneOf('log', 'unit', 'why', 'luck', 'chapters', 'marks', 'history'),
  captions: boolean,
  /** What a replay sounds like, and how loud, 0 to 1. */
  sound: boolean,
  volume: number(0, 1),
  /** The plans of the sides are drawn over the table. */
  plans: boolean,
  /** Ghosts of where units were in the history that a battle left are drawn over the table. */
  ghosts: boolean,
  /** A small plan stands in a corner of the table. */
  inset: boolean,
  /** The same of the history that a battle left. */
  historyPlan: boolean,
  /** Ghosts are drawn also while a battle is fought by hand. */
  ghostsInFight: boolean,
  /** Who commands in the next battle, in the order of the armies. */
  generals: list(text(60), 4),
  /** How a battle is fought that a person plays in. */
  play: object({
    /** In the order of the armies. */
    players: list(oneOf('person', 'general', 'real table'), 4),
    /** Thrown by the program, or typed in as they fall on a real table. */
    dice: oneOf('seed', 'typed'),
    /** A battle still open after so many turns ends undecided. */
    turns: integer(1, 200),
    practice: boolean,
    /** The notes beside a first battle have been read or put away. */
    taught: boolean,
  }),
  /** By which rules, at which scale and with which optional rules a scenario was wished fought, the latest first, by its handle. */
  wishes: list(
    object({
      file: text(400),
      rules: v.exactOptional(text(60)),
      scale: v.exactOptional(text(20)),
      options: v.exactOptional(v.pipe(v.record(text(60), text(60)), v.readonly())),
      table: v.exactOptional(text(400)),
    }),
    50,
  ),
  recent: list(text(400), 20),
  /** What the library offers to go on with, by handle: the scenario edited last, the one fought last, the battle watched last. */
  carryOn: object({ edited: v.nullable(text(400)), fought: v.nullable(text(400)), replayed: v.nullable(text(400)) }),
  /** The editor fights battles in the background once nothing has changed for two seconds. */
  backgroundBattles: boolean,
  /** Widths of the Editor's panels in px, in small and in large windows. */
  editorPanels: object({ small: panels, large: panels }),
  editor,
  /** Chords of what a person has given other keys, by place and what it does; an empty list leaves it without. */
  keys: v.pipe(v.record(text(200), list(text(40), 4)), v.readonly()),
  print,
};
export const settings = v.pipe(object(settingFields), v.readonly());

export type Settings = v.InferOutput<typeof settings>;
export type PrintSettings = v.InferOutput<typeof print>;
export type MapChoices = v.InferOutput<typeof map>;
export type MapSize = v.InferOutput<typeof mapSize>;
export type Lying = v.InferOutput<typeof lying>;
export type PrintTab = v.InferOutput<typeof printTab>;
