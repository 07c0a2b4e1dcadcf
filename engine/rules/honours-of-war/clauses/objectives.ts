/** Objectives: clauses HOW-OBJ-01 and on. */
import type { Clause } from '../../system';

export const OBJECTIVES: readonly Required<Clause>[] = [
  {
    id: 'HOW-OBJ-01',
    title: 'Value of an objective',
    says: 'Each objective is worth 1, 2 or 3 army points.',
  },
  {
    id: 'HOW-OBJ-02',
    title: 'Objectives held at the start',
    says: 'Objectives held at the start do not raise the Breaking Point. When the enemy takes one its owner loses its points.',
  },
  {
    id: 'HOW-OBJ-03',
    title: 'Holding an objective',
    says: 'An objective is held by a side with at least one unit on it that is not broken-off, reforming or Done For, while the enemy has none: in the block, more than half on the hill, or within 10 cm (28mm) of the bridge, ford or marker.',
  },
  {
    id: 'HOW-OBJ-04',
    title: 'Disputed objectives',
    says: 'An objective with units of both sides on it is worth nothing to either.',
  },
  {
    id: 'HOW-OBJ-05',
    title: 'Retaken, empty and neutral objectives',
    says: 'Objectives are counted anew each turn: one retaken, disputed or empty costs its owner nothing. A neutral one costs the other side its points while somebody holds it.',
  },
  {
    id: 'HOW-OBJ-06',
    title: 'Transport and crews hold nothing',
    says: 'Transport and gun crews without guns can neither hold nor dispute an objective.',
  },
];
