/** The ground as a battle has changed it: what is gone is not there, what was built is, and frozen water is ice. */
import { memo } from '../facts';
import type { Feature, Id, Scenario } from '../scenario';
import { groundOf } from '../terrain';
import type { Ground } from '../terrain';
import { FROZEN, iceOf } from './ice';
import type { BattleState } from './state';

/** The ground as it lies at a moment; the scenario's own while nothing has been built or razed. */
export const groundNow = (scenario: Scenario, state: Pick<BattleState, 'ground'>): Ground =>
  groundOf(scenarioNow(scenario, state));

/** Has nothing been built or razed, and is no water frozen? */
export const isAsLaid = ({ ground }: Pick<BattleState, 'ground'>): boolean =>
  !Object.values(ground).some(({ gone, built, gauges }) => gone ?? built ?? (gauges[FROZEN] ?? 0) > 0);

/** The scenario with its terrain as it is at a moment, to lay out or to draw. The same changes give the same object. */
export function scenarioNow(scenario: Scenario, state: Pick<BattleState, 'ground'>): Scenario {
  if (isAsLaid(state)) return scenario;
  const { ground } = state;
  const gone: Id[] = [];
  const built: Feature[] = [];
  const frozen: Id[] = [];
  for (const id of Object.keys(ground).sort()) {
    const feature = ground[id];
    if (feature?.gone) gone.push(id);
    else if (feature?.built) built.push(feature.built);
    else if ((feature?.gauges[FROZEN] ?? 0) > 0) frozen.push(id);
  }
  const key = JSON.stringify([gone, built, frozen]);
  const known = changed(scenario);
  let now = known.get(key);
  if (!now) {
    const replaced = new Set([...gone, ...built.map(({ id }) => id)]);
    const left = scenario.terrain.filter(({ id }) => !replaced.has(id));
    const overIce = left.map((one) => (frozen.includes(one.id) ? (iceOf(one) ?? one) : one));
    now = { ...scenario, terrain: [...overIce, ...built] };
    known.set(key, now);
  }
  return now;
}
const changed = memo((_scenario: Scenario) => new Map<string, Scenario>());
