import { describe, expect, test } from 'vitest';
import { PLAIN_UNIT, readScenario, unitsOfArmy } from '../../../../engine/scenario';
import type { Scenario } from '../../../../engine/scenario';
import { nations, textOf } from '../files';

const text = textOf('tests/fixtures/every-key.yaml');
const reading = readScenario('every-key.yaml', text, nations, ['honours-of-war']);
const scenario: Scenario = reading.scenario ?? expect.fail('cannot be read');
const feature = (id: string) => scenario.terrain.find((one) => one.id === id);
const [blue, red] = scenario.armies;
const unit = (id: string) => scenario.armies.flatMap(unitsOfArmy).find((one) => one.id === id);

test('who comes on by an entry point comes on where that is', () => {
  expect(scenario.entryPoints).toEqual([
    {
      id: 'entry/entry-of-the-northern-road',
      name: 'Entry of the northern road',
      at: { x: 60, y: 182.88 },
      heading: 180,
    },
    {
      id: 'entry/over-the-bridge',
      name: 'Over the bridge',
      at: { x: 155, y: 25 },
      heading: 90,
      inside: true,
      crossing: 'stone-bridge',
      rate: 2,
    },
    { id: 'entry/out-of-the-valley', name: 'Out of the valley', at: { x: 30, y: 150 }, heading: 90, inside: true },
    {
      id: 'entry/the-road-back',
      name: 'The road back',
      at: { x: 0, y: 100 },
      heading: 90,
      exit: { side: 'blue', width: 40 },
    },
  ]);
  expect(unit('blue/couriers')?.place).toEqual({
    arrives: {
      turn: 3,
      at: { x: 60, y: 182.88 },
      heading: 180,
      needs: 5,
      entry: 'entry/entry-of-the-northern-road',
    },
  });
});

test('a file with every key reads without a finding', () => expect(reading.findings).toEqual([]));

test('the head of the file', () =>
  expect(scenario).toMatchObject({
    title: 'Every key of the format',
    kind: 'fictional',
    date: '1 October 1756',
    period: 'Seven Years War',
    maker: 'The Cockade team',
    source: 'Made up',
    description: 'What **both** sides know.',
    notes: 'What is ours.',
    rules: { system: 'honours-of-war', scale: '28mm', options: { interpenetration: 'yes' } },
    weather: { start: 'diced', changing: true, sight: 20 },
    clock: { begins: 480, turn: 60, sunrise: 369, sunset: 1063 },
    history: { chronicle: 'lobositz-1756', at: 480 },
    table: {
      width: 243.84,
      depth: 182.88,
      ground: 'autumn grass',
      season: 'autumn',
      metresToCm: 900 / 30.48,
      picture: { file: 'sketch.png', corner: { x: -10, y: 5 }, width: 200, turn: 4, mirrored: true, opacity: 0.25 },
    },
  }));

describe('terrain', () => {
  test('names are put by a point, or with keys where they are turned; labels stand by themselves', () => {
    expect(feature('morellenbach')?.label).toEqual({ at: { x: 140, y: 20 }, turn: 0 });
    expect(feature('elbe')?.label).toEqual({ at: { x: 220, y: 30 }, turn: -90 });
    expect(feature('modlbach')?.label).toBeNull();
    expect(scenario.labels).toEqual([
      { id: 'label/the-plain', text: 'The Plain', at: { x: 120, y: 60 }, turn: 0, size: null },
      { id: 'label/saxony', text: 'Saxony', at: { x: 20, y: 170 }, turn: 30, size: 3 },
    ]);
    expect(reading.fieldOf('label/saxony')).toBe('labels[1]');
  });

  test('a hill takes its height from the last of its contours', () =>
    expect(feature('lobosch')).toMatchObject({ height: 8, contours: [{ height: 3 }, { height: 8 }] }));

  test('effects replace those of a kind; ground of its own has them whole', () => {
    expect(feature('wood-1')?.effects).toEqual({ movement: null, cover: 'none', sight: null });
    expect(feature('old-quarry')).toMatchObject({
      kind: 'custom area',
      what: 'quarry',
      effects: { movement: { foot: 'half', horse: 'closed' }, cover: 'heavy', sight: 'blocked' },
    });
    expect(feature('custom-line-1')).toMatchObject({
      kind: 'custom line',
      effects: {
        movement: { foot: 'half', 'light foot': 'half', horse: 'half', guns: 'half', train: 'half' },
        cover: 'none',
        sight: 'open',
      },
    });
    expect(feature('hollow-way')).toMatchObject({ kind: 'sunken road', width: 6, effects: null, from: null, to: null });
    expect(feature('road-1')).toMatchObject({ from: 'Wellemin', to: 'Budin' });
  });

  test('arms left out of a movement go free', () => {
    const { scenario: read } = readScenario(
      'x.yaml',
      text.replace('{ movement: half }', '{ movement: { horse: closed } }'),
      nations,
    );
    expect(read?.terrain.find(({ id }) => id === 'custom-line-1')?.effects?.movement).toEqual({
      foot: 'free',
      'light foot': 'free',
      horse: 'closed',
      guns: 'free',
      train: 'free',
    });
  });

  test('an entrenchment has the enemy on the left of its course', () => {
    // Looking east it runs from north to south; with the enemy on the right the written course is turned round.
    expect(feature('straight-work')).toMatchObject({ course: { points: [{ x: 100, y: 70 }, { x: 100, y: 50 }] } }); // oxfmt-ignore
    expect(feature('bent-work')).toMatchObject({
      course: { points: [{ x: 100, y: 40 }, { x: 90, y: 45 }, { x: 80, y: 40 }] },
    }); // oxfmt-ignore
  });

  test('works may be of a unit, water frozen, and anything more or less sure', () => {
    expect(feature('entrenchment-1')).toMatchObject({ of: 'blue/volunteers-1' });
    expect(feature('redoubt-2')).toMatchObject({ of: 'blue/volunteers-2' });
    expect(feature('square-work')).not.toHaveProperty('of');
    expect(feature('pond-1')).toMatchObject({ frozen: true, confidence: 'low' });
    expect(feature('elbe')).not.toHaveProperty('frozen');
  });

  test('a redoubt is a rectangle turned to its heading, or an outline', () => {
    expect(feature('square-work')).toMatchObject({
      outline: { shape: 'rectangle', at: { x: 130, y: 40 }, size: [16, 12], turn: 45 },
    });
    expect(feature('redoubt-1')).toMatchObject({ outline: { shape: 'polygon' } });
  });
});

