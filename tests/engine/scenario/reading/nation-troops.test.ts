import { describe, expect, it } from 'vitest';
import { troopsIn, UNIT_TYPES, weightOf } from '../../../../engine/scenario';
import type { Nation, TroopKind } from '../../../../engine/scenario';
import { nations } from '../files';

function nation(id: string): Nation {
  const found = nations.get(id);
  if (!found) throw new Error(`no nation ${id}`);
  return found;
}

/** As `heavy horse, superior`: close order foot, light foot, the weight of horse and guns, and the class. */
function described({ type, order, class: troopClass, size, weapon, foreign }: TroopKind): string {
  const arm = UNIT_TYPES[type];
  const isFoot = arm === 'foot' || arm === 'light foot';
  const isClose = order === null ? arm === 'foot' : order === 'close';
  const kind = isFoot ? (isClose ? 'close order' : 'light foot') : `${weightOf(type)} ${arm}`;
  const more = [
    ...(size === 'standard' ? [] : [size]),
    ...(weapon === null ? [] : [weapon]),
    ...(foreign ? ['foreign'] : []),
  ];
  return [kind, troopClass, ...more].join(', ');
}

/** Null when the nation has no such troops in the year. */
function found(id: string, name: string, year: number | null): string | null {
  const kind = troopsIn(nation(id), year).find((one) => one.name === name);
  return kind ? described(kind) : null;
}

