import { describe, expect, it } from 'vitest';
import { makeArmy } from '../../../generators/army';
import type { ArmyOrder, ArmyShape } from '../../../generators/army';
import { writeArmy } from '../../../generators/write';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { UNIT_TYPES, unitsOfArmy, weightOf } from '../../../engine/scenario';
import type { Unit } from '../../../engine/scenario';
import { make, made, nation, order, ZONE } from './armies';

const why = (of: ArmyOrder): string => {
  const result = make(of);
  return 'why' in result ? result.why : 'it was made';
};
const share = (of: ArmyOrder, is: (unit: Unit) => boolean): number => {
  const { army, sheet } = made(of);
  const chosen = new Set(
    unitsOfArmy(army)
      .filter(is)
      .map(({ id }) => id),
  );
  return sheet.lines.reduce((sum, { id, points }) => sum + (chosen.has(id) ? points : 0), 0) / sheet.total;
};
const SEEDS = Array.from({ length: 12 }, (_, i) => i);
const mean = (shape: ArmyShape, is: (unit: Unit) => boolean): number =>
  SEEDS.reduce((sum, seed) => sum + share(order('austria', { shape, seed, points: 2000 }), is), 0) / SEEDS.length;
const isLight = ({ type, arm }: Unit): boolean =>
  arm === 'light foot' || (UNIT_TYPES[type] === 'horse' && weightOf(type) === 'light');
const isHeavyHorse = (unit: Unit): boolean => unit.arm === 'horse' && !isLight(unit);

describe('an army of Prussia, 1757, 1000 points', () => {
  const { army, sheet } = made(order('prussia', { seed: 7 }));
  it('is of its nation and its year, under generals of its own', () => {
    expect(army).toMatchObject({ id: 'blue', name: 'Prussia', year: 1757, attacker: false, breakPoint: null });
    expect(army.general?.rating).toBeNull();
    const officers = nation('prussia').names.officers;
    for (const { name, commander } of army.brigades) {
      const officer = officers.find((one) => commander.name === `Major General ${one}`);
      expect(officer).toBeDefined();
      expect(name).toBe(`${officer?.split(' ').at(-1)}'s Brigade`);
      expect(commander.rating).toBe('diced');
    }
  });
  it('has line regiments from the list, each once', () => {
    const line = unitsOfArmy(army).filter(({ type }) => type === 'line infantry');
    expect(line.length).toBeGreaterThan(1);
    for (const { name } of line) expect(nation('prussia').names.infantry).toContain(name);
    expect(new Set(line.map(({ name }) => name)).size).toBe(line.length);
  });
  it('pays for its commanders as diced ones (HOW-POINTS-10)', () =>
    expect(sheet.lines.filter((line) => line.for === 'commander').map(({ points }) => points)).toEqual(
      army.brigades.map(() => 15),
    ));
  it('has its zone written with it', () => {
    expect(army.deployment).toEqual([
      {
        id: 'blue/deployment-zone',
        name: 'Deployment zone',
        outline: { shape: 'rectangle', at: ZONE.at, size: [240, 90], turn: 0 },
        commands: [],
      },
    ]);
    expect(writeArmy(army)).toContain('deployment: [{ name: Deployment zone, outline: { rectangle:');
  });
  it('another seed makes another army', () => expect(made(order('prussia', { seed: 8 })).army).not.toEqual(army));
  it('takes the name, the side and the part it is given', () =>
    expect(made(order('prussia', { name: 'The Vanguard', side: 'red', attacker: true })).army).toMatchObject({
      id: 'red',
      name: 'The Vanguard',
      attacker: true,
    }));
});

describe('shapes', () => {
  it('horse has more horse than balanced, and balanced more than foot', () => {
    const horse = (shape: ArmyShape) => mean(shape, isHeavyHorse);
    expect(horse('horse')).toBeGreaterThan(horse('balanced') + 0.1);
    expect(horse('balanced')).toBeGreaterThan(horse('foot') + 0.03);
  });
  it('light has more light troops than balanced', () =>
    expect(mean('light', isLight)).toBeGreaterThan(mean('balanced', isLight) + 0.1));
  it('foot has the most close order foot', () => {
    const foot = (shape: ArmyShape) => mean(shape, ({ arm }) => arm === 'foot');
    expect(foot('foot')).toBeGreaterThan(foot('balanced'));
    expect(foot('balanced')).toBeGreaterThan(foot('horse') + 0.1);
  });
});

