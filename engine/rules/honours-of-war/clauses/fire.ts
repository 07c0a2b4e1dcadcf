/** Fire: clauses HOW-FIRE-01 and on. */
import type { Clause } from '../../system';

export const FIRE: readonly Clause[] = [
  {
    id: 'HOW-FIRE-01',
    title: 'Alternate brigades',
    says: 'The sides fire by turns, a brigade each, until all who can have fired.',
  },
  { id: 'HOW-FIRE-02', title: 'Entitlement' },
  {
    id: 'HOW-FIRE-03',
    title: 'Once per turn',
    says: 'A unit fires once a turn.',
  },
  {
    id: 'HOW-FIRE-04',
    title: 'Who cannot fire',
    says: 'Columns, limbered guns, mounted horse, troops in melee, chargers and broken troops cannot fire.',
  },
  {
    id: 'HOW-FIRE-05',
    title: 'Procedure',
    says: 'A firing unit throws one die, adds what helps and takes off what hinders, and reads its hits on the table.',
  },
  { id: 'HOW-FIRE-06', title: 'Range' },
  {
    id: 'HOW-FIRE-07',
    title: 'Angle',
    says: 'A target must lie at least partly in the firing zone; one that lies mostly outside it is difficult.',
  },
  {
    id: 'HOW-FIRE-08',
    title: 'Units in melee',
    says: 'Nobody fires into a melee.',
  },
  {
    id: 'HOW-FIRE-09',
    title: 'Gaps between friends',
    says: 'A gap between friends must be half as wide as the firer, or nobody can fire through it.',
  },
  {
    id: 'HOW-FIRE-10',
    title: 'Obscured by troops',
    says: 'Troops in the way make a target difficult, and bar the fire when they hide most of it.',
  },
  {
    id: 'HOW-FIRE-11',
    title: 'Obscured by terrain',
    says: 'Ground in the way makes a target difficult when it hides most of it, and bars the fire when it hides it all.',
  },
  { id: 'HOW-FIRE-12', title: 'Infantry overhead' },
  { id: 'HOW-FIRE-13', title: 'Hits during the phase' },
  {
    id: 'HOW-FIRE-14',
    title: 'Flanking and rear fire',
    says: 'Fire into a flank or a rear hits better.',
  },
  {
    id: 'HOW-FIRE-15',
    title: 'Defensive fire at chargers: right',
    says: 'Foot and guns may fire at those who charge them, at the moment they choose.',
  },
  {
    id: 'HOW-FIRE-16',
    title: 'Defensive fire: moved or not',
    says: 'A unit that fires before its own move may give the move up, and then fires as one that stands.',
  },
  {
    id: 'HOW-FIRE-17',
    title: 'Crossing fire: when',
    says: 'An enemy who crosses the firing zone in one move may be fired at on his way.',
  },
  {
    id: 'HOW-FIRE-18',
    title: 'Crossing fire: conditions',
    says: 'Such fire follows all rules of fire, and gives way to a better target.',
  },
  {
    id: 'HOW-FIRE-19',
    title: 'Crossing fire: consequence',
    says: 'It is the one fire of the unit that turn, and what it does to the target is seen at once.',
  },
  {
    id: 'HOW-FIRE-20',
    title: 'Small and large units',
    says: 'A small unit hits less, a large one more.',
  },
  { id: 'HOW-FIRE-21', title: 'Units standing in a river' },
  {
    id: 'HOW-FIRE-22',
    title: 'Fire from and at a block',
    says: 'Out of houses a unit fires from the middle of a face; as a target it is the whole block.',
  },
];
