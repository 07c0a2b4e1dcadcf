/** Brigades, their commanders and independent units: clauses HOW-ORG-01 and on. */
import type { Clause } from '../../system';

export const BRIGADES: readonly Clause[] = [
  {
    id: 'HOW-ORG-01',
    title: 'Brigade size',
    says: 'Units are brigaded, usually two to eight together.',
  },
  {
    id: 'HOW-ORG-02',
    title: 'Mixing arms',
    says: 'Horse and close order foot are usually in brigades of their own; guns and light infantry may join either.',
  },
  { id: 'HOW-ORG-03', title: 'Artillery brigades' },
  {
    id: 'HOW-ORG-04',
    title: 'Brigade commander',
    says: 'Each brigade has one commander, who is dithering, dependable or dashing.',
  },
  {
    id: 'HOW-ORG-05',
    title: 'How ratings are set',
    says: 'A rating that the scenario leaves open is thrown for on the table of the nation before the battle begins.',
  },
  {
    id: 'HOW-ORG-06',
    title: 'Independent units',
    says: 'A unit outside the brigades is a command of its own and obeys like a brigade under a dependable commander.',
  },
  {
    id: 'HOW-ORG-07',
    title: 'Limit on independents',
    says: 'An army has three units outside its brigades at most.',
  },
  {
    id: 'HOW-ORG-08',
    title: 'Maximum brigade commanders',
    says: 'There is one brigade commander for every three units that are not independent, small and large units counting by their size.',
  },
  {
    id: 'HOW-ORG-09',
    title: 'No brigade commander allowed',
    says: 'An army too small for a brigade commander is led by its general himself, who then cannot inspire the troops he leads.',
  },
  {
    id: 'HOW-ORG-10',
    title: 'Removing a brigade commander',
    says: 'A commander leaves the table with the last unit of his brigade.',
  },
  {
    id: 'HOW-ORG-11',
    title: 'Commander follows a retreating brigade',
    says: 'When a whole brigade has gone back, its commander may ride after it.',
  },
  { id: 'HOW-ORG-12', title: 'Artillery proportion' },
  { id: 'HOW-ORG-13', title: 'Free army composition' },
];
