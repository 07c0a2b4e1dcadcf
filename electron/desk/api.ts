/**
 * What the window may ask of the desk: names, arguments and results of every call, free of Node. Electron's IPC and the
 * browser host's socket are both generated from this table; the window sees one typed client.
 */
import type { BattleRecord } from '../../engine/battle';
import type { Paper, Style } from '../../drawing/paper';
import type { CounterOptions } from '../../drawing/paper/counters';
import type { MapOptions } from '../../drawing/paper/map';
import type { ReferenceOptions } from '../../drawing/paper/reference';
import type { RosterOptions } from '../../drawing/paper/rosters';
import type { TemplateOptions } from '../../drawing/paper/templates';
import type { BoardOptions, TileOptions } from '../../drawing/paper/tiles';
import type { Finding, Scenario } from '../../engine/scenario';

export interface LibraryEntry {
  /** A handle the library gave out, not a path. */
  readonly file: string;
  readonly title: string;
  readonly kind: 'fictional' | 'historical';
  readonly date: string | null;
  readonly description: string;
  readonly table: { readonly width: number; readonly depth: number };
  readonly sides: readonly {
    readonly id: string;
    readonly name: string;
    readonly nation: string;
    readonly units: number;
  }[];
  /** The rule system's id and its title; both empty where the file cannot be read. */
  readonly system: string;
  readonly systemTitle: string;
  readonly scale: string;
  readonly findings: { readonly errors: number; readonly warnings: number; readonly rulings: number };
  /** The whole table as an SVG drawing; null when the file cannot be read. */
  readonly thumbnail: string | null;
}
export interface RuleSystemEntry {
  readonly id: string;
  readonly title: string;
  /** Figure scales, as `15mm`. */
  readonly scales: readonly string[];
  /** Of each of them how its ground measures against 28 mm. */
  readonly grounds: Readonly<Record<string, number>>;
  readonly optionalRules: readonly {
    readonly id: string;
    readonly title: string;
    readonly values: readonly string[];
    readonly preset: string;
  }[];
  /** It has tables that can be printed as a play sheet. */
  readonly hasPlaySheet: boolean;
}
/** An error as data. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly field?: string;
}
export interface BalanceReport {
  readonly games: number;
  readonly wins: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly undecided: number;
  readonly turns: { readonly median: number; readonly p95: number };
  readonly intervals: Readonly<Record<string, readonly [number, number]>>;
  readonly seconds: number;
}

/** Name -> argument and result. */
export interface DeskCalls {
  'library.list': {
    args: Record<string, never>;
    result: { entries: readonly LibraryEntry[]; records: readonly RecordEntry[] };
  };
  /** The rule systems there are. */
  'rules.list': { args: Record<string, never>; result: { systems: readonly RuleSystemEntry[] } };
  'scenario.open': {
    args: { file: string };
    result: { scenario: Scenario | null; findings: readonly Finding[]; text: string };
  };
  /** Fights to the end between computer generals; progress arrives as `battle.progress`. */
  'battle.fight': {
    args: {
      file: string;
      seed: number;
      turns: number;
      /** Otherwise than the file has it. */
      rules?: string | undefined;
      scale?: string | undefined;
      options?: Readonly<Record<string, string>> | undefined;
    };
    result: { battle: string; record: BattleRecord };
  };
  'battle.stop': { args: { battle: string }; result: Record<string, never> };
  'battle.keep': { args: { battle: string; name: string }; result: { file: string } };
  'record.open': { args: { file: string }; result: { battle: string; record: BattleRecord } };
  /** What a unit could tell at a moment: its card and its zones. */
  'battle.inspect': {
    args: { battle: string; event: number; piece: string };
    result: {
      readout: {
        title: string;
        lines: readonly { label: string; value: string; clause: string | null }[];
      } | null;
      zones: readonly { id: string; title: string; clause: string; outline: readonly { x: number; y: number }[] }[];
    };
  };
  /** The sheets that a job of printing makes, in the order they are printed. */
  'export.sheets': { args: { file: string; job: PrintJob }; result: SheetList };
  /** One of these sheets as it is printed, or with null the whole that they make when glued: SVG text, its words as outlines. */
  'export.preview': { args: { file: string; job: PrintJob; sheet: string | null }; result: { svg: string } };
  /**
   * Names of the sheets that differ from those last saved or printed by the same choices, or were not among them; null
   * when none ever were.
   */
  'export.changed': { args: { file: string; job: PrintJob }; result: { sheets: readonly string[] | null } };
  /**
   * Makes files of all sheets of these jobs, bound together; progress arrives as `export.progress` under the name `saving`.
   * To keep them the host asks where; null when the person thought better of it.
   */
  'export.save': { args: SaveOrder; result: Saved | null };
  /** Gives up what is being saved; its call then answers with the fault `export-stopped`, and nothing is kept. */
  'export.stop': { args: { saving: string }; result: Record<string, never> };
  'settings.read': { args: Record<string, never>; result: { settings: Settings } };
  'settings.write': { args: { settings: Partial<Settings> }; result: { settings: Settings } };
}
/** What may be chosen for each kind of print; what a job leaves out is as usual for it. */
export interface PrintOptions {
  /** `fold`: as a booklet to be folded, two pages to a side of the paper, which is twice as large as `paper`. */
  readonly map: Omit<MapOptions, 'troops' | 'breakPoints'> & { readonly fold: boolean };
  readonly tiles: TileOptions;
  readonly boards: BoardOptions;
  readonly templates: TemplateOptions;
  /** `scale`: another figure scale than the scenario's. */
  readonly counters: CounterOptions & { readonly scale: string };
  readonly roster: RosterOptions;
  /** `rules`: another rule system than the scenario's. */
  readonly reference: ReferenceOptions & { readonly rules: string; readonly scale: string };
}
export type PrintKind = keyof PrintOptions;
export interface PrintJobOf<K extends PrintKind> {
  readonly kind: K;
  readonly options: Partial<PrintOptions[K]>;
  /** Names of sheets that are not wanted. */
  readonly without?: readonly string[] | undefined;
  /** Names of the sheets that are made now; the others of the set are there already, and all are as in the whole set. */
  readonly only?: readonly string[] | undefined;
  /** What the printer makes of a cm, in cm; sheets are drawn so much larger or smaller that they come out right. */
  readonly stretch?: number | undefined;
}
/** What is to be printed of a scenario. */
export type PrintJob = { readonly [K in PrintKind]: PrintJobOf<K> }[PrintKind];
export interface SheetEntry {
  /** Its name among its fellows, as `A1`. */
  readonly id: string;
  readonly title: string;
  /** Of the paper as it lies, cm. */
  readonly width: number;
  readonly height: number;
  /** What it carries of the whole, cm of paper from its lower left corner; null for sheets that are not glued. */
  readonly place: PlaceOfSheet | null;
  /** Cm of paper to a cm of the table, of a sheet that shows all of it; null for others. */
  readonly ratio: number | null;
}
export interface PlaceOfSheet {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
export interface SheetList {
  readonly title: string;
  readonly sheets: readonly SheetEntry[];
  readonly glued: GluedWhole | null;
}
/** What sheets make when they are glued together. */
export interface GluedWhole {
  /** Cm of paper. */
  readonly width: number;
  readonly height: number;
  /** Cm of paper to a cm of the table. */
  readonly ratio: number;
  /** Sheets on which there is nothing, and which are not printed. */
  readonly empty: readonly { readonly id: string; readonly place: PlaceOfSheet }[];
}
export type PrintFormat = 'pdf' | 'svg' | 'png';
export interface SaveOrder {
  /** Chosen by the window, to follow and to stop it. */
  readonly saving: string;
  readonly file: string;
  readonly jobs: readonly PrintJob[];
  readonly format: PrintFormat;
  /** Dots to an inch of pictures. */
  readonly dpi: number;
  /** To a place the person chooses, or into the program that prints. */
  readonly to: 'keep' | 'print';
}
export interface Saved {
  readonly sheets: number;
  /** What the files are called; in a browser several travel in one archive. */
  readonly names: readonly string[];
  /** Where the window finds them, below its own address; null when the host has done all that was asked. */
  readonly address: string | null;
}
export interface RecordEntry {
  readonly file: string;
  readonly title: string;
  readonly turns: number;
  readonly outcome: string;
}
export interface Settings {
  readonly quality: 'auto' | 'high' | 'low';
  readonly lastSeed: number;
  readonly speed: number;
  readonly panelLeft: number;
  readonly panelRight: number;
  readonly folded: readonly ('left' | 'right')[];
  /** The tab open beside the table. */
  readonly tab: 'log' | 'unit' | 'luck' | 'chapters';
  readonly captions: boolean;
  readonly recent: readonly string[];
  readonly print: PrintSettings;
}
/** Before anybody has chosen anything. */
export const FIRST_SETTINGS: Settings = {
  quality: 'auto',
  lastSeed: 1,
  speed: 1,
  panelLeft: 200,
  panelRight: 360,
  folded: [],
  tab: 'log',
  captions: true,
  recent: [],
  print: {
    tab: 'map',
    style: 'colour',
    papers: { map: 'a4', counters: 'a4', rosters: 'a4', templates: 'a4' },
    lying: { map: 'best', counters: 'best', rosters: 'best', templates: 'best' },
    margin: 1,
    square: 5,
    dpi: 300,
    along: [],
    map: {
      size: 'sheet',
      smaller: 4,
      count: 4,
      board: null,
      overlap: 1,
      bleed: 0.2,
      marks: true,
      key: true,
      onlyFilled: true,
      names: true,
      grid: true,
      objectives: false,
      zones: true,
      legend: 'auto',
      booklet: false,
      fold: false,
      reader: 'umpire',
    },
    counters: { parts: ['stands', 'markers', 'rulers', 'templates'], backs: true, wholeZones: false },
    rosters: { kinds: ['roster', 'reference'], events: true, sides: 2 },
    templates: {
      kinds: ['hills', 'woods', 'water', 'villages', 'fields', 'rivers', 'roads', 'crossings', 'works', 'obstacles'],
      step: 2,
      list: true,
      smaller: 1,
    },
    panels: { small: { left: 272, right: 276 }, large: { left: 320, right: 420 } },
  },
};
/** What the Print view remembers from scenario to scenario. Lengths in cm. */
export interface PrintSettings {
  readonly tab: PrintTab;
  readonly style: Style;
  readonly papers: Readonly<Record<PrintTab, Paper>>;
  readonly lying: Readonly<Record<PrintTab, Lying>>;
  readonly margin: number;
  /** What the printer made of the check square of 5 cm. */
  readonly square: number;
  readonly dpi: number;
  /** Kinds that are printed with the map on one sheet. */
  readonly along: readonly PrintKind[];
  readonly map: MapChoices;
  readonly counters: {
    readonly parts: CounterOptions['parts'];
    readonly backs: boolean;
    readonly wholeZones: boolean;
  };
  readonly rosters: {
    /** What the tab prints. */
    readonly kinds: readonly ('roster' | 'reference')[];
    readonly events: boolean;
    /** Sides of paper the play sheet should go onto. */
    readonly sides: number;
  };
  readonly templates: {
    readonly kinds: TemplateOptions['kinds'];
    readonly step: number;
    readonly list: boolean;
    /** So many times smaller than the table. */
    readonly smaller: number;
  };
  /** Widths of its panels in px, in small and in large windows. */
  readonly panels: Readonly<Record<'small' | 'large', { readonly left: number; readonly right: number }>>;
}
/** `best`: as takes fewest sheets, or as is usual for the kind. */
export type Lying = 'best' | 'upright' | 'wide';
/** How large the table is printed: on one sheet, at its true size, so many times smaller, or on so many sheets. */
export type MapSize = 'sheet' | 'true' | 'ratio' | 'count';
export interface MapChoices {
  readonly size: MapSize;
  /** So many times smaller than the table, by `ratio`. */
  readonly smaller: number;
  /** Sheets, of each board where there are boards, by `count`. */
  readonly count: number;
  readonly board: BoardOptions['board'] | null;
  readonly overlap: number;
  readonly bleed: number;
  readonly marks: boolean;
  readonly key: boolean;
  readonly onlyFilled: boolean;
  readonly names: boolean;
  readonly grid: boolean;
  readonly objectives: boolean;
  readonly zones: boolean;
  readonly legend: MapOptions['legend'];
  readonly booklet: boolean;
  /** The booklet is folded: two pages on each side of the paper. */
  readonly fold: boolean;
  readonly reader: MapOptions['reader'];
}
export type PrintTab = 'map' | 'counters' | 'rosters' | 'templates';

/** Told without being asked. */
export interface DeskNews {
  'battle.progress': { battle: string; turn: number; events: number };
  'export.progress': { saving: string; done: number; of: number };
  /** The engine stopped and was restored. */
  'engine.restored': { battle: string; events: number; message: string };
  'library.changed': Record<string, never>;
}

export type CallName = keyof DeskCalls;
export type NewsName = keyof DeskNews;
export type Answer<N extends CallName> = { readonly ok: DeskCalls[N]['result'] } | { readonly fault: Fault };
/** What the preload or the socket gives the window. */
export interface DeskBridge {
  call<N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<Answer<N>>;
  on<N extends NewsName>(name: N, hear: (news: DeskNews[N]) => void): () => void;
}

/** Under Electron the preload puts the bridge on `window` by this name; without it the window opens the socket. */
export const BRIDGE_NAME = 'cockade';
export const CALL_CHANNEL = 'desk.call';
export const NEWS_CHANNEL = 'desk.news';

/**
 * The browser host's socket: JSON texts over `ws://<host>/ws?token=<token>`, where the token is the one in the page's own
 * address (`/?token=<token>`). Answers carry the number of their question; news carries none.
 */
export const SOCKET_PATH = '/ws';
export interface SocketAsk {
  readonly id: number;
  readonly call: CallName;
  readonly args: unknown;
}
export type SocketTell =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly fault: Fault }
  | { readonly [N in NewsName]: { readonly news: N; readonly data: DeskNews[N] } }[NewsName];
