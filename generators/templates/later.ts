/** Brigades that are not on the table when the battle begins. */
import { kebab } from '../../engine/scenario';
import type { Army, Brigade, EntryPoint } from '../../engine/scenario';
import type { BattlePlan, LaterArrival } from './template';

/** Where brigades come on later. */
export function entryPointsOf({ sides }: BattlePlan): readonly EntryPoint[] {
  const all = sides.flatMap(({ later = [] }) => later);
  const distinct = new Map(all.map(({ by, at, heading }) => [by, { id: idOf(by), name: by, at, heading }]));
  return [...distinct.values()];
}

const idOf = (name: string): string => `entry/${kebab(name)}`;

/** The last brigades of an army come on in march column, one to each arrival; the first brigade always begins on the table. */
export function comingLater(army: Army, later: readonly LaterArrival[]): Army {
  const first = Math.max(1, army.brigades.length - later.length);
  const brigades = army.brigades.map((brigade, n) => {
    const arrival = n < first ? undefined : later[n - first];
    return arrival ? arriving(brigade, arrival) : brigade;
  });
  return { ...army, brigades };
}

const arriving = (brigade: Brigade, { by, ...arrives }: LaterArrival): Brigade => ({
  ...brigade,
  commander: { ...brigade.commander, at: arrives.at },
  units: brigade.units.map((unit) => ({
    ...unit,
    place: { arrives: { ...arrives, entry: idOf(by) } },
    formation: unit.arm === 'guns' ? 'limbered' : 'march column',
  })),
});
