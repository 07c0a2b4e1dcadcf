/** A scenario as it stands before its first turn, for the questions of a planner; things that are being dragged stand elsewhere. */
import { viewOfPosition } from '../../engine/battle';
import type { View } from '../../engine/battle';
import type { Point } from '../../engine/geometry';
import type { RuleSystem } from '../../engine/rules/system';
import type { Army, Brigade, Id, Scenario, Unit } from '../../engine/scenario';
import { groundOf } from '../../engine/terrain';

/** Where a unit or a leader is held; `heading` in degrees clockwise from north, null for a leader. */
export interface HeldPlace {
  readonly id: Id;
  readonly at: Point;
  readonly heading: number | null;
}

/** What everybody knows of the armies where the scenario places them: nothing is hidden from a planner. */
export function positionOf(system: RuleSystem, scenario: Scenario): View {
  const { state, roster } = system.prepare(scenario);
  return viewOfPosition({ seat: roster.sides[0]?.seat ?? '', state, ground: groundOf(scenario), roster });
}

/** The scenario with these units and leaders where they are held; the same scenario when nothing is held. */
export function withHeld(scenario: Scenario, held: readonly HeldPlace[]): Scenario {
  if (held.length === 0) return scenario;
  const places = new Map(held.map((one) => [one.id, one]));
  const unit = (one: Unit): Unit => {
    const place = places.get(one.id);
    return place ? { ...one, place: { at: place.at, heading: place.heading ?? headingOf(one) } } : one;
  };
  const leader = <L extends { readonly id: Id; readonly at: Point }>(one: L): L => {
    const place = places.get(one.id);
    return place ? { ...one, at: place.at } : one;
  };
  const brigade = (one: Brigade): Brigade => ({
    ...one,
    commander: leader(one.commander),
    units: one.units.map(unit),
  });
  const army = (one: Army): Army => ({
    ...one,
    general: one.general && leader(one.general),
    lieutenants: one.lieutenants.map(leader),
    brigades: one.brigades.map(brigade),
    independents: one.independents.map(unit),
  });
  return { ...scenario, armies: scenario.armies.map(army) };
}

const headingOf = ({ place }: Unit): number => ('at' in place ? place.heading : 0);
