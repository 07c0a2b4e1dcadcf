/** A scenario that orders all it can: lieutenants, ratings by die, holds, arrivals, events, an end by turns. */
import type { Army, Scenario } from '../../../../../engine/scenario';
import { stUlrich } from '../../../scenario/files';

export const orderedScenario = (): Scenario => {
  const scenario = stUlrich();
  const [blue, red] = scenario.armies;
  const [column] = blue?.brigades ?? [];
  const [line] = red?.brigades ?? [];
  if (!blue?.general || !red?.general || !column || !line) throw new Error('St. Ulrich has changed');
  const arrives = { turn: 2, at: { x: 0, y: 60 }, heading: 90, needs: null };
  const attacker: Army = {
    ...blue,
    general: { ...blue.general, rating: 'diced' },
    lieutenants: [
      { id: 'blue/keith', name: 'Keith', rating: 'diced', at: blue.general.at, commands: [] },
      { id: 'blue/zieten', name: 'Zieten', rating: 'dithering', at: blue.general.at, commands: [column.id] },
    ],
    brigades: [
      {
        ...column,
        commander: { ...column.commander, rating: 'diced', at: { x: 0, y: 66 } },
        units: column.units.map((unit) => ({ ...unit, place: { arrives } })),
      },
    ],
    independents: blue.independents.map((unit) => ({ ...unit, place: { arrives: { ...arrives, turn: 1, needs: 3 } } })),
  };
  return {
    ...scenario,
    armies: [attacker, red],
    special: [
      {
        rule: 'hold',
        units: line.units.map(({ id }) => id),
        until: { turn: 6, attacked: true, enemyWithin: 60, lost: null },
        reason: '',
      },
    ],
    events: [
      { turn: 2, at: 'start', text: 'Guns are heard in the north.', event: 'message' },
      { turn: 3, at: 'start', text: null, event: 'weather', to: 'light rain' },
      { turn: 4, at: 'end', text: null, event: 'leaves', leader: blue.general.id, successor: 'blue/keith' },
    ],
    victory: { turns: 12, then: 'points', conditions: [] },
  };
};
