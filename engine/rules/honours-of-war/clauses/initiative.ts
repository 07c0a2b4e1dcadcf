/** Initiative: clauses HOW-INIT-01 and on. */
import type { Clause } from '../../system';

export const INITIATIVE: readonly Required<Clause>[] = [
  {
    id: 'HOW-INIT-01',
    title: 'Movement initiative',
    says: "Each side rolls a D6 and adds its nation's modifier for movement; the higher total has the initiative. Ties are rolled again.",
  },
  {
    id: 'HOW-INIT-02',
    title: 'Attacker bonus',
    says: 'A designated attacker always adds 1 to the roll for movement initiative.',
  },
  {
    id: 'HOW-INIT-03',
    title: 'First turn: the attacker begins',
    says: 'A designated attacker has the movement initiative on turn 1 without a roll.',
  },
  {
    id: 'HOW-INIT-04',
    title: 'Choice of who starts moving',
    says: 'The side with the movement initiative decides which side moves first.',
  },
  {
    id: 'HOW-INIT-05',
    title: 'Firing initiative',
    says: "Before the firing phase each side rolls a D6 and adds its nation's modifier for fire; the higher total has the firing initiative. Ties are rolled again, and an attacker adds nothing.",
  },
  {
    id: 'HOW-INIT-06',
    title: 'Who fires first',
    says: 'The winner of the firing initiative must fire first, with a brigade or independent unit of its choice.',
  },
  {
    id: 'HOW-INIT-07',
    title: 'Initiative of allied armies',
    says: 'Allied armies roll as one, with the modifiers of the contingent that has more units unless the scenario says otherwise.',
  },
];
