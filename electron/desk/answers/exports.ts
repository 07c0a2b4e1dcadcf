import type { ExportResults } from '../api/results';
import { whileItLasts } from './handler';
import type { Handlers } from './handler';

/** Who answers the calls that print. */
export const EXPORT_HANDLERS: Handlers<keyof ExportResults> = {
  'export.sheets': (desk, { job, ...source }) => desk.prints.sheets(source, job),
  'export.preview': (desk, { job, sheet, ...source }) => desk.prints.preview(source, job, sheet),
  'export.changed': (desk, { job, ...source }) => desk.prints.changed(source, job),
  'export.save': (desk, order, begun) =>
    whileItLasts(
      begun,
      () => desk.prints.stop(order.saving),
      () => desk.prints.save(order),
    ),
  'export.report': (desk, { saving, battle, words }, begun) =>
    whileItLasts(
      begun,
      () => desk.prints.stop(saving),
      () => desk.prints.report(saving, words, desk.engine.record(battle)),
    ),
  'export.look-away': (desk) => {
    desk.prints.lookAway();
    return Promise.resolve({});
  },
  'export.stop': (desk, { saving }) => {
    desk.prints.stop(saving);
    return Promise.resolve({});
  },
};
