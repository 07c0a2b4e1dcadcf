import { describe, expect, it } from 'vitest';
import { review } from '../../../../../engine/rules/honours-of-war/review';
import { PLAIN_ARMY, PLAIN_UNIT, readScenario, UNIT_TYPES } from '../../../../../engine/scenario';
import type { Army, Brigade, LieutenantGeneral, Scenario, Unit, UnitType } from '../../../../../engine/scenario';
import { nations, stUlrich, textOf } from '../../../scenario/files';

const nation = stUlrich().armies[0]?.nation;
const unit = (id: string, is: Partial<Unit> & { type?: UnitType } = {}, x = 50): Unit => {
  const type = is.type ?? 'line infantry';
  const place = { at: { x, y: 40 }, heading: 0 };
  return { ...PLAIN_UNIT, id, name: id, type, arm: UNIT_TYPES[type], formation: 'line', place, ...is };
};
const units = (count: number, is: Partial<Unit> = {}): readonly Unit[] =>
  Array.from({ length: count }, (_, i) => unit(`unit ${i}`, is));
const brigade = (id: string, of: readonly Unit[], at = { x: 50, y: 30 }): Brigade => ({
  id,
  name: id,
  nation: null,
  commander: { id: `${id} commander`, name: `${id} commander`, rating: 'dependable', at },
  units: of,
});
function army(id: string, is: Partial<Army>): Army {
  if (!nation) throw new Error('no nation');
  return { ...PLAIN_ARMY, id, name: id, nation, ...is };
}
const scenario = (blue: Partial<Army>, red: Partial<Army> = blue, is: Partial<Scenario> = {}): Scenario => ({
  ...stUlrich(),
  terrain: [],
  objectives: [],
  special: [],
  armies: [army('blue', blue), army('red', red)],
  ...is,
});
const told = (of: Scenario, wanted: string) =>
  review(of).flatMap(({ code, about, key, message, clause, quickFix }) =>
    code === wanted ? [{ about, key, message, clause, quickFix }] : [],
  );
const fixOf = (blue: Partial<Army>, wanted: string) =>
  review(scenario(blue)).find(({ code }) => code === wanted)?.fix ?? null;
const counts = (of: readonly Partial<Army>[], code: string) => of.map((blue) => told(scenario(blue), code).length / 2);

