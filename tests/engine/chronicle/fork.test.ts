import { describe, expect, it } from 'vitest';
import { reviewed } from '../../../electron/desk/reading';
import { forkedAt } from '../../../engine/chronicle';
import { distance } from '../../../engine/geometry';
import { systems } from '../../../engine/rules';
import { PLAIN_FEATURE, readScenario, unitsOfArmy } from '../../../engine/scenario';
import type { Scenario } from '../../../engine/scenario';
import { fightBattle } from '../../../engine/analysis';
import { writeScenario } from '../../../generators';
import { nations } from '../scenario/files';
import { system, told } from './mill';

const HOUR = 60;
const STORY = `
  - { at: "07:00", who: [Dragoons], does: march, along: [[140, 130]], until: "08:00" }
  - { at: "07:00", who: [First], does: march, along: [[80, 40]], until: "07:30", into: [Mill] }
  - { at: "08:00", until: "08:30", who: [Second], does: fire, against: [Guard], results: { inflicts: 0.3 } }
  - { at: "08:30", who: [Watch], does: rout, along: [[215, 100]], until: "09:30" }
  - { at: "09:00", does: burn, results: { burns: [Mill], struck: [{ who: Colonel Foot, how: wounded }] } }
  - { at: "10:00", who: [Guns], does: leave }
`;
const day = told(STORY);
const at = (hours: number): Scenario => forkedAt(day, { chronicle: 'mill-day', at: hours * HOUR }, system);
const unit = (scenario: Scenario, id: string) => scenario.armies.flatMap(unitsOfArmy).find((one) => one.id === id);