describe('armies', () => {
  test('briefing, zones and generals', () => {
    expect(blue).toMatchObject({
      briefing: 'For Blue only.',
      breakPoint: 9,
      general: { id: 'blue/frederick', rating: 'diced' },
      deployment: [
        { id: 'blue/the-west', name: 'The west', commands: [] },
        { id: 'blue/the-hill', name: 'The hill', commands: ['blue/left', 'blue/volunteers-2'] },
      ],
      lieutenants: [
        { id: 'blue/keith', rating: 'diced', commands: ['blue/left', 'blue/volunteers-1'] },
        { id: 'blue/bevern', rating: 'dependable', commands: [] },
      ],
    });
    expect(red).toMatchObject({ briefing: null, deployment: [], lieutenants: [], general: { rating: null } });
  });

  test('a brigade of an ally arrives with its commander', () => {
    const brigade = blue?.brigades[1];
    const arrives = { turn: 4, at: { x: 0, y: 120 }, heading: 90, needs: 4 };
    expect(brigade?.nation?.id).toBe('austria');
    expect(brigade?.commander).toMatchObject({ rating: 'diced', at: { x: 0, y: 120 } });
    expect(brigade?.units.map(({ place }) => place)).toEqual([{ arrives }, { arrives }]);
    expect(blue?.brigades[0]?.nation).toBeNull();
  });

  test('what sets a unit apart', () => {
    expect(unit('blue/first')).toMatchObject({
      drill: 'well',
      morale: 'high',
      battalionGuns: false,
      class: 'superior',
      standsFor: '2 battalions of the Guard',
      men: 1400,
      confidence: 'high',
    });
    expect(blue?.brigades[0]?.confidence).toBe('medium');
    expect([blue?.general, blue?.lieutenants[1], blue?.brigades[0]?.commander].map((one) => one?.confidence)).toEqual([
      'high',
      'low',
      'medium',
    ]);
    expect(unit('blue/later')).toMatchObject({ arm: 'light foot', weapon: 'rifles' });
    expect(unit('blue/later')?.place).toEqual({
      arrives: { turn: 2, hour: 555, onCall: true, at: { x: 0, y: 30 }, heading: 90, needs: null },
    });
    expect(unit('blue/allied-foot-1')).toMatchObject({
      foreign: true,
      poorShots: true,
      drill: 'badly',
      morale: 'low',
      lost: 0.25,
    });
    expect(unit('blue/first')).not.toHaveProperty('lost');
    // Freikorps are light foot unless the file says otherwise.
    expect(unit('blue/volunteers-1')).toMatchObject({ type: 'freikorps', arm: 'foot' });
    expect(unit('blue/second-1')).toMatchObject(PLAIN_UNIT);
  });
});

