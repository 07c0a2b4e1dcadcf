/** What is read for the library, as a thread is asked for it: where a file lies and what shall be known of it. */
import type { ChokePoint, HeldPlace, MarchTime, ScaleAudit, SeenEnemies, SeenGround } from '../../../editing/aids';
import type { BattleRecord } from '../../../engine/battle';
import type { Chronicled } from '../../../engine/chronicle';
import type { Id, Minutes, Nation } from '../../../engine/scenario';
import type { Edit } from '../../../engine/scenario/edits';
import type {
  BattleOrder,
  EditorReading,
  EditorZones,
  LibraryEntry,
  MadeBattleText,
  RaisedArmy,
  RaisingOrder,
  RecordEntry,
} from '../api';
import type { ReadChronicle } from '../chronicles';
import type { ReadScenario } from '../reading';
import type { ThreadTask } from '../threads';

export interface FileOrder {
  readonly path: string;
  /** The handle by which it is known outside. */
  readonly file: string;
}
export interface ScenarioFileOrder extends FileOrder {
  /** Folders of the nations it may name; of two of one id that of the last counts. */
  readonly nations: readonly string[];
}
/** A chronicle, and the folders in which its scenario may lie. */
export interface ChronicleFileOrder extends ScenarioFileOrder {
  readonly folders: readonly string[];
}
/** The text of a chronicle that is being edited, as if it stood in its file. */
export interface TellingOrder extends Omit<ChronicleFileOrder, 'path'> {
  readonly text: string;
}
/** `at`: minutes after midnight. */
export interface ForkOrder extends ChronicleFileOrder {
  readonly at: Minutes;
}
export interface NationsOrder {
  /** What a fault calls it. */
  readonly file: string;
  readonly nations: readonly string[];
}
/** A text that is being edited. */
export interface TextOrder extends NationsOrder {
  readonly text: string;
  /** Where its file lies; null of one that was never saved, or is gone. */
  readonly path: string | null;
}
/** A battle to be made of these nations. */
export interface MakingOrder extends NationsOrder {
  readonly order: BattleOrder;
}
export interface OpenedScenario extends ReadScenario {
  readonly text: string;
}
export interface OpenedRecord {
  readonly record: BattleRecord;
  /** What in it does not fit the rest, to be told; null when it holds together. */
  readonly remark: string | null;
}
/** A text that is being edited, with units and leaders where they are held while they are dragged. */
export interface PlanOrder extends TextOrder {
  readonly held: readonly HeldPlace[];
}
// Types, not interfaces: only of a type are all keys known, which makes it a list of tasks.
/** Each null where the text cannot be laid on the table, or its book tells nothing of it. */
export type PlanTasks = {
  readonly zones: ThreadTask<PlanOrder, EditorZones | null, never>;
  readonly seenEnemies: ThreadTask<PlanOrder & { readonly unit: Id }, SeenEnemies | null, never>;
  readonly seenGround: ThreadTask<
    PlanOrder & { readonly from: readonly HeldPlace['at'][]; readonly cell: number },
    SeenGround | null,
    never
  >;
  readonly marchTimes: ThreadTask<PlanOrder & { readonly units: readonly Id[] }, readonly MarchTime[] | null, never>;
  readonly chokePoints: ThreadTask<PlanOrder, readonly ChokePoint[] | null, never>;
  readonly scaleAudit: ThreadTask<PlanOrder & { readonly paces: number | null }, ScaleAudit | null, never>;
};
export type ReaderTasks = PlanTasks & {
  readonly scenario: ThreadTask<ScenarioFileOrder, OpenedScenario, never>;
  /** The text of a file with some edits made; as it is where they cannot be. */
  readonly edited: ThreadTask<
    { readonly file: string; readonly text: string; readonly edits: readonly Edit[] },
    string,
    never
  >;
  readonly text: ThreadTask<TextOrder, EditorReading, never>;
  /** The scenario of such a text, to be fought. */
  readonly written: ThreadTask<TextOrder, ReadScenario, never>;
  readonly nations: ThreadTask<NationsOrder, readonly Nation[], never>;
  /** Refuses one that no army or no ground can be found for. */
  readonly made: ThreadTask<MakingOrder, MadeBattleText, never>;
  /** Refuses troops that cannot be had, or find no room. */
  readonly raised: ThreadTask<TextOrder & { readonly order: RaisingOrder }, RaisedArmy, never>;
  readonly card: ThreadTask<ScenarioFileOrder, LibraryEntry, never>;
  /** Refuses one that cannot be played. */
  readonly record: ThreadTask<FileOrder, OpenedRecord, never>;
  /** Refuses one with errors. */
  readonly chronicle: ThreadTask<ChronicleFileOrder, Chronicled, never>;
  /** The same of a text that is being edited, with whatever is wrong in it. */
  readonly told: ThreadTask<TellingOrder, ReadChronicle, never>;
  /** The text of a scenario that begins at an hour of one. Refuses an hour from which nobody can fight on. */
  readonly forked: ThreadTask<ForkOrder, string, never>;
  readonly recordEntry: ThreadTask<FileOrder, RecordEntry, never>;
};

/** Reads files, here or in a thread. Throws a fault that says what is wrong with the file. */
export type ScenarioReader = {
  readonly [Name in keyof ReaderTasks]: (order: ReaderTasks[Name]['order']) => Promise<ReaderTasks[Name]['result']>;
};
