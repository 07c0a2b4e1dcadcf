/** Entry points as gates over the table of a battle. */
import { gateAt, type Gate } from '../../drawing/map';
import type { BattleRecord, BattleState } from '../../engine/battle';
import { unknownIn } from '../../engine/battle/view';
import { unitsOfArmy, type EntryPoint } from '../../engine/scenario';

/** Cm. */
const SIZE = 8.2;

/**
 * Those that whoever looks may know of: an entry point by which only troops come on that are kept from him would give them
 * away.
 */
export function entryPointsKnown(
  { entryPoints = [], armies }: BattleRecord['scenario'],
  state: BattleState,
): readonly EntryPoint[] {
  if (entryPoints.length === 0) return entryPoints;
  const unknown = unknownIn(state);
  const coming = armies
    .flatMap(unitsOfArmy)
    .flatMap(({ id, place }) => ('arrives' in place ? [{ id, entry: place.arrives.entry }] : []));
  return entryPoints.filter((one) => {
    const users = coming.filter(({ entry }) => entry === one.id);
    return users.length === 0 || users.some(({ id }) => !unknown.has(id));
  });
}

export interface NamedGate extends Gate {
  readonly id: string;
  readonly name: string;
}

export const gatesKnown = (scenario: BattleRecord['scenario'], state: BattleState): readonly NamedGate[] =>
  entryPointsKnown(scenario, state).map((one) => ({ id: one.id, name: one.name, ...gateAt(one, SIZE) }));
