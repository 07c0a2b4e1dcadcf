/** Troop quality: clauses HOW-CLASS-01 and on. */
import type { Clause } from '../../system';

export const TROOP_CLASSES: readonly Clause[] = [
  {
    id: 'HOW-CLASS-01',
    title: 'Three classes',
    says: 'Troops are superior, standard or inferior. The class tells in shooting and fighting, in tests of nerve and in points.',
  },
  {
    id: 'HOW-CLASS-02',
    title: 'Class is absolute',
    says: 'Only the class of the target counts, never how it compares with that of the attacker.',
  },
  {
    id: 'HOW-CLASS-03',
    title: 'Usual classes',
    says: 'Guards, grenadiers and heavy horse are usually superior, line troops standard, garrisons and militia inferior; the list of a nation comes before that.',
  },
  { id: 'HOW-CLASS-04', title: 'Transport class' },
  { id: 'HOW-CLASS-05', title: 'Arms inside cavalry' },
];