describe('how armies are put together', () => {
  it('HOW-ORG-01: brigades of fewer than 2 units or more than 8', () => {
    const sized = (count: number) => ({ brigades: [brigade('A', units(count))] });
    expect(counts([sized(1), sized(2), sized(8), sized(9)], 'brigade-size')).toEqual([1, 0, 0, 1]);
    expect(told(scenario(sized(1)), 'brigade-size')[0]).toMatchObject({ about: 'A', key: null, clause: 'HOW-ORG-01' });
    expect([0, 1, 9].map((count) => told(scenario(sized(count)), 'brigade-size')[0]?.message)).toEqual([
      'A has 0 units; a brigade normally has 2 to 8.',
      'A has 1 unit; a brigade normally has 2 to 8.',
      'A has 9 units; a brigade normally has 2 to 8.',
    ]);
    expect([1, 9].map((count) => fixOf(sized(count), 'brigade-size'))).toEqual([
      'Add a unit, or make the one it has independent.',
      'Make two brigades of it.',
    ]);
  });
  it('HOW-ORG-03, HOW-ORG-13: batteries may form a brigade, and any mix of arms an army', () => {
    const guns = brigade('Guns', units(3, { type: 'heavy gun', arm: 'guns' }));
    const horse = brigade('Horse', units(3, { type: 'hussars', arm: 'horse' }));
    for (const brigades of [[guns], [horse], [guns, horse]])
      expect(counts([{ brigades }], 'mixed-arms').concat(counts([{ brigades }], 'brigade-size'))).toEqual([0, 0]);
  });
  it('HOW-EX-24: two of the printed scenarios have more brigade commanders than their units allow', () => {
    const more = (file: string) => {
      const { scenario: printed } = readScenario(file, textOf(file), nations);
      return printed ? told(printed, 'commanders').map(({ message }) => message) : null;
    };
    expect(more('scenarios/fictional/st-ulrich.yaml')).toEqual([]);
    expect(more('scenarios/fictional/kutzdorf.yaml')).toEqual([expect.stringContaining('4 brigade commanders')]);
    expect(more('scenarios/fictional/spittelwitz.yaml')).toEqual([expect.stringContaining('4 brigade commanders')]);
    expect(more('scenarios/historical/lobositz-1756.yaml')).toEqual([]);
  });
  it('HOW-ORG-02: horse and close order foot, while guns and light infantry may join either', () => {
    const of = (...types: readonly UnitType[]) => ({
      brigades: [
        brigade(
          'A',
          types.map((type) => unit(type, { type })),
        ),
      ],
    });
    expect(
      counts(
        [
          of('line infantry', 'dragoons'),
          of('jaeger', 'dragoons'),
          of('line infantry', 'medium gun'),
          of('hussars', 'light gun'),
        ],
        'mixed-arms',
      ),
    ).toEqual([1, 0, 0, 0]);
  });
  it('HOW-ORG-07: more than 3 independents, by heads', () => {
    const alone = (count: number, is: Partial<Unit> = {}) => ({ independents: units(count, is) });
    expect(counts([alone(3), alone(4), alone(4, { size: 'small' })], 'independents')).toEqual([0, 1, 1]);
  });
  it('HOW-ORG-08: a third of the units without the independents, small ones half and large ones one and a half', () => {
    const two = (count: number, is: Partial<Unit> = {}) => ({
      brigades: [brigade('A', units(2)), brigade('B', units(count, is))],
    });
    expect(counts([two(3), two(4), two(3, { size: 'large' }), two(7, { size: 'small' })], 'commanders')).toEqual([
      1, 0, 0, 1,
    ]);
    expect(told(scenario(two(3)), 'commanders')[0]).toMatchObject({
      clause: 'HOW-ORG-08',
      message: 'blue has 2 brigade commanders; its units allow 1.',
    });
    expect(fixOf({ brigades: [brigade('A', units(2)), brigade('B', units(3))] }, 'commanders')).toBe(
      'Join brigades, or add units.',
    );
    const withHorse = { brigades: [brigade('A', units(2)), brigade('B', units(3))], independents: units(3) };
    expect(counts([withHorse], 'commanders')).toEqual([1]);
  });
  it('HOW-ORG-09: with fewer than three units in brigades the general leads them himself', () => {
    const small = (count: number, own = false): Partial<Army> => {
      const led = brigade('A', units(count));
      return {
        general: { id: 'general', name: 'Moritz', rating: 'dependable', at: { x: 50, y: 20 } },
        brigades: [own ? { ...led, commander: { ...led.commander, name: 'Moritz' } } : led],
      };
    };
    expect(counts([small(2), small(3), small(2, true)], 'commanders')).toEqual([1, 0, 0]);
    expect(told(scenario(small(2)), 'commanders')[0]).toMatchObject({
      about: 'blue',
      clause: 'HOW-ORG-09',
      message: 'blue has a brigade commander; its units allow none.',
    });
    expect(fixOf(small(2), 'commanders')).toBe(
      'Give the brigade the general for its commander, by name, or add units.',
    );
    expect(told(scenario({ brigades: [brigade('A', units(2)), brigade('B', units(2))] }), 'commanders')).toHaveLength(
      2,
    );
  });
  it('HOW-OPT-06: a lieutenant general to three brigades, unless history had more', () => {
    const lieutenant: LieutenantGeneral = {
      id: 'lg',
      name: 'lg',
      rating: 'dependable',
      at: { x: 1, y: 1 },
      commands: [],
    };
    const led = (brigades: number) => ({
      brigades: Array.from({ length: brigades }, (_, i) => brigade(`B${i}`, units(3))),
      lieutenants: [lieutenant],
    });
    expect(counts([led(2), led(3)], 'lieutenant-generals')).toEqual([1, 0]);
    expect(told(scenario(led(2), led(2), { kind: 'historical' }), 'lieutenant-generals')).toEqual([]);
  });
});

