import { describe, expect, it } from 'vitest';
import { signed } from '../../../../../engine/rules/common';
import { share } from '../../../../../engine/rules/honours-of-war/reference/rows';
import type { PlaySheet, ReferenceTable } from '../../../../../engine/battle';
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import { performanceOf } from '../../../../../engine/rules/honours-of-war/command/performance-table';
import { HIT_TABLE, averageDie, hitsFor } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import type { HitLine } from '../../../../../engine/rules/honours-of-war/fire/hit-table';
import { RATINGS } from '../../../../../engine/scenario';
import { stUlrich } from '../../../../drawing/map/scenarios';

const SCALES = ['28mm', '20mm', '15mm', '10mm', '6mm'];
const sheet = (measure: string): PlaySheet => {
  const reference = honoursOfWar.reference?.(measure);
  if (!reference) throw new Error('no reference');
  return reference;
};
function tableIn(measure: string, title: string): ReferenceTable {
  const table = sheet(measure)
    .chapters.flatMap(({ tables }) => tables)
    .find((one) => one.title === title);
  if (!table) throw new Error(`no table ${title}`);
  return table;
}
const cells = (measure: string, title: string, label: string): readonly string[] =>
  tableIn(measure, title).rows.find((row) => row.label === label)?.cells ?? [];

