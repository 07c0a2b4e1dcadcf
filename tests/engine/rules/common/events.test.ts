import { describe, expect, it } from 'vitest';
import {
  CENTIMETRES,
  firesOn,
  isSeenBy,
  OBJECTIVES_HELD,
  sightLimit,
  SCENARIO_GROUND,
} from '../../../../engine/battle';
import { noteAttack, scenarioEvents } from '../../../../engine/rules/common';
import type { EventRules } from '../../../../engine/rules/common';
import { troopsOn } from '../../../../engine/rules/honours-of-war/troops/troop';
import type { Brigade, ScenarioEvent, Trigger } from '../../../../engine/scenario';
import { PLAIN_ARMY } from '../../../../engine/scenario';
import { stUlrich } from '../../scenario/files';
import { battlefield, bridge, course, river, village } from '../honours-of-war/field';
import type { Layout, TestField } from '../honours-of-war/field';

const clauses = {
  message: 'HOW-SCEN-01',
  leaves: 'HOW-SCEN-20',
  weather: 'HOW-SEQ-02',
  sight: 'HOW-WX-03',
  burns: 'HOW-SCEN-01',
  bridge: 'HOW-SCEN-01',
  ice: 'HOW-SCEN-01',
  frees: 'HOW-SCEN-11',
  holds: 'HOW-SCEN-11',
  calls: 'HOW-SCEN-05',
  objective: 'HOW-SCEN-01',
};
const rulesOf = (on: TestField): EventRules => ({
  clauses,
  lengths: CENTIMETRES,
  footprints: () => troopsOn(on.whole).flatMap(({ boxes }) => boxes),
});
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
  scenarioEvents(on, when, rulesOf(on));
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

describe('words for one side alone', () => {
  const alone = (more: Partial<ScenarioEvent> = {}): ScenarioEvent => {
    const words = { turn: 5, at: 'start', text: 'Loudon is coming.', toldTo: 'blue', event: 'message', ...more };
    return words as ScenarioEvent;
  };
  const heardBy = (on: TestField, seat: string): readonly string[] =>
    on.events.flatMap((event) => (isSeenBy(event, seat) && event.text !== '' ? [event.text] : []));
  it('are seen by its seat and by no other, and say so', () => {
    const on = turnFive([alone()], 'start');
    expect(heardBy(on, 'blue')).toEqual(['To Blue alone: Loudon is coming.']);
    expect(heardBy(on, 'red')).toEqual([]);
    expect(on.texts()).toEqual(['To Blue alone: Loudon is coming.']);
  });
  it('of something that happens leave its news to both', () => {
    const on = turnFive([alone({ event: 'weather', to: 'storm' })], 'start');
    expect(heardBy(on, 'red')).toEqual(['The weather turns: storm.']);
    expect(heardBy(on, 'blue')).toEqual(['The weather turns: storm.', 'To Blue alone: Loudon is coming.']);
  });
});

describe('how far one sees', () => {
  const seen = (reach: number | null, before?: number) => {
    const event: ScenarioEvent = { turn: 5, at: 'start', text: null, event: 'sight', reach };
    const on = battlefield({ scenario: { events: [event], armies } });
    if (before !== undefined) on.state.marks['sight'] = before;
    on.state.at = { turn: 5, step: 0 };
    scenarioEvents(on, 'start', rulesOf(on));
    return [sightLimit(on.state), ...on.texts()];
  };
  it('is set, widened and lifted, and told when it is another', () => {
    expect(seen(40)).toEqual([40, 'Nobody sees farther than 40 cm.']);
    expect(seen(40, 20)).toEqual([40, 'One sees as far as 40 cm.']);
    expect(seen(40, 60)).toEqual([40, 'Nobody sees farther than 40 cm.']);
    expect(seen(null, 60)).toEqual([null, 'Nothing hides what is far away any more.']);
    expect(seen(40, 40)).toEqual([40]);
  });
  it('begins as the weather of the scenario has it, in turn 1 alone', () => {
    const begun = (turn: number) => {
      const on = battlefield({ scenario: { weather: { start: 'fair', changing: false, sight: 25 }, armies } });
      on.state.at = { turn, step: 0 };
      scenarioEvents(on, 'start', rulesOf(on));
      return sightLimit(on.state);
    };
    expect([begun(1), begun(2)]).toEqual([25, null]);
  });
});

