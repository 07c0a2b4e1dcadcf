import type { SpawnThread } from '../../../electron/desk';
import type { CallName, CallResponse, DeskBridge, Saved } from '../../../electron/desk/api';
import type { RuleSystem } from '../../../engine/rules';
import { fakeEngine } from '../fake-engine';
import type { FakeEngine } from '../fake-engine';
import { folderWith } from '../folder';
import { printerInProcess } from '../printer-in-process';
import { readerInProcess } from '../reader-in-process';

export interface Connected {
  readonly bridge: DeskBridge;
  /** A call as a page gone wrong might make it. */
  readonly raw: (name: unknown, args: unknown) => Promise<CallResponse<CallName>>;
  /** What the person finds after saving: the file, or the archive of all. */
  readonly fetched: (saved: Saved) => Promise<Buffer>;
  close(): Promise<void>;
}
/** A desk that a test opened through the binding, with the threads of its engine. */
export interface OpenedDesk extends Omit<Connected, 'close'> {
  readonly call: DeskBridge['call'];
  readonly threads: FakeEngine['threads'];
}
/** Opens a desk whose library holds the hamlet and these files; `engine`: in place of the fake one. */
export type OpenDesk = (
  files?: Readonly<Record<string, string>>,
  engine?: Pick<DeskFolders, 'systems' | 'spawn' | 'spawnReader'>,
) => Promise<OpenedDesk>;

export interface DeskFolders {
  readonly scenarios: string;
  readonly user: string;
  /** The books that are known; all of ours if left out. */
  readonly systems?: readonly RuleSystem[];
  readonly spawn: SpawnThread;
  readonly spawnPrinter: SpawnThread;
  readonly spawnReader: SpawnThread;
}
/** Folders of a desk whose threads are not asked for much. */
export const foldersOf = (scenarios: string): DeskFolders => ({
  scenarios,
  user: folderWith(),
  spawn: fakeEngine().spawn,
  spawnPrinter: printerInProcess(),
  spawnReader: readerInProcess(),
});

export const NOWHERE = '../../../etc/passwd';

export const ok = <T>(answer: { readonly ok: T } | { readonly fault: unknown }): T => {
  if ('fault' in answer) throw new Error(JSON.stringify(answer.fault));
  return answer.ok;
};
