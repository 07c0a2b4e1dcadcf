import { describe, expect, it } from 'vitest';
import {
  NEUTRAL,
  nationalValues,
  readNationalValues,
  SHARES,
} from '../../../../../engine/rules/honours-of-war/troops/nations';
import type { NationalValues } from '../../../../../engine/rules/honours-of-war/troops/nations';
import { RATINGS } from '../../../../../engine/scenario';
import type { Nation } from '../../../../../engine/scenario';
import { nationFiles, nations } from '../../../scenario/files';

const nation = (id: string): Nation => {
  const found = nations.get(id);
  if (!found) throw new Error(`no nation ${id}`);
  return found;
};

/** A row of HOW-NAT-02: up to which die dithering and dependable go, initiative, costs. */
interface Row {
  readonly dithering: number;
  readonly dependable: number;
  readonly move: number;
  readonly fire: number;
  readonly change: NationalValues['formationChange'];
  readonly flank: NationalValues['flankDeduction'];
  readonly limbering: NationalValues['limbering'];
  readonly manhandling: NationalValues['manhandling'];
}
const both = <T>(value: T): { readonly foot: T; readonly horse: T } => ({ foot: value, horse: value });
const austria: Row = {
  dithering: 2,
  dependable: 5,
  move: 0,
  fire: 0,
  change: both('half'),
  flank: both('quarter'),
  limbering: 'half',
  manhandling: 'full',
};
const early: Row = {
  ...austria,
  dithering: 1,
  dependable: 4,
  move: 1,
  fire: 1,
  change: both('none'),
  flank: both('none'),
};
const late: Row = {
  ...early,
  dependable: 5,
  fire: 0,
  change: { foot: 'half', horse: 'none' },
  flank: { foot: 'quarter', horse: 'none' },
};
/** The Reichsarmee. */
const HEAVIEST: Row = {
  dithering: 3,
  dependable: 6,
  move: -2,
  fire: -1,
  change: both('full'),
  flank: both('half'),
  limbering: 'full',
  manhandling: 'half',
};
const earlyRussia: Row = { ...austria, dependable: 6, move: -1, flank: both('half') };
const lateFrance: Row = {
  ...austria,
  change: { foot: 'full', horse: 'half' },
  flank: both('half'),
  limbering: 'full',
  manhandling: 'half',
};
const earlyFrance: Row = { ...lateFrance, dependable: 6, move: -1 };
const saxony: Row = { ...austria, dependable: 6, move: -1 };
const TABLE: Readonly<Record<string, readonly (readonly [year: number | null, row: Row])[]>> = {
  prussia: [
    [null, early],
    [1756, early],
    [1759, early],
    [1760, late],
    [1763, late],
  ],
  austria: [
    [null, austria],
    [1756, austria],
    [1762, austria],
  ],
  'britain-hanover': [
    [null, { ...austria, fire: 1 }],
    [1757, { ...austria, fire: 1 }],
    [1762, { ...austria, fire: 1 }],
  ],
  russia: [
    [null, earlyRussia],
    [1757, earlyRussia],
    [1758, earlyRussia],
    [1759, austria],
    [1761, austria],
  ],
  france: [
    [null, earlyFrance],
    [1757, earlyFrance],
    [1759, earlyFrance],
    [1760, lateFrance],
    [1762, lateFrance],
  ],
  // HOW-NAT-13
  'prussia-side-theatre': [
    [null, late],
    [1757, late],
    [1762, late],
  ],
  saxony: [
    [null, saxony],
    [1756, saxony],
  ],
  // HOW-NAT-31
  'saxony-with-austria': [[1757, saxony]],
  'saxony-with-france': [[1759, saxony]],
  'saxony-with-prussia': [[1757, saxony]],
  // HOW-NAT-37
  'imagi-nation': [
    [null, austria],
    [1759, austria],
    [1760, { ...austria, dithering: 1 }],
  ],
  sweden: [
    [null, { ...austria, dependable: 6, flank: both('half'), limbering: 'full' }],
    [1757, { ...austria, dependable: 6, flank: both('half'), limbering: 'full' }],
    [1761, { ...austria, dependable: 6, flank: both('half'), limbering: 'full' }],
  ],
  reichsarmee: [
    [null, HEAVIEST],
    [1757, HEAVIEST],
    [1762, HEAVIEST],
  ],
};
/** Countries of ours and generic forces: Austria's values (HOW-SCEN-01). */
const NEUTRALS = ['bernau', 'lindenau', 'neutral-blue', 'neutral-red'];

const asRow = (values: NationalValues): Row => ({
  dithering: values.commanders.lastIndexOf('dithering') + 1,
  dependable: values.commanders.lastIndexOf('dependable') + 1,
  move: values.moveInitiative,
  fire: values.fireInitiative,
  change: values.formationChange,
  flank: values.flankDeduction,
  limbering: values.limbering,
  manhandling: values.manhandling,
});

