/** Melee: clauses HOW-MELEE-01 and on. */
import type { Clause } from '../../system';

export const MELEE: readonly Required<Clause>[] = [
  {
    id: 'HOW-MELEE-01',
    title: 'Who fights',
    says: 'Units in contact with enemies when the melee phase begins fight.',
  },
  {
    id: 'HOW-MELEE-02',
    title: 'One round of melee',
    says: 'In each round every fighting unit rolls one average die with its modifiers, and all results of the round count at the same time.',
  },
  {
    id: 'HOW-MELEE-03',
    title: 'Rounds are repeated',
    says: 'Rounds are repeated in the same turn until one side or both have retreated or routed.',
  },
  {
    id: 'HOW-MELEE-04',
    title: 'A unit fights in one sector',
    says: 'A unit fights in one sector only, except in a BUA: to its front if attacked there, else to its rear, else to the flank attacked; if both are, the owner chooses each round.',
  },
  {
    id: 'HOW-MELEE-05',
    title: 'Unanswered attackers',
    says: 'An enemy in a sector where the unit does not fight still rolls against it, and cannot be hit back.',
  },
  {
    id: 'HOW-MELEE-06',
    title: 'Two enemies in one sector',
    says: 'Against two enemies in one sector a unit rolls one die against one of them, which its owner chooses each round; both roll against it.',
  },
  {
    id: 'HOW-MELEE-07',
    title: 'Linked melees',
    says: 'Units joined by contact form one group, and all its pairs fight each round together.',
  },
  {
    id: 'HOW-MELEE-08',
    title: 'When melee reactions are made',
    says: 'After each round, units hit in it that now have 4 or more hits leave the fight. If their group still has opponents in contact they retreat and are pursued now; otherwise when all groups have finished.',
  },
  {
    id: 'HOW-MELEE-09',
    title: 'Winning and losing',
    says: 'A side loses if it retreats or routs and its opponent does not. Both may lose.',
  },
  {
    id: 'HOW-MELEE-10',
    title: 'Supporting: who',
    says: "A unit not in melee supports a friend in melee, for +1 to the friend's die, if it is within 5 cm (28mm) of it or of an enemy fighting friends. Artillery, transport, and reforming, Done For or 4-hit units do not.",
  },
  {
    id: 'HOW-MELEE-11',
    title: 'Supporting: limits',
    says: 'At most 2 units support one that fights, and one unit supports at most 2 friends. The owner assigns them anew each round.',
  },
  {
    id: 'HOW-MELEE-12',
    title: 'Charge bonus: cavalry only',
    says: 'Cavalry that charges or counter-charges adds 1 to its die, in the first round only.',
  },
  {
    id: 'HOW-MELEE-13',
    title: 'Charge bonus: steady foot',
    says: 'A frontal charge against close order infantry with 3 hits or fewer has no charge bonus. Charges into flank or rear keep it.',
  },
  {
    id: 'HOW-MELEE-14',
    title: 'Charge bonus: ground',
    says: 'There is no charge bonus uphill, against a target that lines a wall, hedge, fence or row of trees, or through or into a wood or rough ground. In a counter-charge each side is tested on its own stretch.',
  },
  {
    id: 'HOW-MELEE-15',
    title: 'Charge bonus: run-in',
    says: 'There is no charge bonus if the run-in, what is left after first sight, obstacles and formation changes, is a quarter of the normal move or less. In a counter-charge each side measures to the meeting point.',
  },
  {
    id: 'HOW-MELEE-16',
    title: 'Charge bonus: inferior cavalry',
    says: 'Inferior cavalry never has the charge bonus.',
  },
  {
    id: 'HOW-MELEE-17',
    title: 'Charge bonus: counter-charge',
    says: 'If the target counter-charges both sides have the charge bonus, each if it meets the other conditions.',
  },
  {
    id: 'HOW-MELEE-18',
    title: 'Charge bonus: weather',
    says: 'There is no charge bonus in fog or storm.',
  },
  {
    id: 'HOW-MELEE-19',
    title: 'Enemy uphill in melee',
    says: 'A die against a target uphill has -1, in the first round only.',
  },
  {
    id: 'HOW-MELEE-20',
    title: 'Cover',
    says: 'Cover counts in the first round only, and only for a unit that was charged in it; behind a wall or hedge, only against opponents across it. A unit that counter-charged has left its cover.',
  },
  {
    id: 'HOW-MELEE-21',
    title: 'No difficult targets in melee',
    says: 'The modifier for a difficult target never counts in melee.',
  },
  {
    id: 'HOW-MELEE-22',
    title: 'Light infantry in melee',
    says: 'Light infantry subtracts 1 against cavalry and close order infantry, nothing against light infantry, artillery or transport.',
  },
  {
    id: 'HOW-MELEE-23',
    title: 'Attacked in flank or rear',
    says: 'A unit attacked in flank or rear by any enemy has -2 on every die as long as that lasts, even when it fights to its front, and never more than -2. A reforming unit always has it.',
  },
  {
    id: 'HOW-MELEE-24',
    title: 'Transport and limbered guns',
    says: 'Transport and limbered guns that are contacted by a charge are Done For at once: they rout one move, may hit friends they pass through, and are removed. The charger stops there and is not in melee.',
  },
  {
    id: 'HOW-MELEE-25',
    title: 'Artillery in melee',
    says: 'Deployed artillery fights on its own line of the hit table with -1.',
  },
  {
    id: 'HOW-MELEE-26',
    title: 'Taking over entrenchments',
    says: 'Infantry that wins a melee over an entrenchment may take it over, placed where the loser stood.',
  },
  {
    id: 'HOW-MELEE-27',
    title: 'Melee in a BUA',
    says: 'Melee in a BUA follows the normal rules, with those of blocks for faces, deductions per direction, shared hits and who moves in.',
  },
  {
    id: 'HOW-MELEE-28',
    title: 'After the melee without pursuit',
    says: 'A winner that neither pursues nor follows up stays where it is, in its formation, facing its opponent.',
  },
  {
    id: 'HOW-MELEE-29',
    title: 'Hits are recorded per round',
    says: 'The hits of a round are added at its end, so the -1 for 3 hits begins with the next round.',
  },
];
