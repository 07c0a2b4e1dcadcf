/** The little war the toy rules are played on, made in code: a line and a hidden scout to a side on a bare table. */
import { PLAIN_ARMY, PLAIN_UNIT } from '../../../engine/scenario';
import type { Nation, Scenario, Unit } from '../../../engine/scenario';
import { scenarioOf } from '../terrain/tables';

const NATION: Nation = {
  id: 'nowhere',
  name: 'Nowhere',
  colours: {
    coat: '#ffffff',
    facings: [],
    smallClothes: '#ffffff',
    lace: '#ffffff',
    flag: [],
    gunCarriage: '#000000',
  },
  troops: [],
  names: { infantry: [], cavalry: [], officers: [] },
  systems: {},
};

const unit = (id: string, x: number, heading: number): Unit => ({
  ...PLAIN_UNIT,
  id,
  name: id,
  type: 'line infantry',
  arm: 'foot',
  formation: 'line',
  place: { at: { x, y: 45 }, heading },
});

const army = (id: 'blue' | 'red', x: number, heading: number): Scenario['armies'][number] => ({
  ...PLAIN_ARMY,
  id,
  name: id === 'blue' ? 'Blue' : 'Red',
  nation: NATION,
  attacker: id === 'blue',
  independents: [unit(`${id} line`, x, heading), unit(`${id} scout`, x, heading)],
});

export const toyScenario: Scenario = {
  ...scenarioOf([], 120, 90),
  title: 'A toy war',
  rules: { system: 'toy', scale: '28mm', options: {} },
  armies: [army('blue', 20, 90), army('red', 100, 270)],
};
