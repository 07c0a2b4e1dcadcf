/** Points: clauses HOW-POINTS-01 and on. */
import type { Clause } from '../../system';

export const POINTS: readonly Required<Clause>[] = [
  {
    id: 'HOW-POINTS-01',
    title: 'Points of a standard unit',
    says: 'A close order infantry battalion or a cavalry regiment costs 100, a medium battery or a light infantry battalion 50, if of standard size and class.',
  },
  {
    id: 'HOW-POINTS-02',
    title: 'Modifiers: close order infantry and cavalry',
    says: 'Superior +20, inferior -20, large +20, small -30; Prussia +10, early Russia, France and Sweden -10, Reichsarmee -15, other nations nothing.',
  },
  {
    id: 'HOW-POINTS-03',
    title: 'Modifiers: artillery',
    says: 'Light gun -10, heavy +10, superior +10, inferior -10, full move to limber -10; Prussia +5, early Russia, France, Sweden and Reichsarmee -5, other nations nothing.',
  },
  {
    id: 'HOW-POINTS-04',
    title: 'Least price of a battery',
    says: 'No battery costs less than 20.',
  },
  {
    id: 'HOW-POINTS-05',
    title: 'Modifiers: light infantry',
    says: 'Superior +10, inferior -10, large +10, small -20, rifles +5; nations as for artillery.',
  },
  {
    id: 'HOW-POINTS-06',
    title: 'Points of types without a price',
    says: 'Howitzers, unicorns and canister-only guns cost as medium guns, light unicorns as light guns. Horse artillery costs nothing extra.',
  },
  {
    id: 'HOW-POINTS-07',
    title: 'Points for works',
    says: 'An entrenchment costs 30 for a standard battalion and 15 for a gun; fortifying a BUA block costs 60.',
  },
  {
    id: 'HOW-POINTS-08',
    title: 'Limbers and transport are free',
    says: 'Limbers and transport cost nothing.',
  },
  {
    id: 'HOW-POINTS-09',
    title: 'Equal armies',
    says: 'Armies are equal if they differ by at most 5% of the larger total.',
  },
  {
    id: 'HOW-POINTS-10',
    title: 'Variable brigade commanders (per commander)',
    says: 'A commander whose rating is rolled for costs 15 in Prussia to 1759 and 10 from 1760, -10 in early Russia, France and Sweden, -15 in the Reichsarmee, and nothing elsewhere.',
  },
  {
    id: 'HOW-POINTS-11',
    title: 'Fixed brigade commanders',
    says: 'A commander of given rating costs -30 if dithering, 0 if dependable, 30 if dashing.',
  },
  {
    id: 'HOW-POINTS-12',
    title: 'Points of lieutenant and commanding generals',
    says: 'A lieutenant general costs -60 if dithering, 0 if dependable, 60 if dashing; a rated commanding general -100, 0 or 100.',
  },
  {
    id: 'HOW-POINTS-13',
    title: "Commanders count in the army's total",
    says: "Points for commanders and generals are added to the army's total, not to its units.",
  },
  {
    id: 'HOW-POINTS-14',
    title: 'Points: when late Russia begins',
    says: 'Points follow the national table in force: late Russia begins in 1759, late Prussia in 1760.',
  },
  {
    id: 'HOW-POINTS-15',
    title: 'Points of France, Saxony and contingents',
    says: 'France has its -10, -5 and -10 for each variable commander in both periods, Saxony pays nothing. Allied units are priced by their own nation, their commanders with the main army.',
  },
  {
    id: 'HOW-POINTS-16',
    title: 'Fixed or variable, not both',
    says: 'An army prices all its brigade commanders in one way, variable or fixed. The commanding general and lieutenant generals cost something only if they are rated.',
  },
];
