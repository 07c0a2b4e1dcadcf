/** Ranges, fire and hits on the play sheet. */
import type { ReferenceChapter } from '../../../battle';
import { GRAZES_ON } from '../fire/grazing';
import { AVERAGE_DIE, HIT_LINES, HIT_TABLE, lineTitle } from '../fire/hit-table';
import { FIRE_MODIFIERS, GUN_MODIFIERS } from '../fire/modifiers';
import { FUSE_FAILS } from '../fire/shell';
import { ordnanceOf } from '../troops/ordnance';
import type { Gun, ScaleLengths, SmallArm } from '../troops/scales';
import { EFFECTS } from '../weather/effects';
import { note, row, signed } from '../../common';
import { modifierRows, orMore } from './rows';
import { bareLength, lengthWords, UNIT } from '../lengths';

const ARMS: readonly (readonly [SmallArm, string])[] = [
  ['muskets and battalion guns', 'Muskets with battalion guns'],
  ['muskets', 'Muskets'],
  ['rifles', 'Rifles'],
  ['carbines', 'Carbines, dismounted'],
];
const GUNS: readonly (readonly [Gun, string])[] = [
  ['light gun', 'Light guns'],
  ['medium gun', 'Medium guns'],
  ['heavy gun', 'Heavy guns'],
  ['howitzer', 'Howitzers, unicorns'],
];
/** What canister adds, of usual and of quick-firing pieces. */
const CANISTER = [
  ['Canister', 'medium gun', 'HOW-HIT-05'],
  ['Canister, quick-firing piece', 'quick-firing gun', 'HOW-NAT-30'],
] as const;

export const fireChapter = ({ smallArms, guns, distances }: ScaleLengths): ReferenceChapter => ({
  title: 'Fire',
  tables: [
    {
      title: `Small arms, ${UNIT}`,
      clause: 'HOW-SCALE-08',
      head: '',
      columns: ['Short', 'Long'],
      rows: ARMS.map(([arm, words]) => row(words, [bareLength(smallArms[arm].short), bareLength(smallArms[arm].long)])),
    },
    {
      title: `Artillery, ${UNIT}`,
      clause: 'HOW-SCALE-09',
      head: '',
      columns: ['Canister', 'Effective', 'Long'],
      rows: GUNS.map(([gun, words]) =>
        row(words, [guns[gun].canister, guns[gun].effective, guns[gun].long].map(bareLength)),
      ),
    },
    {
      title: 'Fire: added to the die',
      clause: 'HOW-HIT-04',
      head: '',
      columns: [''],
      rows: modifierRows(FIRE_MODIFIERS),
    },
    {
      title: 'Artillery adds as well',
      clause: 'HOW-HIT-05',
      head: '',
      columns: [''],
      rows: [
        ...CANISTER.flatMap(([words, type, clause]) => {
          const ordnance = ordnanceOf(type);
          return ordnance ? [row(words, [signed(ordnance.canisterBonus)], clause)] : [];
        }),
        ...modifierRows(GUN_MODIFIERS),
      ],
    },
  ],
  notes: [
    note(
      'HOW-FIRE-01',
      'The sides fire a brigade each by turns; losses count at once, reactions come when all have fired.',
    ),
    note('HOW-SECT-03', 'The zone of fire opens by 30 degrees from both front corners, of light foot by 45.'),
    note(
      'HOW-FIRE-04',
      'No fire: march columns, limbered guns, mounted horse, chargers, troops in melee, broken or reforming. Each unit fires once a turn.',
    ),
    note(
      'HOW-FIRE-15',
      'Foot and guns may fire at those who charge them, at any point; and, one that has not moved, at enemies who cross its zone in one move.',
    ),
    note('HOW-TGT-01', 'Fire at the nearest, or at one farther off that is easier to hit.'),
    note(
      'HOW-TGT-03',
      `Fire is split over two enemies no more than ${lengthWords(distances.cm10)} apart whose ranges differ by ${lengthWords(distances.cm5)} at most.`,
    ),
    note(
      'HOW-HIT-08',
      'Difficult, once: light foot, deployed guns, more than half hidden, partly behind friends or outside the zone.',
    ),
    note(
      'HOW-BUA-02',
      'Rustic houses are light cover; urban ones heavy, to ball and shell light; fortified ones heavy.',
    ),
    note(
      'HOW-ARTY-15',
      `Shell reaches no nearer than ${lengthWords(distances.cm20)}; its fuse is bad on a D6 of 1 to ${FUSE_FAILS}.`,
    ),
    note(
      'HOW-GRAZE-03',
      `Roundshot flies ${lengthWords(distances.grazing)} past the front of its target and strikes on a D6 of ${orMore(GRAZES_ON.open)}; beyond walls, works, streams, woods or rough ground, or up a gentle hill, ${orMore(GRAZES_ON.slowed)}; in a storm or heavy rain ${EFFECTS.storm.grazing ?? ''}; not over rivers or crests, nor at steep hills.`,
    ),
  ],
});

export const hitsChapter = (): ReferenceChapter => ({
  title: 'Hits',
  tables: [
    {
      title: 'The average die',
      clause: 'HOW-SCALE-05',
      head: 'D6',
      columns: AVERAGE_DIE.map((_, index) => `${index + 1}`),
      rows: [row('counts as', AVERAGE_DIE)],
    },
    {
      title: 'Hits by the die with what is added',
      clause: 'HOW-HIT-01',
      head: 'Fires or fights',
      columns: HIT_TABLE['standard infantry'].map((_, index, line) =>
        index === 0 ? '0-' : index === line.length - 1 ? `${index}+` : `${index}`,
      ),
      rows: HIT_LINES.map((line) =>
        row(
          lineTitle(line),
          HIT_TABLE[line].map((hits) => (hits === 0 ? '-' : hits)),
        ),
      ),
    },
  ],
  notes: [
    note('HOW-HIT-03', 'A 5 on the average die hits once whatever is taken from it.'),
    note('HOW-HIT-02', 'Superior light foot rolls as standard infantry, wagons as inferior infantry.'),
  ],
});
