import { describe, expect, it } from 'vitest';
import { foreignValues, NEUTRAL, nationalValues } from '../../../../../engine/rules/honours-of-war/troops/nations';
import type { NationalValues } from '../../../../../engine/rules/honours-of-war/troops/nations';
import { changeShare, flankDeduction } from '../../../../../engine/rules/honours-of-war/troops/traits';
import type { Nation, UnitType } from '../../../../../engine/scenario';
import { nations } from '../../../scenario/files';
import { battlefield } from '../field';

const valuesIn = (id: string, year: number | null): NationalValues => {
  const found = nations.get(id);
  if (!found) throw new Error(`no nation ${id}`);
  return nationalValues(found, year);
};
const traitsOf = (type: UnitType, foreign: boolean, values: NationalValues) =>
  battlefield({ blue: { unit: { type, at: [50, 50], is: { foreign } } }, nations: { blue: values } }).troop('unit')
    .traits;

describe('HOW-NAT-02, HOW-NAT-27: foreign foot in French pay', () => {
  it.each([null, 1757, 1759, 1760, 1762])('has its own two values in %s', (year) => {
    expect(valuesIn('france', year).foreignFoot).toEqual({ formationChange: 'half', flankDeduction: 'quarter' });
  });
  it.each([
    ['line infantry', false, 1, 'half'],
    ['line infantry', true, 0.5, 'quarter'],
    ['grenadiers', true, 0.5, 'quarter'],
    // Only foot differs by origin (HOW-NAT-05, HOW-NAT-06).
    ['dragoons', false, 0.5, 'half'],
    ['dragoons', true, 0.5, 'half'],
    ['light infantry', true, 0, 'none'],
  ] as const)('%s, foreign %s: changes for %d of a move, loses %s to the flank', (type, foreign, share, deduction) => {
    const traits = traitsOf(type, foreign, valuesIn('france', 1757));
    expect([changeShare(traits), flankDeduction(traits)]).toEqual([share, deduction]);
  });
  it('all else is its paymaster’s', () => {
    const france = valuesIn('france', 1757);
    const foreign = foreignValues(france);
    expect({ ...foreign, formationChange: france.formationChange, flankDeduction: france.flankDeduction }).toEqual(
      france,
    );
    expect(foreign.formationChange.horse).toBe('half');
  });
  it('in other armies foreigners are as everybody', () => {
    for (const id of ['austria', 'prussia', 'russia']) {
      const values = valuesIn(id, 1757);
      expect(values.foreignFoot).toBeNull();
      expect(foreignValues(values)).toBe(values);
    }
  });
  it('a file that gives one of the two leaves the other as that of its own foot', () => {
    const period = {
      'formation change': { infantry: 'full', 'foreign infantry': 'none' },
      'flank or rear': { infantry: 'half' },
    };
    const nation = nations.get('austria');
    if (!nation) throw new Error('no Austria');
    const made: Nation = { ...nation, systems: { 'honours-of-war': { periods: [period] } } };
    expect(nationalValues(made, null).foreignFoot).toEqual({ formationChange: 'none', flankDeduction: 'half' });
  });
});

describe('HOW-NAT-30, HOW-NAT-31: quick-firing battalion guns', () => {
  it.each([
    ['saxony', null, 'quick-firing'],
    ['saxony', 1756, 'quick-firing'],
    ['saxony', 1757, 'usual'],
    ['saxony-with-france', 1758, 'usual'],
    ['austria', 1756, 'usual'],
  ] as const)('%s in %s: %s', (id, year, guns) => expect(valuesIn(id, year).battalionGuns).toBe(guns));
  it('are no neutral value', () => expect(NEUTRAL.battalionGuns).toBe('usual'));
  it('foot has them, light foot and foot without guns do not', () => {
    const guns = (type: UnitType, battalionGuns: boolean | null) =>
      battlefield({
        blue: { unit: { type, at: [50, 50], is: { battalionGuns } } },
        nations: { blue: { battalionGuns: 'quick-firing' } },
      }).troop('unit').traits.battalionGuns;
    expect([guns('grenadiers', null), guns('grenadiers', true), guns('grenadiers', false)]).toEqual([
      'quick-firing',
      'quick-firing',
      'none',
    ]);
    expect([guns('light infantry', null), guns('cuirassiers', null), guns('quick-firing gun', null)]).toEqual([
      'none',
      'none',
      'none',
    ]);
  });
});
