import { describe, expect, it } from 'vitest';
import { troopRemarks } from '../../../../../engine/rules/honours-of-war/troops/remarks';
import { review } from '../../../../../engine/rules/honours-of-war/review';
import type { Army, Unit } from '../../../../../engine/scenario';
import { stUlrich } from '../../../scenario/files';

const scenario = stUlrich();
const [blue] = scenario.armies;
if (!blue) throw new Error('no army');
const [single] = blue.independents;
if (!single) throw new Error('no independent unit');

const army = (...units: readonly Partial<Unit>[]): Army => ({
  ...blue,
  brigades: [],
  independents: units.map((unit, i) => ({ ...single, id: `unit-${i + 1}`, name: `Unit ${i + 1}`, ...unit })),
});
const told = (...units: readonly Partial<Unit>[]) =>
  troopRemarks([army(...units)], []).map(({ severity, code, about, clause }) =>
    [severity, code, about, clause].join(' '),
  );

it('nothing of plain troops', () => {
  expect(told({}, { type: 'jaeger', arm: 'light foot' }, { type: 'unicorn', arm: 'guns' })).toEqual([]);
});

describe('HOW-CLASS-01: what other books ask of a unit', () => {
  it('is said once a word, at the first unit, for all of them together', () => {
    expect(told({ poorShots: true }, { poorShots: true }, { drill: 'well' })).toEqual([
      'ruling not-used unit-1 HOW-CLASS-01',
      'ruling not-used unit-3 HOW-CLASS-01',
    ]);
    const high = (length: number) =>
      troopRemarks([army(...Array.from({ length }, () => ({ morale: 'high' }) as const))], []).map(
        ({ message }) => message,
      );
    expect([3, 4, 5].flatMap(high)).toEqual(
      ['', ' and 1 more', ' and 2 more'].map(
        (more) =>
          `Honours of War knows no “morale”: class stands for it. It does nothing for Unit 1, Unit 2, Unit 3${more}.`,
      ),
    );
  });
});

describe('HOW-UNIT-07: weapons', () => {
  it('no rifles in close order, no battalion guns for light foot', () => {
    expect(told({ type: 'line infantry', arm: 'foot', weapon: 'rifles' })).toEqual([
      'ruling not-used unit-1 HOW-UNIT-07',
    ]);
    expect(told({ type: 'grenzer', arm: 'light foot', battalionGuns: true })).toEqual([
      'ruling not-used unit-1 HOW-UNIT-07',
    ]);
  });
  it('the other way round is as it should be', () => {
    expect(told({ type: 'grenzer', arm: 'light foot', weapon: 'rifles', battalionGuns: false })).toEqual([]);
    expect(told({ type: 'line infantry', arm: 'foot', weapon: 'muskets', battalionGuns: false })).toEqual([]);
  });
});

it('HOW-UNIT-01: types without a row of their own', () => {
  const types = [
    { type: 'engineers', arm: 'light foot' },
    { type: 'pontoons', arm: 'train' },
    { type: 'supply wagons', arm: 'train' },
    { type: 'transport', arm: 'train' },
  ] as const;
  expect(told(...types)).toEqual([1, 2, 3].map((i) => `ruling counts-as unit-${i} HOW-UNIT-01`));
});

describe('HOW-NAT-20: overrides', () => {
  const override = (written: unknown) => told({ overrides: { 'honours-of-war': written } });
  it('a known one is taken', () => expect(override({ 'fires as': 'superior' })).toEqual([]));
  it.each([[{ 'fires as': 'splendid' }], [{ 'shoots as': 'superior' }], ['superior']])('%j is warned of', (written) => {
    expect(override(written)).toEqual(['warning unknown-override unit-1 HOW-NAT-20']);
  });
  it('those of another book are its own business', () => {
    expect(told({ overrides: { mcnally: { anything: 1 } } })).toEqual([]);
  });
});

it('all of it is in the review', () => {
  const codes = review({ ...scenario, armies: [army({ poorShots: true }), ...scenario.armies.slice(1)] });
  expect(codes.map(({ code }) => code)).toContain('not-used');
});

it('HOW-BUA-05: horse and wagons hold no houses; foot and guns do', () => {
  const inside = { place: { inside: 'dorf/1', face: null } } as const;
  expect(
    told(
      { ...inside, type: 'hussars', arm: 'horse' },
      { ...inside, type: 'transport', arm: 'train' },
      { ...inside, type: 'line infantry', arm: 'foot' },
      { ...inside, type: 'jaeger', arm: 'light foot' },
      { ...inside, type: 'medium gun', arm: 'guns' },
      { type: 'hussars', arm: 'horse' },
    ),
  ).toEqual([1, 2].map((i) => `error cannot-hold-houses unit-${i} HOW-BUA-05`));
  const [horse, train] = troopRemarks(
    [army({ ...inside, type: 'hussars', arm: 'horse' }, { ...inside, type: 'transport', arm: 'train' })],
    [],
  ).map(({ message }) => message);
  expect([horse, train]).toEqual([
    expect.stringMatching(/: mounted troops do not occupy houses\.$/),
    expect.stringMatching(/: wagons do not occupy houses\.$/),
  ]);
});
