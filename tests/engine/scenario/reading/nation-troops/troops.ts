/** The troops of nations as their lists have them, year by year: tables of them are tested row by row. */
import { describe, expect, it } from 'vitest';
import { troopsIn, UNIT_TYPES, weightOf } from '../../../../../engine/scenario';
import type { Nation, TroopKind } from '../../../../../engine/scenario';
import { nations } from '../../files';

export function nation(id: string): Nation {
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
export type TroopTable = readonly [clause: string, nation: string, rows: readonly Row[]];

/** Each row is so, and the nations of these tables, but for those of our `own`, have no other kinds than `untold`. */
export function testTroops(
  tables: readonly TroopTable[],
  { untold = [], own = [] }: { readonly untold?: readonly string[]; readonly own?: readonly string[] } = {},
): void {
  describe.each(tables)('%s, %s', (_, id, rows) => {
    it.each(rows)('%s in %s: %s', (name, year, is) => expect(found(id, name, year)).toBe(is));
  });

  it('every kind these nations have is in a table, or is our own', () => {
    const told = new Set(tables.flatMap(([, id, rows]) => rows.map(([name]) => `${id}: ${name}`)));
    const ids = [...new Set(tables.map(([, id]) => id))].filter((id) => !own.includes(id));
    const kinds = ids.flatMap((id) => nation(id).troops.map(({ name }) => `${id}: ${name}`));
    expect(kinds.filter((kind) => !told.has(kind)).toSorted()).toEqual(untold);
  });
}