describe('the play sheet of Honours of War', () => {
  it.each(SCALES)('at %s cites only clauses of the index and fills every column', (measure) => {
    const known = new Set(honoursOfWar.clauses.map(({ id }) => id));
    const reference = sheet(measure);
    expect(reference.measure).toBe(measure);
    for (const { tables, notes } of reference.chapters) {
      for (const { clause, columns, rows, title } of tables) {
        expect(clause === null || known.has(clause), title).toBe(true);
        for (const row of rows) {
          expect(row.cells, `${title}: ${row.label}`).toHaveLength(columns.length);
          expect(row.clause === null || known.has(row.clause), `${row.clause ?? ''}`).toBe(true);
          expect(row.cells.join(' ')).not.toMatch(/undefined|NaN|Infinity/);
        }
      }
      for (const { clause, text } of notes) {
        expect(known.has(clause), clause).toBe(true);
        expect(text).not.toMatch(/undefined|NaN|null|Infinity/);
      }
    }
  });

  it('HOW-SEQ-01: lists the eight phases: the steps that a turn has, and the initiative thrown before firing', () => {
    const { state } = honoursOfWar.prepare(stUlrich());
    const names = honoursOfWar.turn(state).map(({ name }) => name);
    const printed = tableIn('28mm', 'Sequence of a turn').rows.map(({ label }) => label);
    expect(printed).toEqual(names.toSpliced(3, 0, 'Firing initiative').map((name, index) => `${index + 1}. ${name}`));
    expect(printed).toHaveLength(8);
  });

  it.each([
    ['HOW-TERR-12', /column on a road .*woods, rough ground and houses/],
    ['HOW-TERR-22', /impassable rivers.*bridges in march column/],
    ['HOW-TERR-23', /Fords .*march column at half speed/],
    ['HOW-BUA-04', /holds 2 units, of foot or guns/],
    ['HOW-BUA-06', /half its move left/],
    ['HOW-BUA-20', /wins at the edge of houses/],
    ['HOW-INTER-01', /half a move.*20 cm/],
    ['HOW-MOVE-08', /half rate/],
    ['HOW-SECT-03', /30 degrees.*45/],
    ['HOW-FIRE-04', /No fire: march columns/],
    ['HOW-FIRE-15', /fire at those who charge/],
    ['HOW-MELEE-24', /Done For/],
    ['HOW-RET-14', /1 or 2, in melee of 1 to 4/],
    ['HOW-RALLY-06', /fight at -2/],
    ['HOW-WX-07', /1 or 2.*5 or 6/],
  ])('%s: tells what players need', (clause, words) => {
    const notes = sheet('28mm').chapters.flatMap((chapter) => chapter.notes);
    expect(notes.filter((note) => note.clause === clause).map(({ text }) => text)).toEqual([
      expect.stringMatching(words),
    ]);
  });

  it('HOW-SCALE-07: prints the moves of its own scale', () => {
    const moves = (measure: string) => cells(measure, 'Normal moves, cm', 'Horse');
    expect(SCALES.map(moves)).toEqual([
      ['30', '40'],
      ['25', '35'],
      ['15', '25'],
      ['12', '16'],
      ['10', '15'],
    ]);
    expect(cells('6mm', 'Guns by hand, cm', 'Heavy')).toEqual(['1', 'none']);
  });

  it('HOW-SCALE-08, HOW-SCALE-09: prints ranges', () => {
    expect(cells('28mm', 'Small arms, cm', 'Muskets')).toEqual(['10', '20']);
    expect(cells('15mm', 'Small arms, cm', 'Muskets with battalion guns')).toEqual(['5', '16']);
    expect(cells('28mm', 'Artillery, cm', 'Heavy guns')).toEqual(['50', '100', '150']);
    expect(cells('10mm', 'Artillery, cm', 'Howitzers, unicorns')).toEqual(['15', '25', '35']);
  });

  it('HOW-PERF-01: gives the performance that the die gives', () => {
    for (const { label, cells: given } of tableIn('28mm', 'Command performance').rows)
      expect(given).toEqual(RATINGS.map((rating) => performanceOf(rating, Number(label))));
  });

  it('HOW-HIT-01: gives the hits that the dice give', () => {
    const { rows } = tableIn('28mm', 'Hits by the die with what is added');
    expect(rows).toHaveLength(11);
    (Object.keys(HIT_TABLE) as HitLine[]).forEach((line, index) =>
      rows[index]?.cells.forEach((cell, column) => {
        expect(cell === '-' ? 0 : Number(cell)).toBe(hitsFor(line, 2, column - 2));
      }),
    );
  });

  it('HOW-SCALE-05: reads the D6 as the engine does', () => {
    expect(cells('28mm', 'The average die', 'counts as')).toEqual(
      [1, 2, 3, 4, 5, 6].map((die) => `${averageDie(die)}`),
    );
  });

  it('HOW-HIT-04, HOW-HIT-05, HOW-HIT-06, HOW-OPT-05: prints the modifiers of the ledger', () => {
    const list = (title: string) => tableIn('28mm', title).rows.map(({ cells: [value] }) => value);
    expect(list('Fire: added to the die').join(' ')).toBe('-1 -1 -1 -1 -1 -2 -1 +1 +1 -1 -1 +1 -1 -1 -1 +1');
    expect(list('Artillery adds as well').join(' ')).toBe('+2 +3 +1 +1 +1 +1 +1 -1');
    expect(list('Melee: added to the die').join(' ')).toBe('+1 -1 -1 -2 -1 -1 +1 +1 -1 -1 -2 -2 -1 -1 -1 +1');
  });

  it('HOW-TERR-04: prints the ground', () => {
    const ground = 'Ground: speed, or what crossing costs';
    expect(cells('28mm', ground, 'Wood')).toEqual(['x 1/2', 'free', 'x 1/2', 'free', 'x 1/2', 'x 1/2', 'light']);
    expect(cells('28mm', ground, 'Wooded steep hill').slice(0, 6)).toEqual([
      'x 1/4',
      'free',
      'x 1/4',
      'x 1/2',
      'no',
      'no',
    ]);
    expect(cells('28mm', ground, 'Wall')).toEqual(['free', 'free', '-1/2', '-1/2', '-1/2', '-1/2', 'light']);
    expect(cells('28mm', ground, 'Entrenchment')).toEqual(['-1/2', 'free', 'no', 'no', 'no', 'no', 'heavy']);
    expect(cells('28mm', ground, 'Houses, passing through').slice(0, 3)).toEqual(['x 1/2', 'free', 'road']);
    expect(cells('28mm', ground, 'Stream').slice(0, 6)).toEqual(['-1/2', 'free', '-1/2', 'free', 'no', 'no']);
  });

  it('HOW-REACT-01, HOW-RALLY-02: prints reactions and rallies', () => {
    expect(tableIn('28mm', 'Reaction to hits').rows.map(({ label }) => label)).toEqual(['1', '2', '3', '4', '5']);
    expect(cells('28mm', 'Reaction to hits', '3')).toEqual(['carries on at -1']);
    expect(cells('28mm', 'Hits rallied at the end of the turn', 'under 30 cm')).toEqual(['0', '0']);
    expect(cells('28mm', 'Hits rallied at the end of the turn', '30 to 60 cm')).toEqual(['1', '0']);
    expect(cells('6mm', 'Hits rallied at the end of the turn', 'over 16 cm')).toEqual(['2', '1']);
  });

  it('HOW-WX-01: prints the weather', () => {
    const { columns } = tableIn('28mm', 'Weather');
    const told = (weather: string): object =>
      Object.fromEntries(columns.map((column, index) => [column, cells('20mm', 'Weather', weather)[index] ?? '']));
    expect(told('Storm')).toEqual({
      '2D6': '12',
      Sight: '20 cm',
      Moves: '-1/2',
      'Off road': 'none',
      'Two moves': 'no',
      Fire: '-2',
      'Foot fire': 'no',
      'Charge bonus': 'none',
      Grazing: 'on 6',
    });
    // Fog forbids no charge: it takes the bonus.
    expect(told('Fog')).toMatchObject({ '2D6': '2', 'Two moves': '', 'Charge bonus': 'none' });
    expect(told('Light rain')).toMatchObject({ '2D6': '3, 10', Fire: '-1', Moves: '' });
    expect(cells('28mm', 'Weather', 'Fair').join('')).toBe('4-9');
  });
});

describe('tables are headed as they are read', () => {
  const columns = (title: string) => tableIn('28mm', title).columns;
  it('HOW-PERF-01: a column for each rating', () => {
    expect(columns('Command performance')).toEqual(['Dithering', 'Dependable', 'Dashing']);
  });
  it('HOW-SCALE-05: a die as thrown and as read', () => {
    expect(columns('The average die')).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(cells('28mm', 'The average die', 'counts as')).toEqual(['3', '2', '3', '4', '5', '4']);
  });
  it('HOW-HIT-01: 0 or less to 6 or more', () => {
    expect(columns('Hits by the die with what is added')).toEqual(['0-', '1', '2', '3', '4', '5', '6+']);
  });
});

describe('how values are written', () => {
  it('with their sign', () => expect([-2, 0, 1].map(signed)).toEqual(['-2', '0', '+1']));
  it('shares of a move', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map(share)).toEqual(['none', '1/4', '1/2', '0.75', 'all']);
  });
});
