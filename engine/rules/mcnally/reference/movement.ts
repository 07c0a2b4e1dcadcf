/** Moves, ground and formations on the play sheet. */
import { lengthNumber, unitInWords } from '../../../battle';
import type { Cm, ReferenceChapter } from '../../../battle';
import type { HouseValues } from '../house-rows';
import { LENGTHS } from '../lengths';
import { CLASS_WORDS, MOVERS } from '../troops/unit-classes';
import { note, row } from '../../common';
import { house, share } from './rows';

const far = (inches: number, inch: Cm): string => lengthNumber(inches * inch, LENGTHS);
const UNIT = unitInWords(LENGTHS);

export const movementChapter = (inch: Cm, values: HouseValues): ReferenceChapter => ({
  title: 'Movement',
  tables: [
    {
      title: house(`Moves, ${UNIT}`),
      clause: 'MCN-MOVE-01',
      head: 'Troops',
      columns: ['line', 'mass', 'column', 'rout'],
      rows: (['CO', 'OO', 'HC', 'LC'] as const).map((one) => {
        const { line, mass, column, rout } = values.rates[one];
        return row(
          CLASS_WORDS[one],
          [line, mass, column, rout].map((rate) => far(rate, inch)),
        );
      }),
    },
    {
      title: house(`Guns and others, ${UNIT}`),
      clause: 'MCN-MOVE-01',
      head: '',
      columns: ['limbered', 'by hand'],
      rows: [
        ...(['light', 'medium', 'heavy'] as const).map((weight) =>
          row(`${weight} guns`, [
            far(values.gunRates[weight].limbered, inch),
            far(values.gunRates[weight].deployed, inch),
          ]),
        ),
        row('Crews that rout', [far(values.crewRout, inch), '']),
        row('Wagons', [far(values.wagons, inch), '']),
        row('Generals', [far(values.general, inch), '']),
      ],
    },
    {
      title: house('Ground: share of the speed'),
      clause: 'MCN-MOVE-03',
      head: '',
      columns: ['close', 'open', 'mounted', 'wheeled'],
      rows: [
        ...Object.entries(values.terrain).map(([name, shares]) =>
          row(
            name,
            MOVERS.map((mover) => share(shares[mover])),
          ),
        ),
        row(
          'Fence or wall: moves',
          MOVERS.map((mover) => share(values.obstacle[mover]).replace('all', '1')),
        ),
        row(
          'Stream: moves',
          MOVERS.map((mover) => share(values.stream[mover]).replace('all', '1')),
        ),
        row(
          'Into houses: moves',
          MOVERS.map((mover) => share(values.enterBuilding[mover])),
        ),
        row(
          'Out of houses: moves',
          MOVERS.map((mover) => share(values.leaveBuilding[mover]).replace('all', '1')),
        ),
      ],
    },
  ],
  notes: [
    note('MCN-MOVE-06', `Back with the face kept: less ${far(3, inch)} on foot, ${far(6, inch)} mounted.`),
    note('MCN-MOVE-07', 'Turns up to 45 degrees are free, more takes the move.'),
    note('MCN-MOVE-09', `Through a friend: ${far(3, inch)} on foot, ${far(6, inch)} mounted.`),
    note('MCN-SEQ-06', `House value: ${far(values.enemyGap, inch)} off every enemy.`),
  ],
});

export const formationChapter = (inch: Cm, { formationChange }: HouseValues): ReferenceChapter => ({
  title: 'Formations',
  tables: [
    {
      title: house('To change formation, one die'),
      clause: 'MCN-FORMCHG-01',
      head: 'Troops',
      columns: ['needs'],
      rows: [
        row('Close order foot', [`${formationChange.CO}+`]),
        row('Open order foot', [`${formationChange.OO}+`]),
        row('Heavy cavalry', [`${formationChange.HC}+`]),
        row('Light cavalry', [`${formationChange.LC}+`]),
      ],
    },
  ],
  notes: [
    note('MCN-FORMCHG-01', 'General +1, senior +2, shaken -1, militia or irregulars -1.'),
    note(
      'MCN-FORMCHG-02',
      `House value: it takes ${share(formationChange.share)} of the move; a failure all of it. None is thrown for beyond ${far(formationChange.freeBeyond, inch)} of every enemy.`,
    ),
  ],
});
