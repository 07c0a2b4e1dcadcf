/** Formations: clauses HOW-FORM-01 and on. */
import type { Clause } from '../../system';

export const FORMATIONS: readonly Required<Clause>[] = [
  {
    id: 'HOW-FORM-01',
    title: 'Formations of close order infantry',
    says: 'Close order infantry stands in line, its bases side by side, or in march column, one behind another. There are no squares and no attack columns.',
  },
  {
    id: 'HOW-FORM-02',
    title: 'Formations of cavalry',
    says: 'Cavalry stands in line, in double line (two ranks, which count as a line), or in march column. A small regiment of 2 bases has no double line.',
  },
  {
    id: 'HOW-FORM-03',
    title: 'Light infantry shape',
    says: 'The bases of light infantry may stand in any connected shape with one common facing; here in line, two deep, in single file or bent to an edge, for no other changes a rule. Deeper than two bases it may not fire; a file is a march column on roads, bridges and fords and for the march bonus.',
  },
  {
    id: 'HOW-FORM-04',
    title: 'Artillery and transport',
    says: 'Artillery is limbered or deployed. Limbered artillery and transport always count as being in march column.',
  },
  {
    id: 'HOW-FORM-05',
    title: 'Limber contact',
    says: 'While guns are deployed their limber touches the rear edge of the gun base. It may be shifted along that edge at any time to make room.',
  },
  {
    id: 'HOW-FORM-06',
    title: 'Irregular line',
    says: 'Infantry and cavalry that reach the edge of a wood or other terrain in line may bend to it free of cost. They fight as a line but may not counter-charge, and must form up, which is a formation change, before they move again.',
  },
  {
    id: 'HOW-FORM-07',
    title: 'Units inside a BUA',
    says: 'Units inside a block of a BUA have no formation, face all ways and defend all round. Limbers may stay outside.',
  },
  {
    id: 'HOW-FORM-08',
    title: 'March column cannot fight normally',
    says: 'A unit in march column cannot fire, charges nobody but light infantry, and subtracts 2 from its melee dice.',
  },
];
