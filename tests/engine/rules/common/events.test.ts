import { describe, expect, it } from 'vitest';
import { firesOn, SCENARIO_GROUND } from '../../../../engine/battle';
import { scenarioEvents } from '../../../../engine/rules/common';
import type { Brigade, ScenarioEvent } from '../../../../engine/scenario';
import { PLAIN_ARMY } from '../../../../engine/scenario';
import { stUlrich } from '../../scenario/files';
import { battlefield, village } from '../honours-of-war/field';
import type { Layout, TestField } from '../honours-of-war/field';

const CLAUSES = { message: 'HOW-SCEN-01', leaves: 'HOW-SCEN-20', weather: 'HOW-SEQ-02', burns: 'HOW-SCEN-01' };
const [army] = stUlrich().armies;
if (!army) throw new Error('no army');
const at = { x: 0, y: 0 };
const brigade: Brigade = {
  id: 'blue brigade',
  name: 'Left wing',
  commander: { id: 'bevern', name: 'Bevern', rating: 'dashing', at },
  nation: null,
  units: [],
};
const armies = [
  {
    ...PLAIN_ARMY,
    id: 'blue',
    name: 'Blue',
    nation: army.nation,
    general: { id: 'frederick', name: 'Frederick', rating: 'dashing', at },
    lieutenants: [{ id: 'keith', name: 'Keith', rating: 'dependable', at, commands: [] }],
    brigades: [brigade],
  },
] as const;

function turnFive(events: readonly ScenarioEvent[], when: 'start' | 'end', more: Layout = {}): TestField {
  const on = battlefield({
    blue: { a: { at: [60, 50] } },
    leaders: {
      frederick: { at: [60, 40], kind: 'general', rating: 'dashing' },
      keith: { at: [90, 40], kind: 'lieutenant' },
      'blue brigade': { at: [62, 40] },
    },
    scenario: { events, armies },
    ...more,
  });
  on.state.at = { turn: 5, step: 6 };
  scenarioEvents(on, when, CLAUSES);
  return on;
}

const leaves = (leader: string, successor: string | null, text: string | null = null): ScenarioEvent => ({
  turn: 5,
  at: 'end',
  text,
  event: 'leaves',
  leader,
  successor,
});

describe('an event', () => {
  const message: ScenarioEvent = { turn: 5, at: 'start', text: 'The mist lifts.', event: 'message' };
  it('happens in its turn, at its end of it, and in no other', () => {
    expect(turnFive([message], 'start').texts()).toEqual(['The mist lifts.']);
    expect(turnFive([message], 'end').texts()).toEqual([]);
    expect(turnFive([{ ...message, turn: 4 }], 'start').texts()).toEqual([]);
  });
  it('sets the weather', () => {
    const on = turnFive([{ turn: 5, at: 'start', text: null, event: 'weather', to: 'heavy rain' }], 'start');
    expect(on.state.marks['weather']).toBe('heavy rain');
    expect(on.texts()).toEqual(['The weather turns: heavy rain.']);
  });
  it('which turns only to what it was not, and is told beside the words of the scenario', () => {
    const turned = (to: 'fair' | 'storm', text: string | null) =>
      turnFive([{ turn: 5, at: 'start', text, event: 'weather', to }], 'start').texts();
    expect(turned('fair', null)).toEqual([]);
    expect(turned('fair', 'The sun stands high.')).toEqual(['The sun stands high.']);
    expect(turned('storm', 'The sky turns black.')).toEqual(['The sky turns black. The weather turns: storm.']);
  });
});

describe('houses that a scenario sets alight', () => {
  const terrain = [{ ...village('mill', { x: 200, y: 150 }, 0, 20), name: 'Mill' }];
  const burnt = (feature: string) =>
    turnFive([{ turn: 5, at: 'start', text: 'Shells.', event: 'burns', feature }], 'start', { terrain });
  it.each(['mill', 'mill/1'])('%s: are told of and seen to burn', (feature) => {
    const on = burnt(feature);
    expect(on.texts()).toEqual(['Shells. Mill burns.']);
    expect(firesOn(on.state, { ground: SCENARIO_GROUND }, on.ground.scenario).map(({ of }) => of)).toEqual(['houses']);
  });
});

describe('HOW-SCEN-20: a leader leaves the field', () => {
  it('and his lieutenant takes over where he stands', () => {
    const on = turnFive([leaves('frederick', 'keith')], 'end');
    expect(on.piece('frederick').where).toEqual({ gone: 'left the field' });
    expect(on.piece('keith').marks['leads the army']).toBe(1);
    expect(on.place('keith')).toEqual({ x: 90, y: 40 });
    expect(on.texts()).toEqual(['Frederick leaves the field; Keith takes over the army.']);
  });
  it('in the words of the scenario, where it has any', () => {
    expect(turnFive([leaves('frederick', 'keith', 'The king rides off.')], 'end').texts()).toEqual([
      'The king rides off. Frederick leaves the field; Keith takes over the army.',
    ]);
  });
  it('and nobody takes over without a successor', () => {
    const on = turnFive([leaves('frederick', null)], 'end');
    expect([on.piece('keith').marks, on.texts()]).toEqual([{}, ['Frederick leaves the field.']]);
  });
  it('or with one who has left before', () => {
    const on = turnFive([leaves('keith', null), leaves('frederick', 'keith')], 'end');
    expect(on.piece('keith').marks).toEqual({});
    expect(on.texts()).toEqual(['Keith leaves the field.', 'Frederick leaves the field.']);
  });
  it('once', () => {
    const on = turnFive([leaves('frederick', null), leaves('frederick', 'keith')], 'end');
    expect(on.texts()).toHaveLength(1);
  });
  it('a commander of a brigade by his own name', () => {
    const on = turnFive([leaves('bevern', null)], 'end');
    expect(on.piece('blue brigade').where).toEqual({ gone: 'left the field' });
  });
});
