/** A scenario as it is drawn while some of its things are hidden from view. Nothing of it is in the file. */
import type { Army, Brigade, Feature, Id, Scenario, Unit } from '../engine/scenario';
import { isCrossing } from './crossings';
import { thingsOf } from './things';
import type { Things } from './things';

/** Where a commander is put who is not to be seen: a brigade cannot be without one. */
const OUT_OF_SIGHT = { x: -100_000, y: -100_000 };

/** Things that stay are the same objects as before; the same scenario while nothing is hidden. */
export function withoutHidden(scenario: Scenario, hidden: readonly Id[]): Scenario {
  if (hidden.length === 0) return scenario;
  const things = thingsOf(scenario, hidden);
  return {
    ...scenario,
    terrain: scenario.terrain.flatMap((feature) => shownOf(feature, things)),
    objectives: scenario.objectives.filter(({ id }) => !things.objectives.has(id)),
    ...(scenario.entryPoints && {
      entryPoints: scenario.entryPoints.filter(({ id }) => !things.entryPoints.has(id)),
    }),
    labels: (scenario.labels ?? []).filter(({ id }) => !things.labels.has(id)),
    armies: scenario.armies.map((army) => armyWithout(army, things)),
  };
}

/** A crossing goes with its water, and a village with its last block. */
function shownOf(feature: Feature, things: Things): readonly Feature[] {
  if (things.features.has(feature.id) || (isCrossing(feature) && things.features.has(feature.over))) return [];
  if (feature.kind !== 'bua' || !feature.blocks.some(({ id }) => things.blocks.has(id))) return [feature];
  const blocks = feature.blocks.filter(({ id }) => !things.blocks.has(id));
  return blocks.length === 0 ? [] : [{ ...feature, blocks }];
}

function armyWithout(army: Army, things: Things): Army {
  const isShown = ({ id }: Unit): boolean => !things.units.has(id);
  const { general } = army;
  return {
    ...army,
    general: general && things.leaders.has(general.id) ? null : general,
    lieutenants: army.lieutenants.filter(({ id }) => !things.leaders.has(id)),
    deployment: army.deployment.filter(({ id }) => !things.zones.has(id)),
    brigades: army.brigades.map((brigade): Brigade => {
      const units = brigade.units.filter(isShown);
      const isLed = !things.leaders.has(brigade.commander.id);
      if (units.length === brigade.units.length && isLed) return brigade;
      return { ...brigade, units, commander: isLed ? brigade.commander : { ...brigade.commander, at: OUT_OF_SIGHT } };
    }),
    independents: army.independents.filter(isShown),
  };
}
