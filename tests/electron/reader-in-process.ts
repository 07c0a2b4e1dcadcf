import type { SpawnThread } from '../../electron/desk';
import { readHere, type ReaderTasks } from '../../electron/desk/reader';
import type { RuleSystem } from '../../engine/rules';
import { threadInProcess } from './thread-in-process';

/** A thread that reads files, in this process. */
export const readerInProcess =
  (systems?: readonly RuleSystem[]): SpawnThread =>
  () =>
    threadInProcess<ReaderTasks>(() => readHere(systems));
