import { describe, expect, it } from 'vitest';
import { chronicleHead, namesOfActors, readChronicle } from '../../../../engine/scenario';
import type { Scenario } from '../../../../engine/scenario';
import { stUlrich, textOf } from '../files';

const scenario = stUlrich();
const [blue, red] = scenario.armies;
const brigade = blue?.brigades[0];
if (!blue || !red || !brigade) throw new Error('St. Ulrich has no brigade');
const [unit] = brigade.units;
if (!unit) throw new Error('the brigade has no unit');

const TOP = 'chronicle: 1\ntitle: The day\nscenario: st-ulrich\nday: { begins: "06:00", ends: "25:00" }\n';
const story = (entry: string): string => `${TOP}story:\n  - { ${entry} }\n`;
const march = (more = ''): string =>
  story(`at: "07:05", who: [${brigade.name}], does: march, along: [[50, 60]]${more}`);
const read = (text: string, known: Scenario | null = scenario) =>
  readChronicle('day.yaml', text, new Map([['st-ulrich', known]]));

describe('a chronicle', () => {
  it('is read with its names as pieces of a battle, and its hours as minutes', () => {
    const { chronicle, findings } = read(march());
    expect(findings).toEqual([]);
    expect(chronicle).toMatchObject({ title: 'The day', scenario: 'st-ulrich', day: { begins: 360, ends: 1500 } });
    expect(chronicle?.story[0]).toMatchObject({
      at: 425,
      until: null,
      does: 'march',
      along: [{ x: 50, y: 60 }],
      who: [...brigade.units.map(({ id }) => id), brigade.id],
      results: { losses: 0, routed: false },
    });
  });

  it('names leaders by the figures they have in a battle, and people who have none', () => {
    const commander = brigade.commander.name;
    const { chronicle, findings } = read(
      story(
        `at: "08:00", who: ["${commander}"], does: hold, results: { struck: [{ who: "${commander}", how: wounded }, { who: General Quadt, how: killed }] }`,
      ),
    );
    expect(findings).toEqual([]);
    expect(chronicle?.story[0]?.who).toEqual([brigade.id]);
    expect(chronicle?.story[0]?.results.struck).toEqual([
      { who: brigade.id, name: commander, how: 'wounded' },
      { who: null, name: 'General Quadt', how: 'killed' },
    ]);
  });

  it('means a whole army by its name', () => {
    const all = read(story(`at: "08:00", who: ["${red.name}"], does: hold`)).chronicle?.story[0]?.who;
    const units = [...red.brigades.flatMap((one) => one.units), ...red.independents].map(({ id }) => id);
    expect(all).toEqual(expect.arrayContaining(units));
    expect(all?.some((id) => id.startsWith('blue/'))).toBe(false);
  });

  it('lays kilometres on the table where the scenario says what it covers', () => {
    const wide: Scenario = { ...scenario, table: { ...scenario.table, metresToCm: 50 } };
    const text = march().replace('day:', 'places: km\nday:').replace('[50, 60]', '[1.5, 0.6]');
    expect(read(text, wide).chronicle?.story[0]?.along).toEqual([{ x: 30, y: 12 }]);
    expect(read(text).findings).toMatchObject([{ code: 'no-scale', field: 'places', line: 4 }]);
  });

  it('can be drawn without an entry that cannot be read, and the others keep their places', () => {
    const text = `${TOP}story:
  - { at: "07:00", who: [${unit.name}], does: hold }
  - { at: "08:00", who: [Nobody], does: hold }
  - { at: "half past" }
  - { at: "09:00", who: [${unit.name}], does: form }
`;
    const { chronicle, drawable } = read(text);
    expect(chronicle).toBeNull();
    expect(drawable?.story.map(({ at, does, who }) => [at, does, who])).toEqual([
      [420, 'hold', [unit.id]],
      [420, 'note', []],
      [420, 'note', []],
      [540, 'form', [unit.id]],
    ]);
  });

  it('may have a story that has yet to be told', () => {
    expect(read(`${TOP}story: []\n`)).toMatchObject({ chronicle: { story: [] }, findings: [] });
  });

  it('can name any of its pieces, by brigades and armies where they are whole', () => {
    const named = (...ids: readonly string[]) => namesOfActors(scenario.armies, ids);
    const all = brigade.units.map(({ id }) => id);
    expect(named(unit.id)).toEqual([unit.name]);
    expect(named(...all)).toEqual([brigade.name]);
    expect(named(...all, brigade.id)).toEqual([brigade.name]);
    expect(named(brigade.id)).toEqual([brigade.commander.name]);
    const units = [...red.brigades.flatMap((one) => one.units), ...red.independents].map(({ id }) => id);
    expect(named(...units, unit.id)).toEqual([red.name, unit.name]);
    const twins = scenario.armies.map((army) => ({
      ...army,
      brigades: army.brigades.slice(0, 1).map((one) => ({ ...one, name: 'Twins' })),
    }));
    expect(namesOfActors(twins, all)).toEqual([brigade.id]);
  });

  it.each([
    ['a name nobody has', march().replace(brigade.name, 'Nobody’s Foot'), 'unknown-actor', 'story[0].who[0]'],
    ['no way to march', story(`at: "07:05", who: [${unit.name}], does: march`), 'action-unclear', 'story[0]'],
    ['a way for those who stand', march().replace('does: march', 'does: hold'), 'action-unclear', 'story[0]'],
    ['nobody who acts', story('at: "07:05", does: hold'), 'action-unclear', 'story[0]'],
    ['a note without words', story('at: "07:05", does: note'), 'action-unclear', 'story[0]'],
    ['an end at the beginning', march(', until: "07:05"'), 'times-reversed', 'story[0]'],
    ['an hour that is none', march().replace('07:05', '07:65'), 'bad-time', 'story[0].at'],
    ['an hour before the day', march().replace('07:05', '05:59'), 'hour', 'story[0].at'],
    ['an end after the day', march(', until: "25:01"'), 'hour', 'story[0].at'],
    ['a day that ends before it begins', march().replace('25:00', '06:00'), 'times-reversed', 'day'],
    ['an unknown deed', march().replace('does: march', 'does: marsch'), 'value-not-allowed', 'story[0].does'],
    ['an unknown result', march(', results: { burns: [Nowhere] }'), 'unknown-feature', 'story[0].results.burns[0]'],
    [
      'an unknown objective',
      march(', results: { takes: [Nowhere] }'),
      'unknown-objective',
      'story[0].results.takes[0]',
    ],
    ['a share above all', march(', results: { losses: 1.1 }'), 'out-of-range', 'story[0].results.losses'],
    ['another scenario', march().replace('st-ulrich', 'st-ulrik'), 'unknown-scenario', 'scenario'],
  ])('says what is wrong with %s', (_, text, code, field) => {
    const { chronicle, findings } = read(text);
    expect(findings).toMatchObject([{ code, field, severity: 'error' }]);
    expect(chronicle).toBeNull();
  });

  it('wants its entries in the order of the hours; two may share one', () => {
    const two = (second: string): string => `${march()}  - { at: "${second}", who: [${unit.name}], does: hold }\n`;
    expect(read(two('07:05')).findings).toEqual([]);
    expect(read(two('07:04')).findings).toMatchObject([{ code: 'hour', field: 'story[1].at', line: 7 }]);
  });

  it('cannot be read without a scenario that can', () =>
    expect(read(march(), null).findings).toMatchObject([{ code: 'scenario-unread', field: 'scenario' }]));

  it('takes what was found on the table into the order of its lines', () => {
    const reading = read(march());
    const remark = { part: 'story', entry: 0, key: 'along', severity: 'warning' } as const;
    expect(reading.with([{ ...remark, code: 'too-fast', message: 'Too fast.', fix: 'Be later.' }])).toMatchObject([
      { file: 'day.yaml', line: 6, field: 'story[0].along', code: 'too-fast' },
    ]);
  });

  it('takes the sun of the scenario where it tells none of its own', () => {
    const clock = { begins: 480, turn: 60, sunrise: 369, sunset: 1063 };
    expect(read(march(), { ...scenario, clock }).chronicle?.day).toMatchObject({ sunrise: 369, sunset: 1063 });
    const own = march().replace('ends:', 'sunrise: "06:10", ends:');
    expect(read(own, { ...scenario, clock }).chronicle?.day).toMatchObject({ sunrise: 370, sunset: 1063 });
  });

  it('is told from its text alone, by title and scenario', () => {
    expect(chronicleHead(march())).toEqual({ title: 'The day', scenario: 'st-ulrich' });
    const quoted = `chronicle: 1\ntitle: 'At noon: the end' # words\nscenario: "leuthen 1757" # the table\n`;
    expect(chronicleHead(quoted)).toEqual({ title: 'At noon: the end', scenario: 'leuthen 1757' });
    expect(chronicleHead('chronicle: 1\nstory:\n  - { title: no }\n')).toEqual({ title: null, scenario: null });
  });

  it('is set out by its page as it is read', () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(textOf('docs/chronicle-format.md'))?.[1] ?? '';
    const text = example
      .replace('mill #', 'st-ulrich #')
      .replaceAll('[Foot]', `[${brigade.name}]`)
      .replaceAll('[Second]', `[${unit.name}]`)
      .replaceAll('[Fifth]', `[${red.brigades[0]?.units[0]?.name ?? ''}]`);
    expect(read(text).findings).toEqual([]);
  });
});
