/** What a chronicle calls what it shows; it counts no hits and knows no rules. */
import { CENTIMETRES, SCENARIO_GROUND } from '../battle';
import type { Vocabulary } from '../battle';

/** The share of its men that a unit has lost, in hundredths; nothing is drawn beside it. */
export const LOSSES = 'losses';
export const ROUTING = 'routing';
export const FIGHTING = 'fighting';

/** How those go of whom nothing else is said. */
export const ON_THE_WAY = 'march';

export const CHRONICLE_WORDS: Vocabulary = {
  gauges: {},
  marks: {
    [ROUTING]: { until: 'cleared', title: 'Running', shows: 'routing' },
    [FIGHTING]: { until: 'cleared', title: 'Fighting', shows: 'fighting' },
  },
  manners: {
    arrive: { gait: 'march', verb: 'comes on' },
    march: { gait: 'march', verb: 'marches' },
    advance: { gait: 'march', verb: 'advances' },
    charge: { gait: 'charge', verb: 'charges' },
    'counter-charge': { gait: 'charge', verb: 'counter-charges' },
    assault: { gait: 'charge', verb: 'assaults' },
    withdraw: { gait: 'withdraw', verb: 'withdraws' },
    retreat: { gait: 'retire', verb: 'falls back' },
    rout: { gait: 'rout', verb: 'flees' },
  },
  ground: SCENARIO_GROUND,
  scores: { one: 'loss', many: 'losses' },
  lengths: CENTIMETRES,
  clauses: {},
  breaksAt: {},
};
