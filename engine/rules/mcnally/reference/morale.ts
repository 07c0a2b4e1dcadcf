/** The turn, strength and morale on the play sheet. */
import type { ReferenceChapter, Step } from '../../../battle';
import type { HouseValues } from '../house-rows';
import { FULL } from '../troops/strength';
import { bridging, CHARGES, explosion, isBlownUp, pontoonMoves, turnsOfWork, worksOn } from '../engineers/costs';
import { note, signed, row } from '../../common';
import { house, share } from './rows';

export const turnChapter = (steps: readonly Step[], { victory }: HouseValues): ReferenceChapter => ({
  title: 'The move',
  tables: [
    {
      title: house('Steps'),
      clause: 'MCN-SEQ-01',
      head: '',
      columns: ['by'],
      rows: steps.map(({ name, clause, acting, halfOf }) =>
        row(name, [acting === halfOf ? 'who moves' : 'who fires'], clause),
      ),
    },
  ],
  notes: [
    note('MCN-SEQ-01', 'Then the sides swap; two moves are a turn.'),
    note('MCN-SEQ-08', `House value: ${share(victory.brokenAt)} of the fighting units gone or routing break an army.`),
  ],
});

export const moraleChapter = (values: HouseValues): ReferenceChapter => ({
  title: 'Strength and morale',
  tables: [
    {
      title: 'Basic morale: strength and',
      clause: 'MCN-MORALE-02',
      head: 'Troops',
      columns: ['adds'],
      rows: [
        row('Guards', [`${signed(values.morale.guards)} house value`]),
        row('Grenadiers', ['+2']),
        row('Other regulars', ['+1']),
        row('Grenz, frei-korps', ['-1']),
        row('Irregular light horse', [`${values.morale.irregularHorse} house value`]),
        row('Militia, better and worse', ['-1, -2']),
        row('Wagons', ['-4']),
      ],
    },
    {
      title: 'Step A, one die, general +1, senior +2',
      clause: 'MCN-SHAKEN-02',
      head: 'Score',
      columns: ['Shaken', 'Routing'],
      rows: [
        row(`${values.rallies} or more`, ['recovers', 'rallies, shaken'], 'MCN-ROUT-02'),
        row(`${values.recovers}`, ['recovers', 'runs on']),
        row('2 or 3', ['retires, face kept', 'runs on'], 'MCN-SHAKEN-03'),
        row('1 or less', ['retires, back turned, 1 point', 'runs on, 1 point'], 'MCN-SHAKEN-03'),
      ],
    },
    {
      title: 'Generals, two dice',
      clause: 'MCN-GENRISK-02',
      head: 'His unit',
      columns: ['wounded', 'captured', 'dead'],
      rows: [
        row('loses points to fire', ['9, 10', '', '11, 12'], 'MCN-GENRISK-02'),
        row('routs from melee', ['8, 9', '10', '11, 12'], 'MCN-GENRISK-03'),
        row('loses otherwise in melee', ['9, 10', '', '11, 12'], 'MCN-GENRISK-04'),
      ],
    },
  ],
  notes: [
    note('MCN-STR-01', `A full unit has ${FULL} points.`),
    note('MCN-SURR-02', 'A charged router, or one stuck near the enemy, surrenders on 4 or more, mounted 5.'),
  ],
});

/** The sums of the optional chapter, for players who do these works by hand. */
export const engineersChapter = (): ReferenceChapter => ({
  title: 'Engineers (optional)',
  tables: [
    {
      title: 'Explosives',
      clause: 'MCN-ENG-07',
      head: 'Charges',
      columns: ['moves to lay', 'dice', 'blast'],
      rows: [1, 2, 3].map((charges) => {
        const { moves, dice, blast } = explosion(charges);
        return row(`${charges}`, [moves, dice, blast]);
      }),
    },
    {
      title: 'A river of 6, moves',
      clause: 'MCN-ENG-10',
      head: '',
      columns: ['slow', 'fast'],
      rows: [
        row('Pontoons', [pontoonMoves(RIVER, false), pontoonMoves(RIVER, true)]),
        row(
          `Bridge of ${bridging(RIVER, false).material} points`,
          [bridging(RIVER, false).moves, bridging(RIVER, true).moves],
          'MCN-ENG-11',
        ),
      ],
    },
  ],
  notes: [
    note(
      'MCN-ENG-07',
      `Destroyed by a score above its points, by ${Array.from({ length: 18 }, (_, i) => i + 1).find((score) => isBlownUp(score, 8))} against 8. A wagon holds ${CHARGES} charges.`,
    ),
    note(
      'MCN-ENG-04',
      `A point dismantled takes ${turnsOfWork(1, 'dismantles')} move, one built ${turnsOfWork(1, 'builds')}.`,
    ),
    note(
      'MCN-ENG-12',
      `Under full strength a die above it stops the work of a move: with 5 points ${[1, 2, 3, 4, 5, 6].filter((die) => !worksOn(die, 5, 6)).join(', ')}.`,
    ),
  ],
});
const RIVER = 6;
