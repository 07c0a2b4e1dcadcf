import type { SpawnThread } from '../../electron/desk';
import type { PrintTasks } from '../../electron/desk/printing/tasks';
import { printWork, type PrintWork } from '../../electron/desk/printing/work';
import { threadInProcess } from './thread-in-process';

/** The printing thread in this process: the real work, or a given one. */
export const printerInProcess =
  (workOf: () => PrintWork = printWork): SpawnThread =>
  () =>
    threadInProcess<PrintTasks>(workOf);
