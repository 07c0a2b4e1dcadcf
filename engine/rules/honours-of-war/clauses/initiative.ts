/** Initiative: clauses HOW-INIT-01 and on. */
import type { Clause } from '../../system';

export const INITIATIVE: readonly Clause[] = [
  {
    id: 'HOW-INIT-01',
    title: 'Movement initiative',
    says: 'Both sides throw a die and add what their nation is worth at it; the higher score has the initiative to move.',
  },
  {
    id: 'HOW-INIT-02',
    title: 'Attacker bonus',
    says: 'The attacker adds one when dice are thrown for the initiative to move.',
  },
  {
    id: 'HOW-INIT-03',
    title: 'First turn',
    says: 'The attacker has the initiative to move in the first turn without a die.',
  },
  {
    id: 'HOW-INIT-04',
    title: 'Choice of who starts moving',
    says: 'Who has the initiative says which side moves first.',
  },
  {
    id: 'HOW-INIT-05',
    title: 'Firing initiative',
    says: 'Before the firing the sides throw again, with what their nation is worth at it.',
  },
  {
    id: 'HOW-INIT-06',
    title: 'Who fires first',
    says: 'Who wins that throw fires first.',
  },
  { id: 'HOW-INIT-07', title: 'Allies' },
];
