/** The turn, initiative and command on the play sheet. */
import { capital } from '../../../battle';
import type { ReferenceChapter, Step } from '../../../battle';
import { RATINGS } from '../../../scenario';
import { ACTS_ALONE } from '../sequence/activation';
import { ATTACKER_BONUS } from '../command/initiative';
import { MARCH_MOVES, NORMAL_MOVES, PERFORMANCES, PERFORMANCE_TABLE } from '../command/performance-table';

import { DAMPENS, LIFTS } from '../command/influence';
import { CASUALTY } from '../command/casualties';
import type { ScaleLengths } from '../troops/scales';
import { CLASS_ON_TESTS } from '../troops/traits';
import { note, row, signed } from '../../common';
import { orMore } from './rows';
import { bareLength, lengthWords, UNIT } from '../lengths';

/** The eight phases of the book (HOW-SEQ-01): the initiative for firing, thrown as firing begins, is one of its own. */
const phasesOf = (step: Pick<Step, 'name' | 'clause'>): readonly Pick<Step, 'name' | 'clause'>[] =>
  step.clause === 'HOW-FIRE-01' ? [{ name: 'Firing initiative', clause: 'HOW-INIT-05' }, step] : [step];

export const turnChapter = (steps: readonly Step[]): ReferenceChapter => ({
  title: 'The turn',
  tables: [
    {
      title: 'Sequence of a turn',
      clause: 'HOW-SEQ-01',
      head: '',
      columns: [],
      rows: steps.flatMap(phasesOf).map(({ name, clause }, index) => row(`${index + 1}. ${name}`, [], clause)),
    },
    {
      title: 'Initiative, D6 for each side',
      clause: 'HOW-INIT-01',
      head: '',
      columns: ['Adds'],
      rows: [
        row('Attacker, movement only', [signed(ATTACKER_BONUS)], 'HOW-INIT-02'),
        row('Nation, movement or fire', ['roster'], 'HOW-NAT-01'),
      ],
    },
  ],
  notes: [
    note('HOW-INIT-03', 'The attacker has the movement initiative of the first turn.'),
    note('HOW-INIT-04', 'Who wins movement chooses which side begins; the sides then move a brigade each by turns.'),
    note('HOW-INIT-06', 'Who wins the firing initiative fires first, with a brigade of his choice.'),
  ],
});

/** What a performance allows beside its normal moves. */
const ALLOWS: Readonly<Record<(typeof PERFORMANCES)[number], readonly [string, string]>> = {
  Feeble: ['as Poor; with half its units hit or more, the brigade falls back a move', 'HOW-PERF-06'],
  Poor: ['away from the enemy only, or change formation', 'HOW-PERF-04'],
  Steady: ['moves freely', 'HOW-PERF-03'],
  Admirable: ['moves freely', 'HOW-PERF-08'],
  Inspiring: ['rallies a hit; must advance and charge, unless the general directs it', 'HOW-PERF-09'],
};

export const commandChapter = ({ distances, moves }: ScaleLengths): ReferenceChapter => ({
  title: 'Command',
  tables: [
    {
      title: 'Command performance',
      clause: 'HOW-PERF-01',
      head: 'D6',
      columns: RATINGS.map(capital),
      rows: PERFORMANCE_TABLE.dependable.map((_, index) =>
        row(
          `${index + 1}`,
          RATINGS.map((rating) => PERFORMANCE_TABLE[rating][index] ?? ''),
        ),
      ),
    },
    {
      title: 'What it allows',
      clause: 'HOW-PERF-02',
      head: '',
      columns: ['Moves', 'Each unit'],
      rows: PERFORMANCES.map((performance) => {
        const [words, clause] = ALLOWS[performance];
        return row(performance, [NORMAL_MOVES[performance], words], clause);
      }),
    },
    {
      title: `Distances of command, ${UNIT}`,
      clause: null,
      head: '',
      columns: [''],
      rows: [
        row('Unit from its commander', [bareLength(distances.command)], 'HOW-CMD-01'),
        row('Link of a chain of units', [bareLength(distances.cm5)], 'HOW-CMD-02'),
        row('General to one he directs', [bareLength(distances.cm15)], 'HOW-CMD-13'),
        row('Dashing general to one he directs', [bareLength(distances.cm20)], 'HOW-CMD-19'),
        row('General to a unit he rallies', [bareLength(distances.cm5)], 'HOW-RALLY-04'),
        row('Figures keep from the enemy', [bareLength(distances.cm10)], 'HOW-CMD-06'),
        row('Figures move', [bareLength(moves.commandFigure)], 'HOW-CMD-05'),
        row('Dashing general moves', [bareLength(moves.dashingGeneral)], 'HOW-CMD-19'),
      ],
    },
  ],
  notes: [
    note(
      'HOW-CMD-03',
      `A unit out of command acts on a D6 of ${orMore(ACTS_ALONE)} (superior ${signed(CLASS_ON_TESTS.superior)}, inferior ${signed(CLASS_ON_TESTS.inferior)}), else as on Poor.`,
    ),
    note(
      'HOW-CMD-13',
      'Once a turn a general directs one commander: he counts one rating better, a dashing one adds 1; an independent unit counts as dashing.',
    ),
    note(
      'HOW-CMD-18',
      `Dithering general: directs and rallies nobody; Admirable and Inspiring fall to Steady on a D6 of 1 to ${DAMPENS}.`,
    ),
    note('HOW-CMD-20', `Dashing general: Poor and Feeble rise to Steady on a D6 of ${orMore(LIFTS)}.`),
    note(
      'HOW-MOVE-09',
      `On Steady a march column, or limbered guns on a road, more than ${lengthWords(distances.cm60)} from every enemy may make ${MARCH_MOVES} moves.`,
    ),
    note(
      'HOW-CMD-09',
      `A leader in the line of fire of foot or canister, or within ${lengthWords(distances.command)} of a friend hit by fire, is a casualty on 2D6 of ${orMore(CASUALTY)}: he falls one rating; a dithering commander takes 1 from his dice.`,
    ),
  ],
});
