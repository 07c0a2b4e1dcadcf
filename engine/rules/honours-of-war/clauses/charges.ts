/** Charges: clauses HOW-CHG-01 and on. */
import type { Clause } from '../../system';

export const CHARGES: readonly Clause[] = [
  {
    id: 'HOW-CHG-01',
    title: 'What a charge is',
    says: 'A charge is a move that ends in contact with the enemy; there is no test for it.',
  },
  {
    id: 'HOW-CHG-02',
    title: 'Sight',
    says: 'The charger must see his target before he reaches it.',
  },
  {
    id: 'HOW-CHG-03',
    title: 'Half the unit must arrive',
    says: 'At least half of the charging unit must be able to reach the enemy.',
  },
  { id: 'HOW-CHG-04', title: 'When in the phase' },
  { id: 'HOW-CHG-05', title: 'Distances used by charge rules' },
  {
    id: 'HOW-CHG-06',
    title: 'Who may charge whom',
    says: 'Which troops may charge which, by formation and by where the enemy stands.',
  },
  {
    id: 'HOW-CHG-07',
    title: 'March column',
    says: 'March columns do not charge, but for columns of foot and horse against light infantry.',
  },
  {
    id: 'HOW-CHG-08',
    title: 'Infantry against cavalry',
    says: 'Foot never charges horse.',
  },
  {
    id: 'HOW-CHG-09',
    title: 'Light infantry against close order infantry',
    says: 'Light infantry charges close order foot from the front only when that is in column or in melee already.',
  },
  {
    id: 'HOW-CHG-10',
    title: 'Artillery',
    says: 'Guns never charge.',
  },
  {
    id: 'HOW-CHG-11',
    title: 'Cavalry against defences',
    says: 'Horse does not charge troops in houses or behind works.',
  },
  {
    id: 'HOW-CHG-12',
    title: 'Must take the enemy in front',
    says: 'A unit close to the enemy may charge only the one that stands most directly before it.',
  },
  {
    id: 'HOW-CHG-13',
    title: 'One enemy per sector',
    says: 'Each side of a unit is charged by one enemy at a time.',
  },
  {
    id: 'HOW-CHG-14',
    title: 'Lining up',
    says: 'Units in contact line up against each other.',
  },
  { id: 'HOW-CHG-15', title: 'Charging two units at once' },
  { id: 'HOW-CHG-16', title: 'Second unit facing one enemy' },
  { id: 'HOW-CHG-17', title: 'Flank charge on two lines' },
  { id: 'HOW-CHG-18', title: 'Stopped charges' },
  {
    id: 'HOW-CHG-19',
    title: 'Chargers do not fire',
    says: 'Troops that charge or counter-charge do not shoot that turn.',
  },
  {
    id: 'HOW-CHG-20',
    title: 'Order of responses',
    says: 'A charge is answered in a fixed order: turning or changing formation, counter-charge, fire, contact, and at the last moment evasion.',
  },
];
