import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTroopList } from '../../../editing/troops';

const troopsOf = (text: string) => {
  const read = readTroopList(text);
  if ('faults' in read) throw new Error(read.faults.join(' '));
  return read;
};
const faultsOf = (text: string) => {
  const read = readTroopList(text);
  return 'faults' in read ? read.faults : [];
};
const HEAD = 'brigade,commander,rating,unit,type,class,size\n';

describe('a list of troops', () => {
  it('has a line a unit, under the brigade above where its own cell is empty', () => {
    const { troops } = troopsOf(
      `${HEAD}Bülow,General Bülow,dashing,Alt-Braunschweig,line infantry,superior,large\n,,,Kannacker,Line Infantry,,\n\nZieten,,,Zieten Hussars,hussars,,\nBülow,,,Markgraf Karl,line infantry,,small\n`,
    );
    expect(troops.brigades).toEqual([
      {
        name: 'Bülow',
        commander: { name: 'General Bülow', rating: 'dashing' },
        units: [
          { name: 'Alt-Braunschweig', type: 'line infantry', class: 'superior', size: 'large' },
          { name: 'Kannacker', type: 'line infantry', class: 'standard', size: 'standard' },
          { name: 'Markgraf Karl', type: 'line infantry', class: 'standard', size: 'small' },
        ],
      },
      {
        name: 'Zieten',
        commander: { name: null, rating: null },
        units: [{ name: 'Zieten Hussars', type: 'hussars', class: 'standard', size: 'standard' }],
      },
    ]);
    expect(troops.general).toBeNull();
  });
  it('takes its columns in any order, and tells which it does not read', () => {
    const { troops, unread } = troopsOf('Type;Points;Unit\nhussars;40;Zieten\n');
    expect(troops.independents).toEqual([{ name: 'Zieten', type: 'hussars', class: 'standard', size: 'standard' }]);
    expect(unread).toEqual(['Points']);
  });
  it('may have commas, semicolons or tabs, a byte order mark, quoted cells and the ends of lines of any system', () => {
    for (const separator of [',', ';', '\t'])
      for (const end of ['\n', '\r\n']) {
        const text = `\uFEFFbrigade${separator}unit${separator}type${end}"Left${separator} first line"${separator}"The ""Old"" Guard"${separator}guards${end}`;
        const { brigades } = troopsOf(text).troops;
        expect(brigades).toMatchObject([{ name: `Left${separator} first line`, units: [{ name: 'The "Old" Guard' }] }]);
      }
  });
  it('has independent units after a dash, and one general', () => {
    const { troops } = troopsOf(
      `${HEAD},Frederick,dashing,,general,,\nFirst,,,One,line infantry,,\n-,,,Croats,light infantry,,\n`,
    );
    expect(troops.general).toEqual({ name: 'Frederick', rating: 'dashing' });
    expect(troops.brigades.map(({ units }) => units.length)).toEqual([1]);
    expect(troops.independents.map(({ name }) => name)).toEqual(['Croats']);
  });
});

it('is read as the guide has it', () => {
  const guide = readFileSync(new URL('../../../docs/your-own-battle.md', import.meta.url), 'utf8');
  const sides = [...guide.matchAll(/```csv\n(.*?)```/gs)].map(([, list = '']) => troopsOf(list));
  expect(sides.map(({ unread }) => unread)).toEqual([[], []]);
  expect(sides.map(({ troops }) => troops.general?.name)).toEqual(['Prince Heinrich', 'General Hadik']);
  const brigades = sides.flatMap(({ troops }) => troops.brigades);
  expect(brigades.map(({ name, units }) => `${name} ${units.length}`)).toEqual([
    'Left wing 4',
    'Cavalry 2',
    'Mill guard 5',
    'Horse 2',
  ]);
  expect(sides.map(({ troops }) => troops.independents.length)).toEqual([1, 0]);
  // Its chronicle tells of nobody else.
  const told = [...guide.matchAll(/(?:who|against): \[(.*?)\]/g)].map(([, name]) => name);
  expect(told).not.toEqual([]);
  expect(told.filter((who) => !brigades.some(({ name }) => name === who))).toEqual([]);
});

describe('a list that is wrong', () => {
  it.each([
    ['is empty', '', 'The file is empty: its first line names the columns, and each line below is a unit.'],
    ['has no units', HEAD, 'There is no unit below the names of the columns.'],
    [
      'lacks a column',
      'brigade,unit\nA,B\n',
      'Line 1 names no column “type”; it has “brigade”, “unit”. Columns that are read: brigade, commander, rating, unit, type, class, size.',
    ],
    [
      'has an unknown class',
      `${HEAD},,,One,hussars,elite,\n`,
      'Line 2: class is “elite”; it is one of superior, standard, inferior.',
    ],
    [
      'has an unknown size',
      `${HEAD},,,One,hussars,,huge\n`,
      'Line 2: size is “huge”; it is one of small, standard, large.',
    ],
    [
      'has an unknown rating',
      `${HEAD}A,B,bold,One,hussars,,\n`,
      'Line 2: rating is “bold”; it is one of dithering, dependable, dashing, diced.',
    ],
    ['names no unit', `${HEAD}A,,,,hussars,,\n`, 'Line 2: unit is missing; it is the name of the unit.'],
    [
      'has two generals',
      `${HEAD},,,A,general,,\n,,,B,general,,\n`,
      'Line 3: a side has one commanding general, and he stands above.',
    ],
  ])('tells when it %s', (_, text, fault) => expect(faultsOf(text)).toEqual([fault]));

  it('names the line in the file, past quoted cells of several lines', () => {
    const [fault] = faultsOf(`${HEAD}"Left\nwing",,,One,hussars,,\n,,,Two,dragons,,\n`);
    expect(fault).toMatch(/^Line 4: type is “dragons”; it is one of line infantry, /);
  });
  it('takes 500 lines and no more', () => {
    const rows = (count: number) => HEAD + ',,,One,hussars,,\n'.repeat(count);
    expect(faultsOf(rows(500))).toEqual([]);
    expect(faultsOf(rows(501))).toEqual(['There are 501 lines of units; at most 500 are read.']);
  });
});