describe('a battle that leaves a chronicle', () => {
  it('has who is on his way where he has come to, and who has arrived at the end of his way', () => {
    expect(unit(at(7.5), 'blue/dragoons')?.place).toMatchObject({ at: { x: 90, y: 130 }, heading: 90 });
    expect(unit(at(9), 'blue/dragoons')?.place).toMatchObject({ at: { x: 140, y: 130 } });
    expect(unit(at(6), 'blue/dragoons')?.place).toMatchObject({ at: { x: 40, y: 130 } });
  });
  it('has garrisons in their houses, and who holds them holds the objective', () => {
    expect(unit(at(9), 'blue/first')?.place).toHaveProperty('inside');
    expect(at(9).objectives).toMatchObject([{ name: 'The mill', holder: 'blue' }]);
    expect(at(6).objectives).toMatchObject([{ name: 'The mill', holder: null }]);
  });
  it('has the losses until then; who runs counts as half lost', () => {
    expect(unit(at(7), 'red/guard')).not.toHaveProperty('lost');
    expect(unit(at(9), 'red/guard')).toHaveProperty('lost', 0.3);
    expect(unit(at(10), 'red/watch')).toHaveProperty('lost', 0.5);
  });
  it('has nobody who has left, and the second in command of who was struck', () => {
    expect(unit(at(9.5), 'blue/guns')).toBeDefined();
    expect(unit(at(10.5), 'blue/guns')).toBeUndefined();
    expect(at(8).armies[0]?.brigades[0]?.commander.name).toBe('Colonel Foot');
    expect(at(9.5).armies[0]?.brigades[0]?.commander).toMatchObject({
      name: 'Colonel Foot’s second in command',
      rating: 'diced',
    });
  });
  it('has commanders within hearing of their troops, and says whom the chronicle left behind', () => {
    const apart = told('  - { at: "07:00", who: [First, Second, Guns], does: march, along: [[100, 90]] }\n');
    const fork = forkedAt(apart, { chronicle: 'apart', at: 10 * HOUR }, system);
    const [second] = [unit(fork, 'blue/second')?.place];
    const [foot] = fork.armies[0]?.brigades ?? [];
    if (!second || !('at' in second) || !foot) throw new Error('nobody is there');
    expect(distance(foot.commander.at, second.at)).toBeCloseTo(8, 0);
    expect(fork.notes).toContain('The chronicle leaves Colonel Foot out of hearing of the brigade; each now stands');
    expect(at(8).armies[0]?.brigades[0]?.commander.at).toEqual({ x: 20, y: 60 });
    expect(at(8).notes).not.toContain('out of hearing');
  });
  it('has who arrives later in history come on in the turn of that hour, by the same edge', () => {
    const late = told('  - { at: "08:10", who: [Dragoons], does: arrive, along: [[0, 130], [60, 130]] }\n');
    const from = (minutes: number) =>
      unit(forkedAt(late, { chronicle: 'late', at: minutes }, system), 'blue/dragoons')?.place;
    expect(from(7 * HOUR)).toEqual({ arrives: { turn: 3, at: { x: 0, y: 130 }, heading: 90, needs: null } });
    expect(from(8 * HOUR)).toMatchObject({ arrives: { turn: 1 } });
    expect(from(11 * HOUR)).toMatchObject({ at: { x: 60, y: 130 } });
  });
  it('names the chronicle and the hour it leaves', () => {
    expect(at(9.5).history).toEqual({ chronicle: 'mill-day', at: 9.5 * HOUR });
  });
  it('has a clock of its own where the scenario tells no hours, and says how long a turn counts', () => {
    expect(at(9.5).clock).toEqual({ begins: 9.5 * HOUR, turn: 30, sunrise: day.day.sunrise, sunset: day.day.sunset });
    expect(at(9.5).notes).toContain('The scenario tells no hours: a turn counts as 30 minutes here.');
  });
  it('has houses alight that burn by then', () => {
    expect(at(8).events).toEqual([]);
    expect(at(9.5).events).toMatchObject([{ event: 'burns', turn: 1, at: 'start' }]);
  });
  it('is called by its hour and says where it is from', () => {
    expect(at(9.5)).toMatchObject({ title: 'The mill, from 09:30', accepts: [] });
    expect(at(9.5).notes).toContain('From “T”: at 09:30 everybody stands');
  });
  it('cannot be had of an hour that the chronicle does not tell, nor where nobody is left', () => {
    expect(() => at(5)).toThrow('does not tell of this hour');
    expect(() => at(13)).toThrow('does not tell of this hour');
    const over = told('  - { at: "07:00", who: [Watch, Guard], does: leave }\n');
    expect(() => forkedAt(over, { chronicle: 'over', at: 8 * HOUR }, system)).toThrow(
      'Red has nobody left on the field at 08:00.',
    );
  });
  it('sets nobody down in deep water, however many crowd at the bridge', () => {
    const crowd = told(
      '  - { at: "07:00", until: "09:00", who: [Watch], does: march, along: [[130, 90]], through: [Foot] }\n',
      `begins:
  - { who: [First], at: [138, 90], facing: 90 }
  - { who: [Second], at: [162, 90], facing: 270 }
  - { who: [Watch], at: [185, 90], facing: 270, formation: march column }
`,
    );
    const wet = [7.5, 7.75, 8, 8.25].flatMap((hours) => {
      const fork = forkedAt(crowd, { chronicle: 'mill-day', at: hours * HOUR }, system);
      const { reading } = reviewed('fork.yaml', writeScenario(fork), nations);
      return reading.findings.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []));
    });
    expect(wet).toEqual([]);
  });
  it('is a file that is read as it was written, and fought under every book', () => {
    const fork = at(9.5);
    const { scenario, findings } = readScenario('fork.yaml', writeScenario(fork), nations, [system.id]);
    expect(findings).toEqual([]);
    for (const book of systems) {
      if (!scenario) throw new Error('it cannot be read');
      const byBook = { ...scenario, rules: { ...scenario.rules, system: book.id, scale: book.measures[0]?.id ?? '' } };
      const { outcome } = fightBattle({ scenario: byBook, system: book, seed: 1, turns: 2 });
      expect(outcome.turns).toBeGreaterThan(0);
    }
  });
});

