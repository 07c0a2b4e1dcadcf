import { refuse } from '../faults';
import { renewedThread, ThreadEnded } from '../threads';
import type { SpawnThread } from '../threads';
import type { ScenarioReader, ReaderTasks } from './tasks';

/** Far more than any file of ours takes on a slow machine, ms from when its thread begins with it. */
const LIMIT_MS = 20_000;
/** A chronicle is fought out minute by minute before it can be watched: that takes this many times as long. */
const LONG: Partial<Record<TaskName, number>> = { chronicle: 3, forked: 3, told: 3 };
/** So long a thread may take to start on a machine that is busy, ms. */
const START_MS = 60_000;
/** A thread that nobody asks for so long is let go with its memory, some 30 MB; the next order starts another, ms. */
const IDLE_MS = 60_000;
/** Lists are read in one go. */
const IDLE_LIST_MS = 3_000;
/** So many files are looked at side by side for the lists; what a person opens, what is edited and what is planned have threads of their own. */
const FOR_LISTS = 2;

export interface ThreadedReader extends ScenarioReader {
  close(): Promise<void>;
}
type TaskName = keyof ReaderTasks;

/** How long an order may take once it was begun and until then, and how long a thread waits for the next, ms. */
export interface ReaderTimes {
  readonly limit?: number;
  readonly start?: number;
  readonly idle?: number;
}

/** Reads files in threads; one that takes longer than `limit` ms is given up with its thread. */
export function openReader(
  spawn: SpawnThread,
  { limit = LIMIT_MS, start = START_MS, idle }: ReaderTimes = {},
): ThreadedReader {
  const open = (wait: number): Lane => openLane(spawn, { limit, start, idle: idle ?? wait });
  const forLists = Array.from({ length: FOR_LISTS }, () => open(IDLE_LIST_MS));
  const [forPeople, forEditor, forPlanner] = [open(IDLE_MS), open(IDLE_MS), open(IDLE_MS)];
  /** The lane with the fewest orders. */
  const shortest = (): Lane => forLists.reduce((best, lane) => (lane.waiting() < best.waiting() ? lane : best));
  return {
    scenario: (order) => forPeople.ask('scenario', order),
    made: (order) => forPeople.ask('made', order),
    raised: (order) => forPeople.ask('raised', order),
    edited: (order) => forPeople.ask('edited', order),
    zones: (order) => forPlanner.ask('zones', order),
    seenEnemies: (order) => forPlanner.ask('seenEnemies', order),
    seenGround: (order) => forPlanner.ask('seenGround', order),
    marchTimes: (order) => forPlanner.ask('marchTimes', order),
    chokePoints: (order) => forPlanner.ask('chokePoints', order),
    scaleAudit: (order) => forPlanner.ask('scaleAudit', order),
    text: (order) => forEditor.ask('text', order),
    written: (order) => forEditor.ask('written', order),
    nations: (order) => forEditor.ask('nations', order),
    record: (order) => forPeople.ask('record', order),
    chronicle: (order) => forPeople.ask('chronicle', order),
    told: (order) => forEditor.ask('told', order),
    forked: (order) => forPeople.ask('forked', order),
    card: (order) => shortest().ask('card', order),
    recordEntry: (order) => shortest().ask('recordEntry', order),
    async close() {
      await Promise.all([...forLists, forPeople, forEditor, forPlanner].map((lane) => lane.close()));
    },
  };
}

/** One thread, asked for one thing after another. */
interface Lane {
  ask<Name extends TaskName>(task: Name, order: ReaderTasks[Name]['order']): Promise<ReaderTasks[Name]['result']>;
  waiting(): number;
  close(): Promise<void>;
}

function openLane(spawn: SpawnThread, { limit, start, idle }: Required<ReaderTimes>): Lane {
  const thread = renewedThread<ReaderTasks>(spawn);
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let closed = false;
  let rest: NodeJS.Timeout | undefined;

  const askNow = async <Name extends TaskName>(
    task: Name,
    order: ReaderTasks[Name]['order'],
  ): Promise<ReaderTasks[Name]['result']> => {
    const { file } = order;
    clearTimeout(rest);
    if (closed) throw refuse('desk-closed', 'The desk is closed.');
    const asked = thread.now();
    let slow: string | null = null;
    const giveUpAfter = (ms: number, what: string): NodeJS.Timeout =>
      setTimeout(() => {
        slow = `${what} within ${ms / 1000} s`;
        thread.forget(asked);
        void asked.close();
      }, ms);
    let timer = giveUpAfter(start, 'reading it did not begin');
    const onBegin = (): void => {
      clearTimeout(timer);
      timer = giveUpAfter(limit * (LONG[task] ?? 1), 'it could not be read');
    };
    try {
      return await asked.ask(task, order, { onBegin });
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      throw refuse(
        slow === null ? 'reading-stopped' : 'too-slow',
        `“${file}” was given up: ${slow ?? 'reading it stopped its thread'}.`,
        { file, again: true },
      );
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    ask(task, order) {
      waiting += 1;
      const next = last.then(() => askNow(task, order));
      last = next
        .catch(() => undefined)
        .then(() => {
          waiting -= 1;
          if (waiting === 0 && !closed) rest = setTimeout(() => void thread.close(), idle).unref();
        });
      return next;
    },
    waiting: () => waiting,
    async close() {
      closed = true;
      clearTimeout(rest);
      await thread.close();
    },
  };
}