describe('HOW-BREAK-01: break points', () => {
  const broken = (breakPoint: number | null, of: readonly Unit[]) => ({ breakPoint, independents: of });
  it('given ones are half the units, rounded down', () => {
    const of = [broken(null, units(5)), broken(2, units(5)), broken(3, units(5)), broken(2, units(4))];
    expect(counts(of, 'break-point')).toEqual([0, 0, 1, 0]);
  });
  it('none at all breaks at once, and is told with a point to write', () => {
    const of = [broken(null, units(1)), broken(null, units(3, { size: 'small' })), broken(null, units(2))];
    expect(counts(of, 'break-point-zero')).toEqual([1, 1, 0]);
    expect(counts([broken(null, [])], 'break-point-zero')).toEqual([0]);
    expect(counts([broken(1, units(1))], 'break-point-zero')).toEqual([0]);
    expect(counts([broken(1, units(1))], 'break-point')).toEqual([0]);
    expect(told(scenario(broken(null, units(1))), 'break-point-zero')[0]).toMatchObject({
      key: 'break point',
      quickFix: 1,
      clause: 'HOW-BREAK-01',
    });
  });
  it('small and large units count 0.5 and 1.5, transport nothing; the right one is offered', () => {
    const mixed = [
      ...units(2),
      unit('s', { size: 'small' }),
      unit('l', { size: 'large' }),
      unit('t', { type: 'transport' }),
    ];
    expect(counts([broken(2, mixed)], 'break-point')).toEqual([0]);
    expect(told(scenario(broken(4, mixed)), 'break-point')[0]).toMatchObject({ key: 'break point', quickFix: 2 });
  });
});

describe('HOW-CMD-01: command distance at the start', () => {
  // A battalion in line is 20 cm wide and its rear edge lies at about 38.
  const led = (y: number, ...xs: readonly number[]) => ({
    brigades: [
      brigade(
        'A',
        xs.map((x) => unit(`at ${x}`, {}, x)),
        { x: 50, y },
      ),
    ],
  });
  const rear = 40 - 2;
  it('is 15 cm', () => {
    expect(counts([led(rear - 14.9, 50), led(rear - 15.1, 50)], 'out-of-command')).toEqual([0, 1]);
  });
  it('HOW-CMD-02: or 5 cm from one who is within it', () => {
    expect(counts([led(rear - 10, 50, 74.9), led(rear - 10, 50, 75.1)], 'out-of-command')).toEqual([0, 1]);
  });
  it('does not concern troops that come later', () => {
    const arrives = { turn: 3, at: { x: 0, y: 60 }, heading: 90, needs: null };
    const later = { brigades: [brigade('A', [unit('one'), unit('late', { place: { arrives } })])] };
    expect(counts([later], 'out-of-command')).toEqual([0]);
  });
});

it('HOW-POINTS-09: armies are equal within a twentieth of the larger', () => {
  // 100 a battalion, 50 light infantry, and 100 less 5 is just within.
  const of = (is: readonly Unit[]) => ({ independents: is });
  const foot = units(10);
  expect(
    told(scenario(of(foot), of([...units(9), unit('light', { type: 'light infantry' })])), 'points-differ'),
  ).toEqual([]);
  expect(told(scenario(of(foot), of(units(9))), 'points-differ')).toHaveLength(1);
  const small = [...units(8), unit('light', { type: 'light infantry' }), unit('inferior', { class: 'inferior' })];
  expect(told(scenario(of(foot), of(small)), 'points-differ')).toHaveLength(1);
});
