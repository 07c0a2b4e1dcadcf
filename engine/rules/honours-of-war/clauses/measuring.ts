/** Measuring, dice and figure scales: clauses HOW-SCALE-01 and on. */
import type { Clause } from '../../system';

export const MEASURING: readonly Required<Clause>[] = [
  {
    id: 'HOW-SCALE-01',
    title: 'Base scale',
    says: 'At 28mm, 1 mm on the table is one pace of 2 feet, and a turn is 10 minutes. The other figure scales change base sizes and distances and no other rule; at 15mm, 1 mm is 2 paces.',
  },
  {
    id: 'HOW-SCALE-02',
    title: 'Measuring between units',
    says: 'The distance between two units is the shortest one between the edges of their bases, whatever ground or troops lie between. Firing range, limbering and grazing fire are measured in ways of their own.',
  },
  {
    id: 'HOW-SCALE-03',
    title: 'Distances exactly at a limit',
    says: 'A distance exactly at a printed limit counts as inside it, and a range exactly between two bands belongs to the nearer band; “more than” leaves the limit out. Differences up to 0.01 cm are ignored.',
  },
  {
    id: 'HOW-SCALE-04',
    title: 'Pre-measurement',
    says: 'Distances may always be measured before a decision is made.',
  },
  {
    id: 'HOW-SCALE-05',
    title: 'Dice kinds',
    says: 'Command, initiative, tests and grazing use a six-sided die (D6), command casualties and weather two of them. Fire and melee use an average die: a D6 whose 1 counts as 3 and whose 6 counts as 4, so it shows 2 to 5.',
  },
  {
    id: 'HOW-SCALE-06',
    title: 'Where the book says “agree or dice”',
    says: 'Where the book lets the players agree or throw a die, a fixed rule decides. Where there is none, a D6 does: 1-3 for the option of the side without the initiative of the phase, 4-6 for that of the side with it.',
  },
  {
    id: 'HOW-SCALE-07',
    title: 'Normal moves, all scales',
    says: 'The table of how far each kind of troops goes in one normal move, by formation and figure scale. At 28mm close order infantry goes 20 cm in line and 25 in march column, light infantry 25, cavalry 30 and 40.',
  },
  {
    id: 'HOW-SCALE-08',
    title: 'Infantry ranges, all scales',
    says: 'The table of short and long range by weapon and figure scale. At 28mm muskets with battalion guns reach 10 and 30 cm, muskets alone 10 and 20, rifles 15 and 30, carbines 8 and 15.',
  },
  {
    id: 'HOW-SCALE-09',
    title: 'Artillery ranges, all scales',
    says: 'The table of canister, effective and long range by gun and figure scale. At 28mm light guns reach 30, 50 and 70 cm, medium 40, 80 and 120, heavy 50, 100 and 150, howitzers 40, 70 and 100.',
  },
  {
    id: 'HOW-SCALE-10',
    title: 'Other printed distances, all scales',
    says: 'The table of the other distances that the book prints for each scale. At 28mm: command 15 cm, melee support 5, grazing fire 30, rallying 30 and 60, the side of a BUA block 20.',
  },
  {
    id: 'HOW-SCALE-11',
    title: 'Distances with no printed value at a scale',
    says: 'A distance that is printed at 28mm only shrinks with the figures (to 0.7 at 20mm, 1/2, 1/3, and 1/4 at 6mm) and is rounded to whole centimetres, at least 1. Values of 5, 15, 20, 30 and 60 cm take the printed value of that scale; measures of 2 cm or less are not rounded.',
  },
  {
    id: 'HOW-SCALE-12',
    title: 'Fractions of a move',
    says: 'Halves, thirds and quarters of a move are never rounded; only distances converted to another figure scale are.',
  },
  {
    id: 'HOW-SCALE-13',
    title: 'Play sheet: distances that agree',
    says: 'The play sheet for 6mm repeats the tables of the book, and all its numbers equal the 6mm columns here.',
  },
  {
    id: 'HOW-SCALE-14',
    title: 'Play sheet: values it adds for 6mm',
    says: 'The play sheet adds one distance for 6mm that the book does not print: a commanding general rallies units within 2 cm. Its grazing fire of 8 cm, rallying at 8 and 16 cm and command distance of 4 cm are those of the book.',
  },
  {
    id: 'HOW-SCALE-15',
    title: 'Play sheet: wording that differs',
    says: 'Where the play sheet is only shorter than the book, the book governs. Where it speaks of fire at a march column rather than at its head, it supports the text of the book.',
  },
  {
    id: 'HOW-SCALE-16',
    title: 'Own unit sizes',
    says: 'The book lets other basing be used with the distances of the nearest frontage. The program uses the standard bases of each figure scale; how many figures stand on them changes nothing.',
  },
  {
    id: 'HOW-SCALE-17',
    title: 'Who counts as "the enemy" in distance tests',
    says: 'In tests of distance, enemies and friends are units on the table, including transport, gun crews without guns, and broken-off or reforming units. Command figures, Done For units, abandoned guns and works do not count.',
  },
  {
    id: 'HOW-SCALE-18',
    title: 'When units are in contact',
    says: 'Two bases, or a base and an obstacle, works or a block, are in contact when their nearest edges are at most 0.1 cm apart, at every figure scale. A single corner is enough.',
  },
];
