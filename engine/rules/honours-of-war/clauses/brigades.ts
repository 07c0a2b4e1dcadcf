/** Brigades, their commanders and independent units: clauses HOW-ORG-01 and on. */
import type { Clause } from '../../system';

export const BRIGADES: readonly Required<Clause>[] = [
  {
    id: 'HOW-ORG-01',
    title: 'Brigade size',
    says: 'A brigade usually has 2 to 8 units. Armies that the program makes keep to that; a scenario that does not is warned about.',
  },
  {
    id: 'HOW-ORG-02',
    title: 'Mixing arms',
    says: 'Cavalry and close order infantry are not usually in one brigade; artillery and light infantry may join any. A scenario may override this.',
  },
  {
    id: 'HOW-ORG-03',
    title: 'Artillery brigades',
    says: 'Batteries may form brigades of artillery only.',
  },
  {
    id: 'HOW-ORG-04',
    title: 'Brigade commander',
    says: 'Each brigade has one commander, rated dithering, dependable or dashing.',
  },
  {
    id: 'HOW-ORG-05',
    title: 'How ratings are set',
    says: "A rating that the scenario leaves open is rolled with a D6 on the nation's table for the date: for each brigade, in the order of the list, after deployment.",
  },
  {
    id: 'HOW-ORG-06',
    title: 'Independent units',
    says: 'A unit may be independent of any brigade: it then acts as a brigade of one, has no command figure, and rolls for command as under a dependable commander.',
  },
  {
    id: 'HOW-ORG-07',
    title: 'Limit on independents',
    says: 'An army has at most 3 independent units, whatever its size.',
  },
  {
    id: 'HOW-ORG-08',
    title: 'Maximum brigade commanders',
    says: 'An army may have one brigade commander for every 3 units that are not independent, rounded down; a small unit counts one half and a large one 1 1/2. It binds armies that the program makes, not scenarios.',
  },
  {
    id: 'HOW-ORG-09',
    title: 'No brigade commander allowed',
    says: 'An army too small for a brigade commander is led by its commanding general himself: dependable if unrated, measured from for command distance, still moved in phase 1 only. He cannot also influence the brigade he leads, but may influence an independent unit and rally hits.',
  },
  {
    id: 'HOW-ORG-10',
    title: 'Removing a brigade commander',
    says: 'A brigade commander is removed when all units of his brigade are Done For.',
  },
  {
    id: 'HOW-ORG-11',
    title: 'Commander follows a retreating brigade',
    says: 'When every unit left in a brigade has retreated, its commander may join them once, placed within command distance of any of them, even if he has moved this turn.',
  },
  {
    id: 'HOW-ORG-12',
    title: 'Artillery proportion',
    says: 'A guideline: one battery to an infantry brigade before about 1759 and two from then; no more than a third of the batteries howitzers or heavy guns, in Russia up to half howitzers or unicorns. An army that exceeds it is warned about.',
  },
  {
    id: 'HOW-ORG-13',
    title: 'Free army composition',
    says: 'There are no army lists: any mix of troops is allowed.',
  },
];
