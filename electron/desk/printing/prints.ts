import type { ReportWords } from '../../../drawing/paper/report';
import type { BattleRecord } from '../../../engine/battle';
import type { DeskCalls, PrintJob, Saved, SaveOrder, ScenarioSource } from '../api';
import { refuse } from '../faults';
import { plainName } from '../file-names';
import type { Library } from '../library';
import type { Notifications } from '../notifications';
import { fitScenario } from '../reading';
import type { Scenario } from '../../../engine/scenario';
import type { Destination, PrintOutput } from './output';
import type { PrintedBefore } from './printed-before';
import type { MakingJob, Printer } from './printer';
import type { Made, SheetProgress } from './tasks';

export interface Prints {
  sheets(source: ScenarioSource, job: PrintJob): Promise<DeskCalls['export.sheets']['result']>;
  preview(source: ScenarioSource, job: PrintJob, sheet: string | null): Promise<DeskCalls['export.preview']['result']>;
  changed(source: ScenarioSource, job: PrintJob): Promise<DeskCalls['export.changed']['result']>;
  save(order: SaveOrder): Promise<Saved | null>;
  /** A battle told, as a PDF that the person keeps. */
  report(saving: string, words: ReportWords, record: BattleRecord): Promise<Saved | null>;
  stop(saving: string): void;
  /** Gives up what is being made to be looked at. */
  lookAway(): void;
}
export interface PrintMeans {
  readonly library: Library;
  readonly printer: Printer;
  readonly before: PrintedBefore;
  readonly output: PrintOutput;
  readonly notifications: Notifications;
  /** The clock of the host; left out, files bear no date. */
  readonly now?: (() => Date) | undefined;
}

/** One order, by the name under which it is followed and given up. */
interface Course {
  readonly saving: string;
  readonly signal: AbortSignal;
}

/** Sheets of scenarios. */
export function openPrints({ library, printer, before, output, notifications, now }: PrintMeans): Prints {
  const making = new Map<string, { readonly stop: () => void }>();
  const scenarioOf = async (source: ScenarioSource): Promise<Scenario> =>
    fitScenario(await library.read(source), source.file ?? 'The scenario', 'printed');
  /** Does a work that can be given up by its name. */
  const stoppable = async <Result>(saving: string, work: (course: Course) => Promise<Result>): Promise<Result> => {
    if (making.has(saving)) throw refuse('saving-twice', 'This is being saved already.');
    const course = new AbortController();
    making.set(saving, { stop: () => course.abort() });
    try {
      return await work({ saving, signal: course.signal });
    } finally {
      making.delete(saving);
    }
  };
  /** Makes files and hands them over; null when the person thought better of it. */
  const delivered = async (
    { saving, signal }: Course,
    place: Destination | null,
    make: (onProgress: (progress: SheetProgress) => void) => MakingJob,
  ): Promise<{ readonly saved: Saved; readonly marks: Made['marks'] } | null> => {
    const giveUpIfStopped = (): void => {
      if (signal.aborted) throw refuse('export-stopped', 'The export was stopped; nothing was kept.');
    };
    giveUpIfStopped();
    if (!place) return null;
    const { made, stop } = make((progress) => notifications.send('export.progress', { saving, ...progress }));
    signal.addEventListener('abort', stop);
    const { files, sheets, marks } = await made;
    giveUpIfStopped();
    return { saved: { sheets, ...(await place.deliver(files)) }, marks };
  };

  return {
    sheets: async (source, job) => printer.list({ scenario: await scenarioOf(source), job }),
    preview: async (source, job, sheet) => printer.preview({ scenario: await scenarioOf(source), job, sheet }),
    async changed(source, job) {
      const known = source.file === null ? null : await before.marks(source.file, job);
      if (!known) return { sheets: null };
      const marks = await printer.marks({ scenario: await scenarioOf(source), job });
      return { sheets: Object.keys(marks).filter((name) => known[name] !== marks[name]) };
    },
    async save({ saving, jobs, format, dpi, to, ...source }) {
      if (jobs.length === 0) throw refuse('nothing-to-print', 'There is no sheet to save.');
      const made = await stoppable(saving, async (course) => {
        const scenario = await scenarioOf(source);
        const name = fileNameFor(`${scenario.title}, ${thingsIn(jobs)}`, format);
        const place = to === 'keep' ? await output.keep(name) : await output.print(name);
        const order = { scenario, jobs, format, dpi, asArchive: output.asArchive, made: now?.() };
        return delivered(course, place, (onProgress) => printer.make(order, onProgress));
      });
      if (!made) return null;
      // The files are made; without the marks only what has changed since cannot be told.
      const { file } = source;
      for (const [i, job] of jobs.entries())
        if (file !== null) await before.note(file, job, made.marks[i] ?? {}).catch(() => undefined);
      return made.saved;
    },
    async report(saving, words, record) {
      const made = await stoppable(saving, async (course) => {
        const place = await output.keep(fileNameFor(`${words.title}, report`, 'pdf'));
        const order = { words, record, made: now?.() };
        return delivered(course, place, (onProgress) => printer.report(order, onProgress));
      });
      return made?.saved ?? null;
    },
    stop: (saving) => making.get(saving)?.stop(),
    lookAway: () => printer.lookAway(),
  };
}

/** What is in the files, for their name: "roster", "map and counters". */
function thingsIn(jobs: readonly PrintJob[]): string {
  const words = [...new Set(jobs.map(({ kind }) => WORDS[kind]))];
  return words.length > 2 ? 'sheets' : words.join(' and ');
}
const WORDS: Readonly<Record<PrintJob['kind'], string>> = {
  map: 'map',
  tiles: 'map at true size',
  boards: 'boards',
  templates: 'templates',
  counters: 'counters',
  roster: 'roster',
  reference: 'play sheet',
};

/** A name that every system takes. */
const fileNameFor = (title: string, ending: string): string => `${plainName(title, ".,'()&-") || 'sheets'}.${ending}`;
