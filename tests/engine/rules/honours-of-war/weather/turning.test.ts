import { describe, expect, it } from 'vitest';
import { turnWeather, weatherOf } from '../../../../../engine/rules/honours-of-war/weather';
import type { Season, WeatherRule } from '../../../../../engine/scenario';
import { battlefield } from '../field';
import type { TestField } from '../field';

interface Setting {
  readonly weather: WeatherRule;
  readonly season?: Season;
  readonly dice: readonly number[];
  readonly options?: Readonly<Record<string, string>>;
}
const set = ({ weather, season = 'spring', dice, options = {} }: Setting): TestField =>
  battlefield({ dice, options, scenario: { weather, season } });
const now = (field: TestField) => [field.state.marks['weather score'], weatherOf(field.view('blue'))];

/** The score and the weather at the beginning of turns 1 to `turns`. */
function course(setting: Setting, turns: number): readonly unknown[] {
  const field = set(setting);
  return Array.from({ length: turns }, (_, i) => {
    field.state.at = { turn: i + 1, step: 0 };
    field.run(turnWeather(field));
    return now(field);
  });
}
const changing = { start: 'diced', changing: true } as const;

describe('HOW-SEQ-02, HOW-WX-01: the first turn', () => {
  it('two dice where the scenario wants them thrown', () => {
    const field = set({ weather: { start: 'diced', changing: false }, dice: [5, 6] });
    field.state.at = { turn: 1, step: 0 };
    field.run(turnWeather(field));
    expect(now(field)).toEqual([11, 'heavy rain']);
    expect(field.texts()).toEqual(['The weather: heavy rain.']);
    // The first side throws for both.
    expect(field.events.find((event) => event.do === 'rolled')).toMatchObject({ who: 'blue' });
  });
  it('the weather of the scenario, without a die', () => {
    expect(course({ weather: { start: 'fog', changing: false }, dice: [] }, 3)).toEqual([
      [undefined, 'fog'],
      [undefined, 'fog'],
      [undefined, 'fog'],
    ]);
  });
  it('fair weather is not told', () => {
    const field = set({ weather: { start: 'fair', changing: false }, dice: [] });
    field.state.at = { turn: 1, step: 0 };
    field.run(turnWeather(field));
    expect(field.events).toEqual([]);
  });
  it('HOW-WX-02: in winter it is told as sleet', () => {
    const field = set({ weather: { start: 'heavy rain', changing: false }, season: 'winter', dice: [] });
    field.state.at = { turn: 1, step: 0 };
    field.run(turnWeather(field));
    expect(field.texts()).toEqual(['The weather: heavy sleet.']);
  });
});

describe('HOW-WX-07: changing weather', () => {
  it('HOW-EX-08: 11, then 6, 3 and 6', () => {
    expect(course({ weather: changing, dice: [5, 6, 6, 3, 6] }, 4)).toEqual([
      [11, 'heavy rain'],
      [12, 'storm'],
      [12, 'storm'],
      [11, 'heavy rain'],
    ]);
  });
  it('HOW-WX-08: turns back in fog too', () => {
    expect(course({ weather: changing, dice: [1, 1, 2, 1] }, 3)).toEqual([
      [2, 'fog'],
      [3, 'light rain'],
      [2, 'fog'],
    ]);
  });
  it('HOW-WX-08, HOW-WX-11: in summer the ends are light and heavy rain', () => {
    expect(course({ weather: changing, season: 'summer', dice: [6, 6, 5, 4] }, 3)).toEqual([
      [12, 'heavy rain'],
      [11, 'light rain'],
      [11, 'light rain'],
    ]);
    expect(course({ weather: changing, season: 'summer', dice: [1, 1, 2] }, 2)).toEqual([
      [2, 'light rain'],
      [3, 'fair'],
    ]);
  });
  it('without it no die is thrown later', () => {
    expect(course({ weather: { start: 'diced', changing: false }, dice: [1, 1] }, 2)).toEqual([
      [2, 'fog'],
      [2, 'fog'],
    ]);
  });
  it('goes on from weather the scenario began with', () => {
    expect(course({ weather: { start: 'light rain', changing: true }, dice: [5, 6] }, 3)).toEqual([
      [undefined, 'light rain'],
      [11, 'heavy rain'],
      [12, 'storm'],
    ]);
  });
  it('goes on from weather that an event has brought', () => {
    const field = set({ weather: changing, dice: [3, 4, 6] });
    field.state.at = { turn: 1, step: 0 };
    field.run(turnWeather(field));
    expect(now(field)).toEqual([7, 'fair']);
    field.state.marks['weather'] = 'heavy rain';
    field.state.at = { turn: 2, step: 0 };
    field.run(turnWeather(field));
    expect(now(field)).toEqual([12, 'storm']);
  });
  it('tells a change and only a change', () => {
    const field = set({ weather: changing, dice: [5, 5, 1, 1] });
    for (const turn of [1, 2, 3]) {
      field.state.at = { turn, step: 0 };
      field.run(turnWeather(field));
    }
    expect(field.texts()).toEqual(['The weather: light rain.', 'The weather: fair.']);
    const reasons = field.events.filter((event) => event.do === 'mark').at(-1)?.reasons;
    expect(reasons).toEqual([
      { clause: 'HOW-WX-07', label: 'Weather score', value: 9 },
      { clause: 'HOW-WX-07', label: 'D6 of 1', value: -1 },
    ]);
  });
  it.each([
    [12, 1, 'HOW-WX-07', -1],
    [7, 3, 'HOW-WX-07', 0],
    [7, 4, 'HOW-WX-07', 0],
    [2, 1, 'HOW-WX-08', 1],
    [12, 6, 'HOW-WX-08', -1],
  ] as const)('from %d with a die of %d: %s, %d', (score, die, clause, by) => {
    const field = set({ weather: changing, dice: [die] });
    field.state.marks['weather score'] = score;
    field.state.marks['weather'] = score === 12 ? 'storm' : score === 2 ? 'fog' : 'fair';
    field.state.at = { turn: 2, step: 0 };
    field.run(turnWeather(field));
    expect(field.events.find((event) => event.do === 'mark')?.reasons?.at(-1)).toEqual({
      clause,
      label: `D6 of ${die}`,
      value: by,
    });
  });
});

describe('HOW-WX-01, HOW-WX-07, HOW-WX-09: chosen for a battle', () => {
  const fair = { start: 'fair', changing: false } as const;
  it.each<[string, Setting, readonly unknown[]]>([
    [
      'thrown for where the scenario has it fair',
      { weather: fair, dice: [6, 6], options: { weather: 'diced' } },
      [12, 'storm'],
    ],
    [
      'fair where the scenario throws',
      { weather: changing, dice: [], options: { weather: 'fair', 'changing weather': 'off' } },
      [undefined, 'fair'],
    ],
    ['in summer', { weather: fair, dice: [6, 6], options: { weather: 'diced', season: 'summer' } }, [12, 'heavy rain']],
    ['as written', { weather: { start: 'fog', changing: false }, dice: [] }, [undefined, 'fog']],
  ])('%s', (_what, setting, expected) => expect(course(setting, 1)).toEqual([expected]));
  it('changing where the scenario keeps it', () => {
    const setting = { weather: fair, dice: [5, 6, 6], options: { weather: 'diced', 'changing weather': 'on' } };
    expect(course(setting, 2)).toEqual([
      [11, 'heavy rain'],
      [12, 'storm'],
    ]);
  });
});
