/** The little war the toy rules are played on, made in code: a line and a hidden scout to a side on a bare table. */
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
  systems: {},
};

const unit = (id: string, x: number, heading: number): Unit => ({
  id,
  name: id,
  type: 'line infantry',
  class: 'standard',
  size: 'standard',
  formation: 'line',
  place: { at: { x, y: 45 }, heading },
  overrides: {},
});

const army = (id: 'blue' | 'red', x: number, heading: number): Scenario['armies'][number] => ({
  id,
  name: id === 'blue' ? 'Blue' : 'Red',
  nation: NATION,
  year: null,
  attacker: id === 'blue',
  breakPoint: null,
  general: null,
  brigades: [],
  independents: [unit(`${id} line`, x, heading), unit(`${id} scout`, x, heading)],
  overrides: {},
});

export const toyScenario: Scenario = {
  ...scenarioOf([], 120, 90),
  title: 'A toy war',
  rules: { system: 'toy', scale: '28mm', options: {} },
  armies: [army('blue', 20, 90), army('red', 100, 270)],
};
