import * as v from 'valibot';
import { integer, list, nothing, object, oneOf, text } from '../fields';
import { printJob } from '../print-jobs';
import { reportWords } from '../report-words';
import { battle, saving, source } from './fragments';

export const printFormat = oneOf('pdf', 'svg', 'png');

export const saveOrder = object({
  saving,
  ...source,
  jobs: list(printJob, 12),
  format: printFormat,
  /** Dots to an inch of pictures. */
  dpi: integer(20, 2400),
  /** To a place the person chooses, or into the program that prints. */
  to: oneOf('keep', 'print'),
});

export const EXPORT_ARGUMENTS = {
  'export.sheets': object({ ...source, job: printJob }),
  'export.preview': object({ ...source, job: printJob, sheet: v.nullable(text(200)) }),
  'export.changed': object({ ...source, job: printJob }),
  'export.save': saveOrder,
  'export.report': object({ saving, battle, words: reportWords }),
  'export.look-away': nothing,
  'export.stop': object({ saving }),
};
