/** Figures, table and setting up on the play sheet: where the scenario does not say, all by house values. */
import { lengthInWords } from '../../../battle';
import type { Cm, ReferenceChapter } from '../../../battle';
import type { HouseValues } from '../house-rows';
import { LENGTHS } from '../lengths';
import { CLASS_WORDS } from '../troops/unit-classes';
import { note, row } from '../../common';
import { house } from './rows';

export function setUpChapter(
  inch: Cm,
  { menToFigure, figuresPerBase, table, deployment }: HouseValues,
): ReferenceChapter {
  const far = (inches: number): string => lengthInWords(inches * inch, LENGTHS);
  return {
    title: 'Setting up',
    tables: [
      {
        title: house(`Figures, ${menToFigure} men each`),
        clause: 'MCN-UNIT-03',
        head: 'Troops',
        columns: ['on a base'],
        rows: (['CO', 'OO', 'HC', 'LC'] as const).map((one) => row(CLASS_WORDS[one], [figuresPerBase[one]])),
      },
    ],
    notes: [
      note('MCN-SCALE-06', `House value: a table is ${far(table.width)} by ${far(table.depth)}.`),
      note(
        'MCN-SEQ-10',
        `House value: who moves second sets up first, within ${far(deployment.depth)} of the own long edge and ${far(deployment.fromEnds)} from its ends.`,
      ),
    ],
  };
}
