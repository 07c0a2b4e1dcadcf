import type { ChronicleResults } from '../api/results';
import type { Handlers } from './handler';

/** Who answers what happened in battles: their list, and one compiled to be watched. */
export const CHRONICLE_HANDLERS: Handlers<keyof ChronicleResults> = {
  'chronicle.list': async ({ chronicles }) => ({ chronicles: await chronicles.list() }),
  'chronicle.open': async ({ chronicles }, { file }) => ({ chronicled: await chronicles.open(file) }),
  'chronicle.fork': async ({ chronicles }, { file, at }) => ({ text: await chronicles.fork(file, at) }),
};
