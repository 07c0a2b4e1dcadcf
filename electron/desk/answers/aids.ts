import type { AidResults } from '../api/results';
import type { Handlers } from './handler';

/** Who answers what a planner asks of a text that is being edited. */
export const AID_HANDLERS: Handlers<keyof AidResults> = {
  'aids.zones': async ({ library, reader }, { text, file, held }) =>
    reader.zones({ ...(await library.orderFor(text, file)), held }),
  'aids.enemies': async ({ library, reader }, { text, file, held, unit }) =>
    reader.seenEnemies({ ...(await library.orderFor(text, file)), held, unit }),
  'aids.sight': async ({ library, reader }, { text, file, held, from, cell }) =>
    reader.seenGround({ ...(await library.orderFor(text, file)), held, from, cell }),
  'aids.marches': async ({ library, reader }, { text, file, held, units }) =>
    reader.marchTimes({ ...(await library.orderFor(text, file)), held, units }),
  'aids.chokes': async ({ library, reader }, { text, file, held }) =>
    reader.chokePoints({ ...(await library.orderFor(text, file)), held }),
  'aids.scale': async ({ library, reader }, { text, file, held, paces }) =>
    reader.scaleAudit({ ...(await library.orderFor(text, file)), held, paces }),
};