describe('HOW-NAT-02, HOW-NAT-09: the values of each nation by year, undated games early', () => {
  for (const [id, rows] of Object.entries(TABLE))
    it.each(rows)(`${id} in %s`, (year, row) => {
      const values = nationalValues(nation(id), year);
      expect(asRow(values)).toEqual(row);
      const ranks = values.commanders.map((rating) => RATINGS.indexOf(rating));
      expect(ranks).toEqual(ranks.toSorted());
    });
  it('HOW-NAT-03: French guns limber for a full move in both periods', () => {
    for (const year of [null, 1756, 1759, 1760, 1763])
      expect(nationalValues(nation('france'), year)).toMatchObject({ limbering: 'full', manhandling: 'half' });
  });
  it('HOW-NAT-09: the words are those of the table: 1 to 6, Russia late and early', () => {
    const [late, early] = [1759, 1758].map((year) => nationalValues(nation('russia'), year).commanders);
    const [a, b] = ['dithering', 'dependable'];
    expect(early).toEqual([a, a, b, b, b, b]);
    expect(late).toEqual([a, a, b, b, b, 'dashing']);
  });
  it('every nation of the house is in the table or neutral', () => {
    expect(nationFiles.length).toBe(nations.size);
    expect([...nations.keys()].toSorted()).toEqual([...Object.keys(TABLE), ...NEUTRALS].toSorted());
  });
  it.each(NEUTRALS)("HOW-SCEN-01: %s has Austria's values", (id) => {
    expect(nationalValues(nation(id), 1757)).toEqual(NEUTRAL);
    expect(asRow(NEUTRAL)).toEqual(austria);
  });
});

describe('HOW-NAT-01: what a nation file may say', () => {
  const made = (period: Readonly<Record<string, unknown>>): Nation => ({
    ...nation('austria'),
    systems: { 'honours-of-war': { periods: [period] } },
  });
  it('reads every value of the heaviest army', () => {
    const reich = made({
      commanders: ['dithering', 'dithering', 'dithering', 'dependable', 'dependable', 'dependable'],
      initiative: { move: -2, fire: -1 },
      'formation change': { infantry: 'full move', cavalry: 'full' },
      'flank or rear': { infantry: 'half', cavalry: 'half' },
      limbering: 'full move',
      manhandling: 'half rate',
    });
    expect(asRow(nationalValues(reich, 1757))).toEqual(HEAVIEST);
  });
  it("takes Austria's where a file says nothing, or nothing it can use", () => {
    expect(nationalValues({ ...nation('austria'), systems: {} }, 1757)).toEqual(NEUTRAL);
    expect(nationalValues(made({}), null)).toEqual(NEUTRAL);
    expect(nationalValues(made({ commanders: ['dashing'], limbering: 'never' }), 1757)).toEqual(NEUTRAL);
  });
  it('costs and deductions are shares of a move', () => {
    expect(SHARES).toEqual({ none: 0, quarter: 0.25, half: 0.5, full: 1 });
  });
});

describe('national values that a roster keeps', () => {
  it.each(['prussia', 'austria', 'france', 'russia'])('of %s are read back as they were parsed', (id) => {
    const values = nationalValues(nation(id), 1759);
    expect(readNationalValues(JSON.parse(JSON.stringify(values)))).toEqual(values);
  });
  it('keep the values of foreign foot', () => {
    const foreignFoot = { formationChange: 'none', flankDeduction: 'half' } as const;
    expect(readNationalValues({ ...NEUTRAL, foreignFoot })).toEqual({ ...NEUTRAL, foreignFoot });
  });
  it('are none where there are none, and Austria’s where a record holds something else', () => {
    expect(readNationalValues(null)).toBeNull();
    expect(readNationalValues('prussia')).toBeNull();
    const wrong = { commanders: ['dashing'], moveInitiative: '1', formationChange: { foot: 'often' }, limbering: 3 };
    expect(readNationalValues(wrong)).toEqual(NEUTRAL);
  });
});

describe('HOW-NAT-14: which years a file speaks of', () => {
  const of = (...periods: readonly object[]): Nation => ({
    ...nation('austria'),
    systems: { 'honours-of-war': { periods: periods.map((one, i) => ({ ...one, initiative: { move: i + 1 } })) } },
  });
  const move = (year: number | null, ...periods: readonly object[]) =>
    nationalValues(of(...periods), year).moveInitiative;
  it('the first that is not over yet, else that without an end', () => {
    const periods = [{ until: 1757 }, { until: 1759 }, {}];
    expect([1757, 1758, 1759, 1760].map((year) => move(year, ...periods))).toEqual([1, 2, 2, 3]);
  });
  it('the last where all are over, the first where no year is told', () => {
    expect(move(1760, { until: 1757 }, { until: 1758 }, { until: 1759 })).toBe(3);
    expect([move(null, { until: 1757 }, {}), move(null, {}, { until: 1757 })]).toEqual([1, 1]);
  });
});

it('HOW-NAT-07: six ratings make a table of commanders, nothing else does', () => {
  const read = (...commanders: readonly string[]) => readNationalValues({ commanders })?.commanders;
  const six = ['dashing', 'dashing', 'dashing', 'dashing', 'dashing', 'dashing'];
  expect(read(...six)).toEqual(six);
  expect([read(...six.slice(1)), read(...six.slice(1), 'splendid')]).toEqual([NEUTRAL.commanders, NEUTRAL.commanders]);
});
