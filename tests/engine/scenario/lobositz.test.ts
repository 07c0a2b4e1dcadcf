import { describe, expect, test } from 'vitest';
import type { Box, Point } from '../../../engine/geometry';
import { layGround } from '../../../engine/terrain';
import { unitsOfArmy } from '../../../engine/scenario';
import type { Army } from '../../../engine/scenario';
import { basesOf, brigade, named, ofKind, scenarioOf, sideOf, strength, unitIn } from './laid-scenarios';

describe('Lobositz, as HOW-SCEN-14 to 22 give it', () => {
  const scenario = scenarioOf('historical/lobositz-1756');
  const [prussia, austria] = [sideOf(scenario, 'prussia'), sideOf(scenario, 'austria')];
  const ground = layGround(scenario);
  const composition = (army: Army) =>
    army.brigades.map(({ commander, units }) => [
      commander.rating,
      units.map(({ type, size }) => (size === 'standard' ? type : `${size} ${type}`)).toSorted(),
    ]);

  test('HOW-SCEN-14: the Prussian brigades with their ratings, 20.5 units, breaking at ten', () => {
    expect(composition(prussia)).toEqual([
      ['dashing', ['grenadiers', 'line infantry', 'line infantry', 'medium gun']],
      ['dependable', ['grenadiers', 'line infantry', 'line infantry']],
      ['dependable', ['grenadiers', 'howitzer', 'line infantry', 'line infantry', 'line infantry', 'medium gun']],
      ['dashing', ['cuirassiers', 'large dragoons']],
      ['dashing', ['cuirassiers', 'cuirassiers', 'dragoons']],
      ['dependable', ['heavy gun', 'heavy gun']],
    ]);
    expect([strength(prussia), prussia.breakPoint, prussia.independents.length]).toEqual([20.5, 10, 0]);
  });

  test('HOW-SCEN-14: Frederick II, dashing, and under him Keith, dependable, for all six brigades', () => {
    expect(prussia.general).toMatchObject({ name: 'King Frederick II', rating: 'dashing' });
    expect(prussia.lieutenants).toMatchObject([{ name: 'Field Marshal Keith', rating: 'dependable', commands: [] }]);
  });

  test('HOW-SCEN-15: the Austrian brigades with their ratings, 20.5 units, breaking at ten; Browne dashing', () => {
    expect(composition(austria)).toEqual([
      ['dependable', ['grenadiers', ...Array<string>(5).fill('line infantry'), 'medium gun']],
      ['dependable', ['grenadiers', 'grenzer', 'line infantry', 'line infantry', 'medium gun', 'medium gun']],
      ['dashing', ['cuirassiers', 'dragoons']],
      ['dashing', ['cuirassiers', 'cuirassiers', 'dragoons', 'small hussars']],
      ['dependable', ['grenzer', 'grenzer']],
    ]);
    expect([strength(austria), austria.breakPoint, austria.independents.length]).toEqual([20.5, 10, 0]);
    expect(austria.general).toMatchObject({ name: 'Field Marshal Browne', rating: 'dashing' });
    expect(austria.lieutenants).toEqual([]);
  });

  test('HOW-NAT-10, 11, 14 to 16: classes are those of the lists of 1756', () => {
    const SUPERIOR = ['grenadiers', 'cuirassiers'];
    for (const { type, class: troopClass, name } of unitsOfArmy(prussia))
      expect([name, troopClass]).toEqual([name, SUPERIOR.includes(type) ? 'superior' : 'standard']);
    for (const { type, arm, class: troopClass, name } of unitsOfArmy(austria)) {
      const wanted =
        SUPERIOR.includes(type) || arm === 'guns' ? 'superior' : type === 'hussars' ? 'inferior' : 'standard';
      expect([name, troopClass]).toEqual([name, wanted]);
    }
    expect([prussia.nation.id, prussia.year, austria.nation.id, austria.year]).toEqual([
      'prussia',
      1756,
      'austria',
      1756,
    ]);
  });

  test('HOW-SCEN-16: the Elbe impassable, the Morellenbach fordable, the Lobosch alone steep', () => {
    expect(named(scenario, 'river', 'Elbe').class).toBe('impassable');
    expect(named(scenario, 'river', 'Morellenbach').class).toBe('fordable');
    for (const { name, slope } of ofKind(scenario, 'hill'))
      expect([name, slope]).toEqual([name, name === 'Lobosch' ? 'steep' : 'gentle']);
    expect(ofKind(scenario, 'hill').length).toBeGreaterThan(3);
  });

  test('HOW-SCEN-16: vineyards are lines of hedges, all of them on the slopes of the Lobosch', () => {
    expect(ofKind(scenario, 'hedge').length).toBe(5);
    for (const { course, name } of ofKind(scenario, 'hedge'))
      expect([
        name,
        course.points.filter((point) => ground.areasAt(point).some(({ kind }) => kind === 'hill')).length,
      ]).toEqual([name, 5]);
    const steep = ofKind(scenario, 'hedge').filter(({ course }) =>
      course.points.some((point) => ground.areasAt(point).some(({ id }) => id === 'lobosch')),
    );
    expect(steep.length).toBeGreaterThanOrEqual(3);
  });

  test('HOW-SCEN-16: a sunken road before the town, where a battalion fits, and a battalion in it', () => {
    const [hollow] = ofKind(scenario, 'sunken road');
    const grenadiers = unitIn(austria, 'Grenadiers of the Right');
    const area = ground.area(hollow?.id ?? '');
    const shareIn = (base: Box): number => (area ? ground.share(base, area) : 0);
    expect(hollow?.width).toBe(6);
    for (const base of basesOf(grenadiers)) expect(shareIn(base)).toBeGreaterThan(0.5);
  });

  test('HOW-SCEN-17: two blocks of Lobositz, a point each, Austrian at the start', () => {
    expect(named(scenario, 'bua', 'Lobositz').blocks.length).toBe(2);
    expect(scenario.objectives.map(({ feature, points, holder }) => [feature, points, holder])).toEqual([
      ['lobositz/1', 1, 'austria'],
      ['lobositz/2', 1, 'austria'],
    ]);
  });

  test('HOW-SCEN-18: mist in turns 1 to 3 from beyond 20 cm, failing on 1 and 2, sparing Lobositz', () => {
    const mist = scenario.special.find((rule) => rule.rule === 'mist');
    expect(mist).toMatchObject({ from: 1, until: 3, beyond: 20, failsOn: 2, sparing: ['lobositz'] });
  });

  test('HOW-SCEN-19: Löwenstein moves from turn 3, Kollowrat from turn 5', () => {
    const holds = scenario.special.flatMap((rule) => (rule.rule === 'hold' ? [[rule.until.turn, rule.units]] : []));
    expect(holds).toEqual([
      [3, brigade(austria, "Löwenstein's").units.map(({ id }) => id)],
      [5, brigade(austria, "Kollowrat's").units.map(({ id }) => id)],
    ]);
  });

  test('HOW-SCEN-20: at the end of turn 5 Frederick leaves and Keith takes over', () => {
    expect(scenario.events.filter(({ event }) => event === 'leaves')).toMatchObject([
      { turn: 5, at: 'end', event: 'leaves', leader: prussia.general?.id, successor: prussia.lieutenants[0]?.id },
    ]);
  });

  test('HOW-SCEN-21: 8 by 6 ft, eight turns of an hour as the battle ran, and a plain between hills and brook', () => {
    expect([scenario.table.width, scenario.table.depth]).toEqual([243.84, 182.88]);
    expect(scenario.victory.turns).toBe(8);
    expect(scenario.clock).toMatchObject({ begins: 480, turn: 60 });
    const plain = ground.areasAt({ x: 114, y: 80 }).map(({ kind }) => kind);
    expect(plain.filter((kind) => kind !== 'crops' && kind !== 'ploughland')).toEqual([]);
  });

  test('HOW-SCEN-21: the Elbe cuts off the north-eastern edge, without a crossing, and nobody stands beyond', () => {
    const elbe = named(scenario, 'river', 'Elbe').course.points;
    expect([elbe[0]?.x ?? 0, elbe.at(-1)?.y ?? 0].map((end, n) => end > [243.84, 182.88][n]!)).toEqual([true, true]);
    for (const { over } of [...ofKind(scenario, 'bridge'), ...ofKind(scenario, 'ford')])
      expect(over).toBe('morellenbach');
    for (const unit of scenario.armies.flatMap(unitsOfArmy))
      if ('at' in unit.place) expect([unit.name, isSouthWest(unit.place.at, elbe)]).toEqual([unit.name, true]);
  });

  test('HOW-SCEN-22: Prussia attacks', () => expect([prussia.attacker, austria.attacker]).toEqual([true, false]));

  const KM = 30.48 / 0.9;
  const inKm = ({ x, y }: Point): Point => ({ x: x / KM, y: y / KM });
  const nearest = (points: readonly Point[], east: number, north: number): number =>
    Math.min(...points.map(inKm).map(({ x, y }) => Math.hypot(x - east, y - north)));

  test.each([
    ['in the north', 4.6, 4.0],
    ['in the south', 4.5, 2.6],
  ])('the hollow way ends %s where the dossier has it', (_, east, north) => {
    const ends = ofKind(scenario, 'sunken road').flatMap(({ course: { points } }) => [points[0]!, points.at(-1)!]);
    expect(nearest(ends, east, north)).toBeLessThan(0.25);
  });

  test.each([
    [3.6, 0.3],
    [3.8, 0.7],
    [4.3, 1.4],
    [4.8, 2.0],
    [5.4, 2.5],
  ])('there are wet meadows along the brook at [%d, %d], not at Sullowitz alone', (east, north) => {
    const wet = ofKind(scenario, 'marsh').flatMap(({ outline }) => ('points' in outline ? outline.points : []));
    expect(nearest(wet, east, north)).toBeLessThan(0.35);
  });

  test('each battery of the town has its emplacement before it, at the west edge', () => {
    const works = ofKind(scenario, 'entrenchment');
    expect(works.map(({ of }) => of)).toEqual(['austria/first-town-battery', 'austria/second-town-battery']);
    for (const { of, course } of works) {
      const battery = unitsOfArmy(austria).find(({ id }) => id === of);
      const at = battery && 'at' in battery.place ? battery.place.at : expect.fail(`no ${of}`);
      const [from, to] = [course.points[0]!, course.points.at(-1)!];
      expect(at.x - (from.x + to.x) / 2).toBeGreaterThan(0);
      expect(Math.hypot(at.x - (from.x + to.x) / 2, at.y - (from.y + to.y) / 2)).toBeLessThan(8);
      expect(inKm(at).x).toBeCloseTo(4.6, 0);
    }
  });

  test('the mist is said to lift, Sullowitz and the town burn at their hours, and the rain is told of', () => {
    const told = scenario.events.map(({ turn, event, text }) => [turn, event, text]);
    expect(told).toContainEqual([4, 'message', expect.stringMatching(/^The mist lifts\./)]);
    const burns = scenario.events.flatMap((one) => (one.event === 'burns' ? [[one.turn, one.feature]] : []));
    // A quarter past one, and two.
    expect(burns).toEqual([
      [6, 'sullowitz'],
      [7, 'lobositz'],
    ]);
    expect(scenario.notes).toMatch(/The\s+rain came in the evening, after the eighth turn\./);
  });

  test('nobody is told beforehand that the King will leave', () => {
    for (const { briefing } of [prussia, austria])
      expect(briefing).not.toMatch(/Keith|leave|rides? (off|away|to the rear)/);
  });

  test('Kyau leads none of the dragoons that Gessler has', () => {
    const of = (name: string): readonly string[] => brigade(prussia, name).units.map(({ name: unit }) => unit);
    expect([of("Kyau's"), of("Gessler's")]).toEqual([
      ['Gensdarmes', 'Bayreuth Dragoons'],
      ['Prinz von Preussen Cuirassiers', 'Leib-Carabiniers', 'Truchsess Dragoons'],
    ]);
  });

  test('its notes name every village that stands more than a hundred metres off, and how far', () => {
    const SURVEYED = { Lobositz: [5.0, 3.1], Sullowitz: [4.1, 1.3], Wchinitz: [2.8, 2.6], Welhotta: [4.7, 4.3], Bilinka: [1.6, 3.8] } as const; // oxfmt-ignore
    const moved = Object.entries(SURVEYED).flatMap(([name, [east, north]]) => {
      const { blocks } = named(scenario, 'bua', name);
      const sum = blocks.reduce((all, { at }) => ({ x: all.x + at.x, y: all.y + at.y }), { x: 0, y: 0 });
      const off = nearest([{ x: sum.x / blocks.length, y: sum.y / blocks.length }], east, north);
      return off > 0.1 ? [{ name, off }] : [];
    });
    const [, names = '', metres] =
      /so ([^.;]*?) have moved by up to (\d+) m/.exec((scenario.notes ?? '').replaceAll(/\s+/g, ' ')) ?? [];
    expect(moved.filter(({ name }) => !names.includes(name))).toEqual([]);
    const farthest = Math.max(...moved.map(({ off }) => off * 1000));
    expect(Number(metres)).toBeGreaterThanOrEqual(farthest);
    expect(Number(metres)).toBeLessThan(farthest + 25);
  });

  test('the ground lies where modern maps have it, to half a kilometre at 0.9 km to the foot', () => {
    const CENTIMETRES = 30.48 / 0.9;
    const near = (name: string, at: Point, [east, north]: readonly [number, number]) =>
      expect([name, Math.hypot(at.x / CENTIMETRES - east, at.y / CENTIMETRES - north) < 0.5]).toEqual([name, true]);
    const middle = (name: string): Point => {
      const { blocks } = named(scenario, 'bua', name);
      return {
        x: blocks.reduce((sum, { at }) => sum + at.x, 0) / blocks.length,
        y: blocks.reduce((sum, { at }) => sum + at.y, 0) / blocks.length,
      };
    };
    near('Lobositz', middle('Lobositz'), [5.0, 3.1]);
    near('Sullowitz', middle('Sullowitz'), [4.1, 1.3]);
    near('Wchinitz', middle('Wchinitz'), [2.8, 2.6]);
    near('Welhotta', middle('Welhotta'), [4.7, 4.3]);
    near('Bilinka', middle('Bilinka'), [1.6, 3.8]);
    const hill = (name: string): Point => {
      const { outline } = named(scenario, 'hill', name);
      return 'at' in outline ? outline.at : { x: 0, y: 0 };
    };
    near('Lobosch', hill('Lobosch'), [2.7, 4.5]);
    near('Homolka', hill('Homolka'), [2.3, 1.3]);
    near('Boretz', hill('Boretz'), [0.6, 3.0]);
  });
});

/** On the near side of a river that runs from the eastern edge to the northern one. */
function isSouthWest({ x, y }: Point, river: readonly Point[]): boolean {
  return river.every((point) => !(point.x <= x && point.y <= y));
}