describe('a bridge', () => {
  const line = course([0, 100], [240, 100]);
  const terrain = [river('water', 9, line), { ...bridge('old', 'water', { x: 120, y: 100 }), name: 'Old bridge' }];
  const breaks = (stands = false): ScenarioEvent => ({
    ...{ turn: 2, at: 'start', text: 'Axes!', event: 'bridge', feature: 'old', stands },
  });
  const turns = (event: ScenarioEvent, standing: readonly [number, number], broken = false) => {
    const on = battlefield({ terrain, blue: { a: { at: standing } }, scenario: { events: [event], armies } });
    if (broken) on.state.ground['old'] = { gauges: {}, gone: true };
    const stands = [1, 2, 3, 4].map((turn) => {
      on.state.at = { turn, step: 0 };
      if (turn === 4) on.emit({ do: 'went', id: 'a', to: { gone: 'routed' } });
      scenarioEvents(on, 'start', rulesOf(on));
      return on.ground.crossings.length;
    });
    return { stands, texts: on.texts() };
  };
  it('is broken in its turn, once', () =>
    expect(turns(breaks(), [60, 40])).toEqual({ stands: [1, 0, 0, 0], texts: ['Axes! Old bridge is broken.'] }));
  it('but not under anybody: as soon as he has left it', () =>
    expect(turns(breaks(), [120, 96])).toEqual({ stands: [1, 1, 1, 0], texts: ['Axes! Old bridge is broken.'] }));
  it('that was broken is thrown, and one that stands is left alone', () => {
    expect(turns(breaks(true), [60, 40], true)).toEqual({
      stands: [0, 1, 1, 1],
      texts: ['Axes! Old bridge is thrown.'],
    });
    expect(turns(breaks(true), [60, 40]).texts).toEqual([]);
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

describe('an event that waits', () => {
  const NOTHING: Trigger = { taken: null, lost: [], attacked: [] };
  const told = (when: Partial<Trigger>, turn = 1): ScenarioEvent => ({
    ...{ turn, at: 'end', text: 'The powder goes up.', event: 'message' },
    when: { ...NOTHING, ...when },
  });
  /** What is told at the end of each of these turns, `between` done after the first. */
  const course = (events: readonly ScenarioEvent[], between: (on: TestField) => void, more: Layout = {}) => {
    const on = battlefield({
      blue: { a: { at: [60, 50] }, b: { at: [90, 50] } },
      red: { z: { at: [60, 120] } },
      scenario: { events, armies },
      ...more,
    });
    const texts = [1, 2, 3].map((turn) => {
      if (turn === 2) between(on);
      on.state.at = { turn, step: 6 };
      const before = on.texts().length;
      scenarioEvents(on, 'end', rulesOf(on));
      return on.texts().slice(before).join(' ');
    });
    return { on, texts };
  };
  const lose = (on: TestField, ...ids: readonly string[]) => {
    for (const id of ids) on.emit({ do: 'went', id, to: { gone: 'routed' } });
  };
  const ONCE = ['', 'The powder goes up.', ''];
  const NEVER = ['', '', ''];

  it('happens once a side has the objective it names to itself, and not by the other', () => {
    const taken = told({ taken: { objective: 'mill', by: 'red' } });
    const held = (by: string) => (on: TestField) =>
      on.emit({ do: 'mark', id: null, mark: OBJECTIVES_HELD, value: `mill:${by} hill:red` });
    expect(course([taken], held('red')).texts).toEqual(ONCE);
    expect(course([taken], held('blue')).texts).toEqual(NEVER);
    expect(course([taken], held('*')).texts).toEqual(NEVER);
  });
  it('or once none of its units is left', () => {
    expect(course([told({ lost: ['a', 'b'] })], (on) => lose(on, 'a', 'b')).texts).toEqual(ONCE);
    expect(course([told({ lost: ['a', 'b'] })], (on) => lose(on, 'a')).texts).toEqual(NEVER);
  });
  it('or once one of its units is fired at or charged', () => {
    const attack = (id: string) => (on: TestField) => {
      noteAttack(on, id, 'HOW-SCEN-11');
      noteAttack(on, id, 'HOW-SCEN-11');
    };
    const { on, texts } = course([told({ lost: ['a'], attacked: ['b', 'z'] })], attack('z'));
    expect(texts).toEqual(ONCE);
    expect(on.state.marks).toMatchObject({ 'events due': '0', 'events done': '0' });
    expect(course([told({ attacked: ['b'] })], attack('a')).texts).toEqual(NEVER);
  });
  it('not before its turn, at its end of a turn, each by itself', () => {
    expect(course([told({ lost: ['a'] }, 3)], (on) => lose(on, 'a')).texts).toEqual(['', '', 'The powder goes up.']);
    const start: ScenarioEvent = { ...told({ lost: ['a'] }), at: 'start' };
    const other: ScenarioEvent = { ...told({ lost: ['b'] }), text: 'And Blue falls back.' };
    expect(course([start, other], (on) => lose(on, 'a', 'b')).texts).toEqual(['', 'And Blue falls back.', '']);
    expect(course([told({ lost: ['a'] }), other], (on) => lose(on, 'b')).on.state.marks['events done']).toBe('1');
  });
  it('says why', () => {
    const { on } = course([told({ taken: { objective: 'mill', by: 'blue' }, lost: ['a'] })], (there) =>
      lose(there, 'a'),
    );
    const reason = on.events.find(({ text }) => text === 'The powder goes up.')?.reasons[0];
    expect(reason?.label).toBe('The scenario, once Blue has mill, or a is lost');
  });
  it('may set troops free that are held, those it names and no others', () => {
    const free: ScenarioEvent = { ...told({ lost: ['z'] }), text: null, event: 'frees', units: ['a'] };
    const held = { a: { at: [60, 50], marks: { held: '0 1' } }, b: { at: [90, 50], marks: { held: '0' } } } as const;
    const until = { turn: null, attacked: true, enemyWithin: null, lost: null };
    const special = [
      { rule: 'hold', units: ['a', 'b'], until, reason: '' },
      { rule: 'hold', units: ['a'], until, reason: '' },
    ] as const;
    const { on, texts } = course([free], (there) => lose(there, 'z'), {
      blue: held,
      scenario: { events: [free], armies, special },
    });
    expect(texts[1]).toContain('may move: the scenario frees them.');
    expect([on.piece('a').marks['held'], on.piece('b').marks['held']]).toEqual([undefined, '0']);
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
