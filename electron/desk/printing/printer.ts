/** The printing thread as the desk uses it: one to look at sheets, and one more for each file that is being made. */
import { refuse } from '../faults';
import { renewedThread, startThread, ThreadEnded, type SpawnThread, type Thread } from '../threads';
import type { SheetList } from '../api';
import type {
  Made,
  MakeOrder,
  PreviewOrder,
  PrintOrder,
  PrintTasks,
  ReportOrder,
  SheetMarks,
  SheetProgress,
} from './tasks';

export interface Printer {
  list(order: PrintOrder): Promise<SheetList>;
  preview(order: PreviewOrder): Promise<{ readonly svg: string }>;
  marks(order: PrintOrder): Promise<SheetMarks>;
  /** Gives up what is being made to be looked at. */
  lookAway(): void;
  /** Made in a thread of its own: `stop` ends it at once. */
  make(order: MakeOrder, onProgress: (progress: SheetProgress) => void): MakingJob;
  /** A battle told, in the same way. */
  report(order: ReportOrder, onProgress: (progress: SheetProgress) => void): MakingJob;
  close(): Promise<void>;
}
export interface MakingJob {
  readonly made: Promise<Made>;
  readonly stop: () => void;
}

/** Ms after which sheets to look at are given up: longer than the largest set of ours takes on a slow machine. */
const LIMIT_MS = 120_000;

export function openPrinter(spawn: SpawnThread, limit = LIMIT_MS): Printer {
  const lookers = new Set<() => void>();
  const makings = new Set<Thread<PrintTasks>>();
  const looking = renewedThread<PrintTasks>(spawn);

  const asked = async <Result>(ask: (thread: Thread<PrintTasks>) => Promise<Result>): Promise<Result> => {
    const thread = looking.now();
    let given: 'up' | 'too slow' | null = null;
    const giveUp = (why: 'up' | 'too slow') => (): void => {
      given = why;
      looking.forget(thread);
      void thread.close();
    };
    const timer = setTimeout(giveUp('too slow'), limit);
    const lookAway = giveUp('up');
    lookers.add(lookAway);
    try {
      return await ask(thread);
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      if (given === 'up') throw refuse('looked-away', 'The sheets were not made: this was stopped.');
      if (given === 'too slow')
        throw refuse(
          'too-slow',
          `The sheets could not be made within ${limit / 1000} s. Choose fewer or simpler ones.`,
        );
      throw refuse('printing-stopped', `The sheets could not be made: ${whyEnded(error)} ${UNCHANGED}`);
    } finally {
      clearTimeout(timer);
      lookers.delete(lookAway);
    }
  };

  const inThread = (ask: (thread: Thread<PrintTasks>) => Promise<Made>): MakingJob => {
    const thread = startThread<PrintTasks>(spawn);
    makings.add(thread);
    let isStopped = false;
    const made = async (): Promise<Made> => {
      try {
        return await ask(thread);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        throw isStopped
          ? refuse('export-stopped', 'The export was stopped; nothing was kept.')
          : refuse('printing-stopped', `The sheets could not be made: ${whyEnded(error)} ${UNCHANGED}`);
      } finally {
        makings.delete(thread);
        await thread.close();
      }
    };
    const stop = (): void => {
      isStopped = true;
      void thread.close();
    };
    return { made: made(), stop };
  };

  return {
    list: (order) => asked((thread) => thread.ask('list', order)),
    preview: (order) => asked((thread) => thread.ask('preview', order)),
    marks: (order) => asked((thread) => thread.ask('marks', order)),
    lookAway() {
      for (const lookAway of [...lookers]) lookAway();
    },
    make: (order, onProgress) => inThread((thread) => thread.ask('make', order, { onProgress })),
    report: (order, onProgress) => inThread((thread) => thread.ask('report', order, { onProgress })),
    async close() {
      await Promise.all([...makings, looking].map((thread) => thread.close()));
    },
  };
}

const UNCHANGED = 'Nothing of yours was changed.';
const whyEnded = ({ isOutOfMemory }: ThreadEnded): string =>
  isOutOfMemory
    ? 'they need more memory than printing may take. Choose fewer sheets, a smaller ratio or fewer dots to an inch.'
    : 'their thread stopped.';
