/** A small army for one side of a scenario that is being edited, as the makers of armies raise it: nothing of it is kept. */
import { makeArmyFor, writeArmy } from '../../generators';
import type { RuleSystem } from '../../engine/rules';
import type { Scenario } from '../../engine/scenario';
import { isGroup, isList, plainText, type Plain } from '../../engine/scenario/edits';
import type { RaisedArmy, RaisingOrder } from './api';
import { refuse } from './faults';

/** Throws a fault with the reason when no such army can be had, or finds no room. */
export function raiseArmy(scenario: Scenario, order: RaisingOrder, system: RuleSystem): RaisedArmy {
  const found = scenario.armies.find(({ id }) => id === order.side);
  if (!found) throw refuse('unknown-side', `There is no side “${order.side}”.`);
  const army = { ...found, year: order.year ?? found.year };
  const made = makeArmyFor(scenario, army, order, system);
  if ('why' in made) throw refuse('army-unfit', `${made.why} Fewer points or a larger deployment zone may have it.`);
  const keys = valueOf(plainText(writeArmy(made.army)) ?? undefined, army.id);
  const listAt = (key: string): readonly Plain[] => {
    const list = valueOf(keys, key);
    return isList(list) ? list : [];
  };
  return {
    points: made.sheet.total,
    brigades: listAt('brigades'),
    independents: listAt('independents'),
    general: valueOf(keys, 'general') ?? null,
  };
}

const valueOf = (group: Plain | undefined, key: string): Plain | undefined =>
  isGroup(group) && Object.hasOwn(group, key) ? group[key] : undefined;
