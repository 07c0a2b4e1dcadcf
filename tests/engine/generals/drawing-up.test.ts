import { expect, it } from 'vitest';
import { fightBattle } from '../../../engine/analysis';
import { systemById } from '../../../engine/rules';
import { scenarioAt, ST_ULRICH } from '../../bench/inputs';

/** In half of these battles it once stood eight turns under the fire of guns, short of where it was to form. */
it('an attack goes on to where it draws up, and the foot have fired by turn 5, but in a battle here and there', () => {
  const scenario = scenarioAt(ST_ULRICH);
  const system = systemById(scenario.rules.system);
  if (!system) throw new Error('the scenario names a rule system that there is not');
  const firstVolleys = [71, 73, 74, 77, 78, 80, 82].map((seed) => {
    const { events, roster } = fightBattle({ scenario, system, seed, turns: 6 });
    let turn = 0;
    for (const event of events) {
      if (event.do === 'step') turn = event.turn;
      if (event.do !== 'fired') continue;
      const unit = roster.units[event.by];
      if (unit?.arm === 'foot' && event.by.startsWith('blue/')) return turn;
    }
    return null;
  });
  const late = firstVolleys.filter((turn) => turn === null || turn > 5);
  expect(late.length).toBeLessThan(2);
});
