/**
 * What the window may ask of the desk: names, arguments and results of every call, free of Node. Electron's IPC and the
 * browser host's socket are both generated from this table; the window sees one typed client.
 */
import type { GameSummary, Setting } from '../../../engine/analysis/report';
import type { BattleRecord } from '../../../engine/battle';
import type { Finding, Nation, Scenario } from '../../../engine/scenario';
import type { CallArguments, CallName, Settings } from '../schemas';
import type {
  BattleKindEntry,
  BinEntry,
  MadeBattle,
  RecoveredWork,
  SavedText,
  StampedText,
  VersionEntry,
} from './documents';
import type { ChokePoint, EditorReading, EditorZones, Estimate, MarchTime, ScaleAudit, SeenGround } from './editor';
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
  'library.list': {
    entries: readonly LibraryEntry[];
    records: readonly RecordEntry[];
    /** Folders within the person's own, '' for that itself. */
    folders: readonly string[];
  };
  /** The folder of the person's own scenarios, and whether the host can show it in the system's own window. */
  'library.place': { path: string; canShow: boolean };
  /** The rule systems there are. */
  'rules.list': { systems: readonly RuleSystemEntry[] };
  /** Computer generals; the first commands where none is chosen. */
  'generals.list': { generals: readonly { readonly id: string; readonly title: string }[] };
  /** With the stamp of the text, which a save expects. */
  'scenario.open': { scenario: Scenario | null; findings: readonly Finding[]; text: string; stamp: string };
  /** The file as it is now, even where it is no scenario. */
  'scenario.text': StampedText;
  /**
   * Writes the person's own file, whatever is wrong with the text, and keeps what stood there as a version. One that came
   * along is copied into the own folder. The fault `changed-outside` when the file no longer holds what was expected.
   */
  'scenario.save': SavedText;
  /** What a new battle can be made of. */
  'scenario.choices': { kinds: readonly BattleKindEntry[] };
  /** A battle from nothing, to be opened and saved as any other; the same order makes the same. */
  'scenario.make': MadeBattle;
  /** Under the title "X, copy", in the person's own folder. */
  'scenario.duplicate': { file: string };
  /** Gives title and file a name; the file has a new handle then. */
  'scenario.rename': SavedText;
  'scenario.move': { file: string };
  /** Into the bin, from where `scenario.restore` brings it back. */
  'scenario.remove': { removed: string };
  'scenario.restore': { file: string };
  'scenario.bin': { entries: readonly BinEntry[] };
  /** Where the file lies, shown in the system's own window where there is one. */
  'scenario.reveal': { path: string; isShown: boolean };
  /** What the file was before each save, the newest first. */
  'scenario.versions': { versions: readonly VersionEntry[] };
  'scenario.version': { text: string };
  /** A window edits a document from now on; with how many others have the same file open. */
  'editing.begin': { elsewhere: number };
  /** It edits it no more; what it has not saved can be recovered. */
  'editing.end': Record<string, never>;
  /** Writes down a document as it is being edited. */
  'journal.write': Record<string, never>;
  /** Everything of it is saved, or not wanted any more. */
  'journal.forget': Record<string, never>;
  /** Unsaved work that no window has open, the latest first. */
  'recovery.list': { works: readonly RecoveredWork[] };
  'recovery.open': RecoveredWork & { text: string };
  /** Aside, from where `recovery.restore` brings it back for a month. */
  'recovery.discard': Record<string, never>;
  'recovery.restore': Record<string, never>;
  /** What is to be said of a text that is being edited. */
  'editor.read': EditorReading;
  /** Battles between computer generals with that text, in the background; `estimate.games` tells of them under its name. */
  'estimate.run': Estimate;
  'estimate.stop': Record<string, never>;
  /** What a planner asks of that text; null where it cannot be laid on the table, or its book tells nothing. */
  'aids.zones': EditorZones | null;
  'aids.sight': SeenGround | null;
  'aids.marches': readonly MarchTime[] | null;
  'aids.chokes': readonly ChokePoint[] | null;
  'aids.scale': ScaleAudit | null;
  /** The nations a scenario may name. */
  'editor.nations': { nations: readonly Nation[] };
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
  /**
   * Many battles with seeds that follow on, those fought before from the disk; `balance.setting` and `balance.games` tell of
   * them under the name `run`. Ends with the fault `balance-stopped` when it is stopped.
   */
  'balance.run': { fought: number };
  'balance.stop': Record<string, never>;
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
  'estimate.games': { estimate: string } & Estimate;
  /** Who fights where, in all battles of a run; sent before any of them. */
  'balance.setting': { run: string; setting: Setting };
  /** Battles of a run that have become known, in no order. */
  'balance.games': { run: string; games: readonly GameSummary[] };
  'export.progress': { saving: string; done: number; of: number };
  /** The engine stopped and was restored. */
  'engine.restored': { battle: string; events: number; message: string };
  'library.changed': Record<string, never>;
  /** A window has begun to edit a file. */
  'editing.begun': { document: string; file: string };
  /** Unsaved work was found, opened or put away. */
  'recovery.changed': Record<string, never>;
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
