/** Who answers what a planner asks of a text that is being edited. */
import type { CallName } from './api';
import type { GamesOrder } from '../../engine/work';
import { whileItLasts } from './handlers';
import type { Handler } from './handlers';
import { fitScenario } from './reading';

type PlanningCall = Extract<CallName, `aids.${string}` | `estimate.${string}`>;

export const PLANNING_HANDLERS: { readonly [N in PlanningCall]: Handler<N> } = {
  'estimate.run': ({ library, reader, estimates }, { estimate, text, file, seed, games, turns }, begun) => {
    const order = async (): Promise<GamesOrder> => {
      const asked = await library.orderFor(text, file);
      const scenario = fitScenario(await reader.written(asked), asked.file, 'fought');
      const seeds = Array.from({ length: games }, (_, i) => seed + i);
      return { scenario, system: scenario.rules.system, seeds, turns };
    };
    return whileItLasts(
      begun,
      () => estimates.stop(estimate),
      () => estimates.run(estimate, order()),
    );
  },
  'estimate.stop': ({ estimates }, { estimate }) => {
    estimates.stop(estimate);
    return Promise.resolve({});
  },
  'aids.zones': async ({ library, reader }, { text, file, held }) =>
    reader.zones({ ...(await library.orderFor(text, file)), held }),
  'aids.sight': async ({ library, reader }, { text, file, held, from, cell }) =>
    reader.seenGround({ ...(await library.orderFor(text, file)), held, from, cell }),
  'aids.marches': async ({ library, reader }, { text, file, held, units }) =>
    reader.marchTimes({ ...(await library.orderFor(text, file)), held, units }),
  'aids.chokes': async ({ library, reader }, { text, file, held }) =>
    reader.chokePoints({ ...(await library.orderFor(text, file)), held }),
  'aids.scale': async ({ library, reader }, { text, file, held, paces }) =>
    reader.scaleAudit({ ...(await library.orderFor(text, file)), held, paces }),
};
