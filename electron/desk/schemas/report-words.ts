/** The words of a battle told, as a window may hand them over to be set. */
import * as v from 'valibot';
import type { ReportWords } from '../../../drawing/paper/report';
import { integer, list, object, text } from './fields';

const sentence = text(20_000);
const cells = list(text(200), 12);

export const reportWords: v.GenericSchema<unknown, ReportWords> = object({
  title: text(400),
  under: sentence,
  outcome: sentence,
  causes: list(sentence, 20),
  turns: list(
    object({
      title: text(200),
      moment: integer(0, 10_000_000),
      story: list(sentence, 200),
      notes: list(text(2000), 500),
    }),
    201,
  ),
  losses: object({ head: cells, rows: list(cells, 20) }),
  honours: list(sentence, 50),
  luck: sentence,
});
