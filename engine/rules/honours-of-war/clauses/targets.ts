/** The choice of a target: clauses HOW-TGT-01 and on. */
import type { Clause } from '../../system';

export const TARGETS: readonly Required<Clause>[] = [
  {
    id: 'HOW-TGT-01',
    title: 'Nearest target first',
    says: 'A unit fires at the nearest enemy it can fire at in its zone; if several are equally near, its owner chooses.',
  },
  {
    id: 'HOW-TGT-02',
    title: 'Easier target farther off',
    says: 'If the sum of all modifiers, with the best ammunition for each, is better against a farther enemy, the firer may choose that one.',
  },
  {
    id: 'HOW-TGT-03',
    title: 'Split fire: condition',
    says: 'Fire must be split over two enemies if they are at most 10 cm apart, their ranges differ by at most 5 cm (28mm) and each is at least half inside the firing zone. It is never split over more than two.',
  },
  {
    id: 'HOW-TGT-04',
    title: 'Split fire: modifiers',
    says: "Split fire is one die with the modifiers of the nearer unit. At equal ranges a D6 decides: 1-3 the one on the firer's left, 4-6 right.",
  },
  {
    id: 'HOW-TGT-05',
    title: 'Split fire: hits',
    says: 'Hits of split fire are shared equally; an odd one goes to the unit whose modifiers were used.',
  },
  {
    id: 'HOW-TGT-06',
    title: 'Split fire and artillery',
    says: "Artillery splits its fire too, canister included, but never grazing hits. A gun of a massed battery that fires at the battery's common target is free of target priority and does not split.",
  },
];