describe('what counts by turns', () => {
  const clocked = (more: Partial<Scenario>) => ({
    ...day,
    scenario: { ...day.scenario, clock: { begins: 6 * HOUR, turn: 60, sunrise: null, sunset: null }, ...more },
  });
  const from = (more: Partial<Scenario>, hours: number): Scenario =>
    forkedAt(clocked(more), { chronicle: 'mill-day', at: hours * HOUR }, system);
  const message = (turn: number) => ({ turn, at: 'start', text: 'News', event: 'message' }) as const;

  it('counts from the hour of the fork: limits, events, and the clock', () => {
    const victory = { turns: 6, then: 'points', conditions: [] };
    const fork = from({ victory, events: [message(2), message(3), message(5)] }, 8.5);
    expect(fork.clock).toMatchObject({ begins: 8.5 * HOUR, turn: 60 });
    expect(fork.notes).not.toContain('tells no hours');
    expect(fork.victory.turns).toBe(4);
    expect(fork.events.map(({ turn }) => turn)).toEqual([1, 3]);
    // What waits for something goes on waiting.
    const waits = { ...message(2), when: { taken: null, lost: ['red/guard'], attacked: [] } };
    const frees = { ...waits, turn: 5, event: 'frees' as const, units: ['red/guard', 'blue/guns'] };
    const later = from({ events: [waits, frees] }, 10.5);
    expect(later.events.slice(1)).toMatchObject([{ turn: 1 }, { event: 'frees', units: ['red/guard'] }]);
  });
  it('has the bridges and the sight that the events of the scenario have left', () => {
    const bridge = {
      kind: 'bridge',
      id: 'b',
      name: 'B',
      over: 'w',
      at: { x: 0, y: 0 },
      width: 7,
      ...PLAIN_FEATURE,
    } as const;
    const breaks = { ...message(2), event: 'bridge', feature: 'b', stands: false } as const;
    const sight = (turn: number, reach: number | null) => ({ ...message(turn), event: 'sight', reach }) as const;
    const fork = from({ terrain: [bridge], events: [sight(1, 20), breaks, sight(2, 40), sight(4, null)] }, 8.5);
    expect(fork.terrain).toMatchObject([{ id: 'b', broken: true }]);
    expect(fork.weather).toMatchObject({ sight: 40 });
    expect(fork.events.map(({ event, turn }) => [event, turn])).toEqual([['sight', 2]]);
  });
  it('has works of a unit while that unit is there', () => {
    const course = {
      points: [
        { x: 44, y: 70 },
        { x: 44, y: 82 },
      ],
      smooth: false,
    } as const;
    const work = { kind: 'entrenchment', id: 'e', name: 'E', course, of: 'blue/guns', ...PLAIN_FEATURE } as const;
    expect(from({ terrain: [work] }, 8.5).terrain).toMatchObject([{ id: 'e', of: 'blue/guns' }]);
    expect(from({ terrain: [work] }, 10.5).terrain[0]).not.toHaveProperty('of');
  });
  it('has the zones that somebody may still not leave, and no others', () => {
    const outline = { shape: 'rectangle', at: { x: 100, y: 100 }, size: [40, 40], turn: 0 } as const;
    const zones = ['red/east', 'red/west'].map((id) => ({ id, name: id, outline, commands: ['red/watch'] }));
    const armies = day.scenario.armies.map((army) => (army.id === 'red' ? { ...army, deployment: zones } : army));
    const keep = { rule: 'keep', units: ['red/guard'], within: 'red/east', until: 4, reason: '' } as const;
    const left = (hours: number) => {
      const { armies: later, special } = from({ armies, special: [keep] }, hours);
      return [
        later.flatMap(({ deployment }) => deployment.map(({ id }) => id)),
        special.map((rule) => 'until' in rule && rule.until),
      ];
    };
    expect(left(8.5)).toEqual([['red/east'], [2]]);
    expect(left(10.5)).toEqual([[], []]);
  });
  it('throws no sooner for who is held, and knows the turn of an hour', () => {
    const until = {
      turn: 5,
      hour: 10 * HOUR,
      attacked: false,
      enemyWithin: null,
      lost: null,
      chance: { needs: 5, from: 4 },
    };
    const fork = from({ special: [{ rule: 'hold', units: ['red/guard'], until, reason: '' }] }, 8.5);
    expect(fork.special).toMatchObject([{ until: { turn: 3, chance: { needs: 5, from: 2 } } }]);
  });
  it('keeps a turn to be fought when the limit has passed', () => {
    const victory = { turns: 2, then: 'draw', conditions: [{ side: 'blue', holds: [], by: 2, orLoses: false }] };
    expect(from({ victory }, 9).victory).toEqual({ turns: 1, then: 'draw', conditions: [] });
  });
  it('holds whoever has not left his place until the turn comes', () => {
    const hold = (units: readonly string[], turn: number | null) =>
      ({ rule: 'hold', units, until: { turn, attacked: true, enemyWithin: null, lost: null }, reason: '' }) as const;
    const special = [hold(['red/guard', 'blue/dragoons'], 5), hold(['red/guard'], 3), hold(['blue/dragoons'], null)];
    const fork = from({ special }, 8.5);
    expect(fork.special).toMatchObject([{ rule: 'hold', units: ['red/guard'], until: { turn: 3, attacked: true } }]);
  });
  it('goes on with mist and objectives that last, and is rid of those that are over', () => {
    const mist = (from: number, until: number) =>
      ({ rule: 'mist', from, until, beyond: 20, failsOn: 3, sparing: [], reason: '' }) as const;
    const [mill] = day.scenario.objectives;
    if (!mill) throw new Error('there is no objective');
    const fork = from(
      {
        special: [mist(1, 2), mist(1, 4)],
        objectives: [
          { ...mill, until: 2 },
          { ...mill, from: 4, until: 6 },
        ],
      },
      8,
    );
    expect(fork.special).toMatchObject([{ from: 1, until: 2 }]);
    expect(fork.objectives).toMatchObject([{ from: 2, until: 4 }]);
  });
});
