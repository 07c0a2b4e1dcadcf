import { describe, expect, it } from 'vitest';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import { tableAids } from '../../../../engine/rules/honours-of-war/table-aids';
import { scale, SCALES } from '../../../../engine/rules/honours-of-war/troops/scales';

const limits = (measure: string, id: string): string[] | undefined =>
  tableAids(measure)
    .rulers.find((ruler) => ruler.id === id)
    ?.limits.map(({ title, to }) => `${title} ${to}`);

describe('table aids', () => {
  it('HOW-SCALE-09: have the bands of heavy guns at each scale', () => {
    expect(limits('28mm', 'heavy gun')).toEqual(['canister 50', 'effective 100', 'long 150']);
    expect(limits('15mm', 'heavy gun')).toEqual(['canister 25', 'effective 50', 'long 75']);
    expect(limits('6mm', 'heavy gun')).toEqual(['canister 15', 'effective 25', 'long 40']);
  });

  it('HOW-SCALE-08: have the bands of muskets, with battalion guns and without', () => {
    expect(limits('28mm', 'muskets and battalion guns')).toEqual(['short 10', 'long 30']);
    expect(limits('28mm', 'muskets')).toEqual(['short 10', 'long 20']);
  });

  it('HOW-SCALE-07: leave out moves of nought and put limits of one length on one line', () => {
    expect(limits('28mm', 'heavy guns by hand')).toEqual(['ahead or back 5']);
    expect(limits('28mm', 'foot in close order')).toEqual(['line 20', 'march column 25']);
    expect(limits('28mm', 'command figures')).toEqual(['any commander 60', 'dashing general 80']);
  });

  it('HOW-CMD-01: have the command distance of 15 and the link of 5', () => {
    expect(limits('28mm', 'command')).toEqual(['link of a chain 5', 'command distance 15']);
    expect(limits('6mm', 'command')).toEqual(['link of a chain 2', 'command distance 4']);
  });

  it.each(SCALES)('at %s have every range and move of the scale on some ruler, rising on each', (id) => {
    const { rulers } = tableAids(id);
    const { moves, smallArms, guns } = scale(id);
    const of = (measures: string): number[] =>
      rulers.filter((ruler) => ruler.measures === measures).flatMap((ruler) => ruler.limits.map(({ to }) => to));
    for (const move of Object.values(moves)) if (move > 0) expect(of('move')).toContain(move);
    for (const bands of [...Object.values(smallArms), ...Object.values(guns)])
      for (const range of Object.values(bands)) expect(of('range')).toContain(range);
    expect(rulers.filter(({ measures }) => measures === 'range')).toHaveLength(
      Object.keys({ ...smallArms, ...guns }).length,
    );
    for (const ruler of rulers) {
      const ends = ruler.limits.map(({ to }) => to);
      expect(ends.length).toBeGreaterThan(0);
      expect(ends).toEqual([...new Set(ends)].sort((a, b) => a - b));
    }
    expect(new Set(rulers.map((ruler) => ruler.id)).size).toBe(rulers.length);
  });

  it('HOW-SECT-03, HOW-SECT-04: have zones before a front of 20 cm, of 30 degrees, of light foot 45', () => {
    const { zones, angles } = tableAids('28mm');
    expect(zones[0]).toMatchObject({ title: 'Foot in line', width: 20, depth: 4, opening: 30 });
    expect(zones[1]).toMatchObject({ title: 'Light foot in line', opening: 45 });
    expect(zones.find(({ title }) => title === 'Heavy gun')).toMatchObject({ width: 8, depth: 8, opening: 30 });
    expect(angles.map(({ degrees }) => degrees)).toEqual([30, 45]);
  });

  it('name clauses that there are', () => {
    const known = new Set(honoursOfWar.clauses.map(({ id }) => id));
    const { rulers, angles, zones, orders } = tableAids('28mm');
    for (const { clause } of [...rulers, ...angles, ...zones, ...orders]) expect(known).toContain(clause);
  });
});
