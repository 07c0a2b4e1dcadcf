/** The printing thread as the desk uses it: one to look at sheets, and one more for each file that is being made. */
import { refuse } from '../faults';
import { startThread, ThreadEnded, type SpawnThread, type Thread } from '../threads';
import type { SheetList } from '../api';
import type { Made, MakeOrder, PreviewOrder, PrintOrder, PrintTasks, SheetMarks, SheetProgress } from './tasks';

export interface Printer {
  list(order: PrintOrder): Promise<SheetList>;
  preview(order: PreviewOrder): Promise<{ readonly svg: string }>;
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
  const makings = new Set<Thread<PrintTasks>>();
  let looking: Thread<PrintTasks> | null = null;

  const ready = (): Thread<PrintTasks> => {
    if (looking) return looking;
    const fresh = startThread<PrintTasks>(spawn);
    looking = fresh;
    fresh.onEnd(() => {
      if (looking === fresh) looking = null;
    });
    return fresh;
  };
  const asked = async <Result>(ask: (thread: Thread<PrintTasks>) => Promise<Result>): Promise<Result> => {
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
      const thread = startThread<PrintTasks>(spawn);
      makings.add(thread);
      const made = async (): Promise<Made> => {
        try {
          return await thread.ask('make', order, { onProgress });
        } catch (error) {
          if (!(error instanceof ThreadEnded)) throw error;
          throw refuse('export-stopped', 'The export was stopped; nothing was kept.');
        } finally {
          makings.delete(thread);
          await thread.close();
        }
      };
      return { made: made(), stop: () => void thread.close() };
    },
    async close() {
      await Promise.all([...makings, ...(looking ? [looking] : [])].map((thread) => thread.close()));
    },
  };
}
