/** The printing thread as the desk uses it: one to look at sheets, and one more for each file that is being made. */
import { DeskFault, refuse } from '../faults';
import { startThread, ThreadEnded, type SpawnThread, type Thread } from '../threads';
import type { Fault } from '../api';
import type { Made, MakeOrder, PrintOrder, PrintTasks, SheetMarks, SheetProgress } from './tasks';

interface PrintingDone {
  readonly tasks: PrintTasks;
  readonly progress: SheetProgress;
  readonly failure: Fault;
}

export interface Printer {
  list(order: PrintOrder): Promise<PrintTasks['list']['result']>;
  preview(order: PrintTasks['preview']['order']): Promise<PrintTasks['preview']['result']>;
  marks(order: PrintOrder): Promise<SheetMarks>;
  /** Made aside: `stop` ends it at once. */
  make(order: MakeOrder, onProgress: (progress: SheetProgress) => void): Making;
  close(): Promise<void>;
}
export interface Making {
  readonly made: Promise<Made>;
  readonly stop: () => void;
}

export function openPrinter(spawn: SpawnThread): Printer {
  const start = (): Thread<PrintingDone> => startThread<PrintingDone>(spawn, (fault) => new DeskFault(fault));
  const makings = new Set<Thread<PrintingDone>>();
  let looking: Thread<PrintingDone> | null = null;

  const ready = (): Thread<PrintingDone> => {
    if (looking) return looking;
    const fresh = start();
    looking = fresh;
    fresh.onEnd(() => {
      if (looking === fresh) looking = null;
    });
    return fresh;
  };
  const asked = async <Result>(ask: (thread: Thread<PrintingDone>) => Promise<Result>): Promise<Result> => {
    try {
      return await ask(ready());
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      throw refuse(
        'printing-stopped',
        'The sheets could not be made: their thread stopped. Nothing of yours was changed.',
      );
    }
  };

  return {
    list: (order) => asked((thread) => thread.ask('list', order)),
    preview: (order) => asked((thread) => thread.ask('preview', order)),
    marks: (order) => asked((thread) => thread.ask('marks', order)),
    make(order, onProgress) {
      const thread = start();
      makings.add(thread);
      const made = thread
        .ask('make', order, onProgress)
        .catch((error: unknown) => {
          throw error instanceof ThreadEnded
            ? refuse('export-stopped', 'The export was stopped; nothing was kept.')
            : error;
        })
        .finally(() => {
          makings.delete(thread);
          return thread.close();
        });
      return { made, stop: () => void thread.close() };
    },
    async close() {
      await Promise.all([...makings, ...(looking ? [looking] : [])].map((thread) => thread.close()));
    },
  };
}
