/** Charges: clauses MCN-CHG-01 and on. */
import type { Clause } from '../../system';

export const CHARGES: readonly Required<Clause>[] = [
  {
    id: 'MCN-CHG-01',
    title: 'Who may charge',
    says: 'Foot and horse that are steady, have not retired and have not failed to form.',
  },
  { id: 'MCN-CHG-02', title: 'Reach of a charge', says: '3 inches on foot and 6 mounted, straight ahead.' },
  { id: 'MCN-CHG-03', title: 'All declared first', says: 'Every charge is declared before any is tested.' },
  { id: 'MCN-CHG-04', title: 'Order of tests', says: 'As the side that charges likes; each reacts at once.' },
  {
    id: 'MCN-CHG-05',
    title: 'One target',
    says: 'A unit charges one; several may charge the same, which is tested once with each line once.',
  },
  {
    id: 'MCN-CHG-06',
    title: 'The test',
    says: 'One die and lines for order, flank and rear, slopes, state, generals and cover.',
  },
  {
    id: 'MCN-CHG-07',
    title: 'Breaking before a charge',
    says: 'At its basic morale or above it routs and loses a point.',
  },
  { id: 'MCN-CHG-08', title: 'Strength as it is', says: 'The points it has when tested.' },
  { id: 'MCN-CHG-09', title: 'Having passed', says: 'It stands, counter-charges or evades.' },
  {
    id: 'MCN-CHG-10',
    title: 'Chargers move',
    says: 'Into contact with what is still in reach, else to where it stood.',
  },
  { id: 'MCN-CHG-11', title: 'Flush contact', says: 'Front to the edge met, turned the least that makes them flush.' },
  { id: 'MCN-CHG-12', title: 'Charging routers', says: 'They may surrender; if not they run again and lose a point.' },
  {
    id: 'MCN-CHG-13',
    title: 'Charged in flank or rear',
    says: "By where the middle of the charger's front was when it declared.",
  },
  { id: 'MCN-CHG-14', title: 'Chargers are not tested', says: 'Only the charged are.' },
];
