/** Bodies that only a chronicle moves: troops that were there, and that no battle of its scenario has. */
import type { Army, Unit } from './army';
import type { Id } from './measures';
import type { Scenario } from './scenario';

export interface UnitOfSide {
  readonly side: Id;
  readonly unit: Unit;
}

/** The scenario with the bodies of a chronicle among the independent units. */
export const withBodies = (scenario: Scenario, bodies: readonly UnitOfSide[]): Scenario =>
  bodies.length === 0 ? scenario : { ...scenario, armies: scenario.armies.map((army) => joined(army, bodies)) };

function joined(army: Army, bodies: readonly UnitOfSide[]): Army {
  const own = bodies.flatMap(({ side, unit }) => (side === army.id ? [unit] : []));
  return { ...army, independents: [...army.independents, ...own] };
}

/** The same without them again. */
export const withoutBodies = (scenario: Scenario, bodies: readonly Id[]): Scenario =>
  bodies.length === 0
    ? scenario
    : {
        ...scenario,
        armies: scenario.armies.map((army) => ({
          ...army,
          independents: army.independents.filter(({ id }) => !bodies.includes(id)),
        })),
      };

/** As "3 battalions of Bevern, 2100 men"; empty where nothing is said of them. */
export function realBodies({ standsFor, men, arm }: Unit): string {
  const count = men === undefined ? [] : [`${men} ${arm === 'guns' ? 'guns' : 'men'}`];
  return [...(standsFor === undefined ? [] : [standsFor]), ...count].join(', ');
}
