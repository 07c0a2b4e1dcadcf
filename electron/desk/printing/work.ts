/** The work of the printing thread: sheets from a scenario and a job, what they look like, and files of them. */
import { createHash } from 'node:crypto';
import { zipSync, type Zippable } from 'fflate';
import { reportSheets } from '../../../drawing/paper/report';
import { leastTypeOn, sheetToSvg, type Sheet, type SheetSet } from '../../../drawing/paper';
import { playback } from '../../../engine/battle';
import type { Scenario } from '../../../engine/scenario';
import type { PrintJob, SheetList } from '../api';
import { fileNameOf, filesOf, plainSheet } from '../exports';
import { refuse } from '../faults';
import { bound } from './binding';
import { sheetsFor } from './jobs';
import { checkLetters } from './letters';
import type { TaskHandlers } from '../threads';
import type { MadeFile, PrintTasks, SheetMarks } from './tasks';

/** Sets of sheets that are kept: a window that lists them looks at one after another, and goes back and forth. */
const KEPT = 6;
/** Steps to a cm of paper in a preview, and what reaches less far into a sheet is not seen, cm. */
const PREVIEW = { grain: 250, edge: 0.006 };

export type PrintWork = TaskHandlers<PrintTasks>;

export function printWork(): PrintWork {
  const kept = new Map<string, SheetSet>();
  const made = (scenario: Scenario, job: PrintJob): SheetSet => {
    const asked = JSON.stringify([job, scenario]);
    const set = kept.get(asked) ?? sheetsFor(job, scenario);
    kept.delete(asked);
    kept.set(asked, set);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return set;
  };
  return {
    list: ({ scenario, job }) => listOf(made(scenario, job)),
    preview({ scenario, job, sheet: name }) {
      const { sheets, glued } = made(scenario, job);
      const sheet = name === null ? glued?.whole : sheets.find(({ id }) => id === name);
      if (!sheet) throw refuse('unknown-sheet', name === null ? 'These are not glued.' : `There is no sheet ${name}.`);
      return { svg: sheetToSvg(plainSheet(sheet, PREVIEW.edge), PREVIEW.grain) };
    },
    marks: ({ scenario, job }) => marksOf(made(scenario, job)),
    async make({ scenario, jobs, format, dpi, asArchive, made: date }, onProgress) {
      const sets = jobs.map((job) => made(scenario, job));
      const set = bound(jobs.map((job, i) => ({ kind: job.kind, set: sets[i] ?? { title: '', sheets: [] } })));
      const files = await filesOf(
        set,
        { format, dpi, made: date },
        { onSheet: (done, of) => onProgress({ done, of }) },
      );
      return {
        title: set.title,
        sheets: set.sheets.length,
        files: asArchive ? archived(files) : files,
        marks: sets.map(marksOf),
      };
    },
    async report({ words, record, made: date }, onProgress) {
      const { scenario, roster, vocabulary } = record;
      const played = playback(record);
      const set = reportSheets(words, scenario, (moment) => ({ roster, vocabulary, state: played.stateAt(moment) }));
      checkLetters(set);
      const onSheet = (done: number, of: number): void => onProgress({ done, of });
      const files = await filesOf(set, { format: 'pdf', dpi: 300, made: date }, { onSheet });
      return { title: set.title, sheets: set.sheets.length, files, marks: [] };
    },
  };
}

function listOf({ title, sheets, glued }: SheetSet): SheetList {
  return {
    title,
    sheets: sheets.map(({ id, title: name, width, height, place = null, ratio = null, layers }) => ({
      id,
      title: name,
      width,
      height,
      place,
      ratio,
      leastType: leastTypeOn({ layers }),
    })),
    glued: glued
      ? {
          width: glued.whole.width,
          height: glued.whole.height,
          ratio: glued.ratio,
          empty: glued.empty,
          remark: glued.remark,
        }
      : null,
  };
}

const marksOf = ({ sheets }: SheetSet): SheetMarks =>
  Object.fromEntries(sheets.map((sheet) => [sheet.id, markOf(sheet)]));
/** What cannot be seen on a sheet does not count: a tile is the same while its part of the table is. */
const markOf = (sheet: Sheet): string =>
  createHash('sha256')
    .update(sheetToSvg(plainSheet(sheet, PREVIEW.edge)))
    .digest('base64url')
    .slice(0, 16);

/** An archive says when its files were made; ours always says this, so that the same sheets are the same bytes. */
const MADE = new Date(1980, 0, 1);

/** Several files as one archive, named after their sheets; a single one as it is. Pictures are packed already. */
function archived(files: readonly MadeFile[]): readonly MadeFile[] {
  if (files.length < 2) return files;
  const entries: Zippable = {};
  for (const file of files)
    entries[fileNameOf(file, `sheet.${file.ending}`)] = [
      file.bytes,
      { level: file.ending === 'svg' ? 6 : 0, mtime: MADE },
    ];
  return [{ sheet: null, ending: 'zip', bytes: zipSync(entries) }];
}
