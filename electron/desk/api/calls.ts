/**
 * What the window may ask of the desk: names, arguments and results of every call, free of Node. Electron's IPC and the
 * browser host's socket are both generated from this table; the window sees one typed client.
 */
import type { BattleRecord } from '../../../engine/battle';
import type { Finding, Scenario } from '../../../engine/scenario';
import type { CallArguments, CallName, Settings } from '../schemas';
import type { LibraryEntry, RecordEntry, RuleSystemEntry } from './library';
import type { Saved, SheetList } from './sheets';

/** An error as data. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly field?: string;
}

/** What each call gives back. */
interface CallResults {
  'library.list': { entries: readonly LibraryEntry[]; records: readonly RecordEntry[] };
  /** The rule systems there are. */
  'rules.list': { systems: readonly RuleSystemEntry[] };
  'scenario.open': { scenario: Scenario | null; findings: readonly Finding[]; text: string };
  /** Fights to the end between computer generals; progress arrives as `battle.progress`. */
  'battle.fight': { battle: string; record: BattleRecord };
  'battle.stop': Record<string, never>;
  'battle.keep': { file: string };
  /** With what is to be told of a record that does not hold together. */
  'record.open': { battle: string; record: BattleRecord; remark: string | null };
  /** What a unit could tell at a moment: its card and its zones. */
  'battle.inspect': {
    readout: { title: string; lines: readonly { label: string; value: string; clause: string | null }[] } | null;
    zones: readonly { id: string; title: string; clause: string; outline: readonly { x: number; y: number }[] }[];
  };
  /** The sheets that a job of printing makes, in the order they are printed. */
  'export.sheets': SheetList;
  /** One of these sheets as it is printed, or with null the whole that they make when glued: SVG text, its words as outlines. */
  'export.preview': { svg: string };
  /**
   * Names of the sheets that differ from those last saved or printed by the same choices, or were not among them; null
   * when none ever were.
   */
  'export.changed': { sheets: readonly string[] | null };
  /**
   * Makes files of all sheets of these jobs, bound together; progress arrives as `export.progress` under the name `saving`.
   * To keep them the host asks where; null when the person thought better of it.
   */
  'export.save': Saved | null;
  /** Gives up the lists, pictures and marks of sheets that are being made; their calls answer with the fault `looked-away`. */
  'export.look-away': Record<string, never>;
  /** Gives up what is being saved; its call then answers with the fault `export-stopped`, and nothing is kept. */
  'export.stop': Record<string, never>;
  /** With what is to be told when the file could not be used as it was. */
  'settings.read': { settings: Settings; remark: string | null };
  'settings.write': { settings: Settings };
}
/** Name -> argument, as its schema has it, and result. */
export type DeskCalls = { [Name in CallName]: { args: CallArguments[Name]; result: CallResults[Name] } };

/** Sent without being asked for. */
export interface DeskNotifications {
  'battle.progress': { battle: string; turn: number; events: number };
  'export.progress': { saving: string; done: number; of: number };
  /** The engine stopped and was restored. */
  'engine.restored': { battle: string; events: number; message: string };
  'library.changed': Record<string, never>;
  /** A card that was still being read when the library was listed. */
  'library.card': LibraryEntry;
}

export type NotificationName = keyof DeskNotifications;
export type CallResponse<N extends CallName> = { readonly ok: DeskCalls[N]['result'] } | { readonly fault: Fault };
/** What the preload or the socket gives the window. */
export interface DeskBridge {
  call<N extends CallName>(name: N, args: DeskCalls[N]['args']): Promise<CallResponse<N>>;
  on<N extends NotificationName>(name: N, listener: (notification: DeskNotifications[N]) => void): () => void;
}