describe('allies', () => {
  const { army } = made(
    order('austria', { points: 3000, allies: [nation('saxony-with-austria'), nation('reichsarmee')] }),
  );
  it('HOW-NAT-07: make up some of the brigades, under officers of their own', () => {
    const allied = army.brigades.filter(({ nation: of }) => of !== null);
    expect(new Set(allied.map(({ nation: of }) => of?.id))).toEqual(new Set(['saxony-with-austria', 'reichsarmee']));
    for (const { nation: of, commander } of allied)
      expect(of?.names.officers.map((name) => `Major General ${name}`)).toContain(commander.name);
    expect(allied.length).toBeLessThan(army.brigades.length / 2);
  });
  it('without troops in the year stay at home', () => {
    const early = made(order('austria', { year: 1756, points: 3000, allies: [nation('saxony-with-austria')] }));
    expect(early.army.brigades.every(({ nation: of }) => of === null)).toBe(true);
  });
});

it('stands where it can stand', () => {
  // A river across the right half of the zone.
  const isOpen: ArmyOrder['isOpen'] = ({ pose }) => Math.abs(pose.x - 160) > 20;
  const { army } = made(order('prussia', { isOpen }));
  for (const { place } of unitsOfArmy(army)) expect('at' in place && Math.abs(place.at.x - 160)).toBeGreaterThan(19.9);
});

describe('what cannot be made', () => {
  it.each([
    [399, 'An army is made of 400 to 10000 points, not of 399.'],
    [10_001, 'An army is made of 400 to 10000 points, not of 10001.'],
    [NaN, 'An army is made of 400 to 10000 points, not of NaN.'],
  ])('%s points', (points, sentence) => expect(why(order('prussia', { points }))).toBe(sentence));
  it('400 points can', () => expect(why(order('prussia', { points: 400 }))).toBe('it was made'));
  it('Saxony after Pirna (HOW-NAT-29)', () => {
    expect(why(order('saxony', { year: 1757 }))).toBe('Saxony has no troops listed for 1757.');
    expect(why(order('saxony', { year: 1756 }))).toBe('it was made');
  });
  it('an army larger than its zone', () => {
    const zone = { ...ZONE, width: 60, depth: 20 };
    expect(why(order('prussia', { zone }))).toBe('1000 points of Prussia find no room in a zone of 60 by 20 cm.');
  });
  it('one nowhere can stand', () => expect(why(order('prussia', { isOpen: () => false }))).toContain('find no room'));
  it('one under rules without points', () => {
    const bare = { ...honoursOfWar, title: 'Bare Rules' };
    delete bare.points;
    expect(makeArmy(order('prussia'), bare)).toEqual({ why: 'Bare Rules has no points system.' });
  });
  it('points the troops do not add up to', () => {
    const only = { ...nation('prussia'), troops: nation('prussia').troops.filter(({ name }) => name === 'Dragoons') };
    expect(why({ ...order('prussia', { points: 500 }), nation: only })).toContain('near enough to 500 points');
  });
});

describe('names run out', () => {
  it('regiments get a second battalion', () => {
    const few = {
      ...nation('bernau'),
      names: { infantry: ['Regiment Eins'], cavalry: ['Zwei'], officers: ['von Drei'] },
    };
    const { army } = made({ ...order('bernau', { points: 2000 }), nation: few });
    const names = unitsOfArmy(army).map(({ name }) => name);
    expect(names).toContain('Regiment Eins');
    expect(names).toContain('Regiment Eins II');
    expect(new Set(names).size).toBe(names.length);
  });
  it('a nation without any is served, too', () => {
    const none = { ...nation('bernau'), names: { infantry: [], cavalry: [], officers: [] } };
    const { army } = made({ ...order('bernau', { points: 2000 }), nation: none });
    expect(new Set(unitsOfArmy(army).map(({ id }) => id)).size).toBe(unitsOfArmy(army).length);
  });
});
