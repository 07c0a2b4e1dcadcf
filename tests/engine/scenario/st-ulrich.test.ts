import { PLAIN_FEATURE } from '../../../engine/scenario';
import { describe, expect, test } from 'vitest';
import { readStUlrich, stUlrich } from './files';

const scenario = stUlrich();
const feature = (id: string) => scenario.terrain.find((one) => one.id === id);
const [blue, red] = scenario.armies;

describe('the Combat of St. Ulrich, as HOW-SCEN-01 to 05 give it', () => {
  test('it reads without a finding', () => expect(readStUlrich().findings).toEqual([]));

  test('the table is 6 by 4 ft at 28mm, under Honours of War', () => {
    expect(scenario.table).toMatchObject({ width: 182.88, depth: 121.92, ground: 'summer grass' });
    expect(scenario.rules).toEqual({ system: 'honours-of-war', scale: '28mm', options: {} });
  });

  test('forces: Blue has a brigade of three battalions and a battery and independent dragoons (02)', () => {
    expect(blue?.brigades.map(({ units }) => units.map(({ type }) => type))).toEqual([
      ['line infantry', 'line infantry', 'line infantry', 'medium gun'],
    ]);
    expect(blue?.independents.map(({ type }) => type)).toEqual(['dragoons']);
    expect([blue?.breakPoint, blue?.attacker]).toEqual([2, true]);
  });

  test('forces: Red has one battalion less, and is not the attacker (02)', () => {
    expect(red?.brigades.map(({ units }) => units.map(({ type }) => type))).toEqual([
      ['line infantry', 'line infantry', 'medium gun'],
    ]);
    expect(red?.independents.map(({ type }) => type)).toEqual(['dragoons']);
    expect([red?.breakPoint, red?.attacker]).toEqual([2, false]);
  });

  test('everybody is standard, commanders dependable, generals unrated, values the neutral ones (01)', () => {
    for (const army of scenario.armies) {
      const units = [...army.brigades.flatMap((brigade) => brigade.units), ...army.independents];
      expect(units.every((unit) => unit.class === 'standard' && unit.size === 'standard')).toBe(true);
      expect(army.brigades.map(({ commander }) => commander.rating)).toEqual(['dependable']);
      expect(army.general).toMatchObject({ rating: null });
    }
  });

  test('Blue is all in column, guns limbered; Red is drawn up (03)', () => {
    const formations = scenario.armies.map((army) =>
      [...army.brigades.flatMap((brigade) => brigade.units), ...army.independents].map((unit) => unit.formation),
    );
    expect(formations).toEqual([
      ['march column', 'march column', 'march column', 'limbered', 'march column'],
      ['line', 'line', 'deployed', 'line'],
    ]);
  });

  test('the Schwartz is impassable with one bridge, the Zeitberg gentle (03)', () => {
    expect(feature('schwartz')).toMatchObject({ kind: 'river', class: 'impassable', width: 9 });
    expect(feature('zeitberg')).toMatchObject({ kind: 'hill', slope: 'gentle' });
    const crossings = scenario.terrain.filter((one) => one.kind === 'bridge' || one.kind === 'ford');
    expect(crossings).toEqual([
      {
        ...PLAIN_FEATURE,
        kind: 'bridge',
        id: 'bridge-of-st-ulrich',
        name: 'Bridge of St. Ulrich',
        over: 'schwartz',
        at: { x: 136, y: 60 },
        width: 7,
      },
    ]);
  });

  test("the bridge is worth one point and Red's at the start (04)", () => {
    expect(scenario.objectives).toEqual([
      {
        id: 'objective/the-bridge',
        name: 'The bridge',
        at: null,
        feature: 'bridge-of-st-ulrich',
        points: 1,
        holder: 'red',
        from: null,
        until: null,
      },
    ]);
  });

  test('both villages stand where the map wants them, and both armies west of the river (05)', () => {
    expect(feature('mulheim')).toMatchObject({ kind: 'bua', blocks: [{ id: 'mulheim/1', side: 20 }] });
    expect(feature('st-ulrich')).toMatchObject({ kind: 'bua' });
    for (const army of scenario.armies)
      for (const unit of [...army.brigades.flatMap((brigade) => brigade.units), ...army.independents])
        expect('at' in unit.place && unit.place.at.x).toBeLessThan(118);
  });

  test('ids are made of side and name', () => {
    expect(blue?.brigades[0]?.id).toBe('blue/steinachs-brigade');
    expect(blue?.brigades[0]?.commander.id).toBe('blue/major-general-von-steinach');
    expect(red?.independents[0]?.id).toBe('red/chevreul-dragoons');
    expect(feature('wood-1')).toMatchObject({ kind: 'wood', name: null });
  });
});
