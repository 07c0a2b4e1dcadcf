import { describe, expect, it } from 'vitest';
import { troopsIn, UNIT_TYPES } from '../../../../../engine/scenario';
import { nations } from '../../files';
import { nation } from './troops';

/** Troop kinds by arm. */
const armsOf = (id: string, year: number | null) =>
  new Set(troopsIn(nation(id), year).map(({ type }) => UNIT_TYPES[type]));
const all = [...nations.keys()];

describe('the lists as a whole', () => {
  it('HOW-NAT-16: every Austrian gun is superior, HOW-NAT-35: every gun of the Reichsarmee inferior, and no others', () => {
    const classes = (id: string) =>
      new Set(
        nation(id)
          .troops.filter(({ type }) => UNIT_TYPES[type] === 'guns')
          .map((kind) => kind.class),
      );
    expect(classes('austria')).toEqual(new Set(['superior']));
    expect(classes('reichsarmee')).toEqual(new Set(['inferior']));
    for (const id of ['prussia', 'britain-hanover', 'russia', 'france', 'saxony', 'sweden'])
      expect(classes(id), id).toEqual(new Set(['standard']));
  });
  it('HOW-NAT-23: Cossacks and Kalmucks serve apart, nobody else does', () => {
    const apart = all.flatMap((id) =>
      nation(id)
        .troops.filter((kind) => kind.apart)
        .map(({ name }) => `${id}: ${name}`),
    );
    expect(apart).toEqual(['russia: Cossacks', 'russia: Kalmucks']);
  });
  it('HOW-NAT-29, HOW-NAT-34: no light infantry in Saxony and the Reichsarmee', () => {
    for (const id of ['saxony', 'reichsarmee']) expect(armsOf(id, 1756).has('light foot'), id).toBe(false);
  });
  it('HOW-NAT-34: the better regiments of the Circles, battalion by battalion', () => {
    const better = nation('reichsarmee').troops.find(({ name }) => name === 'Better regiments');
    expect(better?.names).toHaveLength(10);
  });
  it('HOW-NAT-27: only French foreign regiments are marked foreign', () => {
    const foreign = all.flatMap((id) =>
      nation(id)
        .troops.filter((kind) => kind.foreign)
        .map(({ name }) => name),
    );
    expect(foreign).toEqual(['Foreign line']);
  });
  it('HOW-NAT-13: a side theatre has the troops of Prussia', () =>
    expect(nation('prussia-side-theatre').troops).toEqual(nation('prussia').troops));
  it.each(all.filter((id) => !id.startsWith('saxony')))('%s has foot, horse and guns in any year', (id) => {
    for (const year of [null, 1756, 1757, 1758, 1759, 1760, 1761, 1763])
      for (const arm of ['foot', 'horse', 'guns'] as const) expect(armsOf(id, year).has(arm), `${year}`).toBe(true);
  });
});

describe.each(all)('the names of %s', (id) => {
  const { names, troops } = nation(id);
  it('are enough, each once', () => {
    expect(names.infantry.length).toBeGreaterThanOrEqual(15);
    expect(names.infantry.length).toBeLessThanOrEqual(25);
    expect(names.cavalry.length).toBeGreaterThanOrEqual(8);
    expect(names.cavalry.length).toBeLessThanOrEqual(15);
    expect(names.officers.length).toBeGreaterThanOrEqual(15);
    expect(names.officers.length).toBeLessThanOrEqual(25);
    for (const list of [names.infantry, names.cavalry, names.officers]) expect(new Set(list).size).toBe(list.length);
  });
  it('of officers end in a word of their own, by which a brigade is called', () => {
    const last = names.officers.map((name) => name.split(' ').at(-1));
    expect(new Set(last).size).toBe(last.length);
  });
  it('of kinds that serve side by side differ', () => {
    for (const year of [1757, 1759, 1761]) {
      const used = troopsIn({ ...nation(id), troops }, year).flatMap((kind) => kind.names);
      expect(new Set(used).size).toBe(used.length);
    }
  });
});
