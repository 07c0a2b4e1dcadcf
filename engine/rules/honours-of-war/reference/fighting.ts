/** Charges, melee and morale on the play sheet. */
import type { ReferenceChapter } from '../../../battle';
import { RUN_IN } from '../charge/contact';
import { PASSES } from '../charge/counter-charge-roll';
import { ANSWERING } from '../charge/reaction';
import { MELEE_MODIFIERS, MOST_SUPPORTED, MOST_SUPPORTERS } from '../melee/modifiers';
import { BREAKING_SHARE } from '../victory/breaking';
import { HITS_BY_PASSING } from '../morale/passing';
import { RALLIED } from '../rally/rally-phase';
import { REACTIONS } from '../morale/reaction-table';
import type { Reaction } from '../morale/reaction-table';
import { RETREAT_MOVES } from '../morale/retreat-length';
import type { ScaleLengths } from '../troops/scales';
import { CLASS_ON_TESTS, POINTS } from '../troops/traits';
import { note, row, signed } from '../../common';
import { modifierRows, orMore, share } from './rows';
import { lengthWords } from '../lengths';

export const chargeChapter = ({ distances }: ScaleLengths): ReferenceChapter => {
  const byClass = `superior ${signed(CLASS_ON_TESTS.superior)}, inferior ${signed(CLASS_ON_TESTS.inferior)}`;
  const nimble = `horse, light foot ${signed(ANSWERING.nimble)}; slow nation ${signed(ANSWERING.slow)}`;
  return {
    title: 'Charge and melee',
    tables: [
      {
        title: 'Answers to a charge',
        clause: 'HOW-CHG-20',
        head: '',
        columns: ['D6', 'Adds'],
        rows: [
          row('Counter-charge, horse', [orMore(PASSES), byClass], 'HOW-CCHG-02'),
          row('Counter-charge, foot', [orMore(PASSES), byClass], 'HOW-CCHG-03'),
          row('Turn to face', [orMore(PASSES), nimble], 'HOW-FLANK-03'),
          row('Change formation', [orMore(PASSES), nimble], 'HOW-FORMCHG-11'),
          row('Pursue, winning horse', [orMore(PASSES), `${byClass}; wish +1 or -1`], 'HOW-PURS-02'),
        ],
      },
      {
        title: 'Melee: added to the die',
        clause: 'HOW-HIT-06',
        head: '',
        columns: [''],
        rows: modifierRows(MELEE_MODIFIERS),
      },
    ],
    notes: [
      note('HOW-CCHG-02', 'Horse charged over more than half a move counter-charges without a die.'),
      note('HOW-FLANK-02', 'Turning and forming need a charge of more than half a move.'),
      note('HOW-CHG-08', 'Foot never charges horse; artillery and wagons never charge.'),
      note('HOW-MELEE-24', 'Limbered guns and wagons that are charged are Done For.'),
      note('HOW-CHG-11', 'Horse never charges houses or works.'),
      note('HOW-CHG-07', 'March columns charge light foot only.'),
      note('HOW-CHG-09', 'Light foot charges close order foot in flank or rear, in column, or already fighting.'),
      note(
        'HOW-CHG-12',
        `Within ${lengthWords(distances.cm20)} charge the enemy most directly ahead, or one about as near.`,
      ),
      note('HOW-EVADE-01', 'Light foot and light horse may evade at contact; light foot may fire first.'),
      note(
        'HOW-MELEE-12',
        `No charge bonus: inferior horse, steady foot ahead with 3 hits or fewer, uphill, defences, wood or rough ground, a run-in of ${share(RUN_IN)} move or less, fog or storm.`,
      ),
      note(
        'HOW-MELEE-11',
        `Support within ${lengthWords(distances.support)}: ${MOST_SUPPORTERS} for a unit, each to ${MOST_SUPPORTED}; not artillery, wagons, or troops that have lost their morale.`,
      ),
      note(
        'HOW-PURS-04',
        'Horse that pursues goes half a move to a whole one and charges at once whoever is within half a move.',
      ),
      note('HOW-BUA-20', 'Foot that wins at the edge of houses occupies them; the beaten leave them altogether.'),
    ],
  };
};

const MEANS: Readonly<Record<Reaction, string>> = {
  'carries on': 'carries on',
  'carries on at -1': 'carries on at -1',
  retreats: 'retreats, then reforms; hit again before that it is Done For',
  'Done For': 'Done For: routs and is removed',
};

export const moraleChapter = ({ distances }: ScaleLengths): ReferenceChapter => {
  const { near, between, far, inferior } = RALLIED;
  const rallies = (hits: number): readonly number[] => [hits, Math.max(0, hits - inferior)];
  return {
    title: 'Morale',
    tables: [
      {
        title: 'Reaction to hits',
        clause: 'HOW-REACT-01',
        head: 'Hits',
        columns: [''],
        rows: REACTIONS.flatMap((reaction, hits) => (hits === 0 ? [] : [row(`${hits}`, [MEANS[reaction]])])),
      },
      {
        title: 'Hits rallied at the end of the turn',
        clause: 'HOW-RALLY-02',
        head: 'Nearest enemy',
        columns: ['Others', 'Inferior'],
        rows: [
          row(`under ${lengthWords(distances.rallyNear)}`, rallies(near)),
          row(`${distances.rallyNear} to ${lengthWords(distances.rallyFar)}`, rallies(between)),
          row(`over ${lengthWords(distances.rallyFar)}`, rallies(far)),
          row('One unit beside its general', [RALLIED.general, RALLIED.general], 'HOW-RALLY-04'),
          row('the same, dashing', [RALLIED['dashing general'], RALLIED['dashing general']], 'HOW-CMD-21'),
        ],
      },
      {
        title: 'Army points',
        clause: 'HOW-BREAK-01',
        head: '',
        columns: ['Points'],
        rows: [
          row('Small foot or horse', [POINTS.small]),
          row('Standard foot or horse, batteries', [POINTS.standard]),
          row('Large foot or horse', [POINTS.large]),
        ],
      },
    ],
    notes: [
      note('HOW-BREAK-03', 'An objective in enemy hands is lost with the points of its own.'),
      note('HOW-RET-02', `A retreat is ${RETREAT_MOVES.least} to ${RETREAT_MOVES.most} normal moves away; a rout one.`),
      note(
        'HOW-RET-10',
        `Friends passed through take ${HITS_BY_PASSING.standard} hit, inferior ones ${HITS_BY_PASSING.inferior}, and react.`,
      ),
      note('HOW-RALLY-03', 'The last hit is never rallied.'),
      note(
        'HOW-RALLY-06',
        'Broken troops with fewer than 4 hits reform for a turn, still, and are then steady; with 4 they retreat again. Charged before that they fight at -2.',
      ),
      note(
        'HOW-RET-14',
        'Deployed guns at 4 hits are abandoned on a D6 of 1 or 2, in melee of 1 to 4; else they limber and retreat.',
      ),
      note(
        'HOW-BREAK-01',
        `An army breaks when it has lost ${share(BREAKING_SHARE)} of its points, fractions dropped, or what the scenario says.`,
      ),
    ],
  };
};
