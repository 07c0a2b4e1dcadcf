import { nothing, number, object } from '../fields';
import { file, scenarioText } from './fragments';

/** Chronicles may go on past midnight. */
const MOST_MINUTES = 3 * 24 * 60;

export const CHRONICLE_ARGUMENTS = {
  'chronicle.list': nothing,
  'chronicle.open': object({ file }),
  /** A text as if it stood in that file. */
  'chronicle.read': object({ file, text: scenarioText }),
  /** `file` is that of a scenario. */
  'chronicle.begin': object({ file }),
  /** A scenario that begins at an hour of it, minutes after midnight. */
  'chronicle.fork': object({ file, at: number(0, MOST_MINUTES) }),
};