test('objectives, victory, special rules and events', () => {
  expect(scenario.objectives).toMatchObject([
    { id: 'objective/town', feature: 'lobositz/1', points: 2, holder: 'red', from: 2, until: 6 },
    { id: 'objective/crossroads', feature: null, points: 1, holder: null, from: null, until: null },
    {
      id: 'objective/away',
      exit: { by: 'entry/the-road-back', units: 3 },
      costsWhoLacks: true,
      from: 12,
      until: null,
      atTheEnd: true,
    },
  ]);
  expect(scenario.victory).toEqual({
    turns: 12,
    then: 'red',
    conditions: [
      { side: 'blue', holds: ['objective/town', 'objective/crossroads'], by: 8, orLoses: true, whateverIsLost: true },
    ],
    levels: [
      { name: 'marginal', lead: null, holds: [], broken: false },
      { name: 'decisive', lead: 2, holds: ['objective/town'], broken: true },
    ],
  });
  expect(scenario.special).toEqual([
    {
      rule: 'hold',
      units: ['blue/first', 'blue/second-1', 'blue/second-2', 'blue/apart', 'blue/later'],
      until: { turn: 3, attacked: true, enemyWithin: 30, lost: 'objective/crossroads' },
      reason: 'Waiting.',
    },
    {
      rule: 'hold',
      units: ['blue/apart'],
      until: {
        turn: 3,
        hour: 630,
        attacked: false,
        enemyWithin: null,
        lost: null,
        chance: { needs: 9, from: 2 },
      },
      reason: '',
    },
    {
      rule: 'keep',
      units: ['blue/first', 'blue/second-1', 'blue/second-2', 'blue/apart', 'blue/later'],
      within: 'blue/the-hill',
      until: 4,
      reason: 'They guard it.',
    },
    {
      rule: 'lots',
      units: ['blue/volunteers-1'],
      places: [
        { at: { x: 12, y: 80 }, heading: null },
        { at: { x: 12, y: 120 }, heading: 180 },
      ],
      reason: 'Unknown.',
    },
    { rule: 'mist', from: 1, until: 3, beyond: 25, failsOn: 3, sparing: ['lobositz'], reason: 'Low ground.' },
    { rule: 'note', text: 'Players agree about the weather.' },
  ]);
  // By turn, the start before the end.
  expect(scenario.events).toEqual([
    {
      turn: 1,
      at: 'start',
      text: 'Now or never.',
      event: 'message',
      when: {
        taken: { objective: 'objective/crossroads', by: 'red' },
        lost: ['blue/first'],
        attacked: ['blue/first', 'blue/second-1', 'blue/second-2', 'blue/apart', 'blue/later'],
      },
    },
    {
      turn: 2,
      at: 'end',
      text: null,
      event: 'frees',
      units: ['blue/first', 'blue/second-1', 'blue/second-2', 'blue/apart', 'blue/later'],
      when: { taken: null, lost: ['blue/apart'], attacked: [] },
    },
    { turn: 3, at: 'start', text: null, event: 'weather', to: 'fair' },
    { turn: 3, at: 'start', text: 'The mist lifts.', event: 'message' },
    { turn: 3, at: 'start', text: null, event: 'sight', reach: 40 },
    {
      turn: 5,
      hour: 730,
      at: 'start',
      text: 'The sun is through.',
      toldTo: 'blue',
      event: 'sight',
      reach: null,
    },
    {
      turn: 5,
      at: 'end',
      text: 'The king rides off.',
      event: 'leaves',
      leader: 'blue/frederick',
      successor: 'blue/keith',
    },
    { turn: 6, at: 'start', text: null, event: 'burns', feature: 'lobositz' },
    { turn: 7, at: 'start', text: null, event: 'bridge', feature: 'stone-bridge', stands: true },
    { turn: 8, at: 'end', text: null, event: 'bridge', feature: 'stone-bridge', stands: false },
    { turn: 9, at: 'start', text: null, event: 'holds', units: ['red/howitzers', 'red/wagons'] },
    { turn: 9, at: 'start', text: null, event: 'calls', units: ['blue/later'] },
    { turn: 9, at: 'start', text: null, event: 'ice', feature: 'elbe', freezes: true },
    { turn: 9, at: 'start', text: null, event: 'ice', feature: 'modlbach', freezes: false },
    { turn: 9, at: 'start', text: null, event: 'objective', objective: 'objective/away', counts: true },
    { turn: 9, at: 'start', text: null, event: 'objective', objective: 'objective/town', counts: false },
  ]);
  expect(scenario.accepts).toEqual([{ code: 'brigade-size', field: 'armies.blue.brigades[0]', reason: 'As it was.' }]);
});

test.each([
  ['hedge-3', 'terrain[4].hedge'],
  ['lobositz/2', 'terrain[17].bua.blocks[1]'],
  ['blue', 'armies.blue'],
  ['blue/left', 'armies.blue.brigades[0]'],
  ['blue/itzenplitz', 'armies.blue.brigades[0].commander'],
  ['blue/second-2', 'armies.blue.brigades[0].units[1]'],
  ['blue/volunteers-2', 'armies.blue.independents[1]'],
  ['entry/entry-of-the-northern-road', 'entry points[0]'],
  ['blue/frederick', 'armies.blue.general'],
  ['blue/bevern', 'armies.blue.lieutenant generals[1]'],
  ['blue/the-hill', 'armies.blue.deployment[1]'],
  ['objective/crossroads', 'objectives[1]'],
  ['nobody', null],
])('the field of %s is %s', (id, field) => {
  expect(reading.fieldOf(id)).toBe(field);
  if (field !== null) expect(reading.placeOf(field).line).toBeGreaterThan(1);
});
