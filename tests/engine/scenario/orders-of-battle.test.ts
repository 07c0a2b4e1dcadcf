import { describe, expect, test } from 'vitest';
import { systemById } from '../../../engine/rules';
import { realBodies, timeInWords, unitsOfArmy } from '../../../engine/scenario';
import type { Army, Unit } from '../../../engine/scenario';
import { scenarioOf, sideOf } from './laid-scenarios';
import { BATTLES } from './orders-of-battle';

/** How far an objective may lie from its place: one in houses lies in the middle of a block. */
const NEAR = 0.25;

/** The words of the dossiers for what ours are called. */
const WORDS: Readonly<Record<string, string>> = {
  'line infantry': 'infantry',
  'heavy horse': 'horse',
  carabiniers: 'horse',
  chevaulegers: 'dragoons',
  grenzer: 'light foot',
  freikorps: 'light foot',
  'light infantry': 'light foot',
  howitzer: 'howitzers',
  'shuvalov howitzer': 'Shuvalov howitzers',
  'light gun': 'light guns',
  'medium gun': 'medium guns',
  'heavy gun': 'heavy guns',
};
/** Of others the list of their nation says how good they are. */
const RATED: readonly string[] = ['infantry', 'horse'];

function wordsOf({ type, size, class: quality }: Unit): string {
  const word = WORDS[type] ?? type;
  const good = quality === 'standard' || !RATED.includes(word) ? [] : [quality];
  return [...(size === 'standard' ? [] : [size]), ...good, word].join(' ');
}

const line = (rating: string, units: readonly Unit[]): string =>
  `${rating}: ${units.map(wordsOf).toSorted().join(', ')}`;
const brigadesOf = ({ brigades, independents }: Army): readonly string[] => [
  ...brigades.map(({ commander, units }) => line(commander.rating, units)),
  ...independents.map((unit) => line('alone', [unit])),
];

describe.each(BATTLES)('$file', ({ file, attacker, turns, begins, minutes, prizes, armies }) => {
  const scenario = scenarioOf(`historical/${file}`);

  test('who attacks, from when on, and for how many turns of how long', () => {
    expect(scenario.armies.flatMap(({ id, attacker: attacks }) => (attacks ? [id] : []))).toEqual([attacker]);
    const { begins: hour = 0, turn } = scenario.clock ?? {};
    expect([scenario.victory.turns, timeInWords(hour), turn]).toEqual([turns, begins, minutes]);
  });

  test('its objectives lie where the dossier has them, count as much, and are held by the same', () => {
    const km = (cm: number): number => (cm * (scenario.table.metresToCm ?? Number.NaN)) / 1000;
    const roster = systemById('honours-of-war')?.prepare(scenario).roster ?? expect.fail('no such book');
    const ours = roster.objectives;
    expect(ours.map(({ points, holder }) => [points, holder])).toEqual(
      prizes.map(([, , points, holder]) => [points, holder]),
    );
    for (const [i, [east, north]] of prizes.entries()) {
      const { name = '', at } = ours[i] ?? {};
      const away = at ? Math.hypot(km(at.x) - east, km(at.y) - north) : Infinity;
      expect([name, away < NEAR], `${away}`).toEqual([name, true]);
    }
  });

  describe.each(Object.entries(armies))('%s', (side, given) => {
    const army = sideOf(scenario, side);

    test('breaks at what the dossier gives, under a general of that rating', () => {
      expect([army.breakPoint, army.general?.rating]).toEqual([given.breaks, given.general]);
    });

    test('has the brigades of the dossier', () => {
      const { not = [], but = [] } = given.otherwise ?? {};
      const wanted = [...given.brigades];
      for (const one of not) wanted.splice(wanted.indexOf(one), 1);
      expect(brigadesOf(army).toSorted()).toEqual([...wanted, ...but].toSorted());
    });

    test('has the regiments that are known to have been there', () => {
      const told = unitsOfArmy(army)
        .map((unit) => `${unit.name} ${realBodies(unit)}`)
        .join(' ');
      const names = given.regiments.flatMap((some) => some.split(', '));
      expect(names.filter((name) => !told.includes(name))).toEqual([]);
    });
  });
});
