/** Fire, charges and melee on the play sheet. */
import { lengthNumber, unitInWords } from '../../../battle';
import type { Cm, ReferenceChapter, ReferenceRow } from '../../../battle';
import type { HouseValues } from '../house-rows';
import { LENGTHS } from '../lengths';
import { note, signed, row } from '../../common';
import { house } from './rows';

const UNIT = unitInWords(LENGTHS);
const both = ({ foot, mounted }: { readonly foot: number; readonly mounted: number }): string =>
  `${signed(foot)}, horse ${signed(mounted)}`;

export const fireChapter = (inch: Cm, values: HouseValues): ReferenceChapter => ({
  title: 'Fire, two dice',
  tables: [
    {
      title: house(`Ranges, ${UNIT}`),
      clause: 'MCN-FIRE-05',
      head: 'Weapon',
      columns: ['short', 'medium', 'long'],
      rows: Object.entries(values.ranges).map(([weapon, limits]) =>
        row(
          weapon in values.gunRates ? `${weapon} guns` : weapon,
          [0, 1, 2].map((band) => (limits[band] === undefined ? '' : lengthNumber(limits[band] * inch, LENGTHS))),
        ),
      ),
    },
    {
      title: 'Score',
      clause: 'MCN-FIRE-06',
      head: '',
      columns: ['points lost'],
      rows: [row('6 or less', [0]), row('7 to 11', [1]), row('12 or more', [2])],
    },
    { title: house('Added'), clause: 'MCN-FIRE-07', head: '', columns: ['to the score'], rows: fireRows(values) },
  ],
  notes: [
    note('MCN-FIREMOR-01', 'A score above its basic morale shakes the target, loss or none.'),
    note('MCN-FIRE-03', 'All of a base in sight, in arc and in range.'),
  ],
});

function fireRows({ fire }: HouseValues): readonly ReferenceRow[] {
  return [
    row('Close order, British or Prussian', ['+1 (source)']),
    row('Regimental guns', [signed(fire.regimentalGuns)]),
    row('Militia, irregulars', [signed(fire.lesserTroops)]),
    row('7 or 8 points; 5 or 6', [`${signed(fire.strongest)}; +1`]),
    row('3 or 4 points; 1 or 2', [`${fire.middling}; ${signed(fire.weakest)}`]),
    row('In mass; in column', [`${signed(fire.mass)}; ${signed(fire.column)}`]),
    row('Shaken', [signed(fire.shaken)]),
    row('Rifles, short and medium', [fire.rifles.map(signed).join(', ')]),
    row('Guns, canister, medium, long', [fire.guns.map(signed).join(', ')]),
    row('Soft cover or wood; hard; fortified', [
      [fire.cover.soft, fire.cover.hard, fire.cover.fortified].map(signed).join(', '),
    ]),
  ];
}

export const chargeChapter = (inch: Cm): ReferenceChapter => ({
  title: 'Charges, one die',
  tables: [
    {
      title: 'Added for the charged',
      clause: 'MCN-CHG-06',
      head: '',
      columns: ['to the die'],
      rows: [
        row('Open order or guns, by close order', ['+2']),
        row('In the rear; in the flank', ['+2; +1']),
        row('Chargers uphill of it; shaken', ['+1; +1']),
        row('A general with it', ['-1']),
        row('Obstacle or building; fortification', ['-2; -3']),
        row('Horse charged by no horse', ['-2']),
        row('Close order by open order only', ['-2']),
      ],
    },
  ],
  notes: [
    note(
      'MCN-CHG-02',
      `Reach ${lengthNumber(3 * inch, LENGTHS)} on foot, ${lengthNumber(6 * inch, LENGTHS)} mounted, ${UNIT}.`,
    ),
    note('MCN-CHG-07', 'At its basic morale or above it routs and loses a point.'),
    note('MCN-EVADE-02', 'Light troops that have not fired may evade as far.'),
  ],
});

export const meleeChapter = ({ melee }: HouseValues): ReferenceChapter => {
  return {
    title: 'Melee, one die',
    tables: [
      {
        title: house('Added'),
        clause: 'MCN-MELEE-04',
        head: '',
        columns: ['to the die'],
        rows: [
          row('Cavalry; heavy besides', [`${signed(melee.cavalry)}; ${signed(melee.heavyCavalry)}`]),
          row('Charging', [both(melee.charging)]),
          row('Regulars; guards, grenadiers besides', [`${signed(melee.regular)}; ${signed(melee.elite)}`]),
          row('In the flank; in the rear', [`${signed(melee.flank)}; ${signed(melee.rear)}`]),
          row('Charging an obstacle or building', [both(melee.obstacle)]),
          row('Charging a fortification', [both(melee.fortification)]),
          row('Charging uphill', [signed(melee.uphill)]),
          row('Open order or guns', [signed(melee.openOrder)]),
          row('Overlap; two bases deep', [`${signed(melee.overlap)}; ${signed(melee.deep)}`]),
        ],
      },
      {
        title: 'Beaten by',
        clause: 'MCN-MELEE-05',
        head: '',
        columns: ['result'],
        rows: [
          row('2 or more', ['routs, 2 points'], 'MCN-MELEE-06'),
          row('2 or more, charging cover', ['back 6, shaken, 2 points'], 'MCN-MELEE-09'),
          row('1', ['back 3, shaken, 1 point'], 'MCN-MELEE-07'),
          row('equal', ['all back 3'], 'MCN-MELEE-08'),
        ],
      },
    ],
    notes: [note('MCN-MELEE-11', 'Winners stay.')],
  };
};
