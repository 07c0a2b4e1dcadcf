/**
 * What the window may ask of the desk: names, arguments and results of every call, free of Node. Electron's IPC and the
 * browser host's socket are both generated from this table; the window sees one typed client.
 */
import type { BattleRecord } from '../../engine/battle';
import type { CounterOptions } from '../../engine/maps/sheets/counters';
import type { MapOptions } from '../../engine/maps/sheets/map';
import type { ReferenceOptions } from '../../engine/maps/sheets/reference';
import type { RosterOptions } from '../../engine/maps/sheets/rosters';
import type { TemplateOptions } from '../../engine/maps/sheets/templates';
import type { BoardOptions, TileOptions } from '../../engine/maps/sheets/tiles';
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
  readonly system: string;
  readonly scale: string;
  readonly findings: { readonly errors: number; readonly warnings: number; readonly rulings: number };
  /** The whole table as an SVG drawing; null when the file cannot be read. */
  readonly thumbnail: string | null;
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
  'scenario.open': {
    args: { file: string };
    result: { scenario: Scenario | null; findings: readonly Finding[]; text: string };
  };
  /** Fights to the end between computer generals; progress arrives as `battle.progress`. */
  'battle.fight': {
    args: { file: string; seed: number; turns: number };
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
  'export.sheets': { args: { file: string; job: PrintJob }; result: { title: string; sheets: readonly SheetEntry[] } };
  /** One of these sheets as SVG text, at its true size. */
  'export.preview': { args: { file: string; job: PrintJob; sheet: string }; result: { svg: string } };
  'settings.read': { args: Record<string, never>; result: { settings: Settings } };
  'settings.write': { args: { settings: Partial<Settings> }; result: { settings: Settings } };
}
/** What may be chosen for each kind of print; what a job leaves out is as usual for it. */
export interface PrintOptions {
  readonly map: Omit<MapOptions, 'troops' | 'breakPoints'>;
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
}

/** Told without being asked. */
export interface DeskNews {
  'battle.progress': { battle: string; turn: number; events: number };
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
