/** A scenario with fewer troops: what if one side had a battery less? */
import { nearest } from '../readers/spelling';
import { unitsOfArmy } from './army';
import type { Army, Unit } from './army';
import type { ScenarioEvent, SpecialRule } from './course-of-battle';
import type { Id } from './measures';
import type { Scenario } from './scenario';

/**
 * The scenario without the units named, by id or by name, and without what was only theirs: brigades left empty, holds,
 * zones, events that wait for them alone. Throws a RangeError with a sentence for a name that means no unit or several, and for an army left without any.
 */
export function withoutUnits(scenario: Scenario, named: readonly string[]): Scenario {
  if (named.length === 0) return scenario;
  const gone = new Set(named.map((name) => unitMeant(scenario, name).id));
  const armies = scenario.armies.map((army) => armyWithout(army, gone));
  const empty = armies.find((army) => unitsOfArmy(army).length === 0);
  if (empty) throw new RangeError(`${empty.name} would have no unit left.`);
  const special = scenario.special.flatMap((rule): readonly SpecialRule[] => {
    if (!('units' in rule)) return [rule];
    const units = rule.units.filter((id) => !gone.has(id));
    return units.length > 0 ? [{ ...rule, units }] : [];
  });
  const isLeft = (id: Id): boolean => !gone.has(id);
  const events = scenario.events.flatMap((event): readonly ScenarioEvent[] => {
    const { when } = event;
    const left = when
      ? { ...event, when: { ...when, lost: when.lost.filter(isLeft), attacked: when.attacked.filter(isLeft) } }
      : event;
    if (!('units' in left)) return [left];
    const units = left.units.filter(isLeft);
    return units.length > 0 ? [{ ...left, units }] : [];
  });
  return { ...scenario, armies, special, events };
}

function unitMeant({ armies }: Scenario, name: string): Unit {
  const units = armies.flatMap(unitsOfArmy);
  const byId = units.find(({ id }) => id === name);
  if (byId) return byId;
  const [first, ...others] = units.filter((unit) => unit.name.toLowerCase() === name.toLowerCase());
  if (!first) {
    const meant = nearest(name, [...units.map((unit) => unit.name), ...units.map(({ id }) => id)]);
    throw new RangeError(`There is no unit “${name}”.${meant === null ? '' : ` Did you mean “${meant}”?`}`);
  }
  if (others.length === 0) return first;
  const ids = [first, ...others].map(({ id }) => id).join(', ');
  throw new RangeError(`“${name}” is the name of several units: ${ids}. Give one of these.`);
}

function armyWithout(army: Army, gone: ReadonlySet<Id>): Army {
  const isLeft = ({ id }: Unit): boolean => !gone.has(id);
  const brigades = army.brigades
    .map((brigade) => ({ ...brigade, units: brigade.units.filter(isLeft) }))
    .filter(({ units }) => units.length > 0);
  const independents = army.independents.filter(isLeft);
  const left = new Set([...brigades, ...independents].map(({ id }) => id));
  return {
    ...army,
    brigades,
    independents,
    deployment: army.deployment.flatMap((one) => stillLeading(one, left)),
    lieutenants: army.lieutenants.flatMap((one) => stillLeading(one, left)),
  };
}

/** With the commands that are left; none is left out, as an empty list would mean all of them. */
function stillLeading<T extends { readonly commands: readonly Id[] }>(one: T, left: ReadonlySet<Id>): readonly T[] {
  const commands = one.commands.filter((id) => left.has(id));
  return commands.length === one.commands.length ? [one] : commands.length > 0 ? [{ ...one, commands }] : [];
}