type Row = readonly [name: string, year: number | null, is: string | null];
const tables: readonly (readonly [clause: string, nation: string, rows: readonly Row[]])[] = [
  [
    'HOW-NAT-10',
    'prussia',
    [
      ['Cuirassiers', 1757, 'heavy horse, superior'],
      ['Dragoons', 1757, 'medium horse, standard'],
      ['Hussars', 1757, 'light horse, standard'],
      ['Bosniaks', 1757, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-11',
    'prussia',
    [
      ['Guards', 1757, 'close order, superior'],
      ['Grenadiers', 1757, 'close order, superior'],
      ['Musketeers and fusiliers', 1757, 'close order, standard'],
      ['Freikorps, close order', 1757, 'close order, inferior'],
      ['Freikorps, light', 1757, 'light foot, inferior'],
      ['Better freikorps', 1757, 'light foot, standard'],
      ['Garrison regiments', 1757, 'close order, inferior'],
      ['Militia', 1757, 'close order, inferior'],
      ['Jaeger', 1757, 'light foot, standard, small, rifles'],
    ],
  ],
  [
    'HOW-NAT-12',
    'prussia',
    [
      ['3-pounders', 1757, 'light guns, standard'],
      ['6-pounders', 1757, 'medium guns, standard'],
      ['12-pounders', 1757, 'heavy guns, standard'],
      ['Howitzers', 1757, 'medium guns, standard'],
      ['Horse artillery', null, 'medium guns, standard'],
      ['Horse artillery', 1756, 'medium guns, standard'],
    ],
  ],
  [
    'HOW-NAT-14',
    'austria',
    [
      ['Cuirassiers', 1757, 'heavy horse, superior'],
      ['Converged carabiniers', 1757, 'heavy horse, superior'],
      ['Dragoons', 1757, 'medium horse, standard'],
      ['Hussars', 1757, 'light horse, inferior'],
      ['Chevaulegers', 1757, 'light horse, standard'],
    ],
  ],
  [
    'HOW-NAT-15',
    'austria',
    [
      ['Grenadiers', 1757, 'close order, superior'],
      ['German regiments', 1757, 'close order, standard'],
      ['Hungarian regiments', 1757, 'close order, standard'],
      ['Grenzer', 1757, 'light foot, standard, muskets'],
      ['Jaeger', 1757, 'light foot, standard, rifles'],
    ],
  ],
  [
    'HOW-NAT-16',
    'austria',
    [
      ['3-pounders', 1757, 'light guns, superior'],
      ['6-pounders', 1757, 'medium guns, superior'],
      ['12-pounders', 1757, 'heavy guns, superior'],
      ['Howitzers', 1757, 'medium guns, superior'],
      ['Horse artillery', 1760, null],
      ['Horse artillery', 1761, 'light guns, superior'],
    ],
  ],
  [
    'HOW-NAT-17, HOW-NAT-18',
    'britain-hanover',
    [
      ['British Horse and Dragoon Guards', 1759, null],
      ['British Horse and Dragoon Guards', 1760, 'heavy horse, superior'],
      ['British Horse and Dragoon Guards, first contingent', 1757, null],
      ['British Horse and Dragoon Guards, first contingent', 1758, 'heavy horse, superior'],
      ['British Horse and Dragoon Guards, first contingent', 1760, null],
      ['Hanoverian cuirassiers', 1757, 'heavy horse, superior'],
      ['Hessian Reiter', 1757, 'heavy horse, superior'],
      ['Brunswick carabiniers', 1757, 'heavy horse, superior'],
      ['Dragoons', 1757, 'medium horse, standard'],
      ['Prussian hussars', 1757, 'light horse, standard'],
      ['Hussars', 1757, 'light horse, inferior'],
      ['British light dragoons', 1759, null],
      ['British light dragoons', 1760, 'light horse, standard'],
      ['Mounted jaeger', 1757, 'light horse, standard, small'],
    ],
  ],
  [
    'HOW-NAT-17, HOW-NAT-19',
    'britain-hanover',
    [
      ['Guards', 1757, 'close order, superior'],
      ['Grenadiers', 1757, 'close order, superior'],
      ['Hanoverian regiments', 1757, 'close order, standard'],
      ['Hessian regiments', 1757, 'close order, standard'],
      ['Brunswick regiments', 1757, 'close order, standard'],
      ['British regiments, first contingent', 1757, null],
      ['British regiments, first contingent', 1758, 'close order, standard'],
      ['British regiments', 1759, null],
      ['British regiments', 1760, 'close order, standard'],
      ['Hessian militia', 1757, 'close order, inferior'],
      ['Legion Britannique, close order', 1760, 'close order, standard'],
      ['Legion Britannique, light', 1760, 'light foot, standard'],
      ['Highlanders, close order', 1759, null],
      ['Highlanders, close order', 1760, 'close order, standard'],
      ['Highlanders, light', 1759, null],
      ['Highlanders, light', 1760, 'light foot, standard'],
      ['Light infantry', 1757, 'light foot, standard'],
    ],
  ],
  [
    'HOW-NAT-21',
    'britain-hanover',
    [
      ['3-pounders', 1757, 'light guns, standard'],
      ['6-pounders', 1757, 'medium guns, standard'],
      ['12-pounders', 1757, 'heavy guns, standard'],
      ['Howitzers', 1757, 'medium guns, standard'],
      ['British 3-pounders and short 6-pounders', 1757, null],
      ['British 3-pounders and short 6-pounders', 1758, 'light guns, standard'],
      ['British 9-pounders', 1758, 'medium guns, standard'],
      ['British 12-pounders', 1758, 'heavy guns, standard'],
    ],
  ],
  [
    'HOW-NAT-22',
    'russia',
    [
      ['Cuirassiers, to 1758', null, 'heavy horse, standard'],
      ['Cuirassiers, to 1758', 1758, 'heavy horse, standard'],
      ['Cuirassiers, to 1758', 1759, null],
      ['Cuirassiers', 1758, null],
      ['Cuirassiers', 1759, 'heavy horse, superior'],
      ['Horse grenadiers', 1757, 'medium horse, standard'],
      ['Horse grenadiers', 1761, 'medium horse, standard'],
      ['Dragoons, to 1757', null, 'medium horse, inferior'],
      ['Dragoons, to 1757', 1757, 'medium horse, inferior'],
      ['Dragoons, to 1757', 1758, null],
      ['Dragoons', 1757, null],
      ['Dragoons', 1758, 'medium horse, standard'],
      ['Dragoons', 1759, 'medium horse, standard'],
      ['Hussars', 1757, 'light horse, inferior'],
      ['Hussars', 1761, 'light horse, inferior'],
      ['Cossacks', 1757, 'light horse, inferior'],
      ['Kalmucks', 1759, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-24',
    'russia',
    [
      ['Guards', 1757, 'close order, superior'],
      ['Grenadiers', 1757, 'close order, superior'],
      ['Line regiments', 1757, 'close order, standard'],
      ['Jaeger', 1760, null],
      ['Jaeger', 1761, 'light foot, standard, rifles'],
    ],
  ],
  [
    'HOW-NAT-25',
    'russia',
    [
      ['3-pounders', 1757, 'light guns, standard'],
      ['6- and 8-pounders', 1757, 'medium guns, standard'],
      ['12-pounders', 1757, 'heavy guns, standard'],
      ['Shuvalov howitzers', 1757, 'medium guns, standard'],
      ['Unicorns', 1757, 'medium guns, standard'],
      ['Light unicorns', 1757, 'light guns, standard'],
      ['Horse artillery with light unicorns', 1757, null],
      ['Horse artillery with light unicorns', 1758, 'light guns, standard'],
    ],
  ],
  [
    'HOW-NAT-26',
    'france',
    [
      ['Maison du Roi and Gendarmerie', 1757, 'heavy horse, superior'],
      ['Cavalry of the line', 1757, 'heavy horse, standard'],
      ['Carabiniers', 1757, 'heavy horse, standard'],
      ['Dragoons', 1757, 'medium horse, inferior'],
      ['Hussars', 1757, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-27',
    'france',
    [
      ['Guards', 1757, 'close order, superior'],
      ['Grenadiers', 1757, 'close order, superior'],
      ['French line', 1757, 'close order, standard'],
      ['Foreign line', 1757, 'close order, standard, foreign'],
      ['Light troops', 1757, 'light foot, inferior'],
      ['Better volunteers', 1757, 'light foot, standard'],
      ['Detached chasseurs and grenadiers', 1756, null],
      ['Detached chasseurs and grenadiers', 1757, 'light foot, standard, small'],
      ['Chasseurs and grenadiers combined', 1759, null],
      ['Chasseurs and grenadiers combined', 1760, 'close order, superior'],
    ],
  ],
  [
    'HOW-NAT-28',
    'france',
    [
      ['4-pounders', 1757, 'light guns, standard'],
      ['8-pounders', 1757, 'medium guns, standard'],
      ['12- and 16-pounders', 1757, 'heavy guns, standard'],
    ],
  ],
  [
    'HOW-NAT-29',
    'saxony',
    [
      ['Guards', 1756, 'close order, superior'],
      ['Grenadiers', 1756, 'close order, superior'],
      ['Line regiments', 1756, 'close order, standard'],
      ['Line regiments', 1757, null],
      ['Garde du Corps', 1756, 'heavy horse, superior'],
      ['Cuirassiers', 1756, 'heavy horse, superior'],
      ['Light dragoons', 1756, 'light horse, standard'],
      ['Chevaulegers', 1756, 'light horse, standard'],
    ],
  ],
  [
    'HOW-NAT-30',
    'saxony',
    [
      ['Quick-firing 3-pounders', 1756, 'light guns, standard'],
      ['Quick-firing 6-pounders', 1756, 'medium guns, standard'],
      ['Quick-firing 6-pounders', 1757, null],
      ['12-pounders', 1756, 'heavy guns, standard'],
    ],
  ],
  [
    'HOW-NAT-31',
    'saxony-with-prussia',
    [
      ['Line regiments', 1757, 'close order, inferior'],
      ['Line regiments', 1758, null],
      ['Grenadiers', 1757, 'close order, inferior'],
      ['The last battalion', 1758, 'close order, inferior'],
    ],
  ],
  [
    'HOW-NAT-31',
    'saxony-with-austria',
    [
      ['Karabiniersgarde', 1757, 'heavy horse, superior'],
      ['Chevaulegers', 1757, 'light horse, standard'],
      ['Uhlans', 1757, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-31',
    'saxony-with-france',
    [
      ['Grenadiers', 1759, 'close order, superior'],
      ['Line regiments', 1759, 'close order, standard'],
      ['Cuirassiers', 1759, 'heavy horse, superior'],
      ['Chevaulegers', 1759, 'light horse, standard'],
    ],
  ],
  [
    'HOW-NAT-32',
    'sweden',
    [
      ['Garde', 1758, 'close order, superior'],
      ['Grenadiers', 1758, 'close order, superior'],
      ['Line regiments', 1758, 'close order, standard'],
      ['Light infantry', 1758, 'light foot, standard'],
      ['Cuirassiers', 1758, 'heavy horse, superior'],
      ['Dragoons', 1758, 'medium horse, standard'],
      ['Hussars', 1758, 'light horse, inferior'],
      ['3-pounders', 1758, 'light guns, standard'],
      ['6-pounders', 1758, 'medium guns, standard'],
      ['12-pounders', 1758, 'heavy guns, standard'],
    ],
  ],
  [
    'HOW-NAT-33',
    'reichsarmee',
    [
      ['Cuirassiers', 1757, 'heavy horse, standard'],
      ['Dragoons', 1757, 'medium horse, inferior'],
      ['Light horse', 1757, 'light horse, inferior'],
    ],
  ],
  [
    'HOW-NAT-34',
    'reichsarmee',
    [
      ['Guards', 1757, 'close order, standard'],
      ['Grenadiers', 1757, 'close order, standard'],
      ['Regiments of the Circles', 1757, 'close order, inferior'],
      ['Better regiments', 1757, 'close order, standard'],
    ],
  ],
  [
    'HOW-NAT-35',
    'reichsarmee',
    [
      ['3- and 4-pounders', 1757, 'light guns, inferior'],
      ['6-pounders', 1757, 'medium guns, inferior'],
      ['12-pounders', 1757, 'heavy guns, inferior'],
    ],
  ],
  [
    'HOW-CLASS-03',
    'bernau',
    [
      ['Guards', 1757, 'close order, superior'],
      ['Line regiments', 1757, 'close order, standard'],
      ['Militia', 1757, 'close order, inferior'],
      ['Cuirassiers', 1757, 'heavy horse, superior'],
      ['Dragoons', 1757, 'medium horse, standard'],
      ['Hussars', 1757, 'light horse, inferior'],
      ['6-pounders', 1757, 'medium guns, standard'],
    ],
  ],
];

describe.each(tables)('%s, %s', (_, id, rows) => {
  it.each(rows)('%s in %s: %s', (name, year, is) => expect(found(id, name, year)).toBe(is));
});

/** Troop kinds by arm. */
const armsOf = (id: string, year: number | null) =>
  new Set(troopsIn(nation(id), year).map(({ type }) => UNIT_TYPES[type]));
const all = [...nations.keys()];

describe('the lists as a whole', () => {
  it('every kind a nation has is in a table above, or is our own', () => {
    const told = new Set(tables.flatMap(([, id, rows]) => rows.map(([name]) => `${id}: ${name}`)));
    const named = all.filter((id) => tables.some(([, of]) => of === id) && id !== 'bernau');
    const kinds = named.flatMap((id) => nation(id).troops.map(({ name }) => `${id}: ${name}`));
    expect(kinds.filter((kind) => !told.has(kind)).toSorted()).toEqual(['russia: Howitzers']);
  });
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
