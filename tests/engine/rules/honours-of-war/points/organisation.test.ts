import { describe, expect, it } from 'vitest';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { nations } from '../../../scenario/files';
import { nation } from './sheets';

const of = (id: string, year: number | null) => honoursOfWar.organisation?.(nation(id), year);

describe('how armies are put together', () => {
  it('HOW-ORG-01, HOW-ORG-07, HOW-ORG-08: brigades of 2 to 8, 3 independents, a commander for every 3 units', () => {
    for (const id of nations.keys())
      expect(of(id, 1757)).toMatchObject({
        unitsInBrigade: { least: 2, most: 8 },
        independents: 3,
        unitsToCommander: 3,
      });
  });
  it.each([
    [null, 1],
    [1756, 1],
    [1758, 1],
    [1759, 2],
    [1762, 2],
  ])('HOW-ORG-12: in %s, %i batteries to a brigade of foot', (year, batteries) =>
    expect(of('austria', year)?.batteriesToFootBrigade).toBe(batteries),
  );
  it.each([
    ['russia', 1757, 1 / 2],
    ['russia', 1760, 1 / 2],
    ['prussia', 1757, 1 / 3],
    ['imagi-nation', 1757, 1 / 3],
  ])('HOW-ORG-12, HOW-NAT-25: howitzers and the like of %s in %i are at most %d of the guns', (id, year, share) =>
    expect(of(id, year)).toMatchObject({ howitzerShare: share, heavyShare: 1 / 3 }),
  );
});
