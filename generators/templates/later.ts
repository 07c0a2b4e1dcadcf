/** Brigades that are not on the table when the battle begins. */
import type { Army, Brigade } from '../../engine/scenario';
import type { LaterArrival } from './template';

/** The last brigades of an army come on in march column, one to each arrival; the first brigade always begins on the table. */
export function comingLater(army: Army, later: readonly LaterArrival[]): Army {
  const first = Math.max(1, army.brigades.length - later.length);
  const brigades = army.brigades.map((brigade, n) => {
    const arrival = n < first ? undefined : later[n - first];
    return arrival ? arriving(brigade, arrival) : brigade;
  });
  return { ...army, brigades };
}

const arriving = (brigade: Brigade, arrives: LaterArrival): Brigade => ({
  ...brigade,
  commander: { ...brigade.commander, at: arrives.at },
  units: brigade.units.map((unit) => ({
    ...unit,
    place: { arrives },
    formation: unit.arm === 'guns' ? 'limbered' : 'march column',
  })),
});
